import Foundation
import NavCompiler
import NavLinks
import TestTiers
import Testing

/// A decision list admits exactly the URLs that the runtime opens, except for the documented kinds.
@Suite struct DecisionListTests {
  private static let app = "ABCDE12345.org.example.shop"

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  static func links(_ graph: String) throws -> SiteLinks? {
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: graph))
    return try result.graph.map { try SiteLinks($0) }
  }

  /// A set of links with the matchers of its file, one for each reading of `*`.
  private struct Subject {
    let links: SiteLinks
    let site: SiteLinks.Site
    let differences: Differences
    var matchers: [AppleMatcher]

    init?(_ graph: String) throws {
      guard let links = try DecisionListTests.links(graph), let site = links.sites.first else { return nil }
      let list = DecisionList(links, of: site)
      guard let file = AppleSiteAssociation(links, list) else { return nil }
      self.links = links
      self.site = site
      differences = Differences(links, site)
      matchers = try [true, false].map {
        try AppleMatcher(json: Data(file.json.utf8), appID: app, starCrossesSlash: $0)
      }
    }

    /// The URLs from which random ones are made.
    var samples: [String] {
      let bases = site.bases.map { $0.map { "/" + $0 }.joined() }
      return bases.flatMap { base in
        links.links.map { base + $0.url() }
          + links.web.map { base + $0.map { "/" + DecisionListTests.encoded($0.sample) }.joined() }
      }
    }

    /// A URL about which the file and the runtime disagree without a documented reason, or `nil`.
    func fault(_ url: String) -> String? { fault(url, isOpened: links.verdict(on: url).opens) }

    func fault(_ url: String, isOpened opens: Bool) -> String? {
      for matcher in matchers {
        let admits = matcher.opens(url)
        if admits != opens, !differences.explain(url, admits: admits) {
          return "\(url): the file \(admits ? "admits" : "refuses") it, and navc \(opens ? "opens" : "refuses") it"
        }
      }
      return nil
    }
  }

  /// Compares a number of valid sets of links, each with a number of URLs.
  private func compare(
    _ wanted: Int, from first: UInt64, urls: Int
  ) throws -> (sets: Int, urls: Int, opened: Int) {
    var (sets, count, opened) = (0, 0, 0)
    for seed in first... {
      if sets == wanted { break }
      var random = RandomLinks(seed: seed)
      let graph = random.graph()
      guard let subject = try Subject(graph) else { continue }
      sets += 1
      let samples = subject.samples
      for url in subject.links.links.map({ "https://\(subject.site.host)" + $0.url() })
        + (0..<urls).map({ _ in random.url(like: samples, host: subject.site.host) })
      {
        count += 1
        if subject.links.verdict(on: url).opens { opened += 1 }
        if let fault = subject.fault(url) {
          Issue.record("\(fault)\nseed \(seed)\n\(graph)")
          return (sets, count, opened)
        }
      }
    }
    return (sets, count, opened)
  }

  @Test func randomLinks() throws {
    let compared = try compare(40, from: 0, urls: 150)
    #expect(compared.sets == 40 && compared.opened > 1000)
  }

  /// 2,000 sets of links and 300,000 URLs.
  @Test(.thorough) func manyRandomLinks() throws {
    let compared = try compare(2000, from: 1000, urls: 150)
    #expect(compared.sets == 2000 && compared.urls >= 300_000 && compared.opened > 30_000)
  }
}

/// The comparison notices a file with a fault.
extension DecisionListTests {
  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    types: { Sort: [price, newest] }
    links:
      bases: ["shop://", "https://shop.example.com"]
      web: [/p/legal, "/i/{sort}/legal"]
      apple: { apps: [ABCDE12345.org.example.shop] }
    screens:
      catalog:
        arguments: { sort: Sort = newest }
        link: "/catalog?sort={sort}"
        push: { product: product, order: order, item: item, search: search, page: page, admin: admin, key: key }
      product: { arguments: { id: String }, link: { path: "/p/{id}", sample: { id: assam } } }
      order: { arguments: { number: Int }, link: "/orders/{number}" }
      item: { arguments: { sort: Sort, name: String }, link: "/i/{sort}/{name}" }
      key: { arguments: { id: UUID }, link: "/keys/{id}" }
      search: { arguments: { q: String }, link: "/search?q={q}" }
      page: { arguments: { number: Int }, link: "/{number}" }
      admin: { link: { path: /admin, from: app } }

    """

  /// URLs of the shop. Together, they concern each rule.
  private func urls(_ subject: Subject) -> [String] {
    var random = RandomLinks(seed: 7)
    let samples = subject.samples
    let all = (0..<600).map { _ in random.url(like: samples, host: subject.site.host) }
    let own = samples.flatMap { ["https://\(subject.site.host)\($0)", "https://\(subject.site.host)\($0)/"] }
    let others = [
      "/orders/x7", "/orders/x7/", "/catalog", "/catalog/", "/i/price/legal", "/i/price/legal/", "/p/legal",
      "/p/legal/", "/i/price/a/b", "/i/price/a/b/", "/p/a/b", "/p/a/b/", "/p//a", "/p/..",
      "/p/../a", "/p/.", "/p/./a", "/a/b/c/d", "/a/b/c/d/", "/search?q=", "/search", "/catalog?sort=x", "/x", "/x/",
      "/i/x/y",
    ]
    return own.map { $0.replacing("?", with: "/?") } + own + all + others.map { "https://\(subject.site.host)\($0)" }
  }

  /// Each component without which the file would admit or refuse another URL.
  @Test func aMissingComponentIsNoticed() throws {
    let subject = try #require(try Subject(Self.shop))
    let urls = urls(subject)
    let opened = urls.map { subject.links.verdict(on: $0).opens }
    #expect(zip(urls, opened).allSatisfy { subject.fault($0, isOpened: $1) == nil })
    var needless: [String] = []
    for index in subject.matchers[0].components.indices {
      var faulty = subject
      for position in faulty.matchers.indices { faulty.matchers[position].remove(at: index) }
      if !zip(urls, opened).contains(where: { faulty.fault($0, isOpened: $1) != nil }) {
        let component = subject.matchers[0].components[index]
        needless.append((component.exclude ? "not " : "") + (component.path ?? ""))
      }
    }
    // These only state what holds without them, or hold for one reading of `*` together with the rule before them.
    #expect(needless == Self.needless, "\(needless)")
  }

  private static let needless = [
    "not */../*", "not */../*/", "not */..", "not */../", "not */./*", "not */./*/", "not */.", "not */./",
    "not /?*/?*/?*/?*/", "not /?*/?*/?*/", "not /?*/?*/", "not /?*", "not /?*/",
  ]

  @Test func swappedComponentsAreNoticed() throws {
    let subject = try #require(try Subject(Self.shop))
    let urls = urls(subject)
    let paths = subject.matchers[0].components.map(\.path)
    for (exclusion, rule) in [("/p/legal", "/p/?*"), ("/orders/*$(nonInt)*", "/orders/?*"), ("/?*/?*", "/p/?*")] {
      let (one, other) = (try #require(paths.firstIndex(of: exclusion)), try #require(paths.firstIndex(of: rule)))
      var faulty = subject
      for position in faulty.matchers.indices { faulty.matchers[position].swap(one, other) }
      #expect(urls.contains { faulty.fault($0) != nil }, "\(exclusion)")
    }
  }
}
