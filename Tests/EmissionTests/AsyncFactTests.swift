import Testing

/// Async facts. An app can implement them with or without `async`, and a predicate queries each of them once.
@Suite struct AsyncFactTests {
  /// A graph with a segue whose predicate can use facts of each kind:
  ///
  /// - async: `slow`, `slower`, `age` (`Int?`), `mood` (an enum), `asks(id)`, `tries(age, in)`, `value`, `source`,
  ///   `in`, `allows`
  /// - not async: `fast`, `count` (`Int`), `limit` (`Int?`), `knows(age)`
  private static func graph(_ predicate: String) -> String {
    """
    navc: 1
    graph: Test
    root: a
    access: public
    types: { Mood: [good, bad, none] }
    facts:
      slow: { type: Bool, async: true, timeout: 2s, otherwise: false }
      slower: { type: Bool, async: true, timeout: 1500ms, otherwise: true }
      age: { type: Int?, async: true, timeout: 2s, otherwise: nil }
      limit: Int?
      mood: { type: Mood, async: true, timeout: 1s, otherwise: none }
      asks: { type: Bool, arguments: { id: Int }, async: true, timeout: 1s, otherwise: true }
      tries: { type: Bool, arguments: { age: Int, in: Mood }, async: true, timeout: 1s, otherwise: true }
      value: { type: Bool, async: true, timeout: 1s, otherwise: true }
      source: { type: Bool, async: true, timeout: 1s, otherwise: true }
      in: { type: Bool, async: true, timeout: 1s, otherwise: true }
      allows: { type: Bool, async: true, timeout: 1s, otherwise: true }
      fast: Bool
      count: Int
      knows: { type: Bool, arguments: { age: Int } }
    conditions:
      isUsed: fast and count > 0 and knows(1) and limit != nil
    screens:
      a:
        arguments: { page: Int = 1, text: Int? }
        push:
          go:
            to: b
            shouldPerform: \(predicate)
          use:
            to: b
            shouldPerform: isUsed and slow and slower and age != nil and mood == .good and asks(1) and tries(1, .bad) and value
              and source.page > 0 and in and allows and destination.id > 0 and source
      b:
        arguments: { id: Int }

    """
  }

