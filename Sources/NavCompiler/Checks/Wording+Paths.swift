/// Paths through the tree, for messages.
extension Wording {
  /// A note that shows a path without the screen `missing`.
  func notes(_ path: OccurrencePath?, without missing: String, _ shape: GraphShape) -> [Diagnostic.Note] {
    notes(path, shape) { "'\(missing)' is not on the path \($0)" }
  }

  /// A note that shows a path with an error.
  func notes(_ path: OccurrencePath?, _ shape: GraphShape, _ message: (String) -> String) -> [Diagnostic.Note] {
    guard let path else { return [] }
    return [Diagnostic.Note(message(text(path)), at: targetRange(shape.pushes.edges[path.turn].segue))]
  }

  /// The target of an unwind as a message shows it, or an empty string for an exit.
  func text(of target: Segue.UnwindTarget) -> String {
    switch target {
    case .previous: Keyword.previous.rawValue
    case .root: Keyword.root.rawValue
    case .opener: Keyword.opener.rawValue
    case .screen(let screen): name(screen)
    case .exit: ""
    }
  }

  /// A path as a message shows it: `catalog → … → cart → product`.
  func text(_ path: OccurrencePath) -> String {
    var names = path.screens.map { "'\(name($0))'" }
    if let gap = path.gap { names.insert("…", at: gap) }
    return names.joined(separator: " → ")
  }
}
