import Testing

@testable import NavImport

/// Deep links, with a test for each row of the table.
struct DeepLinkTests {
  /// Checks the link of a screen with the arguments `id` and `name`.
  private func link(_ uri: String, _ expected: String, location: SourceLocation = #_sourceLocation) throws {
    let arguments = [argument("user_id", "integer", default: "0"), argument("q", default: "")].joined()
    let draft = try readDraft([NavigationXML(fragment("a"), fragment("b", arguments, deepLink(uri)))])
    let element = try #require(draft.elements.last)
    let link = draft.screens[1].link.map { "\(draft.linkBases.joined(separator: " ")) \($0.path)" }
    #expect((link ?? "-") + " [\(element.code.rawValue)]" == expected, sourceLocation: location)
    expectSoundAndroid(draft, uri, location: location)
  }

  @Test func aSchemeIsABase() throws {
    try link("shop://host/a/{user_id}?q={q}", "shop:// /host/a/{userId}?q={q} [link]")
    try link("Shop://a/?q={q}&amp;u={user_id}", "shop:// /a?q={q}&u={userId} [link]")
    try link("shop://", "shop:// / [link]")
    try link("shop://{user_id}", "shop:// /{userId} [link]")
    try link("shop://a%20b/ä", "shop:// /a%20b/ä [link]")
  }

  @Test func theHostOfAWebsiteIsInTheBase() throws {
    try link("https://www.example.com/p/{user_id}", "https://www.example.com /p/{userId} [link]")
    try link("HTTP://Example.com:8080/", "http://example.com:8080 / [link]")
    try link("www.example.com/{q}", "https://www.example.com /{q} [link]")
    try link("www.example.com?q={q}", "https://www.example.com /?q={q} [link]")
  }

  @Test(arguments: [
    "shop://a.*", "shop://.*", "shop://a/{q}.*", "shop://p-{user_id}", "shop://{q}{user_id}", "shop://a?q=1",
    "shop://a?q", "shop://a?{q}", "shop://a?q={q}&amp;q={user_id}", "shop://{q}/{q}", "shop://a//b", "shop:///a",
    "shop://a#b", "shop://a b", "shop://a\\b", "shop://a/../b", "shop://%2e%2E", "shop://%zz", "shop://%C3", "shop://%",
    "shop://{}", "shop://{{q}}", "shop://{q", "/a/{q}", "https:///a", "https://{q}/a", "https://*.x.com/a",
    "https://x.com:port/a", "https://x.com:99999/a", "https://bücher.example/a", "mailto:x", "1x://a", "://a",
    "${q}://a",
    "shop://a?", "shop://a&#10;b", "",
  ])
  func aPatternThatALinkCannotExpress(_ uri: String) throws {
    try link(uri, uri == "shop://a?" ? "shop:// /a [link]" : "- [link-pattern]")
  }

  @Test func onlyAnActionOrATypeIsNotALink() throws {
    try check(
      NavigationXML(fragment("a", "<deepLink app:action='x.VIEW'/>", "<deepLink app:mimeType='text/plain'/>")),
      expected: """
        navigation root main [graph]: a
        deepLink [link-pattern]: -
        deepLink [link-pattern]: -
        """)
  }

  @Test func aScreenHasOneLink() throws {
    try check(
      NavigationXML(fragment("a", deepLink("x://.*"), deepLink("x://a"), deepLink("x://b"))),
      expected: """
        navigation root main [graph]: a
        deepLink x://.* [link-pattern x://.*]: -
        deepLink x://a [link]: a /a
        deepLink x://b [link-second]: -
        """)
  }

  @Test func aLinkOfAGraphIsThatOfItsStart() throws {
    try check(
      NavigationXML(deepLink("x://a"), fragment("a"), nested("n", start: "b", deepLink("x://b"), fragment("b"))),
      expected: """
        navigation root main [graph]: a
        deepLink x://a [link]: a /a
        navigation nested n [nested]: b
        deepLink x://b [link]: b /b
        """)
  }

  @Test func twoLinksCanMatchOneURL() throws {
    let arguments = [argument("text", default: ""), argument("number", "integer", default: "0")].joined()
    try check(
      NavigationXML(
        fragment("a", deepLink("x://p/{x}"), argument("x", default: "")),
        destination("dialog", "b", "", deepLink("y://p/{text}?n={number}"), arguments),
        destination("dialog", "c", "", deepLink("x://p/{number}"), arguments),
        destination("dialog", "d", "", deepLink("x://p/q")), destination("dialog", "e", "", deepLink("x://%70/q"))),
      expected: """
        navigation root main [graph]: a
        deepLink x://p/{x} [link]: a /p/{x}
        argument x [argument]: a (x: String = "")
        deepLink y://p/{text}?n={number} [link-clash]: -
        argument text [argument]: b (text: String = "")
        argument number [argument]: b (number: Int = 0)
        deepLink x://p/{number} [link]: c /p/{number}
        argument text [argument]: c (text: String = "")
        argument number [argument]: c (number: Int = 0)
        deepLink x://p/q [link]: d /p/q
        deepLink x://%70/q [link-clash]: -
        """)
  }

  @Test func basesAreInTheOrderOfTheirFirstUse() throws {
    let draft = try readDraft([
      NavigationXML(
        fragment("a", deepLink("y://a")), fragment("b", deepLink("x.com/b")), fragment("c", deepLink("y://c")),
        fragment("d", deepLink("z://{none}")))
    ])
    #expect(draft.linkBases == ["y://", "https://x.com"])
  }

  @Test func argumentsThatALinkCannotSupply() throws {
    func link(_ uri: String, _ arguments: String, _ code: ImportCode, location: SourceLocation = #_sourceLocation)
      throws
    {
      let draft = try readDraft([NavigationXML(fragment("a"), fragment("b", deepLink(uri), arguments))])
      #expect(draft.elements[3].code == code, sourceLocation: location)
    }
    try link("x://{id}", "", .linkArguments)
    try link("x://b", argument("id"), .linkArguments)
    try link("x://{id}", argument("id"), .link)
    try link("x://b", argument("id", default: "@null"), .link)
    try link("x://{ids}", argument("ids", "string[]"), .linkArguments)
    try link("x://{kind}", argument("kind", "x.Kind"), .linkArguments)
    try link("x://b?k={kind}", argument("kind", "x.Kind", default: "@null"), .linkArguments)
  }
}
