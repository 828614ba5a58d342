/// Names of a mounted fragment that this file already uses.
enum MountedNames {
  /// The owner of the same name.
  enum Owner {
    /// The file that mounts the fragment, and the node of its name.
    case file(NodeID)
    /// Another mounted fragment, and the node of its path.
    case fragment(NodeID)
  }

  /// A condition of the file has the name of a fact of a mounted fragment.
  static func collision(_ path: NodeID, _ origin: FactOrigin, with name: Name, _ words: Wording) -> Diagnostic {
    let text = words.text(name.symbol)
    return Diagnostic(
      .nameCollision,
      "the fact '\(text)' of '\(origin.fragment ?? "")' and a name in this file become the same Swift identifier",
      at: words.tree.range(path),
      notes: [
        Diagnostic.Note("'\(text)' is here", at: words.tree.range(name.node)),
        Diagnostic.Note("the fact is declared here", at: origin.range),
      ])
  }

  /// A fragment has the name of another declaration in its module.
  static func taken(
    _ path: NodeID, _ name: String, by owner: Owner, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(path)
    switch owner {
    case .file(let node):
      return Diagnostic(
        .nameCollision, "this fragment and the file that mounts it are both called '\(name)'", at: range,
        notes: [Diagnostic.Note("'\(name)' is here", at: words.tree.range(node))])
    case .fragment(let node):
      return Diagnostic(
        .nameCollision, "this file mounts two fragments called '\(name)'", at: range,
        notes: [Diagnostic.Note("the other is mounted here", at: words.tree.range(node))])
    }
  }
}
