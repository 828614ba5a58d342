package import NavCompiler

/// The items of a menu, in the order of their start tags.
package struct MenuFile {
  struct Item {
    var offset: UInt32
    var id: String?
    /// The title, which can refer to a string resource.
    var title: String?
  }

  private(set) var items: [Item] = []

  /// Reads a menu.
  ///
  /// - Throws: An ``ImportFailure`` if the file is not well-formed XML, or not a menu with an item.
  /// - Complexity: Linear in the file.
  package init(_ file: SourceFile) throws(ImportFailure) {
    let tree = try LibExpat.read(file, XMLTree.Selection { name, _, _ in name == "item" })
    let root = tree.nodes[0]
    guard root.name == "menu" else {
      throw ImportFailure(.kind, "the root element is not 'menu'", file: file, offset: root.offset)
    }
    for node in tree.nodes.dropFirst() {
      items.append(Item(offset: node.offset, id: node.resource(.id), title: node[.title]))
    }
    guard !items.isEmpty else {
      throw ImportFailure(.empty, "the menu has no item", file: file, offset: root.offset)
    }
  }
}
