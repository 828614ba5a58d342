// Made by navc from store.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Store`.
nonisolated enum Store: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Store
    root main welcome
    base store://
    refused resume
    screen welcome
      push signIn signIn
    screen signIn
      back never
      unwind done previous
    screen helpSheet
      shared
      apart
      unwind close previous
    screen main
      requires isSignedIn
      tab shop catalog
      tab orders orderList
        title Orders
      tab club club
    screen catalog
      title Catalog
      push open product
      push filter filters
        layer popover
      select allOrders orders
    screen filters
      unwind apply catalog
    screen product
      link /products/{id:Int}
      push write editor
        layer sheet
      push pick picker
        layer sheet
      go seeOrder order
    screen editor
      back if not hasDraft
      push more detail
      go seeOrder order
      select allOrders orders
    screen detail
      unwind close previous
    screen orderList
      push openOrder order
    screen order
      link /orders/{id:Int}
      unwind up previous
    screen club
      requires isMember
      push lounge lounge
    screen lounge
      requires isVIP
      link /lounge
    screen picker
      tab fresh fresh
      tab saved saved
        pass from literal "saved"
    screen fresh
      push more freshMore
      unwind pick product
    screen freshMore
      unwind stop previous
    screen saved
      unwind pick product
      unwind stop previous
    anywhere
      push help helpSheet
        layer sheet
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Welcome.self
    case 1: return SignIn.self
    case 2: return HelpSheet.self
    case 3: return Main.self
    case 4: return Catalog.self
    case 5: return Filters.self
    case 6: return Product.self
    case 7: return Editor.self
    case 8: return Detail.self
    case 9: return OrderList.self
    case 10: return Order.self
    case 11: return Club.self
    case 12: return Lounge.self
    case 13: return Picker.self
    case 14: return Fresh.self
    case 15: return FreshMore.self
    case 16: return Saved.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Store {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Store {
    /// The fact `isSignedIn`.
    var isSignedIn: Bool { get }
    /// The fact `isMember`.
    var isMember: Bool { get }
    /// The fact `isVIP`.
    var isVIP: Bool { get }
    /// The fact `hasDraft`.
    var hasDraft: Bool { get }
  }
}

extension Store.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Store.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(allowsBack: { self.allowsBack($0) }, meets: { self.meets($0, $1) })
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // editor, back: not hasDraft
    case 7: return !hasDraft
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // main requires: isSignedIn
    case 3: return isSignedIn
    // club requires: isMember
    case 11: return isMember
    // lounge requires: isVIP
    case 12: return isVIP
    default: return true
    }
  }
}

// MARK: - welcome

