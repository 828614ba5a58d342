/// A first tab whose screen has a requirement, so that no tab may be available.
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
          "'\(words.name(target))' starts the first tab of '\(words.text(declared.name.symbol))', so it cannot have"
            + " 'requires'; put another tab first", at: range,
          notes: [Diagnostic.Note("'requires' is here", at: requirement)])
      }
    }
  }
}

extension Rule {
  package static let noTabLeft = Rule(
    id: "no-tab-left", section: .tree,
    range: "the target",
    meaning: "The first screen of the first tab has `requires`.",
    reason: """
      If the requirement of a tab's first screen is false, the tab cannot be selected. If it becomes false while the \
      tab is selected, the first tab is selected instead. The first tab must therefore always be available, so its \
      first screen cannot have 'requires'.
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
