/// A tab that a segue under `go` selects, and that its screen does not stand beside everywhere.
enum UnknownTab {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard !context.resolution.declarations.unknown.contains(.screens) else { return }
    guard context.resolution.goes.contains(where: { $0.selects }) else { return }
    var tabs = TabsAround(context.resolution, shape)
    let offered = OfferedTabs(context.resolution, shape)
    var names = TabNames(context)
    for go in context.resolution.goes {
      guard case .tab(let tab) = go.destination, let start = shape.start(of: go) else { continue }
      // A container goes nowhere, which is said of its key.
      if let source = go.source, !shape.pushes.hasPage(source) { continue }
      let answer =
        go.source == nil
        ? offered.container(of: tab.symbol, around: start) : tabs.container(of: tab.symbol, around: start)
      guard answer == .none else { continue }
      let range = context.words.tree.range(tab.node)
      context.report(.unknownTab, at: range) { words in
        let place = "stand in a container with a tab called '\(words.text(tab.symbol))'"
        let message =
          if let source = go.source { "'\(words.name(source))' does not \(place)" } else {
            offeredMessage(place, of: tab.symbol, &tabs, shape, words)
          }
        var diagnostic = Diagnostic(.unknownTab, message, at: range)
        if let source = go.source, let near = names.find(tab.symbol, around: source, &tabs) {
          diagnostic.notes = [.meant(near, insteadOf: words.text(tab.symbol), at: range)]
          diagnostic.fixes = [words.tree.change(tab.node, to: near)]
        } else {
          diagnostic.notes = [
            Diagnostic.Note("'tab' selects one of the tabs around a screen, and 'to' goes to any screen", at: range)
          ]
        }
        return diagnostic
      }
    }
  }

  /// The names of all tabs, for suggestions.
  private struct TabNames {
    private var nearest = NearestName()
    private let texts: Interner
    private let names: Set<Symbol>

    init(_ context: CheckContext) {
      texts = context.resolution.symbols.texts
      let tabs = context.graph.segues.lazy.filter { $0.opening == .tab }
      names = Set(tabs.map(\.name))
    }

    /// The nearest name of a tab around a screen.
    mutating func find(_ tab: Symbol, around screen: ScreenID, _ tabs: inout TabsAround) -> String? {
      let near = nearest.find(texts.text(tab), among: names.map { texts.text($0) }.sorted())
      guard let near, let symbol = texts.find(near), case .container = tabs.container(of: symbol, around: screen) else {
        return nil
      }
      return near
    }
  }

  private static func offeredMessage(
    _ place: String, of tab: Symbol, _ tabs: inout TabsAround, _ shape: GraphShape, _ words: Wording
  ) -> String {
    for screen in shape.pagesReached where tabs.container(of: tab, around: screen) == .none {
      return "'anywhere' is offered by '\(words.name(screen))', which does not \(place)"
    }
    return "'anywhere' is offered by screens that do not all \(place) that is the same"
  }
}

extension Rule {
  package static let unknownTab = Rule(
    id: "unknown-tab", section: .tree,
    range: "the name",
    meaning: "No container around the screen has the tab, or not the same one everywhere.",
    reason: """
      A go segue with 'tab' selects a tab of the container that its screen stands in, with the stack that the tab has; of several \
      containers, the nearest that has a tab of the name. It has to be the same one in every place where the screen occurs; under 'anywhere', \
      in every place of all screens with a page. \
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