extension Store {
  /// The screen “welcome”.
  nonisolated struct Welcome: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Welcome {
  /// Pushes `signIn`.
  @discardableResult
  func signIn(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Store.SignIn(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Welcome {
  /// The segue `signIn`.
  static var signIn: Self { Self(0) }
}

// MARK: - signIn

extension Store {
  /// The screen “signIn”.
  nonisolated struct SignIn: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.SignIn {
  /// Unwinds to the screen below.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(1, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.SignIn {
  /// The segue `done`.
  static var done: Self { Self(1) }
}

// MARK: - helpSheet

extension Store {
  /// The screen “helpSheet”.
  nonisolated struct HelpSheet: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Store.HelpSheet {
  /// Unwinds to the screen below.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(2, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.HelpSheet {
  /// The segue `close`.
  static var close: Self { Self(2) }
}

// MARK: - main

extension Store {
  /// The screen “main”.
  nonisolated struct Main: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Store {
  /// The tabs of `main`.
  nonisolated enum MainTab: Hashable, Sendable {
    /// The tab `shop`, which begins with `catalog`.
    case shop
    /// The tab `orders`, which begins with `orderList`.
    case orders
    /// The tab `club`, which begins with `club`.
    case club
  }
}

extension NavRuntime.ScreenHandle where S == Store.Main {
  /// Selects a tab of `main`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Store.MainTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .shop: self.select(3, sender: sender)
    case .orders: self.select(4, sender: sender)
    case .club: self.select(5, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Main {
  /// The segue `shop`.
  static var shop: Self { Self(3) }
  /// The segue `orders`.
  static var orders: Self { Self(4) }
  /// The segue `club`.
  static var club: Self { Self(5) }
}

// MARK: - catalog

extension Store {
  /// The screen “Catalog”.
  nonisolated struct Catalog: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Catalog {
  /// Pushes `product`.
  @discardableResult
  func `open`(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Store.Product(id: id), sender: sender)
  }

  /// Presents `filters` as a popover.
  @discardableResult
  func filter(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Store.Filters(), sender: sender)
  }

  /// Selects the tab `orders`.
  @discardableResult
  func allOrders(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.select(8, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Catalog {
  /// The segue `open`.
  static var `open`: Self { Self(6) }
  /// The segue `filter`.
  static var filter: Self { Self(7) }
  /// The segue `allOrders`.
  static var allOrders: Self { Self(8) }
}

// MARK: - filters

extension Store {
  /// The screen “filters”.
  nonisolated struct Filters: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Filters {
  /// Unwinds to `catalog`.
  @discardableResult
  func apply(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Filters {
  /// The segue `apply`.
  static var apply: Self { Self(9) }
}

// MARK: - product

extension Store {
  /// The screen “product”.
  nonisolated struct Product: NavRuntime.Screen, Hashable, Sendable, Codable, Anywhere {
    /// The argument `id`.
    let id: Int

    /// The screen with its arguments.
    init(id: Int) { self.id = id }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws { self.id = try arguments("id") }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("id", self.id) }
  }
}

extension NavRuntime.ScreenHandle where S == Store.Product {
  /// Presents `editor` as a sheet.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(10, Store.Editor(), sender: sender)
  }

  /// Presents `picker` as a sheet.
  @discardableResult
  func pick(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(11, Store.Picker(), sender: sender)
  }

  /// Goes to `order`.
  @discardableResult
  func seeOrder(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(12, Store.Order(id: id), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Product {
  /// The segue `write`.
  static var write: Self { Self(10) }
  /// The segue `pick`.
  static var pick: Self { Self(11) }
  /// The segue `seeOrder`.
  static var seeOrder: Self { Self(12) }
}

// MARK: - editor

extension Store {
  /// The screen “editor”.
  nonisolated struct Editor: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Editor {
  /// Pushes `detail`.
  @discardableResult
  func more(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(13, Store.Detail(), sender: sender)
  }

  /// Goes to `order`.
  @discardableResult
  func seeOrder(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(14, Store.Order(id: id), sender: sender)
  }

  /// Selects the tab `orders`.
  @discardableResult
  func allOrders(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.select(15, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Editor {
  /// The segue `more`.
  static var more: Self { Self(13) }
  /// The segue `seeOrder`.
  static var seeOrder: Self { Self(14) }
  /// The segue `allOrders`.
  static var allOrders: Self { Self(15) }
}

// MARK: - detail

extension Store {
  /// The screen “detail”.
  nonisolated struct Detail: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Detail {
  /// Unwinds to the screen below.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(16, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Detail {
  /// The segue `close`.
  static var close: Self { Self(16) }
}

// MARK: - orderList

extension Store {
  /// The screen “orderList”.
  nonisolated struct OrderList: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.OrderList {
  /// Pushes `order`.
  @discardableResult
  func openOrder(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(17, Store.Order(id: id), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.OrderList {
  /// The segue `openOrder`.
  static var openOrder: Self { Self(17) }
}

// MARK: - order

extension Store {
  /// The screen “order”.
  nonisolated struct Order: NavRuntime.Screen, Hashable, Sendable, Codable, Anywhere {
    /// The argument `id`.
    let id: Int

    /// The screen with its arguments.
    init(id: Int) { self.id = id }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws { self.id = try arguments("id") }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("id", self.id) }
  }
}

extension NavRuntime.ScreenHandle where S == Store.Order {
  /// Unwinds to the screen below.
  @discardableResult
  func up(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(18, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Order {
  /// The segue `up`.
  static var up: Self { Self(18) }
}

// MARK: - club

extension Store {
  /// The screen “club”.
  nonisolated struct Club: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Club {
  /// Pushes `lounge`.
  @discardableResult
  func lounge(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(19, Store.Lounge(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Club {
  /// The segue `lounge`.
  static var lounge: Self { Self(19) }
}

// MARK: - lounge

extension Store {
  /// The screen “lounge”.
  nonisolated struct Lounge: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

// MARK: - picker

extension Store {
  /// The screen “picker”.
  nonisolated struct Picker: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Store {
  /// The tabs of `picker`.
  nonisolated enum PickerTab: Hashable, Sendable {
    /// The tab `fresh`, which begins with `fresh`.
    case fresh
    /// The tab `saved`, which begins with `saved`.
    case saved
  }
}

extension NavRuntime.ScreenHandle where S == Store.Picker {
  /// Selects a tab of `picker`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Store.PickerTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .fresh: self.select(20, sender: sender)
    case .saved: self.select(21, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Picker {
  /// The segue `fresh`.
  static var fresh: Self { Self(20) }
  /// The segue `saved`.
  static var saved: Self { Self(21) }
}

// MARK: - fresh

extension Store {
  /// The screen “fresh”.
  nonisolated struct Fresh: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.Fresh {
  /// Pushes `freshMore`.
  @discardableResult
  func more(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(22, Store.FreshMore(), sender: sender)
  }

  /// Unwinds to `product`.
  @discardableResult
  func pick(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(23, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Fresh {
  /// The segue `more`.
  static var more: Self { Self(22) }
  /// The segue `pick`.
  static var pick: Self { Self(23) }
}

// MARK: - freshMore

extension Store {
  /// The screen “freshMore”.
  nonisolated struct FreshMore: NavRuntime.PlainScreen, Hashable, Sendable, Codable, Anywhere {}
}

extension NavRuntime.ScreenHandle where S == Store.FreshMore {
  /// Unwinds to the screen below.
  @discardableResult
  func stop(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(24, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.FreshMore {
  /// The segue `stop`.
  static var stop: Self { Self(24) }
}

// MARK: - saved

extension Store {
  /// The screen “saved”.
  nonisolated struct Saved: NavRuntime.Screen, Hashable, Sendable, Codable, Anywhere {
    /// The argument `from`.
    let from: String

    /// The screen with its arguments.
    init(from: String = "nowhere") { self.from = from }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.from = try arguments("from", default: "nowhere")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("from", self.from) }
  }
}

extension NavRuntime.ScreenHandle where S == Store.Saved {
  /// Unwinds to `product`.
  @discardableResult
  func pick(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(25, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func stop(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(26, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Store.Saved {
  /// The segue `pick`.
  static var pick: Self { Self(25) }
  /// The segue `stop`.
  static var stop: Self { Self(26) }
}

// MARK: - anywhere

extension Store {
  /// The screens that offer what is offered anywhere.
  nonisolated protocol Anywhere: NavRuntime.Screen {}
}

extension NavRuntime.ScreenHandle where S: Store.Anywhere {
  /// Presents `helpSheet` as a sheet.
  @discardableResult
  func help(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(27, Store.HelpSheet(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S: Store.Anywhere {
  /// The segue `help`, which many screens offer.
  static var help: Self { Self(27) }
}

// MARK: - What the app provides

extension Store {
  /// What `welcome` needs of the app.
  @MainActor
  protocol WelcomeFactory {
    /// The page of `welcome`.
    associatedtype WelcomePage = Any
    /// Makes the page of `welcome`; called once for each time it is pushed.
    func welcome(_ screen: NavRuntime.ScreenHandle<Welcome>) -> WelcomePage
  }

  /// What `signIn` needs of the app.
  @MainActor
  protocol SignInFactory {
    /// The page of `signIn`.
    associatedtype SignInPage = Any
    /// Makes the page of `signIn`; called once for each time it is pushed.
    func signIn(_ screen: NavRuntime.ScreenHandle<SignIn>) -> SignInPage
  }

  /// What `helpSheet` needs of the app.
  @MainActor
  protocol HelpSheetFactory {
    /// The page of `helpSheet`.
    associatedtype HelpSheetPage = Any
    /// Makes the page of `helpSheet`; called once for each time it is pushed.
    func helpSheet(_ screen: NavRuntime.ScreenHandle<HelpSheet>) -> HelpSheetPage
  }

  /// What `catalog` needs of the app.
  @MainActor
  protocol CatalogFactory {
    /// The page of `catalog`.
    associatedtype CatalogPage = Any
    /// Makes the page of `catalog`; called once for each time it is pushed.
    func catalog(_ screen: NavRuntime.ScreenHandle<Catalog>) -> CatalogPage
  }

  /// What `filters` needs of the app.
  @MainActor
  protocol FiltersFactory {
    /// The page of `filters`.
    associatedtype FiltersPage = Any
    /// Makes the page of `filters`; called once for each time it is pushed.
    func filters(_ screen: NavRuntime.ScreenHandle<Filters>) -> FiltersPage
  }

  /// What `product` needs of the app.
  @MainActor
  protocol ProductFactory {
    /// The page of `product`.
    associatedtype ProductPage = Any
    /// Makes the page of `product`; called once for each time it is pushed.
    func product(_ screen: NavRuntime.ScreenHandle<Product>) -> ProductPage
  }

  /// What `editor` needs of the app.
  @MainActor
  protocol EditorFactory {
    /// The page of `editor`.
    associatedtype EditorPage = Any
    /// Makes the page of `editor`; called once for each time it is pushed.
    func editor(_ screen: NavRuntime.ScreenHandle<Editor>) -> EditorPage
  }

  /// What `detail` needs of the app.
  @MainActor
  protocol DetailFactory {
    /// The page of `detail`.
    associatedtype DetailPage = Any
    /// Makes the page of `detail`; called once for each time it is pushed.
    func detail(_ screen: NavRuntime.ScreenHandle<Detail>) -> DetailPage
  }

  /// What `orderList` needs of the app.
  @MainActor
  protocol OrderListFactory {
    /// The page of `orderList`.
    associatedtype OrderListPage = Any
    /// Makes the page of `orderList`; called once for each time it is pushed.
    func orderList(_ screen: NavRuntime.ScreenHandle<OrderList>) -> OrderListPage
  }

  /// What `order` needs of the app.
  @MainActor
  protocol OrderFactory {
    /// The page of `order`.
    associatedtype OrderPage = Any
    /// Makes the page of `order`; called once for each time it is pushed.
    func order(_ screen: NavRuntime.ScreenHandle<Order>) -> OrderPage
  }

  /// What `club` needs of the app.
  @MainActor
  protocol ClubFactory {
    /// The page of `club`.
    associatedtype ClubPage = Any
    /// Makes the page of `club`; called once for each time it is pushed.
    func club(_ screen: NavRuntime.ScreenHandle<Club>) -> ClubPage
  }

  /// What `lounge` needs of the app.
  @MainActor
  protocol LoungeFactory {
    /// The page of `lounge`.
    associatedtype LoungePage = Any
    /// Makes the page of `lounge`; called once for each time it is pushed.
    func lounge(_ screen: NavRuntime.ScreenHandle<Lounge>) -> LoungePage
  }

  /// What `fresh` needs of the app.
  @MainActor
  protocol FreshFactory {
    /// The page of `fresh`.
    associatedtype FreshPage = Any
    /// Makes the page of `fresh`; called once for each time it is pushed.
    func fresh(_ screen: NavRuntime.ScreenHandle<Fresh>) -> FreshPage
  }

  /// What `freshMore` needs of the app.
  @MainActor
  protocol FreshMoreFactory {
    /// The page of `freshMore`.
    associatedtype FreshMorePage = Any
    /// Makes the page of `freshMore`; called once for each time it is pushed.
    func freshMore(_ screen: NavRuntime.ScreenHandle<FreshMore>) -> FreshMorePage
  }

  /// What `saved` needs of the app.
  @MainActor
  protocol SavedFactory {
    /// The page of `saved`.
    associatedtype SavedPage = Any
    /// Makes the page of `saved`; called once for each time it is pushed.
    func saved(_ screen: NavRuntime.ScreenHandle<Saved>) -> SavedPage
  }
}

extension Store {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, WelcomeFactory, SignInFactory, HelpSheetFactory,
    CatalogFactory, FiltersFactory, ProductFactory, EditorFactory, DetailFactory, OrderListFactory,
    OrderFactory, ClubFactory, LoungeFactory, FreshFactory, FreshMoreFactory, SavedFactory
  where Graph == Store {
    /// Before `signIn` of `welcome` shows the page it has made.
    func prepareWelcomeSignIn(for segue: NavRuntime.PushSegue<WelcomePage, SignInPage, SignIn>)
    /// When a plain back has come down to `welcome`.
    func backToWelcome(for segue: NavRuntime.BackSegue<WelcomePage>)
    /// When `done` of `signIn` unwinds to `welcome`.
    func unwindSignInDone(for segue: NavRuntime.UnwindSegue<SignInPage, WelcomePage, Void>)
    /// When a plain back has come down to `signIn`.
    func backToSignIn(for segue: NavRuntime.BackSegue<SignInPage>)
    /// When `close` of `helpSheet` unwinds to whichever screen opened it.
    func unwindHelpSheetClose(for segue: NavRuntime.UnwindSegue<HelpSheetPage, Any, Void>)
    /// Before `open` of `catalog` shows the page it has made.
    func prepareCatalogOpen(for segue: NavRuntime.PushSegue<CatalogPage, ProductPage, Product>)
    /// Before `filter` of `catalog` shows the page it has made.
    func prepareCatalogFilter(for segue: NavRuntime.PushSegue<CatalogPage, FiltersPage, Filters>)
    /// When a plain back has come down to `catalog`.
    func backToCatalog(for segue: NavRuntime.BackSegue<CatalogPage>)
    /// When `apply` of `filters` unwinds to `catalog`.
    func unwindFiltersApply(for segue: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>)
    /// When a plain back has come down to `filters`.
    func backToFilters(for segue: NavRuntime.BackSegue<FiltersPage>)
    /// Before `write` of `product` shows the page it has made.
    func prepareProductWrite(for segue: NavRuntime.PushSegue<ProductPage, EditorPage, Editor>)
    /// Before `pick` of `product` shows the page it has made.
    func prepareProductPick(for segue: NavRuntime.PushSegue<ProductPage, Never, Picker>)
    /// When a plain back has come down to `product`.
    func backToProduct(for segue: NavRuntime.BackSegue<ProductPage>)
    /// When `pick` of `fresh` unwinds to `product`.
    func unwindFreshPick(for segue: NavRuntime.UnwindSegue<FreshPage, ProductPage, Void>)
    /// When `pick` of `saved` unwinds to `product`.
    func unwindSavedPick(for segue: NavRuntime.UnwindSegue<SavedPage, ProductPage, Void>)
    /// When `stop` of `saved` unwinds to `product`.
    func unwindSavedStop(for segue: NavRuntime.UnwindSegue<SavedPage, ProductPage, Void>)
    /// Before `more` of `editor` shows the page it has made.
    func prepareEditorMore(for segue: NavRuntime.PushSegue<EditorPage, DetailPage, Detail>)
    /// When a plain back has come down to `editor`.
    func backToEditor(for segue: NavRuntime.BackSegue<EditorPage>)
    /// When `close` of `detail` unwinds to `editor`.
    func unwindDetailClose(for segue: NavRuntime.UnwindSegue<DetailPage, EditorPage, Void>)
    /// When a plain back has come down to `detail`.
    func backToDetail(for segue: NavRuntime.BackSegue<DetailPage>)
    /// Before `openOrder` of `orderList` shows the page it has made.
    func prepareOrderListOpenOrder(for segue: NavRuntime.PushSegue<OrderListPage, OrderPage, Order>)
    /// When a plain back has come down to `orderList`.
    func backToOrderList(for segue: NavRuntime.BackSegue<OrderListPage>)
    /// When `up` of `order` unwinds to `orderList`.
    func unwindOrderUp(for segue: NavRuntime.UnwindSegue<OrderPage, OrderListPage, Void>)
    /// When a plain back has come down to `order`.
    func backToOrder(for segue: NavRuntime.BackSegue<OrderPage>)
    /// Before `lounge` of `club` shows the page it has made.
    func prepareClubLounge(for segue: NavRuntime.PushSegue<ClubPage, LoungePage, Lounge>)
    /// When a plain back has come down to `club`.
    func backToClub(for segue: NavRuntime.BackSegue<ClubPage>)
    /// When a plain back has come down to `lounge`.
    func backToLounge(for segue: NavRuntime.BackSegue<LoungePage>)
    /// Before `more` of `fresh` shows the page it has made.
    func prepareFreshMore(for segue: NavRuntime.PushSegue<FreshPage, FreshMorePage, FreshMore>)
    /// When a plain back has come down to `fresh`.
    func backToFresh(for segue: NavRuntime.BackSegue<FreshPage>)
    /// When `stop` of `freshMore` unwinds to `fresh`.
    func unwindFreshMoreStop(for segue: NavRuntime.UnwindSegue<FreshMorePage, FreshPage, Void>)
    /// When a plain back has come down to `freshMore`.
    func backToFreshMore(for segue: NavRuntime.BackSegue<FreshMorePage>)
    /// When a plain back has come down to `saved`.
    func backToSaved(for segue: NavRuntime.BackSegue<SavedPage>)
    /// Before `help` of `anywhere` shows the page it has made.
    func prepareAnywhereHelp(for segue: NavRuntime.PushSegue<Any, HelpSheetPage, HelpSheet>)
  }
}

extension Store.Screens {
  /// Before `signIn` of `welcome` shows the page it has made.
  func prepareWelcomeSignIn(for _: NavRuntime.PushSegue<WelcomePage, SignInPage, Store.SignIn>) {}
  /// When a plain back has come down to `welcome`.
  func backToWelcome(for _: NavRuntime.BackSegue<WelcomePage>) {}
  /// When `done` of `signIn` unwinds to `welcome`.
  func unwindSignInDone(for _: NavRuntime.UnwindSegue<SignInPage, WelcomePage, Void>) {}
  /// When a plain back has come down to `signIn`.
  func backToSignIn(for _: NavRuntime.BackSegue<SignInPage>) {}
  /// When `close` of `helpSheet` unwinds to whichever screen opened it.
  func unwindHelpSheetClose(for _: NavRuntime.UnwindSegue<HelpSheetPage, Any, Void>) {}
  /// Before `open` of `catalog` shows the page it has made.
  func prepareCatalogOpen(for _: NavRuntime.PushSegue<CatalogPage, ProductPage, Store.Product>) {}
  /// Before `filter` of `catalog` shows the page it has made.
  func prepareCatalogFilter(for _: NavRuntime.PushSegue<CatalogPage, FiltersPage, Store.Filters>) {}
  /// When a plain back has come down to `catalog`.
  func backToCatalog(for _: NavRuntime.BackSegue<CatalogPage>) {}
  /// When `apply` of `filters` unwinds to `catalog`.
  func unwindFiltersApply(for _: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>) {}
  /// When a plain back has come down to `filters`.
  func backToFilters(for _: NavRuntime.BackSegue<FiltersPage>) {}
  /// Before `write` of `product` shows the page it has made.
  func prepareProductWrite(for _: NavRuntime.PushSegue<ProductPage, EditorPage, Store.Editor>) {}
  /// Before `pick` of `product` shows the page it has made.
  func prepareProductPick(for _: NavRuntime.PushSegue<ProductPage, Never, Store.Picker>) {}
  /// When a plain back has come down to `product`.
  func backToProduct(for _: NavRuntime.BackSegue<ProductPage>) {}
  /// When `pick` of `fresh` unwinds to `product`.
  func unwindFreshPick(for _: NavRuntime.UnwindSegue<FreshPage, ProductPage, Void>) {}
  /// When `pick` of `saved` unwinds to `product`.
  func unwindSavedPick(for _: NavRuntime.UnwindSegue<SavedPage, ProductPage, Void>) {}
  /// When `stop` of `saved` unwinds to `product`.
  func unwindSavedStop(for _: NavRuntime.UnwindSegue<SavedPage, ProductPage, Void>) {}
  /// Before `more` of `editor` shows the page it has made.
  func prepareEditorMore(for _: NavRuntime.PushSegue<EditorPage, DetailPage, Store.Detail>) {}
  /// When a plain back has come down to `editor`.
  func backToEditor(for _: NavRuntime.BackSegue<EditorPage>) {}
  /// When `close` of `detail` unwinds to `editor`.
  func unwindDetailClose(for _: NavRuntime.UnwindSegue<DetailPage, EditorPage, Void>) {}
  /// When a plain back has come down to `detail`.
  func backToDetail(for _: NavRuntime.BackSegue<DetailPage>) {}
  /// Before `openOrder` of `orderList` shows the page it has made.
  func prepareOrderListOpenOrder(
    for _: NavRuntime.PushSegue<OrderListPage, OrderPage, Store.Order>
  ) {}
  /// When a plain back has come down to `orderList`.
  func backToOrderList(for _: NavRuntime.BackSegue<OrderListPage>) {}
  /// When `up` of `order` unwinds to `orderList`.
  func unwindOrderUp(for _: NavRuntime.UnwindSegue<OrderPage, OrderListPage, Void>) {}
  /// When a plain back has come down to `order`.
  func backToOrder(for _: NavRuntime.BackSegue<OrderPage>) {}
  /// Before `lounge` of `club` shows the page it has made.
  func prepareClubLounge(for _: NavRuntime.PushSegue<ClubPage, LoungePage, Store.Lounge>) {}
  /// When a plain back has come down to `club`.
  func backToClub(for _: NavRuntime.BackSegue<ClubPage>) {}
  /// When a plain back has come down to `lounge`.
  func backToLounge(for _: NavRuntime.BackSegue<LoungePage>) {}
  /// Before `more` of `fresh` shows the page it has made.
  func prepareFreshMore(for _: NavRuntime.PushSegue<FreshPage, FreshMorePage, Store.FreshMore>) {}
  /// When a plain back has come down to `fresh`.
  func backToFresh(for _: NavRuntime.BackSegue<FreshPage>) {}
  /// When `stop` of `freshMore` unwinds to `fresh`.
  func unwindFreshMoreStop(for _: NavRuntime.UnwindSegue<FreshMorePage, FreshPage, Void>) {}
  /// When a plain back has come down to `freshMore`.
  func backToFreshMore(for _: NavRuntime.BackSegue<FreshMorePage>) {}
  /// When a plain back has come down to `saved`.
  func backToSaved(for _: NavRuntime.BackSegue<SavedPage>) {}
  /// Before `help` of `anywhere` shows the page it has made.
  func prepareAnywhereHelp(for _: NavRuntime.PushSegue<Any, HelpSheetPage, Store.HelpSheet>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return welcome(context.handle())
    case 1: return signIn(context.handle())
    case 2: return helpSheet(context.handle())
    case 4: return catalog(context.handle())
    case 5: return filters(context.handle())
    case 6: return product(context.handle())
    case 7: return editor(context.handle())
    case 8: return detail(context.handle())
    case 9: return orderList(context.handle())
    case 10: return order(context.handle())
    case 11: return club(context.handle())
    case 12: return lounge(context.handle())
    case 14: return fresh(context.handle())
    case 15: return freshMore(context.handle())
    case 16: return saved(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareWelcomeSignIn(for: NavRuntime.PushSegue(context))
    case 6: prepareCatalogOpen(for: NavRuntime.PushSegue(context))
    case 7: prepareCatalogFilter(for: NavRuntime.PushSegue(context))
    case 10: prepareProductWrite(for: NavRuntime.PushSegue(context))
    case 11: prepareProductPick(for: NavRuntime.PushSegue(context))
    case 13: prepareEditorMore(for: NavRuntime.PushSegue(context))
    case 17: prepareOrderListOpenOrder(for: NavRuntime.PushSegue(context))
    case 19: prepareClubLounge(for: NavRuntime.PushSegue(context))
    case 22: prepareFreshMore(for: NavRuntime.PushSegue(context))
    case 27: prepareAnywhereHelp(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToWelcome(for: NavRuntime.BackSegue(context))
      case 1: backToSignIn(for: NavRuntime.BackSegue(context))
      case 4: backToCatalog(for: NavRuntime.BackSegue(context))
      case 5: backToFilters(for: NavRuntime.BackSegue(context))
      case 6: backToProduct(for: NavRuntime.BackSegue(context))
      case 7: backToEditor(for: NavRuntime.BackSegue(context))
      case 8: backToDetail(for: NavRuntime.BackSegue(context))
      case 9: backToOrderList(for: NavRuntime.BackSegue(context))
      case 10: backToOrder(for: NavRuntime.BackSegue(context))
      case 11: backToClub(for: NavRuntime.BackSegue(context))
      case 12: backToLounge(for: NavRuntime.BackSegue(context))
      case 14: backToFresh(for: NavRuntime.BackSegue(context))
      case 15: backToFreshMore(for: NavRuntime.BackSegue(context))
      case 16: backToSaved(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 1: unwindSignInDone(for: NavRuntime.UnwindSegue(context))
    case 2: unwindHelpSheetClose(for: NavRuntime.UnwindSegue(context))
    case 9: unwindFiltersApply(for: NavRuntime.UnwindSegue(context))
    case 16: unwindDetailClose(for: NavRuntime.UnwindSegue(context))
    case 18: unwindOrderUp(for: NavRuntime.UnwindSegue(context))
    case 23: unwindFreshPick(for: NavRuntime.UnwindSegue(context))
    case 24: unwindFreshMoreStop(for: NavRuntime.UnwindSegue(context))
    case 25: unwindSavedPick(for: NavRuntime.UnwindSegue(context))
    case 26: unwindSavedStop(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
