import NavCompiler

/// The values of a file by place, with aliases expanded.
struct PlainPlaces {
  /// The text of each scalar by the keys and positions that lead to it.
  private var texts: [[String]: String] = [:]

  init(_ text: String) {
    var interner = Interner()
    let reading = NodeTree.read(SourceFile(path: "plain.nav.yaml", text: text), interner: &interner)
    guard let tree = reading.tree, let root = tree.root else { return }
    read(root, at: [], tree)
  }

  private mutating func read(_ node: NodeID, at path: [String], _ tree: NodeTree) {
    var cursor = tree.cursor(node)
    switch tree.kind(node) {
    case .mapping:
      while let (key, value) = tree.nextEntry(&cursor) { read(value, at: path + [tree.text(key)], tree) }
    case .sequence:
      var index = 0
      while let item = tree.nextItem(&cursor) {
        read(item, at: path + ["\(index)"], tree)
        index += 1
      }
    case .scalar, .alias: texts[path] = tree.text(node)
    }
  }

  /// The entries in which two files differ: a segue of a screen, another key of it, or a key of the file.
  ///
  /// `open: item` and `open: { to: item }` have the same meaning.
  func changes(to other: PlainPlaces) -> Set<[String]> {
    let (own, new) = (spelledOut, other.spelledOut)
    let changed = Set(own.keys).union(new.keys).filter { own[$0] != new[$0] }
    return Set(
      changed.map { path in
        let isSegue = path.first == "screens" && path.count > 3 && Self.segueKeys.contains(path[2])
        return Array(path.prefix(isSegue ? 4 : path.first == "screens" ? 3 : 2))
      })
  }

  private static let segueKeys: Set<String> = ["push", "present", "replace", "tabs", "unwind", "go"]

  private var spelledOut: [[String]: String] {
    var result: [[String]: String] = [:]
    for (path, text) in texts {
      let isShort = path.count == 4 && path[0] == "screens" && Self.segueKeys.contains(path[2])
      result[isShort ? path + ["to"] : path] = text
    }
    return result
  }
}
