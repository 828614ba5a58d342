// Made by navc from bank.nav.yaml: change the graph, not this file.

import Foundation
import NavRuntime

/// A bank with links, requirements and a fact that takes its time.
nonisolated enum Bank: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
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
      duplicates refuse
      requires isKnown(id)
      link /accounts/{id:Int}?name={name}
      push openFirst entry
        if source.id == 1
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
      duplicates refuse
      link /items/{id}?mark={mark}&ref={ref:UUID}&site={site}&code={code}
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

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Home.self
    case 1: return Wallet.self
    case 2: return SignIn.self
    case 3: return Card.self
    case 4: return Account.self
    case 5: return Entry.self
    case 6: return Terms.self
    case 7: return Item.self
    case 8: return Help.self
    case 9: return Audit.self
    case 10: return Featured.self
    default: return nil
    }
  }
}

// MARK: - Types

extension Bank {
  /// One of the values of `EntryKind`.
  nonisolated enum EntryKind: String, CaseIterable, Codable, Sendable {
    /// `first`
    case first
    /// `all`
    case all
    /// `none`
    case none
  }

  /// The app's own `Code`.
  #sourceLocation(file:"bank.nav.yaml",line:10)
  typealias ItemCode = Code
  #sourceLocation()

  #sourceLocation(file:"bank.nav.yaml",line:9)
  // swift-format-ignore
  nonisolated private static func checkItemCode(_ value: Code) -> any Codable & Hashable & LosslessStringConvertible & Sendable { value }
  #sourceLocation()
}

// MARK: - Facts

extension Bank {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Bank {
    /// The fact `hasSession`.
    var hasSession: Bool { get }
    /// The fact `isAsking`.
    var isAsking: Bool { get }
    /// The fact `hasCard`.
    var hasCard: Bool { get }
    /// The fact `isFrozen`.
    var isFrozen: Bool { get }
    /// The fact `isKnown`.
    func isKnown(id: Int) -> Bool
    /// The fact `isAdult`.
    var isAdult: Bool { get async }
  }
}

extension Bank.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Bank.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      meets: { self.meets($0, $1) },
      decides: { await self.decides($0, $1) }
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // wallet.openCard: not isFrozen
    case 6: return !isFrozen
    // account.openFirst: source.id == 1
    case 8:
      let source: Bank.Account = context.sourceArguments()
      return source.id == 1
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // wallet requires: hasSession or isAsking
    case 1: return hasSession || isAsking
    // card requires: hasCard
    case 3: return hasCard
    // account requires: isKnown(id)
    case 4:
      guard let source: Bank.Account = context.argumentsIfKnown() else { return true }
      return isKnown(id: source.id)
    default: return true
    }
  }

  /// Whether the `shouldPerform` expression of a segue holds that reads facts whose answer may take
  /// a while.
  private func decides(
    _ segue: NavRuntime.SegueID,
    _ context: NavRuntime.SegueContext
  ) async -> Bool {
    switch segue.rawValue {
    // home.openTerms: isAdult
    case 2:
      let isAdult: Bool = await context.ask(within: .seconds(2), otherwise: false) {
        await self.isAdult
      }
      return isAdult
    // account.openAudit: isAdult
    case 10:
      let isAdult: Bool = await context.ask(within: .seconds(2), otherwise: false) {
        await self.isAdult
      }
      return isAdult
    default: return true
    }
  }
}

// MARK: - home

extension Bank {
  /// The screen “home”.
  nonisolated struct Home: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `tab`.
    let tab: String

    /// The screen with its arguments.
    init(tab: String = "all") { self.tab = tab }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.tab = try arguments("tab", default: "all")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("tab", self.tab) }
  }
}