  /// The statements of `decides` for the segue, without indentation.
  private func decision(_ predicate: String) throws -> [String] {
    let swift = try Emitted(Self.graph(predicate)).swift
    let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.hasPrefix("private func decides(") })
    let first = try #require(lines[start...].firstIndex { $0 == "case 0:" })
    let end = try #require(lines[first...].firstIndex { $0.hasPrefix("// a.use:") })
    return lines[(first + 1)..<end].map(String.init)
  }

  @Test func aFactAlone() throws {
    #expect(
      try decision("slow") == [
        "let slow: Bool = await context.ask(within: .seconds(2), otherwise: false) { await self.slow }", "return slow",
      ])
  }

  @Test func whatIsKnownAtOnceIsAskedFirst() throws {
    let lines = try decision("fast and slower")
    #expect(lines.first == "guard self.allows(segue, context) else { return false }")
    #expect(
      lines.contains("let slower: Bool = await context.ask(within: .milliseconds(1500), otherwise: true) {"), "\(lines)"
    )
    #expect(lines.last == "return fast && slower")
    #expect(try decision("fast or slow").first == "if fast { return true }")
  }

  @Test func theSecondIsAskedOnlyIfTheFirstLeavesItOpen() throws {
    #expect(try decision("slow and slower").contains("if !slow { return false }"))
    #expect(try decision("slow or slower").contains("if slow { return true }"))
    #expect(try decision("not slow or slower").contains("if !slow { return true }"))
    #expect(try decision("(slow or fast) and slower").contains("if !(slow || fast) { return false }"))
  }

  @Test func aFactIsAskedOnce() throws {
    let lines = try decision("age != nil and age > 3 and (age < 9 or slow)")
    #expect(lines.count { $0.contains("await self.age") } == 1)
    #expect(lines.last?.contains("age < 9") == false, "an optional is used as what it wraps")
  }

  /// A fact without an answer can have any value.
  @Test func whatCanStillHold() throws {
    let bounds = [
      ("slow", nil), ("not slow", nil), ("fast and slow", "fast"), ("fast and not slow", "fast"), ("fast or slow", nil),
      ("not (fast or slow)", "!fast"), ("not (fast and slow)", nil), ("(fast or slow) and count > 1", "count > 1"),
      ("mood != .bad and fast", "fast"), ("asks(count) and fast", "fast"),
      ("fast and (count > 1 or slow and fast)", "fast && (count > 1 || fast)"),
      ("slow and slower", nil),
    ]
    for (predicate, expected) in bounds {
      let swift = try Emitted(Self.graph(predicate)).swift
      let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
      let start = try #require(lines.firstIndex { $0.hasPrefix("private func allows(") })
      let function = lines[start...].prefix { $0 != "default: return true" }
      let allows = function.first { $0.hasPrefix("case 0: return ") }
      #expect(allows.map(String.init) == expected.map { "case 0: return \($0)" }, "\(predicate)")
    }
  }

  @Test(arguments: [
    "slow", "not slow", "slow and slower and fast", "slow or slower or fast", "age != nil and age > 3",
    "age == nil or age > 3 and slow", "mood == .none", "mood != .good and asks(id)",
    "asks(source.page) or asks(id) or asks(3)",
    "text != nil and asks(text)", "age != nil and tries(age, mood)", "age != nil and limit != nil and age > limit",
    "limit != nil and tries(limit, .good) and knows(3)", "value and source and in and allows",
    "age != nil and knows(age)",
    "(slow or fast) and (slower or fast) and (in or not value)",
    "source.page > 1 and destination.id > source.page and slow",
    "text != nil and age != nil and (asks(text) or tries(age, .bad)) and fast",
    "not (asks(1) and asks(2)) or not asks(1)",
  ])
  func compiles(_ predicate: String) throws {
    let swift = try Emitted(Self.graph(predicate)).swift
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: [swift])) == "")
    #expect(try SwiftCompiler.lint([swift]) == "")
  }

  /// The code of a predicate is linear in its facts.
  @Test func manyFacts() throws {
    let many = (0..<200).map { "asks(\($0))" }.joined(separator: " and ")
    let few = (0..<100).map { "asks(\($0))" }.joined(separator: " and ")
    let (long, short) = try (decision(many).count, decision(few).count)
    #expect(long < 3 * short)
  }

  // MARK: - Implementations in an app

  private func app(_ facts: String) throws -> String {
    let graph = """
      navc: 1
      graph: Test
      root: a
      access: public
      facts:
        slow: { type: Bool, async: true, timeout: 2s, otherwise: false }
        asks: { type: Bool, arguments: { id: Int }, async: true, timeout: 2s, otherwise: false }
        fast: Bool
      screens:
        a: { push: { go: { to: b, shouldPerform: slow and asks(1) and fast } } }
        b: { requires: fast }
      """
    let app = """
      import Navigation

      @MainActor final class AppFacts: Test.Facts {
      \(facts)
      }
      """
    return try SwiftCompiler.check(.init(name: "Navigation", sources: [Emitted(graph).swift]), .app(app))
  }

  private static let slow = "var slow: Bool { get async { await Task.yield(); return true } }"
  private static let asks = "func asks(id: Int) async -> Bool { await Task.yield(); return id > 0 }"
  private static let fast = "var fast = false"

  @Test func answersThatComeLater() throws {
    #expect(try app([Self.slow, Self.asks, Self.fast].joined(separator: "\n")) == "")
    #expect(
      try app(["var slow = true", "func asks(id: Int) -> Bool { true }", Self.fast].joined(separator: "\n")) == "")
  }

  @Test(arguments: [
    ("an async fact of another type", ["var slow: Int { get async { 1 } }", asks, fast]),
    ("an async fact with another argument", [slow, "func asks(name: Int) async -> Bool { true }", fast]),
    ("an async fact that is missing", [slow, fast]),
    ("a fact that has to be known at once", [slow, asks, "var fast: Bool { get async { true } }"]),
    ("an async fact that may fail", ["var slow: Bool { get async throws { true } }", asks, fast]),
  ])
  func doesNotCompile(_ what: String, _ facts: [String]) throws {
    let said = try app(facts.joined(separator: "\n"))
    #expect(
      said.contains("error:") && said.contains("protocol 'Facts'") || said.contains("'Test.Facts'"), "\(what): \(said)")
  }
}
