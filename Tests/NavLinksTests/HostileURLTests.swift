import Foundation
import NavCompiler
import NavLinks
import SeededRandom
import TestTiers
import Testing

/// URLs of attackers open no link of the app itself, and give an argument no URL of another host.
@Suite struct HostileURLTests {
  private static let hosts = [
    "web.example", "evil.example", "web.example@evil.example", "evil.example@web.example", "web.example:443",
    "web.example:8443", "web.example.evil.example", "evil.example#web.example", "evil.example?web.example",
    "web.example\\@evil.example", "evil.example\\.web.example", "web.example%2eevil.example", "WEB.example",
    "wéb.example",
    "web。example", "web.example%00.evil.example", "web.example\t.evil.example", "[::1]", "", "web.example.",
    "user:x@web.example",
  ]
  private static let schemes = [
    "https://", "https:", "https:/", "https:///", "http://", "HTTPS://", "javascript://", "data:", "//", "\\\\", "",
    " https://",
    "https:\\\\", "file://", "blob:https://", "view-source:https://", "shop://",
  ]

  private struct Attack {
    var random: SplitMix

    mutating func pick<Item>(_ items: [Item]) -> Item { items[random.below(items.count)] }

    /// A URL of an attacker, encoded for a link once or twice.
    mutating func argument() -> String {
      let text = pick(schemes) + pick(hosts) + pick(["", "/", "/a?b#c", "#@web.example", "?@web.example"])
      let once = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
      return random.chance(10) ? once.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? once : once
    }

    /// A link with the arguments of an attacker.
    mutating func url(_ links: SiteLinks, _ site: SiteLinks.Site) -> String {
      guard !links.links.isEmpty else { return "https://\(site.host)/" }
      let link = pick(links.links)
      var path = ""
      for segment in link.path { path += "/" + (segment.isURL || random.chance(10) ? argument() : segment.sample) }
      var items = link.query.map { item in
        let text = item.placeholder.isURL || random.chance(10) ? argument() : item.placeholder.sample
        return "\(item.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")=\(text)"
      }
      if random.chance(20), let item = items.first { items.append("\(item.prefix { $0 != "=" })=\(argument())") }
      if random.chance(20) { items.reverse() }
      let base = pick([
        "https://\(site.host)", "shop:/", "shop://", "https://\(site.host)/app", "", "https://\(site.host):443",
      ])
      let spelled = random.chance(20) ? path.replacing("/", with: pick(["//", "/./", "/%2E%2E/", "/"])) : path
      return base + spelled + pick(["", "/", "//"]) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        + pick(["", "#", "#?\(argument())"])
    }
  }

  /// - Returns: the number of URLs that opened a screen.
  private func attack(_ count: Int, from first: UInt64) throws -> Int {
    var (tried, opened) = (0, 0)
    for seed in first... {
      if tried >= count { break }
      var random = RandomLinks(seed: seed)
      let graph = random.graph()
      guard let links = try DecisionListTests.links(graph), let site = links.sites.first else { continue }
      var attack = Attack(random: SplitMix(seed: seed))
      for _ in 0..<500 {
        let url = attack.url(links, site)
        tried += 1
        guard case .opens(let screen) = links.verdict(on: url) else { continue }
        opened += 1
        guard let link = links.links.first(where: { $0.screen == screen }) else {
          Issue.record("no link opens '\(screen)': \(url)")
          continue
        }
        #expect(!link.isInside, "\(url) opens '\(screen)'\n\(graph)")
        for text in Self.urls(in: url, of: link) {
          let parts = URLComponents(string: text)
          let isSafe =
            parts?.scheme?.lowercased() == "https" && parts?.host?.lowercased() == "web.example" && parts?.user == nil
            && parts?.port ?? 443 == 443
          #expect(isSafe, "\(url) gives '\(screen)' the URL \(text)\n\(graph)")
        }
      }
    }
    return opened
  }

  /// The texts of the arguments of the type `URL`, which the test reads from the URL itself.
  private static func urls(in url: String, of link: SiteLink) -> [String] {
    let sides = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let segments = sides[0].split(separator: "/").suffix(link.path.count).map { $0.removingPercentEncoding ?? "" }
    var texts = zip(link.path, segments).compactMap { $0.isURL ? $1 : nil }
    let items = (sides.count > 1 ? sides[1].split(separator: "&") : []).map { item in
      let name = item.prefix { $0 != "=" }
      return (name: name.removingPercentEncoding, text: item.dropFirst(name.count + 1).removingPercentEncoding)
    }
    for item in link.query where item.placeholder.isURL {
      if let text = items.first(where: { $0.name == item.name })?.text { texts.append(text) }
    }
    return texts
  }

  @Test func attacks() throws { #expect(try attack(10_000, from: 0) > 500) }

  @Test(.thorough) func aMillionAttacks() throws { #expect(try attack(1_000_000, from: 100) > 50_000) }
}

extension SiteLink.Segment {
  fileprivate var isURL: Bool { if case .placeholder(let placeholder) = self { placeholder.isURL } else { false } }
}

extension SiteLink.Placeholder {
  fileprivate var isURL: Bool { if case .url = kind { true } else { false } }
}
