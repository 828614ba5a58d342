import NavCompiler

/// The JSON of a value in YAML, such as an example of a key.
enum ExampleValue {
  /// Returns the value of a text in YAML, or `nil` if the text cannot be read.
  static func value(of text: String) -> JSONValue? {
    var interner = Interner()
    let file = SourceFile(path: "example", text: text + "\n")
    guard let tree = NodeTree.read(file, interner: &interner).tree, let root = tree.root else { return nil }
    return value(of: root, in: tree)
  }

  private static func value(of node: NodeID, in tree: NodeTree) -> JSONValue {
    switch tree.kind(node) {
    case .mapping:
      var members: [(key: String, value: JSONValue)] = []
      var entries = tree.cursor(node)
      while let (key, entry) = tree.nextEntry(&entries) { members.append((tree.text(key), value(of: entry, in: tree))) }
      return .object(members)
    case .sequence:
      var items: [JSONValue] = []
      var cursor = tree.cursor(node)
      while let item = tree.nextItem(&cursor) { items.append(value(of: item, in: tree)) }
      return .array(items)
    case .scalar, .alias: return scalar(tree.text(node), isPlain: tree.style(node) == .plain)
    }
  }

  private static func scalar(_ text: String, isPlain: Bool) -> JSONValue {
    guard isPlain else { return .string(text) }
    if let number = Int(text) { return .number(number) }
    return text == "true" || text == "false" ? .bool(text == "true") : .string(text)
  }
}
