/// A go segue with a tab that is not around its screen in every place.
enum UnknownTab {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard !context.resolution.declarations.unknown.contains(.screens) else { return }
    guard context.resolution.goes.contains(where: { $0.selects }) else { return }
    var tabs = TabsAround(context.resolution, shape)
    let offered = OfferedTabs(context.resolution, shape)
    var names = TabNames(context)
    for go in context.resolution.goes {
      guard case .tab(let tab) = go.destination, let start = shape.start(of: go) else { continue }
      // A container cannot have go segues, and the key `go` has its own message.
      if let source = go.source, !shape.pushes.hasPage(source) { continue }
      let answer =
        go.source == nil
        ? offered.container(of: tab.symbol, around: start) : tabs.container(of: tab.symbol, around: start)
      guard answer == .none else { continue }
      let range = context.words.tree.range(tab.node)
      context.report(.unknownTab, at: range) { words in
        let place = "container with a tab called '\(words.text(tab.symbol))'"
        let message =
          if let source = go.source { "'\(words.name(source))' is not in a \(place)" } else {
            offeredMessage(place, of: tab.symbol, &tabs, shape, words)
          }
        var diagnostic = Diagnostic(.unknownTab, message, at: range)
        if let source = go.source, let near = names.find(tab.symbol, around: source, &tabs) {
          diagnostic.notes = [.meant(near, insteadOf: words.text(tab.symbol), at: range)]
          diagnostic.fixes = [words.tree.change(tab.node, to: near)]
        } else {
          diagnostic.notes = [
            Diagnostic.Note("'tab' selects a tab of a container around the screen; 'to' goes to any screen", at: range)
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

    /// The tab around a screen whose name is the most similar.
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
      return "'\(words.name(screen))' offers the segues of 'anywhere', but is not in a \(place)"
    }
    return "the screens that offer the segues of 'anywhere' are not all in the same \(place)"
  }
}

extension Rule {
  package static let unknownTab = Rule(
    id: "unknown-tab", section: .tree,
    range: "the name",
    meaning: "No container around the screen has the tab, or it is not the same container in every place.",
    reason: """
      A go segue with 'tab' selects a tab of the nearest container around its screen that has a tab with this name. \
      The tab keeps its stack. The container must be the same in every place of the screen. Under 'anywhere', it must \
      be the same for all screens with a page. To go to any other screen, use 'to'.
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
