/// A tab that a segue under `go` selects, and that its screen does not stand beside everywhere.
enum UnknownTab {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard !context.resolution.declarations.unknown.contains(.screens) else { return }
    guard context.resolution.goes.contains(where: { $0.selects }) else { return }
    var tabs = TabsAround(context.resolution, shape)
    for go in context.resolution.goes where shape.walk.reaches(go.source) {
      guard case .tab(let tab) = go.destination, tabs.container(of: tab.symbol, around: go.source) == .none else {
        continue
      }
      let range = context.words.tree.range(tab.node)
      context.report(.unknownTab, at: range) { words in
        Diagnostic(
          .unknownTab,
          "'\(words.name(go.source))' does not stand in a container with a tab called '\(words.text(tab.symbol))'",
          at: range,
          notes: [
            Diagnostic.Note("'tab' selects one of the tabs around a screen, and 'to' goes to any screen", at: range)
          ]
        )
      }
    }
  }
}

extension Rule {
  package static let unknownTab = Rule(
    id: "unknown-tab", section: .tree,
    range: "the name",
    meaning: "No container around the screen has the tab, or not the same one everywhere.",
    reason: """
      A go segue with 'tab' selects a tab of the container that its screen stands in, with the stack that the tab has; of several \
      containers, the nearest that has a tab of the name. It has to be the same one in every place where the screen occurs. \
      To any other screen leads 'to'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openOrders: orders
          go:
            allOrders: { tab: orders }
        orders:
      """,
    mended: ["tab: orders": "to: orders"])
}
