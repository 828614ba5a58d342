import NavCompiler

/// A sentence with the numbers of screens, segues, tabs, and layers.
struct Summary {
  let text: String

  init(_ picture: Picture, _ graph: Graph) {
    var tabs = 0
    var layers = 0
    for card in picture.cards {
      for branch in card.branches {
        switch branch.kind {
        case .tab: tabs += 1
        case .present: layers += 1
        case .push, .pane, .replace: break
        }
      }
    }
    let parts = [
      Self.count(graph.size.screens, "screen"), Self.count(graph.size.segues, "segue"),
      tabs > 0 ? Self.count(tabs, "tab") : nil, layers > 0 ? Self.count(layers, "layer") : nil,
    ]
    text = parts.compactMap { $0 }.joined(separator: ", ") + "."
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