extension NavRuntime.ScreenHandle where S == Bank.Home {
  /// Pushes `wallet`.
  @discardableResult
  func openWallet(
    owner: String = "me",
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Bank.Wallet(owner: owner), sender: sender)
  }

  /// Pushes `account`.
  @discardableResult
  func openAccount(
    id: Int,
    name: String? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Bank.Account(id: id, name: name), sender: sender)
  }

  /// Pushes `terms`, if `isAdult`.
  @discardableResult
  func openTerms(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Bank.Terms(), sender: sender)
  }

  /// Pushes `item`.
  @discardableResult
  func openItem(
    id: String,
    mark: String = "",
    ref: UUID? = nil,
    site: URL? = nil,
    code: Bank.ItemCode? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Bank.Item(id: id, mark: mark, ref: ref, site: site, code: code), sender: sender)
  }

  /// Pushes `signIn`.
  @discardableResult
  func askSignIn(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Bank.SignIn(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Home {
  /// The segue `openWallet`.
  static var openWallet: Self { Self(0) }
  /// The segue `openAccount`.
  static var openAccount: Self { Self(1) }
  /// The segue `openTerms`.
  static var openTerms: Self { Self(2) }
  /// The segue `openItem`.
  static var openItem: Self { Self(3) }
  /// The segue `askSignIn`.
  static var askSignIn: Self { Self(4) }
}

// MARK: - wallet

extension Bank {
  /// The screen “wallet”.
  nonisolated struct Wallet: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `owner`.
    let owner: String

    /// The screen with its arguments.
    init(owner: String = "me") { self.owner = owner }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.owner = try arguments("owner", default: "me")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("owner", self.owner) }
  }
}

