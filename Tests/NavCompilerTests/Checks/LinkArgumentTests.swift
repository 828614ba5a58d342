import NavCompiler
import Testing

/// The placeholders of a link.
@Suite struct LinkArgumentTests {
  private static func around(_ link: String) -> String {
    shop(
      """
      screens:
        a: { arguments: { page: Int = 0, own: Int? }, push: { 6️⃣thread6️⃣: thread, other: other } }
        thread: { arguments: { id: Int = 0, sort: Int = 0 }, push: { post: post } }
        post: { arguments: { id: Int = 0, page: Int = 0, post.id: Int? }, push: { reply: reply } }
        7️⃣reply7️⃣: { arguments: { own: Int? }, link: "\(link)" }
        8️⃣other8️⃣: { arguments: { far: Int? } }

      """)
  }

  @Test func names() {
    for link in [
      "/{own}", "/{sort}", "/{thread.id}/{post.id}", "/{a.page}/{post.page}", "/{reply.own}/{a.own}",
      "/{post.post.id}/{post.id}",
      "/{own}?a={a.own}",
    ] {
      check(Self.around(link))
    }
  }

  @Test func spacesAroundTheName() {
    check(
      Self.around("/{1️⃣ own 1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "neither 'reply' nor a screen on the path to it has an argument called ' own '",
        notes: [.init("1️⃣", "did you mean 'own'?")]),
      fixed: MarkedSource(Self.around("/{own}")).text)
  }

  @Test func twoScreensHaveTheName() {
    check(
      Self.around("/{1️⃣id1️⃣}"),
      .init(
        .ambiguousName, "1️⃣",
        "'post' and 'thread', on the path to 'reply', both have an argument 'id'; write '{post.id}' or '{thread.id}'"),
      fixed: MarkedSource(Self.around("/{post.id}")).text)
    check(
      Self.around("/{1️⃣page1️⃣}"),
      .init(
        .ambiguousName, "1️⃣",
        "'post' and 'a', on the path to 'reply', both have an argument 'page'; write '{post.page}' or '{a.page}'"),
      fixed: MarkedSource(Self.around("/{post.page}")).text)
  }

  @Test func noScreenHasTheName() {
    check(
      Self.around("/{1️⃣onw1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "neither 'reply' nor a screen on the path to it has an argument called 'onw'",
        notes: [.init("1️⃣", "did you mean 'own'?")]),
      fixed: MarkedSource(Self.around("/{own}")).text)
    check(
      Self.around("/{1️⃣quantity1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "neither 'reply' nor a screen on the path to it has an argument called 'quantity'",
        notes: [.init("7️⃣", "'reply' takes 'own'")]))
    check(
      Self.around("/{1️⃣thread.idd1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "'thread' has no argument called 'idd'",
        notes: [.init("1️⃣", "did you mean 'thread.id'?")]),
      fixed: MarkedSource(Self.around("/{thread.id}")).text)
  }

  @Test func aScreenThatIsNotOnTheWay() {
    check(
      Self.around("/{1️⃣other.far1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "'other' is not on the path to 'reply', so the link cannot set its arguments",
        notes: [.init("8️⃣", "'other' is here")]))
    check(
      Self.around("/{1️⃣far1️⃣}"),
      .init(
        .unknownArgument, "1️⃣", "neither 'reply' nor a screen on the path to it has an argument called 'far'",
        notes: [.init("7️⃣", "'reply' takes 'own'")]))
  }

  /// If the path has an error, only placeholders that do not depend on the path are resolved.
  @Test func argumentsThatCouldNotBeRead() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { 1️⃣argumnts1️⃣: { id: Int }, link: "/{id}" }

        """),
      .init(
        .unknownKey, "1️⃣", "'argumnts' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'arguments'?")]),
      fixed: shop(
        """
        screens:
          a: { push: { b: b } }
          b: { arguments: { id: Int }, link: "/{id}" }

        """))
  }

  /// Names of screens can contain dots, and a part before or after a dot can be empty.
  @Test func dotsOfNames() {
    func graph(_ go: String, _ link: String) -> String {
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home: { push: { show: my.screen }, go: { far: { to: item, pass: { \(go): 1 } } } }
        my.screen: { arguments: { id: Int }, push: { item: item } }
        item: { link: "/{\(link)}" }

      """
    }
    check(
      graph("1️⃣my.scren.id1️⃣", "2️⃣my.scren.id2️⃣"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "no screen is called 'my.scren'", notes: [.init("1️⃣", "did you mean 'my.screen'?")]),
      ExpectedDiagnostic(
        .unknownArgument, "2️⃣", "no screen is called 'my.scren'", notes: [.init("2️⃣", "did you mean 'my.screen'?")]),
      fixed: graph("my.screen.id", "my.screen.id"))
    for name in [".id", "my.screen.", "nowhere.", "."] {
      let message = "'\(name)' is not a name; write an argument of another screen as 'screen.argument'"
      check(
        graph("1️⃣\(name)1️⃣", "2️⃣\(name)2️⃣"), ExpectedDiagnostic(.unknownArgument, "1️⃣", message),
        ExpectedDiagnostic(.unknownArgument, "2️⃣", message))
    }
  }
}
