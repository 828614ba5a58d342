import Foundation
import NavRuntime

/// What a graph says about links that get only so far.
protocol BankRule: Sendable {
  static var table: GraphTable { get }
}

/// A bank with links, requirements and a fact that takes its time, by hand in the shape that navc writes; once for each
/// `whenRefused`.
enum Bank<Rule: BankRule>: NavigationGraph {
  static var table: GraphTable { Rule.table }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    let types: [any Screen.Type] = [
      Home.self, Wallet.self, SignIn.self, Card.self, Account.self, Entry.self, Terms.self, Item.self, Help.self,
      Audit.self, Featured.self,
    ]
    return types.indices.contains(Int(screen.rawValue)) ? types[Int(screen.rawValue)] : nil
  }
}

enum Resume: BankRule {
  static let table = GraphTable(
    #"""
    graph Bank
    root home
    base bank://
    base https://bank.example.com/app
    refused resume
    screen home
      link /?tab={tab}
      push openWallet wallet
        unanimated
      push openAccount account
      push openTerms terms
        if isAdult
        awaits
      push openItem item
      push askSignIn signIn
    screen wallet
      requires hasSession or isAsking
      link /wallet
      push askSignIn signIn
      push openCard card
        if not isFrozen
        pass owner source owner
    screen signIn
      shared
      unwind decline previous
    screen card
      requires hasCard
      link /wallet/card/{number:Int}
    screen account
      key id
      requires isKnown(id)
      link /accounts/{id:Int}?name={name}
      push openFirst entry
        if id == 1
        pass account source id
        pass kind literal "first"
      push openEntry entry
        pass account source id
      push openAudit audit
        if isAdult
        awaits
    screen entry
      link /accounts/{account.id:Int}/{note}?kind={kind}&amount={amount}&exact={exact}&of={account.name}
    screen terms
      link /terms
      push openHelp help
    screen item
      shared
      key id
      link /items/{id}?mark={mark}&ref={ref}&site={site}&day={day}&code={code}
      via home
      push openSimilar item
        recursive 3
    screen help
      duplicates allow
      link /terms/help
      push openFeatured featured
    screen audit
      link /audits/{account.id:Int}
    screen featured
      link /items/featured
    """#)
}

enum Stop: BankRule {
  static let table = GraphTable(
    #"""
    graph Bank
    root home
    screen home
      push openWallet wallet
    screen wallet
      requires hasSession or isAsking
      link /wallet
      push askSignIn signIn
    screen signIn
    """#)
}

enum Reject: BankRule {
  static let table = GraphTable(
    #"""
    graph Bank
    root home
    refused reject
    screen home
      push openWallet wallet
    screen wallet
      requires hasSession or isAsking
      link /wallet
      push askSignIn signIn
      push openCard card
        if not isFrozen
    screen signIn
    screen card
      link /wallet/card/{number:Int}
    """#)
}

// MARK: - Screens

struct Home: Screen, Hashable, Codable {
  var tab = "all"

  init(tab: String = "all") { self.tab = tab }
  init(from arguments: inout ArgumentReader) throws { tab = try arguments("tab", default: "all") }
  func write(to arguments: inout ArgumentWriter) { arguments("tab", tab) }
}

struct Wallet: Screen, Hashable, Codable {
  var owner: String

  init(owner: String = "me") { self.owner = owner }
  init(from arguments: inout ArgumentReader) throws { owner = try arguments("owner", default: "me") }
  func write(to arguments: inout ArgumentWriter) { arguments("owner", owner) }
}

struct SignIn: PlainScreen, Hashable, Codable {}

struct Card: Screen, Hashable, Codable {
  var number: Int
  var owner: String?

  init(number: Int, owner: String? = nil) { (self.number, self.owner) = (number, owner) }
  init(from arguments: inout ArgumentReader) throws {
    number = try arguments("number")
    owner = try arguments("owner", default: nil)
  }
  func write(to arguments: inout ArgumentWriter) {
    arguments("number", number)
    arguments("owner", owner)
  }
}

struct Account: Screen, Hashable, Codable {
  var id: Int
  var name: String?

  init(id: Int, name: String? = nil) { (self.id, self.name) = (id, name) }
  init(from arguments: inout ArgumentReader) throws {
    id = try arguments("id")
    name = try arguments("name", default: nil)
  }
  func write(to arguments: inout ArgumentWriter) {
    arguments("id", id)
    arguments("name", name)
  }
}

enum EntryKind: String, CaseIterable, Codable, Sendable { case first, all, none }

struct Entry: Screen, Hashable, Codable {
  var account: Int
  var note: String
  var kind: EntryKind
  var amount: Double
  var exact: Bool

  init(account: Int, note: String, kind: EntryKind = .all, amount: Double = 0, exact: Bool = false) {
    (self.account, self.note, self.kind, self.amount, self.exact) = (account, note, kind, amount, exact)
  }
  init(from arguments: inout ArgumentReader) throws {
    account = try arguments("account")
    note = try arguments("note")
    kind = try arguments("kind", default: .all)
    amount = try arguments("amount", default: 0)
    exact = try arguments("exact", default: false)
  }
  func write(to arguments: inout ArgumentWriter) {
    arguments("account", account)
    arguments("note", note)
    arguments("kind", kind)
    arguments("amount", amount)
    arguments("exact", exact)
  }
}

struct Terms: PlainScreen, Hashable, Codable {}

/// What the app makes linkable by `LosslessStringConvertible`.
struct Code: LosslessStringConvertible, Hashable, Codable, Sendable {
  /// Runs where one is read, on the main actor.
  @TaskLocal static var whenRead: @MainActor @Sendable () -> Void = {}

  let text: String

  init?(_ text: String) {
    MainActor.assumeIsolated { Self.whenRead() }
    guard text.hasPrefix("#") else { return nil }
    self.text = text
  }

  var description: String { text }
}

struct Item: Screen, Hashable, Codable {
  var id: String
  var mark: String
  var ref: UUID?
  var site: URL?
  var day: Date?
  var code: Code?

  init(
    id: String, mark: String = "", ref: UUID? = nil, site: URL? = nil, day: Date? = nil, code: Code? = nil
  ) {
    (self.id, self.mark, self.ref, self.site, self.day, self.code) = (id, mark, ref, site, day, code)
  }
  init(from arguments: inout ArgumentReader) throws {
    id = try arguments("id")
    mark = try arguments("mark", default: "")
    ref = try arguments("ref", default: nil)
    site = try arguments("site", default: nil)
    day = try arguments("day", default: nil)
    code = try arguments("code", default: nil)
  }
  func write(to arguments: inout ArgumentWriter) {
    arguments("id", id)
    arguments("mark", mark)
    arguments("ref", ref)
    arguments("site", site)
    arguments("day", day)
    arguments("code", code)
  }
}

struct Help: PlainScreen, Hashable, Codable {}

struct Audit: PlainScreen, Hashable, Codable {}

struct Featured: PlainScreen, Hashable, Codable {}
