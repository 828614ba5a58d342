import NavCompiler
import Testing

/// Strings that are not valid links or bases of links.
@Suite struct LinkSyntaxTests {
  /// A graph around the link of a screen with some arguments.
  private static func around(_ link: String) -> String {
    """
    navc: 1
    graph: Shop
    root: catalog
    screens:
      catalog:
        push: { open: product }
      product:
        arguments: { id: Int = 0, mark: String?, a b: Int? }
        link: \(link)

    """
  }

  private func wrong(
    _ link: String, _ message: String, notes: [ExpectedDiagnostic.Note] = [], fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      Self.around(link), ExpectedDiagnostic(.linkSyntax, "1️⃣", message, notes: notes),
      fixed: fixed.map(Self.around), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "/", "/p", "/p/{id}", "/{id}/{mark}", "/p?m={mark}", "/p/{id}?m={mark}&n={a b}", "/?i={id}", "/größe/%C3%A4",
    "/p%20q/a+b;c,d@e:f", "\"/p/{id}\"", "'/p/{id}'", "/p~._-!$'()*", "/{a b}", "/a%2Fb/%7Bid%7D",
    "{ path: \"/p/{id}\" }",
    "{ path: /p }",
  ])
  func links(_ link: String) {
    check(Self.around(link))
  }

  @Test func theStart() {
    wrong("1️⃣p1️⃣/{id}", "a link begins with '/'", fixed: "/p/{id}")
    wrong("1️⃣product1️⃣", "a link begins with '/'", fixed: "/product")
    wrong("\"1️⃣?m={mark}1️⃣\"", "a link begins with '/'", fixed: "\"/?m={mark}\"")
    let advice = "a link is a path; put the scheme and the host under 'bases' of 'links'"
    wrong("1️⃣shop://host1️⃣/p/{id}", advice)
    wrong("1️⃣shop://1️⃣", advice)
  }

  @Test func slashes() {
    wrong("/p1️⃣/1️⃣", "a link does not end with '/'", fixed: "/p")
    wrong("/p/{id}1️⃣/1️⃣", "a link does not end with '/'", fixed: "/p/{id}")
    wrong("/p1️⃣//1️⃣q", "there is nothing between these slashes", fixed: "/p/q")
    wrong("1️⃣//1️⃣", "there is nothing between these slashes", fixed: "/")
    wrong("/p1️⃣/1️⃣?m={mark}", "a link does not end with '/'", fixed: "/p?m={mark}")
    wrong("/p/1️⃣..1️⃣/q", "a path cannot contain the part '..'")
    wrong("/1️⃣%2E1️⃣", "a path cannot contain the part '.'")
  }

  @Test func placeholders() {
    let whole = "a placeholder must be an entire part of the path, as in /p/{id}"
    wrong("/1️⃣p{id}1️⃣", whole)
    wrong("/p/1️⃣{id}.html1️⃣", whole)
    wrong("/p/1️⃣{id}{mark}1️⃣", whole)
    wrong("/p/1️⃣{1️⃣id", "this '{' has no matching '}'")
    wrong("/p/id1️⃣}1️⃣", "this '}' has no matching '{'")
    wrong("/p/1️⃣{}1️⃣", "the braces do not name an argument; write '{id}'")
    wrong("/p/{a1️⃣{1️⃣id}", "a placeholder cannot contain '{'")
    wrong(
      "/p/2️⃣{id}2️⃣/1️⃣{id}1️⃣", "'{id}' is in the link twice", notes: [.init("2️⃣", "the first is here")])
    wrong(
      "/p/2️⃣{id}2️⃣?m=1️⃣{id}1️⃣", "'{id}' is in the link twice", notes: [.init("2️⃣", "the first is here")])
    wrong(
      "/p/2️⃣{id}2️⃣/1️⃣{product.id}1️⃣", "'{product.id}' is the same argument as '{id}'",
      notes: [.init("2️⃣", "the first is here")])
  }

  @Test func theQuery() {
    let item = "a query item consists of a name and a placeholder, as in q={q}"
    wrong("/p1️⃣?1️⃣", item)
    wrong("/p?1️⃣m1️⃣", item)
    wrong("/p?1️⃣m=1️⃣", item)
    wrong("/p?1️⃣=x1️⃣", item)
    wrong("/p?1️⃣m=x1️⃣", item)
    wrong("/p?m=1️⃣x{mark}1️⃣", item)
    wrong("/p?m={mark}1️⃣&1️⃣", item)
    wrong("/p?m={mark}1️⃣&1️⃣&i={id}", item)
    wrong(
      "/p?m={mark}1️⃣?1️⃣i={id}", "a query has only one '?'; join its items with '&'", fixed: "/p?m={mark}&i={id}")
    wrong(
      "/p?2️⃣m2️⃣={mark}&1️⃣%6D1️⃣={id}", "the query has two items called 'm'", notes: [.init("2️⃣", "the first is here")])
  }

  @Test func signs() {
    wrong("/p1️⃣ 1️⃣q", "write a space as '%20'", fixed: "/p%20q")
    wrong("/p1️⃣#1️⃣q", "a link cannot have a part after '#'; write the character itself as '%23'")
    wrong("/p1️⃣\\1️⃣q", "write a backslash as '%5C'", fixed: "/p%5Cq")
    wrong("/p?m1️⃣ 1️⃣n={mark}", "write a space as '%20'", fixed: "/p?m%20n={mark}")
    let percent = "'%' needs two hexadecimal digits after it; write the character itself as '%25'"
    wrong("/1️⃣%1️⃣", percent)
    wrong("/p1️⃣%2x1️⃣y", percent)
    wrong("/p1️⃣%41️⃣/q", percent)
    wrong("/1️⃣p%FFq1️⃣", "these percent-encoded bytes are not UTF-8")
    wrong("1️⃣\"/p\\tq\"1️⃣", "a link cannot contain a control character")
  }

  @Test func atMost64Placeholders() {
    let names = (0..<65).map { "a\($0)" }
    let arguments = names.map { "\($0): Int?" }.joined(separator: ", ")
    func graph(_ count: Int, mark: String) -> String {
      let parts = names.prefix(count).map { "/{\($0)}" }.joined()
      let last = count > 64 ? parts.replacing("{a64}", with: "\(mark){a64}\(mark)") : parts
      return "navc: 1\ngraph: Shop\nroot: a\nscreens: { a: { arguments: { \(arguments) }, link: \"\(last)\" } }\n"
    }
    check(graph(64, mark: ""))
    check(graph(65, mark: "1️⃣"), .init(.linkSyntax, "1️⃣", "a link can have at most 64 placeholders"))
  }

  // MARK: - Bases

  private func bases(
    _ base: String, _ message: String? = nil, fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func graph(_ base: String) -> String { shop("links: { bases: [ok://, \(base)] }\nscreens: { a: { link: / } }\n") }
    check(
      graph(base), message.map { [.init(.linkSyntax, "1️⃣", $0)] } ?? [], fixed: fixed.map(graph),
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "shop://", "\"https://shop.example.com\"", "http://localhost:8080", "https://x/", "https://x/app",
    "https://x/a%20b/c/",
    "web+shop://", "a.b-c://x_y~z", "\"http://[::1]:80/x\"", "shop://app", "SHOP://App",
  ])
  func soundBases(_ base: String) {
    bases(base)
  }

  @Test func brokenBases() {
    let scheme = "a base of links begins with a scheme, as in shop:// or https://shop.example.com"
    bases("1️⃣shop1️⃣", scheme)
    bases("1️⃣shop:/x1️⃣", scheme)
    bases("1️⃣/app1️⃣", scheme)
    bases("1️⃣1shop://1️⃣", scheme)
    bases("\"1️⃣://x1️⃣\"", scheme)
    bases("1️⃣https://1️⃣", "a host is missing after 'https://'")
    bases("1️⃣shop:///app1️⃣", "a host is missing after 'shop://'")
    bases("https://1️⃣a b1️⃣", "this is not a valid host name")
    bases("https://1️⃣me@host1️⃣", "this is not a valid host name")
    bases("\"https://1️⃣[::1]x1️⃣\"", "this is not a valid host name")
    bases("https://1️⃣:801️⃣", "this is not a valid host name")
    bases("https://x:1️⃣655361️⃣", "a port is a number up to 65535")
    bases("https://x:1️⃣8o1️⃣/", "a port is a number up to 65535")
    bases("https://x1️⃣:1️⃣/", "a port is a number up to 65535")
    let varies = "a base of links ends with a path and cannot contain this character"
    bases("\"https://x/1️⃣{1️⃣id}\"", varies)
    bases("https://x1️⃣?1️⃣a=b", varies)
    bases("https://x/a1️⃣#1️⃣b", varies)
    bases("https://x1️⃣//1️⃣a", "there is nothing between these slashes", fixed: "https://x/a")
  }

  @Test func everyBaseIsLookedAt() {
    check(
      shop("links: { bases: [1️⃣one1️⃣, 2️⃣two2️⃣] }\nscreens: { a: }\n"),
      .init(.linkSyntax, "1️⃣", "a base of links begins with a scheme, as in shop:// or https://shop.example.com"),
      .init(.linkSyntax, "2️⃣", "a base of links begins with a scheme, as in shop:// or https://shop.example.com"))
  }

  @Test(arguments: [
    ("1️⃣https://2️⃣bücher.example2️⃣/a1️⃣", "xn--bcher-kva.example"), ("1️⃣http://2️⃣日本語.jp2️⃣:80801️⃣", "xn--wgv71a119e.jp"),
    ("1️⃣https://2️⃣a.GRÖSSE.ñ.com2️⃣1️⃣", "a.xn--grsse-kua.xn--ida.com"),
  ])
  func hostsAreWrittenInASCII(_ base: String, _ meant: String) {
    let marked = base.replacing("1️⃣", with: "")
    let graph = { (base: String) in shop("links: { bases: [\"\(base)\"] }\nscreens: { a: { link: / } }\n") }
    check(
      graph(marked), ExpectedDiagnostic(.linkSyntax, "2️⃣", "a URL must contain this host in ASCII: '\(meant)'"),
      fixed: graph(marked.replacing(/2️⃣.*2️⃣/, with: meant)))
  }

  @Test func whatNoURLCanBeginWith() {
    let graph = { (base: String) in shop("links: { bases: [\"\(base)\"] }\nscreens: { a: { link: / } }\n") }
    check(
      graph("https://1️⃣cafe\u{301}.fr1️⃣"),
      ExpectedDiagnostic(.linkSyntax, "1️⃣", "a URL must contain this host in ASCII, each part as 'xn--…'"))
    check(
      graph("shop://app1️⃣:801️⃣"),
      ExpectedDiagnostic(
        .linkSyntax, "1️⃣", "only a website can have a port; the text after 'shop://' is the first part of a path"))
    for segment in ["..", ".", "%2e%2E", "%2e"] {
      let text = segment.contains("..") || segment.count > 3 ? ".." : "."
      check(
        graph("https://x.com:8080/a/1️⃣\(segment)1️⃣/b"),
        ExpectedDiagnostic(
          .linkSyntax, "1️⃣", "'\(text)' is resolved before a URL is matched, so a base cannot contain it"))
    }
    check(graph("https://x.com:8080/a/..b/.well-known"))
    // The first part of a path may be anything, percent-encoded in URLs.
    check(graph("shop://bücher"))
  }
}
