import Testing

/// Rule 10 of the generated code: the value that an awaited push returns.
@Suite struct ReturnedValueTests {
  /// Checks that each line compiles in an app whose handles have the names of the screens.
  private func check(_ yaml: String, _ lines: String...) throws {
    let app = """
      import NavRuntime
      import Navigation
      @MainActor func use(a: Test.A.Handle, b: Test.B.Handle, c: Test.C.Handle) async {
      \(lines.joined(separator: "\n"))
      }
      """
    let said = try SwiftCompiler.check(.init(name: "Navigation", sources: [Emitted(Self.head + yaml).swift]), .app(app))
    #expect(said == "")
  }

  private static let head = """
    navc: 1
    graph: Test
    root: a
    access: public

    """

  @Test func oneUnwindGivesItsValue() throws {
    try check(
      "screens: { a: { push: { open: b } }, b: { push: { next: c }, unwind: { done: { to: a, returns: Int } } }, c: }",
      "let value: Int? = await a.open().returned; print(value as Any)",
      "let none: Never? = await b.next().returned; print(none as Any)")
  }

  @Test func anUnwindFromFurtherUpCounts() throws {
    try check(
      "screens: { a: { push: { open: b } }, b: { push: { next: c } }, c: { unwind: { done: { to: a, returns: String } } } }",
      "let value: String? = await a.open().returned; print(value as Any)",
      "let none: Never? = await b.next().returned; print(none as Any)")
  }

  /// The enum of several values is in the namespace of the graph, where screens can have the names of standard types.
  @Test func screensWithTheNamesOfStandardTypes() throws {
    try check(
      """
      screens:
        a: { push: { open: b, see: Hashable, seeToo: Sendable } }
        b: { push: { next: c }, unwind: { yes: { to: a, returns: Date }, no: { to: a, returns: String } } }
        c:
        Hashable:
        Sendable:
      """,
      "if let value = await a.open().returned { print(value) }")
  }

  @Test func twoUnwindsOfOneTypeGiveThatType() throws {
    try check(
      """
      screens:
        a: { push: { open: b } }
        b: { push: { next: c }, unwind: { yes: { to: a, returns: Int }, no: { to: a, returns: Int } } }
        c:
      """,
      "let value: Int? = await a.open().returned; print(value as Any)")
  }

  @Test func severalTypesGiveAnEnum() throws {
    try check(
      """
      screens:
        a: { push: { open: b } }
        b:
          push: { next: c }
          unwind: { pick: { to: a, returns: Int }, done: { to: a, returns: { order: String, count: Int } }, cancel: a }
        c: { unwind: { done: { to: a, returns: Bool } } }
      """,
      "Task { await a.open().returned }",
      "let isPicked: Bool = a.open().returnedSoFar == .pick(3)",
      "print(isPicked)",
      "switch await a.open().returned {",
      "case .pick(let number)?: print(number + 1)",
      "case .bDone(let order, let count)?: print(order.count + count)",
      "case .cDone(let flag)?: print(!flag)",
      "case nil: break",
      "}",
      "b.done(order: \"x\", count: 1)")
  }

  @Test func aPaneReturnsAValueAsAPushDoes() throws {
    try check(
      "screens: { a: { split: true, pane: { open: b } }, b: { pane: { next: c }, unwind: { done: { to: a, returns: Int } } }, c: }",
      "let value: Int? = await a.open().returned; print(value as Any)",
      "let none: Never? = await b.next().returned; print(none as Any)", "print(a.canPerform(.open))")
  }
}
