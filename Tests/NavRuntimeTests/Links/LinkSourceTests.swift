import Foundation
import NavRuntime
import NavTesting
import Testing

/// URLs from outside the app, and paths that stay on the website.
@MainActor struct LinkSourceTests {
  private let host = InMemoryHost<String>()
  private let site: Navigator<Site, InMemoryHost<String>>

  init() {
    site = Navigator(host: host, screens: SitePages(), facts: Site.NoFacts())
    site.start()
  }

  private func open(_ url: String, from source: LinkSource = .app) -> String? {
    let outcome = site.open(url, from: source).outcomeSoFar
    defer { if site.stack.count > 1 { site.goBack() } }
    switch outcome {
    case .shown: return site.stack.last?.name
    case .refused(.noMatch): return nil
    default: return outcome?.description
    }
  }

  /// The origins that are outside.
  private static let outside = LinkSource.allCases.filter(\.isOutside)

  @Test func onlyTheAppIsNotOutside() {
    #expect(LinkSource.allCases.count == 9 && Self.outside.count == 8 && !LinkSource.app.isOutside)
  }

  @Test func aPathOfTheWebsiteOpensNothing() {
    for source in LinkSource.allCases {
      for path in ["pages/legal", "pages/legal/", "help/a", "help/a/", "pages/le%67al", "help/a?x=1"] {
        #expect(open("site://" + path, from: source) == nil, "\(path)")
        #expect(open("https://site.example.com/" + path, from: source) == nil, "\(path)")
      }
      #expect(open("https://site.example.com/pages/legally", from: source) == "page")
    }
    #expect(open("/help/a") == nil && open("/pages/x") == "page")
    #expect(Site.url(of: Site.Page(name: "legal")) == nil && Site.url(of: Site.Page(name: "x")) == "site://pages/x")
  }

  /// Another link of a lower rank also matches the URL. It does not open, so the URL has one meaning.
  @Test func aLinkOfTheAppOpensOnlyFromTheApp() {
    #expect(open("https://site.example.com/pages/admin") == "admin")
    for source in Self.outside { #expect(open("https://site.example.com/pages/admin", from: source) == nil) }
    #expect(Site.url(of: Site.Admin()) == "site://pages/admin")
  }

  @Test func aPathFromOutsideNeedsAScheme() {
    #expect(open("/pages/x") == "page")
    for source in Self.outside {
      #expect(open("/pages/x", from: source) == nil && open("site://pages/x", from: source) == "page")
    }
  }

  @Test(arguments: [
    ("https://site.example.com", true), ("https://SITE.example.com/a?b#c", true),
    ("https://cdn.example.com:443/", true),
    ("https://site.example.com.evil.example", false), ("https://evil.example/site.example.com", false),
    ("https://evil.example#site.example.com", false), ("https://evil.example?site.example.com", false),
    ("https://site.example.com@evil.example", false), ("https://evil.example%5C@site.example.com/", false),
    ("https://site.example.com%5C.evil.example", false), ("https://site.example.com:8080", false),
    ("http://site.example.com", false), ("javascript:alert(1)", false), ("//site.example.com", false),
    ("https:/site.example.com", false), ("https:///site.example.com", false), ("/relative", false),
    ("https://site%252Eexample.com", false), ("https://site.example.com.", false), ("data:text/html,x", false),
  ])
  func aURLFromOutsideHasOneOfItsHosts(_ text: String, _ isSafe: Bool) {
    let url = "https://site.example.com/frame?at=" + text.replacing("&", with: "%26").replacing("#", with: "%23")
    for source in Self.outside { #expect(open(url, from: source) == (isSafe ? "frame" : nil), "\(text)") }
    // From the app, only the type decides.
    let isURL = text.removingPercentEncoding.flatMap { URL(string: $0) } != nil
    #expect(open(url) == (isURL ? "frame" : nil), "\(text)")
  }

  /// Without hosts, a URL from outside can lead to any website. It still needs `https`.
  @Test func aURLWithoutHosts() {
    let link = "https://site.example.com/any?at="
    #expect(open(link + "https://evil.example/", from: .web) == "anyFrame")
    for text in ["http://evil.example/", "javascript:alert(1)", "file:///etc/passwd", "x"] {
      #expect(open(link + text, from: .web) == nil, "\(text)")
      #expect(open(link + text) == "anyFrame", "\(text)")
    }
    #expect(open("https://site.example.com/any", from: .web) == "anyFrame")
  }

  @Test func anEventNamesTheOrigin() {
    var sources: [LinkSource?] = []
    let observation = site.observe { event in
      if case .requested(let request) = event.kind { sources.append(request.linkSource) }
    }
    site.open("https://site.example.com/pages/x", from: .notification)
    site.open("/pages/y")
    site.open("/nowhere", from: .web)
    site.goBack()
    #expect(sources == [.notification, .app, .web, nil])
    withExtendedLifetime(observation) {}
  }
}

@MainActor final class SitePages: Site.Screens {
  func home(_ screen: Site.Home.Handle) -> String { "home" }
  func page(_ screen: Site.Page.Handle) -> String { "page" }
  func frame(_ screen: Site.Frame.Handle) -> String { "frame" }
  func anyFrame(_ screen: Site.AnyFrame.Handle) -> String { "any" }
  func admin(_ screen: Site.Admin.Handle) -> String { "admin" }
  func item(_ screen: Site.Item.Handle) -> String { "item" }
  func key(_ screen: Site.Key.Handle) -> String { "key" }
  func note(_ screen: Site.Note.Handle) -> String { "note" }
  func newNote(_ screen: Site.NewNote.Handle) -> String { "new" }
  func number(_ screen: Site.Number.Handle) -> String { "number" }
}
