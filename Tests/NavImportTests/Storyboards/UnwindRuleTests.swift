import Testing

@testable import NavImport

/// The targets of unwinds and their codes, with a test for each row of the table of unwinds.
struct UnwindRuleTests {
  /// Checks what the unwinds become after all other segues have kept their intent.
  private func check(
    _ objects: String..., initial: String = "a", expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    var main = Storyboard(initial: initial)
    main.objects = objects
    let draft = StoryboardReader.draft(of: [try main.file()])
    let actions = draft.segues.map { segue -> DraftAction? in
      switch segue.intent {
      case .open(let screen, let opening): .open(screen, opening)
      case .tab(let screen): .tab(screen)
      case .unwind, .action, .go: nil
      }
    }
    let shape = DraftShape(draft, actions)
    let text = DraftText(draft)
    let lines = draft.segues.compactMap { segue -> String? in
      guard case .unwind(let selector) = segue.intent, let source = segue.source else { return nil }
      let decision = UnwindRule.decide(selector: selector, from: source, in: draft, shape)
      let target =
        switch decision.action {
        case .unwind(.screen(let screen)): text.name(screen)
        case .unwind(.previous): "previous"
        case .unwind(.root): "the root"
        case nil: "-"
        default: "another action"
        }
      return "\(text.name(source)): \(target) [\(decision.code.rawValue)]"
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: location)
  }

  private func unwind(_ selector: String) -> String { segue("unwind", to: "exit", "unwindAction='\(selector)'") }

  @Test func theRootCannotUnwind() throws {
    try check(page("a", unwind("closeToRoot:")), expected: "a: - [unwind-from-root]")
    // The tabs of the root have no screen under them either.
    try check(
      object("tabBarController", "t", "", relation("viewControllers", to: "a"), relation("viewControllers", to: "b")),
      page("a"), page("b", unwind("close:")), initial: "t", expected: "b: - [unwind-from-root]")
  }

  @Test func theOnlyScreenUnderTheSourceIsTheTarget() throws {
    try check(page("a", segue("push", to: "b")), page("b", unwind("doneToRoot:")), expected: "b: a [unwind]")
    try check(
      page("a", segue("modal", to: "t")), object("tabBarController", "t", "", relation("viewControllers", to: "b")),
      page("b", unwind("close:")), expected: "b: a [unwind]")
  }

  @Test func aSecondScreenUnderTheParentCanDeclareTheSelector() throws {
    try check(
      page("a", segue("push", to: "b")), page("b", segue("push", to: "c")), page("c", unwind("close:")),
      expected: "c: previous [unwind-guessed]")
    // Neither of the tabs is under the source in each place, but one of them can be the target.
    try check(
      object("tabBarController", "t", "", relation("viewControllers", to: "a"), relation("viewControllers", to: "b")),
      page("a", segue("push", to: "c")), page("b", segue("push", to: "c")), page("c", segue("modal", to: "d")),
      page("d", unwind("close:")), initial: "t", expected: "d: previous [unwind-guessed]")
  }

  @Test func aSourceThatIsAtTheRootInOnePlaceHasNoExactTarget() throws {
    try check(
      object("tabBarController", "t", "", relation("viewControllers", to: "a"), relation("viewControllers", to: "b")),
      page("a", segue("push", to: "b")), page("b", unwind("close:")), initial: "t",
      expected: "b: previous [unwind-guessed]")
  }

  @Test func theSelectorNamesTheRoot() throws {
    for selector in ["popToRootViewController:", "unwindToRoot", "ToTToRooToRoot", "goToRootWithSegue:"] {
      try check(
        page("a", segue("push", to: "b")), page("b", segue("push", to: "c")), page("c", unwind(selector)),
        expected: "c: the root [unwind-by-name]")
    }
  }

  /// The screen `b` of a chain has a class, a Storyboard ID, and a title.
  private func named(_ selector: String, _ expected: String, location: SourceLocation = #_sourceLocation) throws {
    let attributes = "customClass='ProductListViewController' title='Shopping Cart VC'"
    try check(
      page("a", segue("push", to: "b1-dialog")),
      object("viewController", "b1-dialog", attributes, segue("push", to: "c")),
      object("viewController", "c", "title='Product'", segue("push", to: "d")),
      page("d", unwind(selector), segue("push", to: "e")),
      object("viewController", "e", "title='Above'"), expected: "d: \(expected)", location: location)
  }

  @Test(arguments: [
    "unwindToProductList:", "unwindToProductListWithSegue:", "unwindToProductListViewController:", "ToPRODUCTLIST",
    "backToShoppingCart:", "unwindToB1:", "goToTheToProductListNow:", "unwindToproductlist:",
  ])
  func aClassOrAnIDOrATitleFollowsTo(_ selector: String) throws {
    try named(selector, "ProductListViewController [unwind-by-name]")
  }

  @Test(arguments: [
    "unwindProductList:", "unwindToViewController:", "unwindTo:", "", "close:",
    "unwindToAbove:",
    "unwindToD:", "unwindTo:ProductList:", "unwindToProducts:",
  ])
  func anyOtherSelectorGoesToThePreviousScreen(_ selector: String) throws {
    try named(selector, "previous [unwind-guessed]")
  }

  @Test func theLongestNameWins() throws {
    try named("unwindToProduct:", "c [unwind-by-name]")
    try named("unwindToProductLists:", "c [unwind-by-name]")
  }

  @Test func aNameOfTwoScreensDoesNotDistinguishThem() throws {
    let list = "customClass='ListVC'"
    try check(
      object("viewController", "a", list, segue("push", to: "b")),
      object("viewController", "b", list, segue("push", to: "c")), page("c", unwind("unwindToList:")),
      expected: "c: previous [unwind-guessed]")
    // A screen of that name that is not under the source does not count.
    try check(
      object("viewController", "a", list, segue("push", to: "b"), segue("push", to: "d")),
      page("b", segue("push", to: "c")), page("c", unwind("unwindToList:")), object("viewController", "d", list),
      expected: "c: ListVC [unwind-by-name]")
  }

  @Test func longSelectorsTakeBoundedTime() throws {
    let selector = String(repeating: "ToQ", count: 100_000)
    try named(selector, "previous [unwind-guessed]")
  }
}