extension NavRuntime.ScreenHandle where S == Bank.Wallet {
  /// Pushes `signIn`.
  @discardableResult
  func askSignIn(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Bank.SignIn(), sender: sender)
  }

  /// Pushes `card`, if `not isFrozen`.
  @discardableResult
  func openCard(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Bank.Card(number: number, owner: self.arguments.owner), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Wallet {
  /// The segue `askSignIn`.
  static var askSignIn: Self { Self(5) }
  /// The segue `openCard`.
  static var openCard: Self { Self(6) }
}

// MARK: - signIn

extension Bank {
  /// The screen “signIn”.
  nonisolated struct SignIn: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Bank.SignIn {
  /// Unwinds to the screen below.
  @discardableResult
  func decline(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(7, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.SignIn {
  /// The segue `decline`.
  static var decline: Self { Self(7) }
}

// MARK: - card

extension Bank {
  /// The screen “card”.
  nonisolated struct Card: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `number`.
    let number: Int
    /// The argument `owner`.
    let owner: String?

    /// The screen with its arguments.
    init(number: Int, owner: String? = nil) {
      self.number = number
      self.owner = owner
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.number = try arguments("number")
      self.owner = try arguments("owner", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("number", self.number)
      arguments("owner", self.owner)
    }
  }
}

// MARK: - account

extension Bank {
  /// The screen “account”.
  nonisolated struct Account: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: Int
    /// The argument `name`.
    let name: String?

    /// The screen with its arguments.
    init(id: Int, name: String? = nil) {
      self.id = id
      self.name = name
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.id = try arguments("id")
      self.name = try arguments("name", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("id", self.id)
      arguments("name", self.name)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Bank.Account {
  /// Pushes `entry`, if `source.id == 1`.
  @discardableResult
  func openFirst(
    note: String,
    amount: Double = 0.0,
    exact: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(
      8,
      Bank.Entry(
        account: self.arguments.id,
        note: note,
        kind: .first,
        amount: amount,
        exact: exact
      ),
      sender: sender
    )
  }

  /// Pushes `entry`.
  @discardableResult
  func openEntry(
    note: String,
    kind: Bank.EntryKind = .all,
    amount: Double = 0.0,
    exact: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(
      9,
      Bank.Entry(account: self.arguments.id, note: note, kind: kind, amount: amount, exact: exact),
      sender: sender
    )
  }

  /// Pushes `audit`, if `isAdult`.
  @discardableResult
  func openAudit(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(10, Bank.Audit(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Account {
  /// The segue `openFirst`.
  static var openFirst: Self { Self(8) }
  /// The segue `openEntry`.
  static var openEntry: Self { Self(9) }
  /// The segue `openAudit`.
  static var openAudit: Self { Self(10) }
}

// MARK: - entry

extension Bank {
  /// The screen “entry”.
  nonisolated struct Entry: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `account`.
    let account: Int
    /// The argument `note`.
    let note: String
    /// The argument `kind`.
    let kind: EntryKind
    /// The argument `amount`.
    let amount: Double
    /// The argument `exact`.
    let exact: Bool

    /// The screen with its arguments.
    init(
      account: Int,
      note: String,
      kind: EntryKind = .all,
      amount: Double = 0.0,
      exact: Bool = false
    ) {
      self.account = account
      self.note = note
      self.kind = kind
      self.amount = amount
      self.exact = exact
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.account = try arguments("account")
      self.note = try arguments("note")
      self.kind = try arguments("kind", default: .all)
      self.amount = try arguments("amount", default: 0.0)
      self.exact = try arguments("exact", default: false)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("account", self.account)
      arguments("note", self.note)
      arguments("kind", self.kind)
      arguments("amount", self.amount)
      arguments("exact", self.exact)
    }
  }
}

// MARK: - terms

extension Bank {
  /// The screen “terms”.
  nonisolated struct Terms: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Bank.Terms {
  /// Pushes `help`.
  @discardableResult
  func openHelp(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(11, Bank.Help(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Terms {
  /// The segue `openHelp`.
  static var openHelp: Self { Self(11) }
}

// MARK: - item

extension Bank {
  /// The screen “item”.
  nonisolated struct Item: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: String
    /// The argument `mark`.
    let mark: String
    /// The argument `ref`.
    let ref: UUID?
    /// The argument `site`.
    let site: URL?
    /// The argument `code`.
    let code: ItemCode?

    /// The screen with its arguments.
    init(id: String, mark: String = "", ref: UUID? = nil, site: URL? = nil, code: ItemCode? = nil) {
      self.id = id
      self.mark = mark
      self.ref = ref
      self.site = site
      self.code = code
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.id = try arguments("id")
      self.mark = try arguments("mark", default: "")
      self.ref = try arguments("ref", default: nil)
      self.site = try arguments("site", default: nil)
      self.code = try arguments("code", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("id", self.id)
      arguments("mark", self.mark)
      arguments("ref", self.ref)
      arguments("site", self.site)
      arguments("code", self.code)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Bank.Item {
  /// Pushes `item`.
  @discardableResult
  func openSimilar(
    id: String,
    mark: String = "",
    ref: UUID? = nil,
    site: URL? = nil,
    code: Bank.ItemCode? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(12, Bank.Item(id: id, mark: mark, ref: ref, site: site, code: code), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Item {
  /// The segue `openSimilar`.
  static var openSimilar: Self { Self(12) }
}

// MARK: - help

extension Bank {
  /// The screen “help”.
  nonisolated struct Help: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Bank.Help {
  /// Pushes `featured`.
  @discardableResult
  func openFeatured(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(13, Bank.Featured(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Bank.Help {
  /// The segue `openFeatured`.
  static var openFeatured: Self { Self(13) }
}

// MARK: - audit

extension Bank {
  /// The screen “audit”.
  nonisolated struct Audit: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - featured

extension Bank {
  /// The screen “featured”.
  nonisolated struct Featured: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Bank {
  /// What `home` needs of the app.
  @MainActor
  protocol HomeFactory {
    /// The page of `home`.
    associatedtype HomePage = Any
    /// Makes the page of `home`; called once for each time it is pushed.
    func home(_ screen: NavRuntime.ScreenHandle<Home>) -> HomePage
  }

  /// What `wallet` needs of the app.
  @MainActor
  protocol WalletFactory {
    /// The page of `wallet`.
    associatedtype WalletPage = Any
    /// Makes the page of `wallet`; called once for each time it is pushed.
    func wallet(_ screen: NavRuntime.ScreenHandle<Wallet>) -> WalletPage
  }

  /// What `signIn` needs of the app.
  @MainActor
  protocol SignInFactory {
    /// The page of `signIn`.
    associatedtype SignInPage = Any
    /// Makes the page of `signIn`; called once for each time it is pushed.
    func signIn(_ screen: NavRuntime.ScreenHandle<SignIn>) -> SignInPage
  }

  /// What `card` needs of the app.
  @MainActor
  protocol CardFactory {
    /// The page of `card`.
    associatedtype CardPage = Any
    /// Makes the page of `card`; called once for each time it is pushed.
    func card(_ screen: NavRuntime.ScreenHandle<Card>) -> CardPage
  }

  /// What `account` needs of the app.
  @MainActor
  protocol AccountFactory {
    /// The page of `account`.
    associatedtype AccountPage = Any
    /// Makes the page of `account`; called once for each time it is pushed.
    func account(_ screen: NavRuntime.ScreenHandle<Account>) -> AccountPage
  }

  /// What `entry` needs of the app.
  @MainActor
  protocol EntryFactory {
    /// The page of `entry`.
    associatedtype EntryPage = Any
    /// Makes the page of `entry`; called once for each time it is pushed.
    func entry(_ screen: NavRuntime.ScreenHandle<Entry>) -> EntryPage
  }

  /// What `terms` needs of the app.
  @MainActor
  protocol TermsFactory {
    /// The page of `terms`.
    associatedtype TermsPage = Any
    /// Makes the page of `terms`; called once for each time it is pushed.
    func terms(_ screen: NavRuntime.ScreenHandle<Terms>) -> TermsPage
  }

  /// What `item` needs of the app.
  @MainActor
  protocol ItemFactory {
    /// The page of `item`.
    associatedtype ItemPage = Any
    /// Makes the page of `item`; called once for each time it is pushed.
    func item(_ screen: NavRuntime.ScreenHandle<Item>) -> ItemPage
  }

  /// What `help` needs of the app.
  @MainActor
  protocol HelpFactory {
    /// The page of `help`.
    associatedtype HelpPage = Any
    /// Makes the page of `help`; called once for each time it is pushed.
    func help(_ screen: NavRuntime.ScreenHandle<Help>) -> HelpPage
  }

  /// What `audit` needs of the app.
  @MainActor
  protocol AuditFactory {
    /// The page of `audit`.
    associatedtype AuditPage = Any
    /// Makes the page of `audit`; called once for each time it is pushed.
    func audit(_ screen: NavRuntime.ScreenHandle<Audit>) -> AuditPage
  }

  /// What `featured` needs of the app.
  @MainActor
  protocol FeaturedFactory {
    /// The page of `featured`.
    associatedtype FeaturedPage = Any
    /// Makes the page of `featured`; called once for each time it is pushed.
    func featured(_ screen: NavRuntime.ScreenHandle<Featured>) -> FeaturedPage
  }
}

extension Bank {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, HomeFactory, WalletFactory, SignInFactory, CardFactory,
    AccountFactory, EntryFactory, TermsFactory, ItemFactory, HelpFactory, AuditFactory,
    FeaturedFactory
  where Graph == Bank {
    /// Before `openWallet` of `home` shows the page it has made.
    func prepareHomeOpenWallet(for segue: NavRuntime.PushSegue<HomePage, WalletPage, Wallet>)
    /// Before `openAccount` of `home` shows the page it has made.
    func prepareHomeOpenAccount(for segue: NavRuntime.PushSegue<HomePage, AccountPage, Account>)
    /// Before `openTerms` of `home` shows the page it has made.
    func prepareHomeOpenTerms(for segue: NavRuntime.PushSegue<HomePage, TermsPage, Terms>)
    /// Before `openItem` of `home` shows the page it has made.
    func prepareHomeOpenItem(for segue: NavRuntime.PushSegue<HomePage, ItemPage, Item>)
    /// Before `askSignIn` of `home` shows the page it has made.
    func prepareHomeAskSignIn(for segue: NavRuntime.PushSegue<HomePage, SignInPage, SignIn>)
    /// When a plain back has come down to `home`.
    func backToHome(for segue: NavRuntime.BackSegue<HomePage>)
    /// When `decline` of `signIn` unwinds to `home`.
    func unwindSignInDeclineToHome(for segue: NavRuntime.UnwindSegue<SignInPage, HomePage, Void>)
    /// Before `askSignIn` of `wallet` shows the page it has made.
    func prepareWalletAskSignIn(for segue: NavRuntime.PushSegue<WalletPage, SignInPage, SignIn>)
    /// Before `openCard` of `wallet` shows the page it has made.
    func prepareWalletOpenCard(for segue: NavRuntime.PushSegue<WalletPage, CardPage, Card>)
    /// When a plain back has come down to `wallet`.
    func backToWallet(for segue: NavRuntime.BackSegue<WalletPage>)
    /// When `decline` of `signIn` unwinds to `wallet`.
    func unwindSignInDeclineToWallet(
      for segue: NavRuntime.UnwindSegue<SignInPage, WalletPage, Void>
    )
    /// Before `openFirst` of `account` shows the page it has made.
    func prepareAccountOpenFirst(for segue: NavRuntime.PushSegue<AccountPage, EntryPage, Entry>)
    /// Before `openEntry` of `account` shows the page it has made.
    func prepareAccountOpenEntry(for segue: NavRuntime.PushSegue<AccountPage, EntryPage, Entry>)
    /// Before `openAudit` of `account` shows the page it has made.
    func prepareAccountOpenAudit(for segue: NavRuntime.PushSegue<AccountPage, AuditPage, Audit>)
    /// When a plain back has come down to `account`.
    func backToAccount(for segue: NavRuntime.BackSegue<AccountPage>)
    /// Before `openHelp` of `terms` shows the page it has made.
    func prepareTermsOpenHelp(for segue: NavRuntime.PushSegue<TermsPage, HelpPage, Help>)
    /// When a plain back has come down to `terms`.
    func backToTerms(for segue: NavRuntime.BackSegue<TermsPage>)
    /// Before `openSimilar` of `item` shows the page it has made.
    func prepareItemOpenSimilar(for segue: NavRuntime.PushSegue<ItemPage, ItemPage, Item>)
    /// When a plain back has come down to `item`.
    func backToItem(for segue: NavRuntime.BackSegue<ItemPage>)
    /// Before `openFeatured` of `help` shows the page it has made.
    func prepareHelpOpenFeatured(for segue: NavRuntime.PushSegue<HelpPage, FeaturedPage, Featured>)
    /// When a plain back has come down to `help`.
    func backToHelp(for segue: NavRuntime.BackSegue<HelpPage>)
  }
}

extension Bank.Screens {
  /// Before `openWallet` of `home` shows the page it has made.
  func prepareHomeOpenWallet(for _: NavRuntime.PushSegue<HomePage, WalletPage, Bank.Wallet>) {}
  /// Before `openAccount` of `home` shows the page it has made.
  func prepareHomeOpenAccount(for _: NavRuntime.PushSegue<HomePage, AccountPage, Bank.Account>) {}
  /// Before `openTerms` of `home` shows the page it has made.
  func prepareHomeOpenTerms(for _: NavRuntime.PushSegue<HomePage, TermsPage, Bank.Terms>) {}
  /// Before `openItem` of `home` shows the page it has made.
  func prepareHomeOpenItem(for _: NavRuntime.PushSegue<HomePage, ItemPage, Bank.Item>) {}
  /// Before `askSignIn` of `home` shows the page it has made.
  func prepareHomeAskSignIn(for _: NavRuntime.PushSegue<HomePage, SignInPage, Bank.SignIn>) {}
  /// When a plain back has come down to `home`.
  func backToHome(for _: NavRuntime.BackSegue<HomePage>) {}
  /// When `decline` of `signIn` unwinds to `home`.
  func unwindSignInDeclineToHome(for _: NavRuntime.UnwindSegue<SignInPage, HomePage, Void>) {}
  /// Before `askSignIn` of `wallet` shows the page it has made.
  func prepareWalletAskSignIn(for _: NavRuntime.PushSegue<WalletPage, SignInPage, Bank.SignIn>) {}
  /// Before `openCard` of `wallet` shows the page it has made.
  func prepareWalletOpenCard(for _: NavRuntime.PushSegue<WalletPage, CardPage, Bank.Card>) {}
  /// When a plain back has come down to `wallet`.
  func backToWallet(for _: NavRuntime.BackSegue<WalletPage>) {}
  /// When `decline` of `signIn` unwinds to `wallet`.
  func unwindSignInDeclineToWallet(for _: NavRuntime.UnwindSegue<SignInPage, WalletPage, Void>) {}
  /// Before `openFirst` of `account` shows the page it has made.
  func prepareAccountOpenFirst(for _: NavRuntime.PushSegue<AccountPage, EntryPage, Bank.Entry>) {}
  /// Before `openEntry` of `account` shows the page it has made.
  func prepareAccountOpenEntry(for _: NavRuntime.PushSegue<AccountPage, EntryPage, Bank.Entry>) {}
  /// Before `openAudit` of `account` shows the page it has made.
  func prepareAccountOpenAudit(for _: NavRuntime.PushSegue<AccountPage, AuditPage, Bank.Audit>) {}
  /// When a plain back has come down to `account`.
  func backToAccount(for _: NavRuntime.BackSegue<AccountPage>) {}
  /// Before `openHelp` of `terms` shows the page it has made.
  func prepareTermsOpenHelp(for _: NavRuntime.PushSegue<TermsPage, HelpPage, Bank.Help>) {}
  /// When a plain back has come down to `terms`.
  func backToTerms(for _: NavRuntime.BackSegue<TermsPage>) {}
  /// Before `openSimilar` of `item` shows the page it has made.
  func prepareItemOpenSimilar(for _: NavRuntime.PushSegue<ItemPage, ItemPage, Bank.Item>) {}
  /// When a plain back has come down to `item`.
  func backToItem(for _: NavRuntime.BackSegue<ItemPage>) {}
  /// Before `openFeatured` of `help` shows the page it has made.
  func prepareHelpOpenFeatured(
    for _: NavRuntime.PushSegue<HelpPage, FeaturedPage, Bank.Featured>
  ) {}
  /// When a plain back has come down to `help`.
  func backToHelp(for _: NavRuntime.BackSegue<HelpPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return home(context.handle())
    case 1: return wallet(context.handle())
    case 2: return signIn(context.handle())
    case 3: return card(context.handle())
    case 4: return account(context.handle())
    case 5: return entry(context.handle())
    case 6: return terms(context.handle())
    case 7: return item(context.handle())
    case 8: return help(context.handle())
    case 9: return audit(context.handle())
    case 10: return featured(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareHomeOpenWallet(for: NavRuntime.PushSegue(context))
    case 1: prepareHomeOpenAccount(for: NavRuntime.PushSegue(context))
    case 2: prepareHomeOpenTerms(for: NavRuntime.PushSegue(context))
    case 3: prepareHomeOpenItem(for: NavRuntime.PushSegue(context))
    case 4: prepareHomeAskSignIn(for: NavRuntime.PushSegue(context))
    case 5: prepareWalletAskSignIn(for: NavRuntime.PushSegue(context))
    case 6: prepareWalletOpenCard(for: NavRuntime.PushSegue(context))
    case 8: prepareAccountOpenFirst(for: NavRuntime.PushSegue(context))
    case 9: prepareAccountOpenEntry(for: NavRuntime.PushSegue(context))
    case 10: prepareAccountOpenAudit(for: NavRuntime.PushSegue(context))
    case 11: prepareTermsOpenHelp(for: NavRuntime.PushSegue(context))
    case 12: prepareItemOpenSimilar(for: NavRuntime.PushSegue(context))
    case 13: prepareHelpOpenFeatured(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToHome(for: NavRuntime.BackSegue(context))
      case 1: backToWallet(for: NavRuntime.BackSegue(context))
      case 4: backToAccount(for: NavRuntime.BackSegue(context))
      case 6: backToTerms(for: NavRuntime.BackSegue(context))
      case 7: backToItem(for: NavRuntime.BackSegue(context))
      case 8: backToHelp(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 7:
      switch context.targetScreen.rawValue {
      case 0: unwindSignInDeclineToHome(for: NavRuntime.UnwindSegue(context))
      case 1: unwindSignInDeclineToWallet(for: NavRuntime.UnwindSegue(context))
      default: break
      }
    default: break
    }
  }
}
