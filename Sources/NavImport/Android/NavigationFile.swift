package import NavCompiler

/// The elements of a navigation graph, in the order of their start tags. An empty attribute counts as absent.
package struct NavigationFile {
  enum Kind {
    case navigation, include, destination, action, argument, deepLink
  }

  /// A start tag that the report lists.
  struct Node {
    var kind: Kind
    /// The nearest element around it that it belongs to, or `nil` for the root.
    var owner: Int?
    /// The tag with its attributes.
    var tag: XMLTree.Node
  }

  var stem: String
  /// The root comes first.
  private(set) var nodes: [Node] = []

  /// Reads a navigation graph.
  ///
  /// - Throws: An ``ImportFailure`` if the file is not well-formed XML, or not a navigation graph with a destination.
  /// - Complexity: Linear in the file.
  package init(_ file: SourceFile, stem: String) throws(ImportFailure) {
    self.stem = stem
    let tree = try LibExpat.read(file, Self.selection)
    let root = tree.nodes[0]
    guard root.name == "navigation" else {
      throw ImportFailure(.kind, "the root element is not 'navigation'", file: file, offset: root.offset)
    }
    nodes.reserveCapacity(tree.nodes.count)
    for tag in tree.nodes { add(tag) }
    // A destination without an ID is not a screen, so it does not count.
    guard nodes.contains(where: { $0.kind == .include || ($0.kind == .destination && $0.tag.resource(.id) != nil) })
    else {
      throw ImportFailure(.empty, "the navigation graph has no destination", file: file, offset: root.offset)
    }
  }

  /// The kept elements: the tags with a meaning, and all other tags directly in a graph.
  private static var selection: XMLTree.Selection {
    XMLTree.Selection { name, parent, depth in
      if kinds[name] != nil { return true }
      guard let parent, parent.name == "navigation", parent.depth == depth - 1 else { return false }
      return !name.hasPrefix(AndroidAttribute.tools)
    }
  }

  private static let kinds: [String: Kind] = [
    "navigation": .navigation, "include": .include, "action": .action, "argument": .argument, "deepLink": .deepLink,
  ]

  private mutating func add(_ tag: XMLTree.Node) {
    let kind = Self.kinds[tag.name] ?? .destination
    var owner = tag.parent
    // A tag that cannot contain this tag belongs to a tag that can.
    while let parent = owner, !contains(kind, in: nodes[parent].kind) { owner = nodes[parent].owner }
    nodes.append(Node(kind: kind, owner: owner, tag: tag))
  }

  private func contains(_ kind: Kind, in parent: Kind) -> Bool {
    switch parent {
    case .navigation: true
    case .include, .destination: [.action, .argument, .deepLink].contains(kind)
    case .action: kind == .argument
    case .argument, .deepLink: false
    }
  }
}
