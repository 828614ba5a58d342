import NavCompiler
import Testing

/// Async facts in predicates that cannot be async.
@Suite struct AsyncHereTests {
  private static func around(_ rest: String) -> String {
    shop(
      """
      facts:
        slow: { type: Bool, async: true, timeout: 2s, otherwise: false }
        asks: { type: Bool, arguments: { id: Int }, async: true, timeout: 500ms, otherwise: true }
        age: { type: Int?, async: true, timeout: 1s, otherwise: nil }
        fits: { type: Bool, arguments: { age: Int? } }
      \(rest)

      """)
  }

  private static let uses = """
          go: { to: b, shouldPerform: slow and not asks(id) and fits(age) }
    """

  @Test func inSegues() {
    check(
      Self.around(
        """
        screens:
          a:
            push:
        \(Self.uses)
          b:
            arguments: { id: Int }
            unwind: { back to a: { to: a, shouldPerform: slow or asks(id) or age != nil and age > 3 } }
        """))
  }

  @Test func inConditions() {
    check(
      Self.around(
        """
        conditions: { c: "1️⃣slow1️⃣ and 2️⃣asks2️⃣(3)", d: 3️⃣age3️⃣ == nil }
        screens:
          a:
            push:
              go: { to: b, shouldPerform: c and d and fits(3) }
          b:
        """),
      .init(
        .asyncHere, "1️⃣",
        "'slow' is async, but a condition must be known at once; only 'shouldPerform' of a segue can wait for it"),
      .init(
        .asyncHere, "2️⃣",
        "'asks' is async, but a condition must be known at once; only 'shouldPerform' of a segue can wait for it"),
      .init(
        .asyncHere, "3️⃣",
        "'age' is async, but a condition must be known at once; only 'shouldPerform' of a segue can wait for it"))
  }

  @Test func inBackAndRequires() {
    check(
      Self.around(
        """
        screens:
          a:
            push:
        \(Self.uses)
          b:
            arguments: { id: Int }
            requires: not 1️⃣asks1️⃣(id)
            back: { shouldPerform: fits(2️⃣age2️⃣) }
        """),
      .init(
        .asyncHere, "1️⃣",
        "'asks' is async, but 'requires' must be known at all times; only 'shouldPerform' of a segue can wait for it"
      ),
      .init(
        .asyncHere, "2️⃣",
        "'age' is async, but 'back' is evaluated during a gesture; only 'shouldPerform' of a segue can wait for it"
      ))
  }

  /// Predicates with this error are not checked further.
  @Test func nothingIsProvedOfIt() {
    check(
      Self.around(
        """
        conditions: { c: "not 1️⃣slow1️⃣ and 4️⃣slow4️⃣" }
        screens:
          a:
            push:
        \(Self.uses)
          b:
            arguments: { id: Int }
            requires: 2️⃣slow2️⃣
            back: { shouldPerform: 3️⃣slow3️⃣ }
            unwind: { leave: { to: a, shouldPerform: not slow or c } }
        """),
      .init(
        .asyncHere, "1️⃣",
        "'slow' is async, but a condition must be known at once; only 'shouldPerform' of a segue can wait for it"),
      .init(
        .asyncHere, "4️⃣",
        "'slow' is async, but a condition must be known at once; only 'shouldPerform' of a segue can wait for it"),
      .init(
        .asyncHere, "2️⃣",
        "'slow' is async, but 'requires' must be known at all times; only 'shouldPerform' of a segue can wait for it"
      ),
      .init(
        .asyncHere, "3️⃣",
        "'slow' is async, but 'back' is evaluated during a gesture; only 'shouldPerform' of a segue can wait for it"
      ))
  }
}
