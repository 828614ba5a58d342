package import NavCompiler

/// A comparison as text: one message per change, with its effects as notes.
package enum DiffText {
  package static func text(_ report: DiffReport) -> PrintedText {
    var text: PrintedText = ""
    for change in report.changes {
      let place = place(change, report)
      text.append("\(place)\(report.severity(change).rawValue): \(change.message) [\(change.id)]\n")
      for effect in change.effects {
        let example = effect.example.map { effect.message.contains($0) ? "" : " (\($0))" } ?? ""
        let accepted = effect.isAccepted ? " (accepted)" : ""
        text.append("\(place)note: \(effect.message)\(example)\(accepted) [\(effect.rule.rawValue)]\n")
      }
    }
    if let summary = DiffSummary(report.changes).line { text.append("\(report.new.path): \(summary)\n") }
    return text
  }

  /// The place in the new file, or in the old one if the item is gone.
  static func place(_ change: Change, _ report: DiffReport) -> PrintedText {
    if change.action != .removed, let place = report.newPlace(change) {
      return "\(place.path):\(place.start.line):\(place.start.column): "
    }
    guard let place = report.oldPlace(change) else { return "\(report.new.path): " }
    return "old:\(place.path):\(place.start.line):\(place.start.column): "
  }
}

/// The numbers of effects by their meaning.
struct DiffSummary {
  private(set) var breaks: [EffectArea: Int] = [:]
  private(set) var others: [EffectClass: Int] = [:]
  private(set) var accepted = 0
  private let changes: Int

  init(_ changes: [Change]) {
    self.changes = changes.count
    for effect in changes.flatMap(\.effects) {
      if effect.isAccepted {
        accepted += 1
      } else if effect.rule.effect == .breaks {
        breaks[effect.rule.area, default: 0] += 1
      } else {
        others[effect.rule.effect, default: 0] += 1
      }
    }
  }

  /// The areas that effects can break.
  static let areas: [EffectArea] = [.api, .links, .state, .names]

  /// The numbers in a sentence, or `nil` if nothing has changed.
  var line: String? {
    if changes == 0 { return nil }
    let broken = Self.areas.compactMap { area in breaks[area].map { "\(area.rawValue) \($0)" } }
    var parts = ["\(changes) change\(changes == 1 ? "" : "s")"]
    if !broken.isEmpty { parts.append("breaks \(broken.joined(separator: ", "))") }
    for effect in [EffectClass.asks, .changes, .adds, .text] {
      if let count = others[effect] { parts.append("\(effect.rawValue) \(count)") }
    }
    if accepted > 0 { parts.append("accepted \(accepted)") }
    return parts.joined(separator: "; ")
  }
}
