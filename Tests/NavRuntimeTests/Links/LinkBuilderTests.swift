import Foundation
import NavRuntime
import NavTesting
import Testing

/// The URLs that the builders of `navc links --format swift` write.
@MainActor struct LinkBuilderTests {
  private let site = Navigator<Site, InMemoryHost<String>>(
    host: InMemoryHost(), screens: SitePages(), facts: Site.NoFacts())

  init() { site.start() }

  /// Opens a URL from outside, and returns the URL of the visible screen for outside.
  private func reopened(_ url: URL?) -> URL? {
    guard let url else { return nil }
    let outcome = site.open(url.absoluteString, from: .widget).outcomeSoFar
    defer { if site.stack.count > 1 { site.goBack() } }
    guard case .shown? = outcome else { return nil }
    return site.websiteURL.flatMap { URL(string: $0) }
  }

  nonisolated private static let texts = [
    "a", "a b", "ä/ö", "50%", "?", "#", "&=+", "news", "Legal", "7x", "-", "𝕏", "a.b", "...", "nil", "\u{301}",
  ]

  @Test(arguments: texts) func aTextComesBack(_ text: String) throws {
    let page = try #require(SiteLinks.page(name: text))
    #expect(reopened(page) == page)
    let note = try #require(SiteLinks.note(text: text))
    #expect(reopened(note) == note)
    let item = try #require(SiteLinks.item(in: text, number: -3))
    #expect(reopened(item) == item && item.path().hasSuffix("/-3"))
  }

  @Test func eachTypeComesBack() throws {
    let id = try #require(UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
    let frame = try #require(URL(string: "https://cdn.example.com/a?b=c&d#e"))
    let urls = [
      SiteLinks.newNote(), SiteLinks.number(number: .max), SiteLinks.number(number: .min),
      SiteLinks.key(color: .default, id: id), SiteLinks.frame(at: frame), SiteLinks.anyFrame(),
      SiteLinks.anyFrame(at: frame),
      SiteLinks.item(in: "x", number: 7, color: .green, id: id, isBig: false, price: 1.25),
      SiteLinks.item(in: "x", number: 7, isBig: true),
    ]
    for url in urls {
      let url = try #require(url)
      #expect(reopened(url) == url)
    }
    #expect(SiteLinks.home().absoluteString == site.websiteURL)
    #expect(SiteLinks.key(color: .red, id: id).absoluteString == "https://site.example.com/keys/red/\(id.uuidString)")
  }

  /// A text that belongs to another link, or to the website, has no URL of this link.
  @Test func aTextOfAnotherLinkHasNoURL() {
    for text in ["", ".", "..", "legal", "admin"] { #expect(SiteLinks.page(name: text) == nil, "\(text)") }
    for text in ["", ".", "..", "new", "7", "-7", "+7"] { #expect(SiteLinks.note(text: text) == nil, "\(text)") }
  }

  @Test func aURLIsSharedOnlyIfItOpensTheScreenFromOutside() {
    for (url, isShared) in [
      ("/pages/a", true), ("/pages/admin", false), ("/frame?at=https%3A%2F%2Fsite.example.com", true),
      ("/frame?at=http%3A%2F%2Fsite.example.com", false),
    ] {
      site.open(url)
      #expect((site.websiteURL != nil) == isShared, "\(url)")
      site.goBack()
    }
    #expect(site.url == "site://" && site.websiteURL == "https://site.example.com/")
  }
}
