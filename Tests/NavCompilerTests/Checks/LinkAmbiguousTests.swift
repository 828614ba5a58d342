import NavCompiler
import Testing

/// Links that one URL could match.
@Suite struct LinkAmbiguousTests {
  /// Two screens with arguments of each type.
  ///
  /// - `s`, `i`, `u`, `d`, `b`, `l`: String, Int, UUID, Double, Bool, and URL
  /// - `o`, `m`: enums without a common case
  /// - `p`: an enum that shares a case with `o`
  /// - `t`: an enum with the case `true`
  /// - `x`: a type that the app declares
  private static func around(
    _ one: String, _ other: String, bases: String = "", _ mark: (String, String) = ("", "")
  ) -> String {
    let arguments =
      "{ s: String?, i: Int?, u: UUID?, d: Double?, b: Bool?, l: { type: URL?, hosts: [] }, o: Order?, m: Mood?, p: Price?, t: Truth?, x: Item?,"
      + " j: Int? }"
    return """
      navc: 1
      graph: Shop
      root: a
      types:
        Order: [price, name]
        Mood: [good, bad]
        Price: [price, low]
        Truth: ["true", inf]
        Item: { swift: M.Item, link: true }
      \(bases)
      screens:
        a: { push: { one: one, other: other } }
        one: { arguments: \(arguments), link: \(mark.0)"\(one)"\(mark.0) }
        other: { arguments: \(arguments), link: \(mark.1)"\(other)"\(mark.1) }

      """
  }

  private func clash(
    _ one: String, _ other: String, _ url: String, bases: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      Self.around(one, other, bases: bases, ("2️⃣", "1️⃣")),
      ExpectedDiagnostic(
        .linkAmbiguous, "1️⃣", "a URL can match both this link to 'other' and the link to 'one'",
        notes: [.init("2️⃣", "'\(url)' also matches this link, \"\(one)\"")]),
      sourceLocation: sourceLocation)
  }

  @Test func theSameText() {
    clash("/", "/", "/")
    clash("/p", "/p", "/p")
    clash("/%70/q%2Fr", "/p/%71%2fr", "/p/q%2Fr")
    clash("/p?s={s}", "/p?i={i}", "/p")
  }

  @Test func thePlaceholders() {
    clash("/{s}", "/{s}", "/x")
    clash("/{s}", "/{l}", "/x")
    clash("/{s}", "/{x}", "/x")
    clash("/{i}", "/{j}", "/1")
    clash("/{u}", "/{u}", "/123e4567-e89b-12d3-a456-426614174000")
    clash("/{d}", "/{s}", "/1.5")
    clash("/{b}", "/{s}", "/true")
    clash("/{o}", "/{s}", "/name")
    clash("/{o}", "/{p}", "/price")
    clash("/{t}", "/{b}", "/true")
    clash("/{t}", "/{d}", "/inf")
    clash("/p/{i}/{s}", "/p/{j}/{l}?o={o}", "/p/1/x")
  }

  @Test func theExampleHasABase() {
    clash("/p/{i}", "/p/{j}", "shop://p/1", bases: "links: { bases: [\"shop://\"] }")
    clash("/p/{i}", "/p/{j}", "https://x.com/app/p/1", bases: "links: { bases: [\"https://x.com/app\", \"shop://\"] }")
  }

  @Test(arguments: [
    ("/p", "/q"), ("/p", "/p/q"), ("/p/{i}", "/p/new"), ("/{s}/q", "/p/{s}"), ("/{i}", "/{s}"), ("/{u}", "/{s}"),
    ("/{i}", "/{u}"),
    ("/{i}", "/{d}"), ("/{i}", "/{b}"), ("/{o}", "/{m}"), ("/{b}", "/{d}"), ("/{b}", "/{o}"), ("/{o}", "/{d}"),
    ("/{o}", "/price"),
    ("/{o}/x", "/{m}/x"), ("/{s}/{i}", "/{s}/{u}"), ("/{s}/a", "/{s}/b"), ("/p?s={s}", "/q?s={s}"), ("/", "/{s}"),
    ("/{i}/{s}", "/{s}/{i}"),
  ])
  func apart(_ one: String, _ other: String) {
    check(Self.around(one, other))
  }

  @Test func eachLaterLinkOnce() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b, c: c, d: d } }
          b: { link: 3️⃣/p3️⃣ }
          c: { link: 1️⃣/p1️⃣ }
          d: { link: 2️⃣/p2️⃣ }

        """),
      .init(
        .linkAmbiguous, "1️⃣", "a URL can match both this link to 'c' and the link to 'b'",
        notes: [.init("3️⃣", "'/p' also matches this link, '/p'")]),
      .init(
        .linkAmbiguous, "2️⃣", "a URL can match both this link to 'd' and the link to 'b'",
        notes: [.init("3️⃣", "'/p' also matches this link, '/p'")]))
  }

  // MARK: - Brute force

  /// A segment of the small world: its text in the link, the texts that it matches, and its rank.
  private struct Part {
    var text: String
    var rank: Int
    var takes: Set<String>
  }

  private static let texts: Set<String> = ["p", "price", "name", "good", "true", "1", "1.5"]
  private static let parts = [
    Part(text: "p", rank: 3, takes: ["p"]), Part(text: "price", rank: 3, takes: ["price"]),
    Part(text: "{i}", rank: 2, takes: ["1"]), Part(text: "{d}", rank: 1, takes: ["1", "1.5"]),
    Part(text: "{o}", rank: 1, takes: ["price", "name"]), Part(text: "{m}", rank: 1, takes: ["good"]),
    Part(text: "{b}", rank: 1, takes: ["true"]), Part(text: "{s}", rank: 1, takes: texts),
  ]

  /// Compares all pairs of links with two segments against all URLs. Two links conflict if a URL matches both and
  /// their segments have the same ranks.
  @Test func twoSegmentsByBruteForce() {
    let links = Self.parts.flatMap { one in Self.parts.map { [one, $0] } }
    for one in links {
      for other in links {
        let clash = zip(one, other).allSatisfy { one, other in
          Self.texts.contains { text in one.takes.contains(text) && other.takes.contains(text) && one.rank == other.rank
          }
        }
        let text = Self.around(Self.path(one), Self.path(other))
        let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule)
        // A link that repeats a placeholder has a different error.
        guard !Self.repeats(one), !Self.repeats(other) else { continue }
        #expect(found == (clash ? [.linkAmbiguous] : []), "\(Self.path(one)) and \(Self.path(other))")
      }
    }
  }

  private static func path(_ parts: [Part]) -> String { parts.map { "/" + $0.text }.joined() }

  private static func repeats(_ parts: [Part]) -> Bool { parts[0].text == parts[1].text && parts[0].rank < 3 }
}
