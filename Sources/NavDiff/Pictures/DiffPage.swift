import NavPictures

/// Comparisons as a page: the picture, and a table of the changes with their effects.
package enum DiffPage {
  /// Writes the page in UTF-8. It needs neither a network nor other files.
  package static func html(_ reports: [DiffReport]) -> [UInt8] {
    HTMLPage.bytes(DiffPicture.picture(reports), changes: table(reports))
  }

  private static func table(_ reports: [DiffReport]) -> ChangeTable? {
    let sections = reports.filter { !$0.changes.isEmpty }.map { report in
      ChangeTable.Section(
        caption: "\(report.new.path): \(DiffSummary(report.changes).line ?? "")",
        entries: report.changes.map { entry($0, report) })
    }
    if sections.isEmpty { return nil }
    let count = reports.reduce(0) { $0 + $1.changes.count }
    return ChangeTable(summary: "\(count) change\(count == 1 ? "" : "s") with effects", sections: sections)
  }

  private static func entry(_ change: Change, _ report: DiffReport) -> ChangeTable.Entry {
    let effects = change.effects.map { effect in
      let example = effect.example.map { effect.message.contains($0) ? "" : " (\($0))" } ?? ""
      return "\(effect.message)\(example)\(effect.isAccepted ? " (accepted)" : "") [\(effect.rule.rawValue)]"
    }
    return ChangeTable.Entry(
      Mark(change.action), severity: report.severity(change).rawValue, change: change.message, effects: effects)
  }
}
