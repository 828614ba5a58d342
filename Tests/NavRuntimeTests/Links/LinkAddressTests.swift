import NavTable
import SeededRandom
import Testing

@testable import NavRuntime

/// The parts of a URL that links use.
struct LinkAddressTests {
  @Test(arguments: [
    ("shop://p/42", LinkAddress.Origin.scheme("shop"), ["p", "42"]),
    ("SHOP://p/42", .scheme("shop"), ["p", "42"]),
    ("shop:///p/42", .scheme("shop"), ["p", "42"]),
    ("shop:/p/42", .scheme("shop"), ["p", "42"]),
    ("shop://", .scheme("shop"), []),
    ("shop:", .scheme("shop"), []),
    ("shop://P%2Fq/42/", .scheme("shop"), ["P/q", "42"]),
    ("a+b-c.1://x", .scheme("a+b-c.1"), ["x"]),
    ("https://Shop.Example.COM/p", .site(scheme: "https", host: "shop.example.com", port: 443), ["p"]),
    ("https://shop.example.com:443/p", .site(scheme: "https", host: "shop.example.com", port: 443), ["p"]),
    ("https://shop.example.com:/p", .site(scheme: "https", host: "shop.example.com", port: 443), ["p"]),
    ("http://shop.example.com:8080", .site(scheme: "http", host: "shop.example.com", port: 8080), []),
    ("http://[::1]:80/p", .site(scheme: "http", host: "[::1]", port: 80), ["p"]),
    ("/p/42", .anywhere, ["p", "42"]),
    ("/", .anywhere, []),
    ("/p/42/", .anywhere, ["p", "42"]),
    ("/p//42", .anywhere, ["p", "", "42"]),
    ("/p/42#part?x=1", .anywhere, ["p", "42"]),
    ("/a+b/%2B/%25/%C3%A9/é", .anywhere, ["a+b", "+", "%", "é", "é"]),
    ("/a%00b", .anywhere, ["a\u{0}b"]),
    ("/%E2%80%AEevil", .anywhere, ["\u{202E}evil"]),
  ])
  func parts(_ url: String, _ origin: LinkAddress.Origin, _ segments: [String]) throws {
    let address = try #require(LinkAddress(url))
    #expect(address.origin == origin)
    #expect(address.segments == segments)
  }

  @Test(arguments: [
    // Strings that are not URLs, or that no link should follow.
    "", "shop", "p/42", "//shop.example.com/p", "?q=1", "#part", ":", "://x", "1shop://x", "sh op://x", "ｓhop://x",
    "shop:p/42", "https:/p", "https:p", "https://", "https:///p", "https://user@shop.example.com/p",
    "https://user:word@shop.example.com/", "shop://user@p/42", "shop://p:80/42", "https://shop.example.com:8o/",
    "https://shop.example.com:123456/", "https://shop.example.com:-1/", "https://[::1/p", "https://[::1]x/p",
    // Dot segments in any notation.
    "/./..", "/a/%2e%2E", "/p/.", "shop://../p", "shop://%2E/p",
    "https://a:b:c/", "/a b", "/a\tb", "/a\nb", "/a\u{0}b", "/a\u{7F}b", "/%", "/%2", "/%zz", "/%F", "/%%",
    // Invalid UTF-8: overlong, a surrogate, truncated, past the end, a single byte.
    "/%C0%AF", "/%E0%80%AF", "/%ED%A0%80", "/%E2%82", "/%F5%80%80%80", "/%FF", "/%80", "shop://%FF/p",
  ])
  func noAddress(_ url: String) {
    #expect(LinkAddress(url) == nil)
  }

  @Test func lengthIsBounded() {
    let longest = "/" + String(repeating: "a", count: LinkAddress.longest - 1)
    #expect(LinkAddress(longest) != nil)
    #expect(LinkAddress(longest + "a") == nil)
    #expect(LinkAddress(String(repeating: "/", count: 1_000_000)) == nil)
    #expect(LinkAddress(String(repeating: "/", count: LinkAddress.longest))?.segments == nil)
    #expect(LinkAddress("/" + String(repeating: "a/", count: 4_000))?.segments.count == 4_000)
  }

  @Test func query() throws {
    let address = try #require(LinkAddress("/p?a=1&b&c=&=d&a=2&%61%3D=%26+%2B&bad=%FF&%FF=x&&e==f&q=/?#g=1"))
    #expect(address.items.map(\.name) == ["a", "b", "c", "", "a", "a=", "bad", "e", "q"])
    #expect(address.items.map(\.value) == ["1", "", "", "d", "2", "&++", nil, "=f", "/?"])
  }

  @Test func baseIsComparedWithoutRegardToCaseAndThePathWith() throws {
    let site = try #require(LinkBase("https://shop.example.com/App"))
    #expect(try #require(LinkAddress("HTTPS://SHOP.example.com:443/App/p")).path(after: site) == ["p"])
    #expect(try #require(LinkAddress("https://shop.example.com/App")).path(after: site) == [])
    for other in [
      "https://shop.example.com/app/p", "https://shop.example.com/Apple/p", "https://shop.example.com/p",
      "http://shop.example.com/App/p", "https://shop.example.com:444/App/p", "https://example.com/App/p",
      "https://shop.example.com.evil.com/App/p", "shop://shop.example.com/App/p",
    ] {
      #expect(try #require(LinkAddress(other)).path(after: site) == nil, "\(other)")
    }
    let scheme = try #require(LinkBase("shop://"))
    #expect(try #require(LinkAddress("Shop://P/q")).path(after: scheme) == ["P", "q"])
    let host = try #require(LinkBase("shop://App/v1"))
    #expect(try #require(LinkAddress("shop://aPP/v1/p")).path(after: host) == ["p"])
    #expect(try #require(LinkAddress("shop://other/v1/p")).path(after: host) == nil)
    #expect(try #require(LinkAddress("/p")).path(after: host) == ["p"])
    let port = try #require(LinkBase("http://localhost:8080"))
    #expect(try #require(LinkAddress("http://LOCALHOST:8080/p")).path(after: port) == ["p"])
    #expect(try #require(LinkAddress("http://localhost/p")).path(after: port) == nil)
  }

  @Test func mutatedURLsNeverTrap() {
    let seeds = [
      "https://user:pw@shop.example.com:8080/a%20b/%C3%A9/?x=1&y=%FF#z",
      "shop://p/42?highlight=true",
      "http://[::1]:80/%",
    ]
    let spice = [
      "%", "%0", "%00", "//", ":", "@", "[", "]", "?", "#", "&", "=", "\u{0}", "é", "\u{202E}", "🏳️‍🌈", "%C0%80", "\r\n",
    ]
    var random = SplitMix(seed: 7)
    func next(_ bound: Int) -> Int { random.below(bound) }
    var parsed = 0
    for round in 0..<20_000 {
      var url = seeds[round % seeds.count]
      for _ in 0...next(4) {
        let at = url.index(url.startIndex, offsetBy: next(url.count + 1))
        switch next(3) {
        case 0: url.insert(contentsOf: spice[next(spice.count)], at: at)
        case 1: url.removeSubrange(at..<(url.index(at, offsetBy: next(5), limitedBy: url.endIndex) ?? url.endIndex))
        default: url = String(url[at...]) + url[..<at]
        }
      }
      if let address = LinkAddress(url) {
        parsed += 1
        #expect(address.segments.allSatisfy { String.percentDecoded($0.percentEncoded { !$0.isUnreserved }) == $0 })
      }
    }
    #expect(parsed > 1_000)
  }
}
