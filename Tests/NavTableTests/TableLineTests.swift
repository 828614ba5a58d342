import NavTable
import Testing

/// The runtime reads the same lines from a table that the compiler writes.
struct TableLineTests {
  private static let odd = "a b\\c\nd\re\tf  \u{301}\u{0}?é{x}:.&="

  private static let template = LinkTemplate(
    path: [
      .literal(odd), .placeholder(.init(screen: nil, argument: odd, kind: .int)),
      .placeholder(.init(screen: odd, argument: "id", kind: .uuid)),
    ],
    query: [.init(name: odd, placeholder: .init(screen: "a.b", argument: "c", kind: .other))])

  private static let literals: [TableLiteral] = [
    .text(odd), .text(""), .text("\"\\\u{2028}"), .integer(.min), .decimal(-2.5e300), .decimal(1), .truth(true),
    .truth(false),
    .null, .list([]), .list([.list([.text("]"), .text(",")]), .integer(1)]),
  ]

  private static let lines: [TableLine] =
    [
      .graph(odd), .fragment(odd), .root([odd, "b"]), .anywhere, .base("https://x.com:80/a%20b"), .screen(odd), .mount,
      .text(.title, odd),
      .text(.className, odd), .text(.message, odd), .text(.label, odd), .strings(odd), .shared, .key([odd, "id"]),
      .key([]), .requires(odd), .backIf(odd), .backNever,
      .link(template),
      .link(LinkTemplate(path: [], query: [])), .via([odd, "b"]), .web(template), .inside, .hosts(odd, []),
      .hosts("at", [odd, "b"]), .bar(isHidden: true), .bar(isHidden: false),
      .barStyle(odd), .apart, .split(3), .pane, .push(odd, to: odd), .tab(odd, to: odd), .go(odd, to: odd),
      .select(odd, tab: odd),
      .unwind(odd, to: .screen(odd)), .unwind("a", to: .previous),
      .unwind("a", to: .root), .unwind("a", to: .opener), .exit(odd, to: odd), .condition(odd), .awaits,
      .from(.screen(odd)), .from(.previous),
      .from(.root), .pass(PassedArgument(name: odd, value: .source(odd))), .recursive(nil), .recursive(16), .unanimated,
      .text(.transition, odd),
      .metadata(odd, value: odd), .metadata("key", value: ""), .was([odd, "b"]),
    ]
    + [.otherwise(odd), .alert(cancel: odd, destructive: []), .alert(cancel: "a", destructive: [odd, "b"])]
    + LayerStyle.allCases.map { .layer($0) } + WhenRefused.allCases.map { .refused($0) }
    + WhenDuplicate.allCases.map { .duplicates($0) }
    + WhenBusy.allCases.map { .busy($0) }
    + literals.map { .pass(PassedArgument(name: "argument", value: .literal($0))) }

  @Test func eachKeywordHasALine() {
    #expect(Set(Self.lines.map(\.keyword)) == Set(TableKeyword.allCases))
  }

  @Test func eachLineIsReadAsItIsWritten() throws {
    // All lines are in one text, so that no line reads part of the next.
    #expect(try TableText(Self.lines).lines() == Self.lines)
  }

  @Test func linesAreIndentedByWhatTheyBelongTo() {
    let lines: [TableLine] = [
      .graph("G"), .root(["a"]), .screen("a"), .text(.title, "A"), .push("go", to: "b"), .unanimated,
      .unwind("x", to: .root),
      .screen("b"), .shared,
    ]
    #expect(
      TableLine.text(of: lines).split(separator: "\n") == [
        "graph G", "root a", "screen a", "  title A", "  push go b", "    unanimated", "  unwind x root", "screen b",
        "  shared",
      ])
  }

  @Test(arguments: [
    "refused", "refused perhaps", "duplicates", "busy later", "link p", "mount here", "shared a", "awaits b",
    "unanimated c",
    "recursive often", "push go", "push a b c", "unwind a", "exit", "back", "back never ever", "back maybe", "bar",
    "bar hidden now",
    "bar gone", "pass a", "pass a literal", "pass a from b", "pass a literal {}",
  ])
  func fieldsThatNavcDoesNotWrite(_ line: String) {
    let keyword = line.prefix { $0 != " " }
    #expect(throws: TableError("has a line '\(keyword)' that cannot be read")) { try TableText(line).lines() }
  }

  @Test(arguments: ["blink fast", "screens", "Screen a", "\u{e9}"])
  func aWordThatIsNoKeyword(_ line: String) {
    #expect(throws: TableError("has a line '\(line.prefix { $0 != " " })', which is none of a table's")) {
      try TableText(line).lines()
    }
  }

  @Test func whatIsNoTemplateAndNoLiteral() {
    for text in ["", "p", "/p/{id", "/p/{}", "/{id:Float}", "/{a.b.c}", "/%2", "/%FF", "/p?x", "/p?x=y", "/p?={id}"] {
      #expect(LinkTemplate(text) == nil, "\(text)")
    }
    for text in ["", "\"", "\"a", "[", "[1", "[1 2]", "nan?", "\"\\", "\"\\u12\"", "\"a\"b", "{}"] {
      #expect(TableLiteral(text) == nil, "\(text)")
    }
  }
}
