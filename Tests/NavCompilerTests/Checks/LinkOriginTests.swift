import NavCompiler
import NavTable
import Testing

/// The URLs that links accept from outside the app, and the paths that stay on a website.
@Suite struct LinkOriginTests {
  private static func shop(_ links: String, _ screens: String) -> String {
    "navc: 1\ngraph: Shop\nroot: home\nlinks: { bases: [\"shop://\", \"https://shop.example.com/\"], \(links) }\n"
      + "screens:\n\(screens)\n"
  }

  private static func page(_ argument: String, _ link: String) -> String {
    shop(
      "whenRefused: stop", "  home: { push: { open: page } }\n  page: { arguments: { to: \(argument) }, link: \(link) }"
    )
  }

  // MARK: - web

  @Test func aPathThatHidesAWholeLink() {
    let screens = """
        home: { push: { openItem: item, openNews: news } }
        item: { arguments: { id: Int }, link: 2️⃣"/p/{id}"2️⃣ }
        news: { link: /news/today }
      """
    let message = ExpectedDiagnostic(
      .linkWebOverlap, "1️⃣", "this path keeps every URL of the link to 'item' on the website",
      notes: [
        .init("2️⃣", "no URL opens this link; for example, 'https://shop.example.com/p/1' stays on the website")
      ])
    check(Self.shop("web: [1️⃣\"/p/{any}\"1️⃣]", screens), message)
    check(Self.shop("web: [1️⃣\"/{one}/{two}\"1️⃣]", screens), message)
    check(Self.shop("web: [/p, /p/legal, \"/p/{a}/{b}\", \"/news/{day}/x\"]", screens))
    check(
      Self.shop(
        "web: [/about, 1️⃣/news/today1️⃣]",
        screens.replacing("/news/today", with: "2️⃣/news/today2️⃣").replacing(
          "2️⃣\"/p/{id}\"2️⃣", with: "\"/p/{id}\"")),
      ExpectedDiagnostic(
        .linkWebOverlap, "1️⃣", "this path keeps every URL of the link to 'news' on the website",
        notes: [
          .init("2️⃣", "no URL opens this link; for example, 'https://shop.example.com/news/today' stays on the website")
        ]))
  }

  @Test func aPathThatHidesTheLinkOfAFragment() {
    check(
      Self.shop("web: [1️⃣\"/pay/{any}\"1️⃣]", "  home: { push: { pay: till } }\n  till: { mount: 2️⃣till.nav.yaml2️⃣ }"),
      mounting: [
        "till.nav.yaml": """
        navc: 1
        fragment: Till
        root: bill
        screens:
          bill: { arguments: { id: Int }, link: "/pay/{id}" }

        """
      ],
      ExpectedDiagnostic(
        .linkWebOverlap, "1️⃣", "this path keeps every URL of the link to 'till.bill' on the website",
        notes: [
          .init("2️⃣", "no URL opens this link; for example, 'https://shop.example.com/pay/1' stays on the website")
        ]))
  }

  @Test func aPathWithoutAWebsite() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      links: { bases: [2️⃣"shop://"2️⃣, "http://shop.example.com"], 1️⃣web1️⃣: [/about] }
      screens:
        home:

      """,
      ExpectedDiagnostic(
        .linkNoSite, "1️⃣", "'web' needs a website under 'bases'",
        notes: [.init("2️⃣", "add a base such as 'https://shop.example.com' here")]))
  }

  @Test func aPathIsThePathOfALink() {
    check(
      Self.shop("web: [1️⃣about1️⃣]", "  home:"),
      ExpectedDiagnostic(.linkSyntax, "1️⃣", "a link begins with '/'"), fixed: Self.shop("web: [/about]", "  home:"))
    check(
      Self.shop("web: [\"/about1️⃣?page={page}1️⃣\"]", "  home:"),
      ExpectedDiagnostic(.linkSyntax, "1️⃣", "a path under 'web' has no query; it matches each query"),
      fixed: Self.shop("web: [\"/about\"]", "  home:"))
  }

  // MARK: - from

  @Test func theOriginsOfALink() {
    for origin in ["app", "anywhere"] {
      check(Self.shop("whenRefused: stop", "  home: { link: { path: /home, from: \(origin) } }"))
    }
    check(
      Self.shop("whenRefused: stop", "  home: { link: { path: /home, from: 1️⃣web1️⃣ } }"),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'from' takes anywhere or app, not 'web'"))
  }

  // MARK: - hosts

  @Test func aURLFromOutsideNeedsHosts() {
    func message(_ mark: String) -> ExpectedDiagnostic {
      ExpectedDiagnostic(
        .linkUrlArgument, "1️⃣", "any website can give any URL to '{to}'",
        notes: [
          .init(
            "2️⃣",
            "list the permitted hosts here, as in '{ type: URL, hosts: [shop.example.com] }', or let only the app open"
              + " the link, with 'from: app'")
        ])
    }
    for type in ["URL", "URL?"] {
      let marked = Self.page(type, "\"/page?to=1️⃣{to}1️⃣\"").replacing("{ to:", with: "{ 2️⃣to2️⃣:")
      check(marked, message("to"))
    }
    check(Self.page("{ type: URL, hosts: [shop.example.com] }", "\"/page?to={to}\""))
    check(Self.page("{ type: URL, hosts: [] }", "\"/page/{to}\""))
    check(Self.page("URL", "{ path: \"/page/{to}\", from: app }"))
    check(Self.page("String", "\"/page/{to}\""))
  }

  @Test func onlyAURLHasHosts() {
    check(
      Self.page("{ type: String, 1️⃣hosts1️⃣: [shop.example.com] }", "\"/page/{to}\""),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'to' is a String, and only a URL has 'hosts'"))
  }

  @Test(arguments: ["https://shop.example.com", "shop.example.com/path", "shop.example.com:443", "a host"])
  func aHostIsAName(_ host: String) {
    let message =
      host.contains(" ") ? "this is not a valid host name" : "a host is only a name, such as shop.example.com"
    check(
      Self.page("{ type: URL, hosts: [1️⃣\(host)1️⃣] }", "\"/page/{to}\""),
      ExpectedDiagnostic(.linkSyntax, "1️⃣", message))
  }

  // MARK: - The table

  @Test func theTableHasThem() throws {
    let text = Self.shop(
      "web: [\"/p/{any}\", /a%20b]",
      "  home: { push: { open: page } }\n"
        + "  page: { arguments: { to: { type: URL, hosts: [Shop.Example.com, x.example] } },"
        + " link: { path: \"/page/{to}\", from: app } }")
    let graph = try #require(Compiler.check(SourceFile(path: "test.nav.yaml", text: text)).graph)
    let lines = TableLine.text(of: Compiler.table(graph)).split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in ["web /p/{any}", "web /a%20b", "inside", "hosts to shop.example.com x.example"] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }
}
