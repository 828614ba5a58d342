import NavRuntime

/// Texts for users, with the arguments of their screens.
extension Prototype {
  /// The title of a page, or `nil` if the graph does not declare one.
  package func title(of page: PrototypeRunPage) -> String? {
    table[page.screen].title.map { text($0, of: page) }
  }

  /// The label of a tab, or its name.
  func title(of tab: SegueID, in container: PrototypeRunPage) -> String {
    table[tab].title.map { text($0, of: container) } ?? table.ownName(of: tab)
  }

  private func text(_ text: String, of page: PrototypeRunPage) -> String {
    table[page.screen].text(text) { name in
      let values = zip(graph.arguments(of: page.screen), page.arguments)
      return values.first { $0.0.name == name }?.1.plain ?? ""
    }
  }
}
