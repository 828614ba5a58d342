import NavCompiler
package import NavPictures

/// Comparisons as one picture: both graphs, with a mark on each difference.
package enum DiffPicture {
  /// Draws comparisons as SVG. If there are several, the changed graphs are below one another.
  ///
  /// - Complexity: linear in both revisions, with each fragment as often as it is mounted.
  package static func svg(_ reports: [DiffReport]) -> [UInt8] { SVGPicture.bytes(picture(reports)) }

  /// The picture of the changed graphs. Screens far from changes are omitted, and counted.
  package static func picture(_ reports: [DiffReport]) -> Picture {
    let changed = reports.filter { !$0.changes.isEmpty }
    let pictures = changed.map(folded)
    guard let first = pictures.first else { return unchanged(reports) }
    if reports.count == 1 { return first }
    let titles = pictures.map(\.title).joined(separator: ", ")
    var whole = Picture(
      title: Shortening.end(titles, to: longestTitle),
      summary: "\(changed.count) of \(reports.count) graphs \(changed.count == 1 ? "has" : "have") changed.")
    for (report, picture) in zip(changed, pictures) {
      let frame = Frame(sign: .file, caption: report.new.path)
      whole.append(picture, in: frame)
    }
    return whole
  }

  private static var longestTitle: Int { 80 }

  /// A picture of graphs without changes.
  private static func unchanged(_ reports: [DiffReport]) -> Picture {
    let names = reports.compactMap { $0.graphs.new ?? $0.graphs.old }
    var picture = Picture(
      title: names.isEmpty ? "Navigation" : Shortening.end(names.joined(separator: ", "), to: longestTitle),
      summary: "The navigation has not changed.")
    picture.append(Card(.changes, name: "No changes"))
    return picture
  }

  /// The picture of one comparison, without the screens far from changes.
  private static func folded(_ report: DiffReport) -> Picture {
    var folded = whole(report).aroundMarks
    let hidden = folded.cards.reduce(0) { count, card in count + card.rows.reduce(0) { $0 + ($1.hiddenCount ?? 0) } }
    let screens = hidden == 0 ? "" : " \(hidden) screen\(hidden == 1 ? " is" : "s are") not drawn."
    folded.summary = "\(DiffSummary(report.changes).line ?? "")." + screens
    return folded
  }

  /// The picture of one comparison with all screens.
  static func whole(_ report: DiffReport) -> Picture {
    let (old, new) = (report.diff.renamedGraph, report.diff.new?.graph)
    let start = start(old, new)
    func picture(_ graph: Graph?) -> Picture {
      graph.map { PictureBuilder.comparablePicture(of: $0, from: start) } ?? Picture(title: "", summary: "")
    }
    var changes: [PicturePart: PartChange] = [:]
    for change in report.changes {
      guard let part = change.part, change.action == .changed || change.action == .renamed else { continue }
      changes[part, default: PartChange()].add(change)
    }
    if let new {
      for part in ConditionReaders(of: report.changes, in: new).parts where changes[part] == nil {
        changes[part] = PartChange()
      }
    }
    let comparison = PictureComparison(from: picture(old), to: picture(new), changes: changes)
    var whole = comparison.picture
    whole.title = report.graphs.new ?? report.graphs.old ?? ""
    let rest = report.changes.filter { change in change.part.map { !comparison.shows($0) } ?? !isWhole(change, report) }
    whole.addList(rest.map { Row(listed: $0) })
    return whole
  }

  /// The start of both pictures. If the roots differ, both list them.
  private static func start(_ old: Graph?, _ new: Graph?) -> PictureBuilder.Start {
    func roots(_ graph: Graph?) -> [String]? {
      graph.map { graph in graph.roots.map { graph.texts.text(graph.screens[$0.position].name) } }
    }
    guard let before = roots(old), let after = roots(new) else { return .roots }
    return before == after ? .roots : .listedRoots
  }

  /// Whether a change is the entire graph, whose cards all have marks.
  private static func isWhole(_ change: Change, _ report: DiffReport) -> Bool {
    change.kind == .graph && (change.action == .added || change.action == .removed)
  }
}

extension Picture {
  /// Adds a card with the changes that no other card shows.
  fileprivate mutating func addList(_ rows: [Row]) {
    guard !rows.isEmpty else { return }
    var card = Card(.changes, name: "In the file")
    card.rows = rows
    append(card)
  }
}
