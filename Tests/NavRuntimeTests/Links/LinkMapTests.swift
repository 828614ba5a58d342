import Testing

@testable import NavRuntime

/// The link of a graph that matches a URL.
struct LinkMapTests {
  private static let table = GraphTable(
    #"""
    graph Posts
    root home
    base posts://
    base https://posts.example.com/app
    screen home
      link /
      push openPost post
      push openNew new
      push openNumber number
      push openKey key
      push openDeep deep
      push openTail tail
    screen post
      link /posts/{slug}?page={page:Int}
      push openPost post
        recursive
      push openReply reply
      push openUser user
    screen user
      shared
      link /posts/{name}/author
      via post
      push openReply reply
    screen new
      link /posts/new
    screen number
      link /posts/{id:Int}
    screen key
      link /posts/{id:UUID}
    screen deep
      link /posts/new/{rest}/end
    screen tail
      link /{any}/new/x/{last}
    screen reply
      shared
      link /reply/{post.slug}/{id:Int}?who={user.name}&page={post.page}
      via user post
    screen lost
      shared
      link /lost
      via home
    screen island
      shared
      link /island
    """#)

  private static let map = LinkMap(table)

  private func check(_ url: String, _ screen: String?, _ texts: [String: String] = [:]) {
    let route = Self.map.route(url) { _ in true }
    #expect(route?.stops.last.map { Self.table[$0.screen].name } == screen, "\(url)")
    #expect(route?.stops.last?.texts ?? [:] == texts, "\(url)")
  }

  /// Placeholders of two enums are in the same place of a URL. The readable value distinguishes them.
  @Test func whatCannotBeReadIsPassedOver() {
    let map = LinkMap(
      GraphTable(
        #"""
        graph G
        root a
        screen a
          push b b
          push c c
          push d d
        screen b
          link /{order}/{id:Int}
        screen c
          link /{mood}/{id:Int}
        screen d
          link /{flag}/{rest}
        """#))
    let readable = ["order": ["price"], "mood": ["good"], "flag": ["true"]]
    func screen(_ url: String) -> ScreenID? {
      map.route(url) { route in
        let texts = route.stops.last?.texts ?? [:]
        return texts.allSatisfy { name, text in readable[name]?.contains(text) ?? true }
      }?.stops.last?.screen
    }
    #expect(screen("/price/1") == 1)
    #expect(screen("/good/1") == 2)
    #expect(screen("/true/1") == 3)
    #expect(screen("/true/x") == 3)
    #expect(screen("/price/x") == nil)
    #expect(screen("/bad/1") == nil)
  }

  @Test func literalBeatsNumberBeatsText() {
    check("/posts/new", "new")
    check("/posts/42", "number", ["id": "42"])
    check("/posts/-7", "number", ["id": "-7"])
    check("/posts/99999999999999999999", "post", ["slug": "99999999999999999999"])
    check("/posts/4B5E1F0A-93D1-4B6A-8E4E-9D1C2F3A4B5C", "key", ["id": "4B5E1F0A-93D1-4B6A-8E4E-9D1C2F3A4B5C"])
    check("/posts/4b5e1f0a-93d1-4b6a-8e4e-9d1c2f3a4b5", "post", ["slug": "4b5e1f0a-93d1-4b6a-8e4e-9d1c2f3a4b5"])
    check("/posts/4z5e1f0a-93d1-4b6a-8e4e-9d1c2f3a4b5c", "post", ["slug": "4z5e1f0a-93d1-4b6a-8e4e-9d1c2f3a4b5c"])
    check("/posts/news", "post", ["slug": "news"])
    check("/posts/%6Eew", "new")
    check("/posts/New", "post", ["slug": "New"])
  }

  @Test func precedenceGoesBackWhereItLedNowhere() {
    check("/posts/new/author", "user", ["name": "new"])
    check("/posts/new/y/end", "deep", ["rest": "y"])
    check("/posts/new/x/z", "tail", ["any": "posts", "last": "z"])
    check("/posts/new/x/end", "deep", ["rest": "x"])
    check("/posts/new/y/z", nil)
  }

  @Test func basesAndPathsByThemselves() {
    check("posts://posts/new", "new")
    check("POSTS://posts/new/", "new")
    check("https://posts.example.com/app/posts/new", "new")
    check("https://posts.example.com/app", "home")
    check("https://posts.example.com/", nil)
    check("https://posts.example.com/posts/new", nil)
    check("other://posts/new", nil)
    check("/", "home")
    check("", nil)
    check("posts://", "home")
  }

  @Test func emptySegmentsAreNone() {
    check("/posts/", nil)
    check("/posts//", nil)
    check("//posts/new", nil)
    check("/posts//author", nil)
  }

  @Test func firstOfRepeatedItemsCountsAndUnknownOnesDoNot() {
    check("/posts/a?page=1&page=2&utm=%FF&%FF=3", "post", ["slug": "a", "page": "1"])
    check("/posts/a?Page=1", "post", ["slug": "a"])
    check("/posts/a?page", "post", ["slug": "a", "page": ""])
    check("/posts/a?page=%FF", nil)
    check("/posts/a?page=%FF&page=1", nil)
  }

  @Test func chainIsThatOfParentsAndOfVia() {
    let route = Self.map.route("/reply/a%20b/7?who=me&page=3&id=9") { _ in true }
    #expect(route?.stops.map { Self.table[$0.screen].name } == ["home", "post", "user", "reply"])
    #expect(route?.stops.map(\.texts) == [[:], ["slug": "a b", "page": "3"], ["name": "me"], ["id": "7"]])
  }

  @Test func chainHoldsTheSeguesOfEachStep() {
    let route = Self.map.route("/posts/new") { _ in true }
    #expect(route?.stops.map(\.segues) == [[], [1]])
  }

  @Test func linkWithoutAWayIsNone() {
    check("/island", nil)
    // `home` does not push `lost`, whatever `via` names.
    check("/lost", nil)
  }

  @Test func manySegmentsAreMatchedAtOnce() {
    check("/" + String(repeating: "posts/", count: 1_300), nil)
    check("/" + String(repeating: "new/", count: 2_000), nil)
  }
}
