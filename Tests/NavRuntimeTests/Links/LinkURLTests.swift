import Foundation
import NavRuntime
import NavTesting
import SeededRandom
import Testing

/// The URL of a screen, and the screen of a URL.
@MainActor struct LinkURLTests {
  private typealias ResumeBank = Bank

  @Test func urlHasTheFirstBaseAndLeavesDefaultsOut() throws {
    #expect(ResumeBank.url(of: Home()) == "bank://")
    #expect(ResumeBank.url(of: Home(tab: "a b")) == "bank://?tab=a%20b")
    #expect(ResumeBank.url(of: Wallet()) == "bank://wallet")
    #expect(ResumeBank.url(of: Card(number: -7, owner: "x")) == "bank://wallet/card/-7")
    #expect(ResumeBank.url(of: Account(id: 7)) == "bank://accounts/7")
    #expect(ResumeBank.url(of: Account(id: 7, name: "")) == "bank://accounts/7?name=")
    let ref = try #require(UUID(uuidString: "4B5E1F0A-93D1-4B6A-8E4E-9D1C2F3A4B5C"))
    let site = try #require(URL(string: "https://a.b/c?d=e&f#g"))
    #expect(
      ResumeBank.url(
        of: Item(
          id: "a/b", mark: "é+&=", ref: ref, site: site,
          code: Code("#1")))
        == "bank://items/a%2Fb?mark=%C3%A9%2B%26%3D&ref=4B5E1F0A-93D1-4B6A-8E4E-9D1C2F3A4B5C"
        + "&site=https%3A%2F%2Fa.b%2Fc%3Fd%3De%26f%23g&code=%231")
  }

  @Test func graphWithoutABaseHasPaths() {
    #expect(StoppingBank.url(of: Wallet()) == "/wallet")
  }

  @Test func screenWithoutALinkHasNoURL() {
    #expect(ResumeBank.url(of: SignIn()) == nil)
    let world = BankWorld<Bank>()
    world.askSignIn()
    #expect(world.bank.url == nil)
    #expect(world.handle(SignIn.self).url == nil)
    #expect(world.handle(Home.self).url == "bank://")
  }

  @Test func emptyTextHasNoPlaceInAPath() {
    #expect(ResumeBank.url(of: Item(id: "")) == nil)
    #expect(ResumeBank.url(of: Item(id: " ")) == "bank://items/%20")
  }

  @Test func urlThatAnotherLinkTakesIsNone() {
    #expect(ResumeBank.url(of: Featured()) == "bank://items/featured")
    #expect(ResumeBank.url(of: Item(id: "featured")) == nil)
    #expect(ResumeBank.url(of: Item(id: "Featured")) == "bank://items/Featured")
    let world = BankWorld<Bank>()
    world.openItem("featured")
    #expect(world.bank.url == nil)
  }

  @Test func linksThatOnlyTheirTypesTellApartHaveURLs() {
    #expect(Drawer.url(of: Drawer.Kinds(kind: .all)) == "/drawer/all")
    #expect(Drawer.url(of: Drawer.Sizes(size: .large)) == "/drawer/large")
  }

  @Test func argumentsOfScreensBelowComeFromTheStack() {
    // An entry alone does not have the name of its account.
    #expect(ResumeBank.url(of: Entry(account: 7, note: "x")) == nil)
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/7/x?kind=none&of=Ann&exact=false&amount=0.0")
    #expect(world.bank.url == "bank://accounts/7/x?kind=none&of=Ann")
    #expect(world.handle(Account.self).url == "bank://accounts/7?name=Ann")
  }

  @Test func urlOfAStackWithoutANavigatorIsNone() {
    var world: BankWorld<Bank>? = BankWorld()
    let home = world?.handle(Home.self)
    #expect(home?.url == "bank://")
    world = nil
    #expect(home?.url == nil)
  }

  // MARK: - Round trips

  /// Opens the URL of the visible screen in another bank, and expects the same stack.
  private func checkIdentity(_ world: BankWorld<Bank>, _ rule: String) {
    guard let url = world.bank.url else {
      Issue.record("no URL of \(world.stack): \(rule)")
      return
    }
    let other = BankWorld<Bank>()
    let outcome = other.bank.open(url).outcomeSoFar
    #expect(outcome == .shown || outcome == .refused(.duplicate), "\(url)")
    #expect(
      other.bank.stack.map { $0.screen as? AnyHashable } == world.bank.stack.map { $0.screen as? AnyHashable }, "\(url)"
    )
    #expect(other.bank.url == url)
  }

  private static let texts = [
    "a", " ", "/", "//", "%", "%25", "%zz", "+", "&", "=", "a=b&c", "?", "#", ".", "..", ":", "@", "user@host:80", "\\",
    "\u{0}", "\n", "\r\n", "\t", "\u{7F}", "\u{202E}evil", "\u{FEFF}", "\u{FFFD}", "é", "e\u{301}", "ß", "日本語", "🏳️‍🌈",
    "\u{1D11E}", "{id}", "\"", "'", "<script>", "null", "true", "42", "-0", "new", "card", "~-._", "\u{E000}\u{10FFFF}",
    String(repeating: "long", count: 200),
  ]

  @Test func everyTextComesBack() throws {
    for text in Self.texts {
      let world = BankWorld<Bank>()
      world.openItem(text)
      // Dot segments lead elsewhere, in any notation.
      if text == "." || text == ".." { #expect(world.bank.url == nil) } else { checkIdentity(world, text) }
      for mark in ["", text, text + text] {
        world.bank.goBack()
        let item = Item(id: text + "x", mark: mark, site: URL(string: "https://a.b/?q=x"), code: Code("#" + text))
        let push: SegueRequest<Never> = world.handle(Home.self).push(3, item, sender: .user)
        #expect(push.outcomeSoFar == .shown)
        checkIdentity(world, mark)
      }
    }
  }

  @Test func generatedScreensComeBack() {
    var random = SplitMix(seed: 3)
    func next(_ bound: Int) -> Int { random.below(bound) }
    func text() -> String {
      let text = (0...next(3)).map { _ in Self.texts[next(Self.texts.count - 1)] }.joined()
      return text == "." || text == ".." ? "dots" : text
    }
    let numbers = [0, 1, -1, 7, .max, .min]
    let amounts = [0, -0.0, 1.5, -2.25e-300, 1e300, .greatestFiniteMagnitude, 0.1 + 0.2]
    for _ in 0..<300 {
      let world = BankWorld<Bank>()
      let account = Account(id: numbers[next(6)], name: next(2) == 0 ? nil : text())
      let opened: SegueRequest<Never> = world.handle(Home.self).push(1, account, sender: .user)
      #expect(opened.outcomeSoFar == .shown)
      checkIdentity(world, "account")
      let entry = Entry(
        account: account.id, note: text(), kind: EntryKind.allCases[next(3)], amount: amounts[next(7)],
        exact: next(2) == 0)
      // A link to account 1 opens the entry with `openFirst`, which would replace an omitted kind with `first`.
      let shown: SegueRequest<Never> = world.handle(Account.self).push(9, entry, sender: .user)
      #expect(shown.outcomeSoFar == .shown)
      if account.id != 1 || entry.kind != .all { checkIdentity(world, "entry") }
    }
  }
}

/// Two links with placeholders of two enums in the same place.
private enum Drawer: NavigationGraph {
  static let table = GraphTable(
    """
    graph Drawer
    root kinds
    screen kinds
      link /drawer/{kind}
      push openSizes sizes
    screen sizes
      link /drawer/{size}
    """)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen == 0 ? Kinds.self : Sizes.self }

  enum Size: String, Codable, Sendable { case small, large }

  struct Kinds: Screen, Hashable, Codable {
    let kind: EntryKind

    init(kind: EntryKind = .first) { self.kind = kind }
    init(from arguments: inout ArgumentReader) throws { kind = try arguments("kind", default: .first) }
    func write(to arguments: inout ArgumentWriter) { arguments("kind", kind) }
  }

  struct Sizes: Screen, Hashable, Codable {
    let size: Size

    init(size: Size) { self.size = size }
    init(from arguments: inout ArgumentReader) throws { size = try arguments("size") }
    func write(to arguments: inout ArgumentWriter) { arguments("size", size) }
  }
}
