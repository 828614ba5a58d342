import NavCompiler
import Testing

/// If several segues share a predicate through an alias, each kind of error in it is reported once.
@Suite struct SharedPredicateTests {
  private func graph(_ one: Int, _ two: Int) -> String {
    shop(
      """
      screens:
        a:
          push:
            one: { to: b, pass: { u: 2️⃣\(one)2️⃣ }, shouldPerform: &p 1️⃣u > 01️⃣ }
            two: { to: b, pass: { u: 3️⃣\(two)3️⃣ }, shouldPerform: *p }
        b: { arguments: { u: Int } }

      """)
  }

  private func found(_ text: String) -> [String] {
    Compiler.check(SourceFile(path: "test.nav.yaml", text: MarkedSource(text).text)).diagnostics.diagnostics
      .map { $0.rule.id + ": " + $0.message.prefix { $0 != ":" } }
  }

  @Test func anAlwaysDoesNotHideANever() {
    let expected = ["always-performs: 'one' is always performed", "never-performs: 'two' can never be performed"]
    #expect(found(graph(2, 0)) == expected)
    #expect(
      found(graph(0, 2)) == [
        "always-performs: 'two' is always performed", "never-performs: 'one' can never be performed",
      ])
  }

  @Test func theSameIsSaidOnce() {
    #expect(found(graph(0, 0)) == ["never-performs: 'one' can never be performed"])
    #expect(found(graph(1, 2)) == ["always-performs: 'one' is always performed"])
  }
}
