import Testing

@testable import NavImport

/// Actions of graphs, with a test for each row about global actions.
struct GlobalActionTests {
  /// Checks a global action of the first graph, whose start is `a`.
  private func global(_ action: String, _ expected: String, location: SourceLocation = #_sourceLocation) throws {
    try check(
      NavigationXML(action, fragment("a"), fragment("b"), dialog("c"), nested("n", start: "a", fragment("d"))),
      expected: """
        navigation root main [graph]: a
        action global go \(expected)
        navigation nested n [nested]: a
        """, location: location)
  }

  @Test func anActionToTheStartGoesThere() throws {
    try global(action(to: "a"), "[anywhere]: anywhere go a")
    try global(action(to: "main", popUpTo: "main"), "[anywhere main]: anywhere go a")
    try global(action(to: "a", popUpTo: "b", inclusive: true), "[anywhere b]: anywhere go a")
  }

  @Test func anActionToAnotherScreenOpensItFromAnywhere() throws {
    try global(action(to: "b"), "[anywhere]: anywhere push b")
    try global(action(to: "c"), "[anywhere]: anywhere sheet c")
  }

  @Test func anActionThatPopsToTheStartOpensItsDestinationThere() throws {
    try global(action(to: "b", popUpTo: "a"), "[anywhere a]: a push b, anywhere go b via [\"a\"]")
    try global(action(to: "c", popUpTo: "a"), "[anywhere a]: a sheet c, anywhere go c via [\"a\"]")
    try global(
      action(to: "b", popUpTo: "a", inclusive: true), "[root-changes a]: a push b, anywhere go b via [\"a\"]")
    try global(action(to: "b", popUpTo: "main"), "[root-changes main]: a push b, anywhere go b via [\"a\"]")
    try global(action(to: "b", popUpTo: "n"), "[root-changes n]: a push b, anywhere go b via [\"a\"]")
  }

  @Test func anActionThatPopsToAnotherScreenOnlyOpensItsDestination() throws {
    try global(action(to: "b", popUpTo: "c"), "[pop-not-there c]: anywhere push b")
    try global(action(to: "b", popUpTo: "none"), "[pop-not-there none]: anywhere push b")
  }

  @Test func anActionWithoutADestinationOnlyGoesToTheStart() throws {
    try global(action(popUpTo: "a"), "[anywhere a]: anywhere go a")
    try global(action(), "[no-destination]: -")
    try global(action(popUpTo: "a", inclusive: true), "[no-destination a]: -")
    try global(action(popUpTo: "b"), "[no-destination b]: -")
  }

  @Test func anActionOfAnotherGraphIsThatOfEachScreenInIt() throws {
    try check(
      NavigationXML(
        fragment("a"),
        nested(
          "n", start: "b", action(to: "a", popUpTo: "b"), fragment("b"), nested("m", start: "c", fragment("c")),
          include("second"))),
      NavigationXML(
        stem: "second", start: "d", action(to: "d"), action(popUpTo: "d"), action(), fragment("d"), fragment("e")),
      expected: """
        navigation root main [graph]: a
        navigation nested n [nested]: b
        action global go [push b]: b action a pop b, c action a pop b, d action a pop b, e action a pop b
        navigation nested m [nested]: c
        include second [include]: d
        navigation root second [nested]: d
        action global go [again]: d action d, e push d
        action global go [unwind d]: e action pop d
        action global go [no-destination]: -
        """)
  }

  @Test func anActionOfAGraphWithoutScreensIsOmitted() throws {
    try check(
      NavigationXML(fragment("a"), nested("n", start: "a", action(to: "a"))),
      expected: """
        navigation root main [graph]: a
        navigation nested n [nested]: a
        action global go [no-source]: -
        """)
  }

  @Test func valuesArePassedFromEachScreen() throws {
    try check(
      NavigationXML(
        nested("n", start: "a", action(to: "b", "", argument("id", default: "7")), fragment("a"), fragment("c")),
        fragment("b", argument("id", "integer"))),
      expected: """
        navigation root main [graph]: a
        navigation nested n [nested]: a
        action global go [push]: a push b (id: 7), c push b (id: 7)
        argument action id [pass]: b (id: Int)
        argument id [argument]: b (id: Int)
        """)
  }

  // MARK: - The graph

  /// Returns the lines of an imported graph that declare segues.
  private func segues(_ product: Importer.Product) -> [Substring] {
    product.lines.split(separator: "\n").filter { !$0.contains("metadata:") && !$0.contains("id:") }
      .drop { !$0.hasSuffix("anywhere:") && !$0.hasSuffix("screens:") }.map { $0 }
  }

  @Test func everyScreenOffersTheWayPastTheStart() throws {
    let product = try imported(
      NavigationXML(action(to: "b", popUpTo: "a"), fragment("a", action(to: "c")), fragment("b"), fragment("c")))
    #expect(
      segues(product) == [
        "anywhere:", "  go:", "    go2: b", "screens:", "  a:", "    push:", "      go: b", "      go3: c", "  b:",
        "  c:",
      ], "\(product.lines)")
    #expect(product.remarks == [])
    expectSound(product, "the only parent")
  }

  @Test func theWayPastTheStartToASharedScreenNamesTheStart() throws {
    let product = try imported(
      NavigationXML(
        action(to: "b", popUpTo: "a"), fragment("a", action(to: "c")), fragment("c", action(to: "b")), fragment("b")))
    #expect(segues(product).contains("    go2: { to: b, via: [a] }"), "\(product.lines)")
    #expect(product.remarks == [])
    expectSound(product, "two parents")
  }

  @Test func theWayPastTheStartCanBeginInATab() throws {
    let product = try imported(
      NavigationXML(
        action(to: "c", popUpTo: "a"), action(to: "main", popUpTo: "main"), action(to: "d", popUpTo: "main"),
        fragment("a"), fragment("b", action(to: "c")), fragment("c"), fragment("d")),
      menu: menu(["a": "A", "b": "B"]))
    #expect(product.remarks == ["go root-changes", "+ tabs"], "\(product.lines)")
    #expect(segues(product).contains("    go2: { to: c, via: [a] }"), "\(product.lines)")
    expectSound(product, "tabs")
  }
}
