/// Ways through the tree, for messages.
extension Wording {
  /// The note that shows a way to a screen on which another is missing.
  func notes(_ path: OccurrencePath?, without missing: String, _ shape: GraphShape) -> [Diagnostic.Note] {
    guard let path else { return [] }
    return [
      Diagnostic.Note(
        "'\(missing)' is not on the way \(text(path))", at: targetRange(shape.pushes.edges[path.turn].segue))
    ]
  }

  /// A way as a message shows it: `catalog → … → cart → product`.
  func text(_ path: OccurrencePath) -> String {
    var names = path.screens.map { "'\(name($0))'" }
    if let gap = path.gap { names.insert("…", at: gap) }
    return names.joined(separator: " → ")
  }
}
