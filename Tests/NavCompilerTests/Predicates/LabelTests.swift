import NavCompiler
import Testing

/// The arguments of a fact can have labels, as in Swift.
@Suite struct LabelTests {
  private func graph(_ predicate: String) -> String {
    shop(
      """
      facts: { isIn: { type: Bool, arguments: { id: Int, mark: String } }, isDone: { type: Bool, arguments: { id: Int } } }
      screens:
        a:
          arguments: { id: Int = 1 }
          push:
            go: { to: b, shouldPerform: '\(predicate)' }
        b: { arguments: { id: Int, mark: String }, back: { shouldPerform: 'isDone(id) or isIn(1, "")' } }

      """)
  }

  @Test(arguments: [
    "isDone(id: source.id)", "isDone( id : destination.id )", "isIn(id: 3, mark: mark)", "isIn(id: 3, mark: \"a: b\")",
    "not isDone(id:1) and isIn(1, mark)",
  ])
  func right(_ predicate: String) {
    check(graph(predicate))
  }

  @Test func theyMeanWhatTheCallWithoutThemMeans() {
    let labelled = Compiler.check(SourceFile(path: "x", text: graph("isDone(id: 2) and not isDone(2)")))
    #expect(labelled.diagnostics.diagnostics.map(\.rule) == [.neverPerforms])
  }

  @Test func wrong() {
    check(
      graph("isDone(1️⃣no1️⃣: 1)"),
      .init(.predicateType, "1️⃣", "the argument here is called 'id', not 'no': 'isDone(id: …)'"))
    check(
      graph("isIn(1️⃣mark1️⃣: mark, 2️⃣id2️⃣: 1)"),
      .init(.predicateType, "1️⃣", "the argument here is called 'id', not 'mark': 'isIn(id: …, mark: …)'"),
      .init(.predicateType, "2️⃣", "the argument here is called 'mark', not 'id': 'isIn(id: …, mark: …)'"))
    check(
      graph("isIn(1, 1️⃣mark1️⃣: mark)"),
      .init(
        .predicateType, "1️⃣",
        "only some of the arguments have labels; write all of them, as in 'isIn(id: …, mark: …)', or none"))
    check(
      graph("isDone(1️⃣31️⃣: 4)"),
      .init(.predicateSyntax, "1️⃣", "the label before ':' must be the name of an argument of the fact"))
    check(
      graph("isDone(1️⃣(id)1️⃣: 4)"),
      .init(.predicateSyntax, "1️⃣", "the label before ':' must be the name of an argument of the fact"))
  }

  /// If two arguments have the name, the suggestion uses the destination's.
  @Test func aFactWithoutItsArguments() {
    check(
      graph("1️⃣isDone1️⃣"),
      .init(.predicateType, "1️⃣", "'isDone' needs its arguments; write 'isDone(destination.id)'"))
    check(
      graph("1️⃣isIn1️⃣"),
      .init(.predicateType, "1️⃣", "'isIn' needs its arguments; write 'isIn(destination.id, mark)'"))
  }
}
