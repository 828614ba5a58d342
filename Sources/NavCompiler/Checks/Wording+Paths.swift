/// Ways through the tree, for messages.
extension Wording {
  /// The note that shows a way to a screen on which another is missing.
  func notes(_ path: OccurrencePath?, without missing: String, _ shape: GraphShape) -> [Diagnostic.Note] {
    notes(path, shape) { "'\(missing)' is not on the way \($0)" }
  }

  /// The note that shows a way on which something is wrong.
  func notes(_ path: OccurrencePath?, _ shape: GraphShape, _ message: (String) -> String) -> [Diagnostic.Note] {
    guard let path else { return [] }
    return [Diagnostic.Note(message(text(path)), at: targetRange(shape.pushes.edges[path.turn].segue))]
  }

  /// The word for where an unwind goes, where it is none of a screen's or an exit's.
  func text(of target: Segue.UnwindTarget) -> String {
    switch target {
    case .previous: Keyword.previous.rawValue
    case .root: Keyword.root.rawValue
    case .opener: Keyword.opener.rawValue
    case .screen(let screen): name(screen)
    case .exit: ""
    }
  }

  /// A way as a message shows it: `catalog → … → cart → product`.
  func text(_ path: OccurrencePath) -> String {
    var names = path.screens.map { "'\(name($0))'" }
    if let gap = path.gap { names.insert("…", at: gap) }
    return names.joined(separator: " → ")
  }
}
