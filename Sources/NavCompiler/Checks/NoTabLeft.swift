/// A first tab that may have to go, where something has to stand.
enum NoTabLeft {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    for (index, declared) in declarations.screens.enumerated()
    where declarations.isContainer(ScreenID(index)) && !declared.unknown.contains(.pushes) {
      guard let first = declared.pushes.first.map({ SegueID(index: $0) }), let target = context.opened(by: first),
        case .written(let requirement) = context.requirement(of: target)
      else { continue }
      let range = context.words.targetRange(first)
      context.report(.noTabLeft, at: range) { words in
        Diagnostic(
          .noTabLeft,
          "'\(words.name(target))' begins the first tab of '\(words.text(declared.name.symbol))', which is shown where another tab may"
            + " not stand, so it cannot require anything; put another tab first", at: range,
          notes: [Diagnostic.Note("what it requires is here", at: requirement)])
      }
    }
  }
}

extension Rule {
  package static let noTabLeft = Rule(
    id: "no-tab-left", section: .tree,
    range: "the target",
    meaning: "The screen of the first tab has `requires`.",
    reason: """
      A tab whose screen requires what does not hold cannot be selected, and where that is so of the selected tab, the first one is \
      selected in its place. So the first tab can always be shown: its screen requires nothing.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: main
      facts: { isSignedIn: Bool }
      screens:
        main:
          tabs: { orders: orderList, shop: catalog }
        catalog:
        orderList:
          requires: isSignedIn
      """,
    mended: ["orders: orderList, shop: catalog": "shop: catalog, orders: orderList"])
}
