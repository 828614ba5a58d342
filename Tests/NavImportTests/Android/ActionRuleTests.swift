import Testing

@testable import NavImport

/// The segues of actions and their codes, with a test for each row of the table of actions.
struct ActionRuleTests {
  /// Checks what the actions of screens become, after the decisions and the shape of the app agree.
  private func check(
    _ content: String..., start: String = "a", menu: String? = nil, expected: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    var main = NavigationXML(start: start)
    main.content = content
    let draft = try readDraft([main], menu: menu)
    var decisions = draft.segues.map { segue -> Decision in
      switch segue.intent {
      case .open(let screen, let opening): Decision(action: .open(screen, opening), code: .push)
      case .tab(let screen): Decision(action: .tab(screen), code: .tab)
      case .go(let screen, let via): Decision(action: .go(screen, via: via), code: .anywhere)
      case .action(let action):
        Decision(
          action: action.destination.map { .open($0, draft.opening(of: $0)) }, code: .push)
      case .unwind: Decision(action: nil, code: .unwind)
      }
    }
    for _ in 0..<8 {
      let shape = DraftShape(draft, decisions.map(\.action))
      for (index, segue) in draft.segues.enumerated() {
        guard case .action(let action) = segue.intent, let source = segue.source else { continue }
        decisions[index] = ActionRule.decide(action, from: source, in: draft, shape)
      }
    }
    let text = AndroidDraftText(draft)
    let lines = zip(draft.segues, decisions).compactMap { segue, decision -> String? in
      guard case .action = segue.intent, let source = segue.source else { return nil }
      return "\(text.name(source)): \(text.text(decision.action)) [\(decision.code.rawValue)]"
    }
    #expect(lines.joined(separator: "\n") == expected, "\n\(lines.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Checks an action of `c`, which `b` pushes, which the start `a` pushes. The screen `d` is on another branch.
  private func inChain(_ action: String, _ expected: String, location: SourceLocation = #_sourceLocation) throws {
    try check(
      fragment("a", NavImportTests.action(to: "b"), NavImportTests.action(to: "d")),
      fragment("b", NavImportTests.action(to: "c")), fragment("c", action), fragment("d"), dialog("e"),
      expected: "c: \(expected)", location: location)
  }

  /// Checks an action of `d`, which `b` and `c` push, which the start `a` pushes.
  private func inDiamond(_ action: String, _ expected: String, location: SourceLocation = #_sourceLocation) throws {
    try check(
      fragment("a", NavImportTests.action(to: "b"), NavImportTests.action(to: "c")),
      fragment("b", NavImportTests.action(to: "d")), fragment("c", NavImportTests.action(to: "d")),
      fragment("d", NavImportTests.action(to: "e")), fragment("e", action), fragment("f"),
      expected: "e: \(expected)", location: location)
  }

  @Test func anActionWithoutAPopOpensItsDestination() throws {
    try NavImportTests.check(
      NavigationXML(fragment("a", action(to: "b"), action(to: "c")), fragment("b"), dialog("c")),
      expected: """
        navigation root main [graph]: a
        action go [push]: a push b
        action go [present]: a sheet c
        """)
  }

  @Test func anActionToItsSourceOpensItAgain() throws {
    try inChain(action(to: "c"), "push c again [again]")
    try check(
      fragment("a", action(to: "b")), dialog("b", action(to: "b")), expected: "b: present b again [again]")
  }

  @Test func aDialogClosesWhenItOpensAPage() throws {
    try check(
      fragment("a", action(to: "b")), dialog("b", action(to: "c"), action(to: "d")), fragment("c"), dialog("d"),
      expected: "b: replace by c from previous [replace]")
    // A start cannot be replaced.
    try check(dialog("a", action(to: "b")), fragment("b"), expected: "a: push b [root-changes]")
  }

  @Test func aPopToTheSourceItself() throws {
    try inChain(action(to: "d", popUpTo: "c"), "push d [push]")
    try inChain(action(to: "e", popUpTo: "c"), "present e [present]")
    try inChain(action(to: "c", popUpTo: "c"), "push c again [again]")
    try inChain(action(to: "d", popUpTo: "c", inclusive: true), "replace by d from previous [replace]")
    try inChain(action(to: "c", popUpTo: "c", inclusive: true), "replace by c from previous [replace]")
  }

  @Test func aPopToAScreenBelow() throws {
    try inChain(action(to: "d", popUpTo: "b"), "replace by d from b [replace]")
    try inChain(action(to: "c", popUpTo: "b"), "replace by c from b [replace]")
    try inChain(action(to: "d", popUpTo: "a"), "replace by d from a [replace]")
  }

  @Test func anInclusivePopToAScreenBelow() throws {
    try inChain(action(to: "d", popUpTo: "b", inclusive: true), "replace by d from a [replace]")
    try inChain(action(to: "d", popUpTo: "a", inclusive: true), "replace by d from a [root-changes]")
  }

  @Test func aPopToTheDestination() throws {
    try inChain(action(to: "b", popUpTo: "b"), "unwind to b [second-instance]")
    try inChain(action(to: "b", popUpTo: "b", "app:launchSingleTop='true'"), "unwind to b [unwind]")
    try inChain(action(to: "b", popUpTo: "b", "app:launchSingleTop='false'"), "unwind to b [second-instance]")
  }

  @Test func anInclusivePopToTheDestination() throws {
    try inChain(action(to: "b", popUpTo: "b", inclusive: true), "unwind to b [made-anew]")
    try inChain(action(to: "a", popUpTo: "a", inclusive: true), "unwind to a [made-anew]")
    try check(
      fragment("a", action(to: "b")), fragment("b", argument("id"), action(to: "c")),
      fragment("c", action(to: "b", popUpTo: "b", inclusive: true)), expected: "c: replace by b from a [replace]")
    // The start has no parent, and neither has a screen with two of them.
    try check(
      fragment("a", argument("id", default: ""), action(to: "b")),
      fragment("b", action(to: "a", popUpTo: "a", inclusive: true)), expected: "b: unwind to a [made-anew]")
    try inDiamond(action(to: "d", popUpTo: "d", inclusive: true), "unwind to d [made-anew]")
  }

  @Test func aPopToAScreenThatIsNotBelowIsIgnored() throws {
    try inChain(action(to: "d", popUpTo: "e"), "push d [pop-not-there]")
    try inChain(action(to: "e", popUpTo: "d", inclusive: true), "present e [pop-not-there]")
    try inChain(action(to: "d", popUpTo: "none"), "push d [pop-not-there]")
    try inDiamond(action(to: "f", popUpTo: "b"), "push f [pop-not-there]")
    // A dialog closes all the same.
    try check(
      fragment("a", action(to: "b")), dialog("b", action(to: "c", popUpTo: "c")), fragment("c"),
      expected: "b: replace by c from previous [pop-not-there]")
  }

  @Test func anInclusivePopToAScreenWithSeveralParentsIsIgnored() throws {
    try inDiamond(action(to: "f", popUpTo: "d", inclusive: true), "push f [pop-not-there]")
    try inDiamond(action(to: "f", popUpTo: "d"), "replace by f from d [replace]")
  }

  @Test func aPopOfTheWholeGraph() throws {
    try inChain(action(to: "a", popUpTo: "main"), "unwind to a [made-anew]")
    try inChain(action(to: "a", popUpTo: "main", inclusive: true), "unwind to a [made-anew]")
    try inChain(action(to: "d", popUpTo: "main", inclusive: true), "replace by d from a [root-changes]")
    try inChain(action(popUpTo: "main", inclusive: true), "- [pop-not-there]")
    try check(
      fragment("a", action(to: "b", popUpTo: "main"), action(to: "b", popUpTo: "a", inclusive: true)), fragment("b"),
      expected: "a: push b [root-changes]\na: push b [root-changes]")
    try check(
      fragment("a", action(to: "a", popUpTo: "a", inclusive: true)), expected: "a: go a [made-anew]")
  }

  @Test func aPopOfANestedGraphRemovesItsStart() throws {
    let chain = { (action: String) in
      [
        fragment("a", NavImportTests.action(to: "n")),
        nested("n", start: "b", fragment("b", NavImportTests.action(to: "c")), fragment("c", action)), fragment("d"),
      ].joined()
    }
    try check(chain(action(to: "d", popUpTo: "n")), expected: "c: replace by d from a [replace]")
    try check(chain(action(popUpTo: "n", "app:popUpToInclusive='false'")), expected: "c: unwind to a [unwind]")
  }

  @Test func anActionWithoutADestinationGoesBack() throws {
    try inChain(action(popUpTo: "b"), "unwind to b [unwind]")
    try inChain(action(popUpTo: "a"), "unwind to a [unwind]")
    try inChain(action(popUpTo: "b", inclusive: true), "unwind to a [unwind]")
    try inChain(action(popUpTo: "c", inclusive: true), "unwind to previous [unwind]")
  }

  @Test func anActionWithoutADestinationPopsToAScreenThatIsNotBelow() throws {
    try inChain(action(popUpTo: "d"), "unwind to previous [pop-not-there]")
    try inChain(action(popUpTo: "none"), "unwind to previous [pop-not-there]")
    try inDiamond(action(popUpTo: "d", inclusive: true), "unwind to previous [pop-not-there]")
    try check(
      fragment("a", action(popUpTo: "b"), action(popUpTo: "a", inclusive: true)), fragment("b"),
      expected: "a: - [pop-not-there]\na: - [pop-not-there]")
    // No screen is left.
    try inChain(action(popUpTo: "a", inclusive: true), "- [pop-not-there]")
  }

  @Test func anActionWithoutAnEffectIsOmitted() throws {
    try NavImportTests.check(
      NavigationXML(fragment("a", action(), action(popUpTo: "a"))),
      expected: """
        navigation root main [graph]: a
        action go [no-destination]: -
        action go [no-effect a]: -
        """)
    // The rule gives the same answers.
    let draft = try readDraft([NavigationXML(fragment("a"))])
    let shape = DraftShape(draft, [])
    #expect(ActionRule.decide(.init(), from: 0, in: draft, shape).code == .noDestination)
    #expect(ActionRule.decide(.init(popUpTo: 0), from: 0, in: draft, shape).code == .noEffect)
  }

  @Test func theFirstScreenOfATabIsAStart() throws {
    let tabs = menu(["a": "A", "b": "B"])
    try check(
      fragment("a", action(to: "d", popUpTo: "b")),
      fragment("b", action(to: "c"), action(to: "d", popUpTo: "b", inclusive: true), action(popUpTo: "a")),
      fragment(
        "c", action(to: "d", popUpTo: "b", inclusive: true), action(to: "d", popUpTo: "main"),
        action(to: "a", popUpTo: "main"), action(popUpTo: "b", inclusive: true)),
      fragment("d"), menu: tabs,
      expected: """
        a: push d [pop-not-there]
        b: push d [root-changes]
        b: - [pop-not-there]
        c: replace by d from b [root-changes]
        c: replace by d from b [root-changes]
        c: go a [made-anew]
        c: - [pop-not-there]
        """)
  }
}
