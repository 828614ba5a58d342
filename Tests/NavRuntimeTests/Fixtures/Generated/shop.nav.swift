// Made by navc from shop.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Shop`.
nonisolated enum Shop: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Shop
    root catalog
    screen catalog
      title Everything on sale
      class CatalogViewController
      bar style large title
      metadata tab first\nof all
      push openProduct product
        if inStock(id)
        transition zoom
      push openCart cart
      push openFilters filters
        unanimated
      push dropCart cart
        busy drop
      push queueCart cart
        busy queue
      push queueProduct product
        busy queue
      push replaceProduct product
        busy replace
      push openNote note
    screen filters
      back if hasChosen
      push openHelp help
      unwind apply catalog
        if hasChosen
      unwind clear catalog
      unwind cancel previous
    screen help
      back never
      bar hidden
      unwind done root
      unwind pick filters
      unwind choose catalog
    screen product
      shared
      push openSimilar product
        busy queue
        recursive 3
      push openSeller seller
      unwind close opener
    screen seller
      duplicates allow
      unwind home root
      unwind backToProduct product
        busy queue
    screen cart
      duplicates refuse
      back if not isPaying
      push openItem product
    screen note
      key text
      duplicates refuse
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Catalog.self
    case 1: return Filters.self
    case 2: return Help.self
    case 3: return Product.self
    case 4: return Seller.self
    case 5: return Cart.self
    case 6: return Note.self
    default: return nil
    }
  }
}

// MARK: - Types

extension Shop {
  /// One of the values of `SortOrder`.
  nonisolated enum SortOrder: String, CaseIterable, Codable, Sendable {
    /// `price`
    case price
    /// `name`
    case name
    /// `newest`
    case newest
  }

  /// The app's own `Tag`.
  #sourceLocation(file:"shop.nav.yaml",line:7)
  typealias NoteTag = Tag
  #sourceLocation()

  #sourceLocation(file:"shop.nav.yaml",line:7)
  nonisolated private static func checkNoteTag(_ value: Tag) -> any Sendable { value }
  #sourceLocation()

  /// The app's own `OnlySaved`.
  #sourceLocation(file:"shop.nav.yaml",line:8)
  typealias Saved = OnlySaved
  #sourceLocation()

  #sourceLocation(file:"shop.nav.yaml",line:8)
  nonisolated private static func checkSaved(_ value: OnlySaved) -> any Codable & Sendable { value }
  #sourceLocation()

  /// The app's own `OnlyCompared`.
  #sourceLocation(file:"shop.nav.yaml",line:9)
  typealias Compared = OnlyCompared
  #sourceLocation()

  #sourceLocation(file:"shop.nav.yaml",line:8)
  // swift-format-ignore
  nonisolated private static func checkCompared(_ value: OnlyCompared) -> any Hashable & Sendable { value }
  #sourceLocation()
}

// MARK: - Facts

extension Shop {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Shop {
    /// The fact `isPaying`.
    var isPaying: Bool { get }
    /// The fact `hasChosen`.
    var hasChosen: Bool { get }
    /// The fact `inStock`.
    func inStock(id: String) -> Bool
  }
}

extension Shop.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Shop.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(allows: { self.allows($0, $1) }, allowsBack: { self.allowsBack($0) })
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // catalog.openProduct: inStock(id)
    case 0:
      guard let destination: Shop.Product = context.argumentsIfKnown() else { return true }
      return inStock(id: destination.id)
    // filters.apply: hasChosen
    case 9: return hasChosen
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // filters, back: hasChosen
    case 1: return hasChosen
    // cart, back: not isPaying
    case 5: return !isPaying
    default: return true
    }
  }
}

// MARK: - catalog

extension Shop {
  /// Everything on sale.
  nonisolated struct Catalog: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `order`.
    let order: SortOrder
    /// The argument `query`.
    let query: String?

    /// The screen with its arguments.
    init(order: SortOrder = .newest, query: String? = nil) {
      self.order = order
      self.query = query
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.order = try arguments("order", default: .newest)
      self.query = try arguments("query", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("order", self.order)
      arguments("query", self.query)
    }
  }
}

extension Shop.Catalog {
  /// What `openFilters` gives back.
  nonisolated enum OpenFiltersReturned: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// By `apply` of `filters`.
    case apply(Shop.SortOrder)
    /// By `choose` of `help`.
    case choose(String)

    /// The value that an unwind has handed over.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch (unwind.rawValue, value) {
      case (9, let value as Shop.SortOrder): self = .apply(value)
      case (14, let value as String): self = .choose(value)
      default: return nil
      }
    }
  }
}

extension NavRuntime.ScreenHandle where S == Shop.Catalog {
  /// Pushes `product`, if `inStock(id)`.
  @discardableResult
  func openProduct(
    id: String,
    highlight: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  /// Whether `openProduct` with these arguments would be performed now; can be observed.
  func canOpenProduct(id: String, highlight: Bool = false) -> Bool {
    self.canPerform(0, Shop.Product(id: id, highlight: highlight))
  }

  /// Pushes `cart`.
  @discardableResult
  func openCart(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Shop.Cart(), sender: sender)
  }

  /// Pushes `filters`.
  @discardableResult
  func openFilters(
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Shop.Catalog.OpenFiltersReturned> {
    self.push(2, Shop.Filters(), sender: sender)
  }

  /// Pushes `cart`.
  @discardableResult
  func dropCart(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Shop.Cart(), sender: sender)
  }

  /// Pushes `cart`.
  @discardableResult
  func queueCart(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Shop.Cart(), sender: sender)
  }

  /// Pushes `product`.
  @discardableResult
  func queueProduct(
    id: String,
    highlight: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  /// Pushes `product`.
  @discardableResult
  func replaceProduct(
    id: String,
    highlight: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  /// Pushes `note`.
  @discardableResult
  func openNote(
    text: String,
    tag: Shop.NoteTag? = nil,
    onlySaved: Shop.Saved? = nil,
    onlyCompared: Shop.Compared? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(
      7,
      Shop.Note(text: text, tag: tag, onlySaved: onlySaved, onlyCompared: onlyCompared),
      sender: sender
    )
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Catalog {
  /// The segue `openProduct`.
  static var openProduct: Self { Self(0) }
  /// The segue `openCart`.
  static var openCart: Self { Self(1) }
  /// The segue `openFilters`.
  static var openFilters: Self { Self(2) }
  /// The segue `dropCart`.
  static var dropCart: Self { Self(3) }
  /// The segue `queueCart`.
  static var queueCart: Self { Self(4) }
  /// The segue `queueProduct`.
  static var queueProduct: Self { Self(5) }
  /// The segue `replaceProduct`.
  static var replaceProduct: Self { Self(6) }
  /// The segue `openNote`.
  static var openNote: Self { Self(7) }
}

// MARK: - filters

extension Shop {
  /// The screen “filters”.
  nonisolated struct Filters: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Filters {
  /// Pushes `help`.
  @discardableResult
  func openHelp(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(8, Shop.Help(), sender: sender)
  }

  /// Unwinds to `catalog`, if `hasChosen`.
  @discardableResult
  func apply(
    _ value: Shop.SortOrder,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, returning: value, sender: sender)
  }

  /// Unwinds to `catalog`.
  @discardableResult
  func clear(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func cancel(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Filters {
  /// The segue `openHelp`.
  static var openHelp: Self { Self(8) }
  /// The segue `apply`.
  static var apply: Self { Self(9) }
  /// The segue `clear`.
  static var clear: Self { Self(10) }
  /// The segue `cancel`.
  static var cancel: Self { Self(11) }
}

// MARK: - help

extension Shop {
  /// The screen “help”.
  nonisolated struct Help: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Help {
  /// Unwinds to the root.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }

  /// Unwinds to `filters`.
  @discardableResult
  func pick(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(13, returning: value, sender: sender)
  }

  /// Unwinds to `catalog`.
  @discardableResult
  func choose(
    _ value: String,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.unwind(14, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Help {
  /// The segue `done`.
  static var done: Self { Self(12) }
  /// The segue `pick`.
  static var pick: Self { Self(13) }
  /// The segue `choose`.
  static var choose: Self { Self(14) }
}

// MARK: - product

extension Shop {
  /// The screen “product”.
  nonisolated struct Product: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: String
    /// The argument `highlight`.
    let highlight: Bool

    /// The screen with its arguments.
    init(id: String, highlight: Bool = false) {
      self.id = id
      self.highlight = highlight
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.id = try arguments("id")
      self.highlight = try arguments("highlight", default: false)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("id", self.id)
      arguments("highlight", self.highlight)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Shop.Product {
  /// Pushes `product`.
  @discardableResult
  func openSimilar(
    id: String,
    highlight: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(15, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  /// Pushes `seller`.
  @discardableResult
  func openSeller(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(16, Shop.Seller(), sender: sender)
  }

  /// Unwinds to the screen that opened this part.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(17, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Product {
  /// The segue `openSimilar`.
  static var openSimilar: Self { Self(15) }
  /// The segue `openSeller`.
  static var openSeller: Self { Self(16) }
  /// The segue `close`.
  static var close: Self { Self(17) }
}

// MARK: - seller

extension Shop {
  /// The screen “seller”.
  nonisolated struct Seller: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Seller {
  /// Unwinds to the root.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(18, sender: sender)
  }

  /// Unwinds to `product`.
  @discardableResult
  func backToProduct(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(19, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Seller {
  /// The segue `home`.
  static var home: Self { Self(18) }
  /// The segue `backToProduct`.
  static var backToProduct: Self { Self(19) }
}

// MARK: - cart

extension Shop {
  /// The screen “cart”.
  nonisolated struct Cart: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Cart {
  /// Pushes `product`.
  @discardableResult
  func openItem(
    id: String,
    highlight: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(20, Shop.Product(id: id, highlight: highlight), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Cart {
  /// The segue `openItem`.
  static var openItem: Self { Self(20) }
}

// MARK: - note

extension Shop {
  /// The screen “note”.
  nonisolated struct Note: NavRuntime.Screen, Sendable {
    /// The argument `text`.
    let text: String
    /// The argument `tag`.
    let tag: NoteTag?
    /// The argument `onlySaved`.
    let onlySaved: Saved?
    /// The argument `onlyCompared`.
    let onlyCompared: Compared?

    /// The screen with its arguments.
    init(
      text: String,
      tag: NoteTag? = nil,
      onlySaved: Saved? = nil,
      onlyCompared: Compared? = nil
    ) {
      self.text = text
      self.tag = tag
      self.onlySaved = onlySaved
      self.onlyCompared = onlyCompared
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.text = try arguments("text")
      self.tag = try arguments.unsaved("tag", default: nil)
      self.onlySaved = try arguments("onlySaved", default: nil)
      self.onlyCompared = try arguments.unsaved("onlyCompared", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("text", self.text)
      arguments.opaque("tag", self.tag)
      arguments.uncompared("onlySaved", self.onlySaved)
      arguments.unsaved("onlyCompared", self.onlyCompared)
    }
  }
}

// MARK: - What the app provides

extension Shop {
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

  /// What `help` needs of the app.
  @MainActor
  protocol HelpFactory {
    /// The page of `help`.
    associatedtype HelpPage = Any
    /// Makes the page of `help`; called once for each time it is pushed.
    func help(_ screen: NavRuntime.ScreenHandle<Help>) -> HelpPage
  }

  /// What `product` needs of the app.
  @MainActor
  protocol ProductFactory {
    /// The page of `product`.
    associatedtype ProductPage = Any
    /// Makes the page of `product`; called once for each time it is pushed.
    func product(_ screen: NavRuntime.ScreenHandle<Product>) -> ProductPage
  }

  /// What `seller` needs of the app.
  @MainActor
  protocol SellerFactory {
    /// The page of `seller`.
    associatedtype SellerPage = Any
    /// Makes the page of `seller`; called once for each time it is pushed.
    func seller(_ screen: NavRuntime.ScreenHandle<Seller>) -> SellerPage
  }

  /// What `cart` needs of the app.
  @MainActor
  protocol CartFactory {
    /// The page of `cart`.
    associatedtype CartPage = Any
    /// Makes the page of `cart`; called once for each time it is pushed.
    func cart(_ screen: NavRuntime.ScreenHandle<Cart>) -> CartPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }
}

extension Shop {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, CatalogFactory, FiltersFactory, HelpFactory,
    ProductFactory, SellerFactory, CartFactory, NoteFactory
  where Graph == Shop {
    /// Before `openProduct` of `catalog` shows the page it has made.
    func prepareCatalogOpenProduct(
      for segue: NavRuntime.PushSegue<CatalogPage, ProductPage, Product>
    )
    /// Before `openCart` of `catalog` shows the page it has made.
    func prepareCatalogOpenCart(for segue: NavRuntime.PushSegue<CatalogPage, CartPage, Cart>)
    /// Before `openFilters` of `catalog` shows the page it has made.
    func prepareCatalogOpenFilters(
      for segue: NavRuntime.PushSegue<CatalogPage, FiltersPage, Filters>
    )
    /// Before `dropCart` of `catalog` shows the page it has made.
    func prepareCatalogDropCart(for segue: NavRuntime.PushSegue<CatalogPage, CartPage, Cart>)
    /// Before `queueCart` of `catalog` shows the page it has made.
    func prepareCatalogQueueCart(for segue: NavRuntime.PushSegue<CatalogPage, CartPage, Cart>)
    /// Before `queueProduct` of `catalog` shows the page it has made.
    func prepareCatalogQueueProduct(
      for segue: NavRuntime.PushSegue<CatalogPage, ProductPage, Product>
    )
    /// Before `replaceProduct` of `catalog` shows the page it has made.
    func prepareCatalogReplaceProduct(
      for segue: NavRuntime.PushSegue<CatalogPage, ProductPage, Product>
    )
    /// Before `openNote` of `catalog` shows the page it has made.
    func prepareCatalogOpenNote(for segue: NavRuntime.PushSegue<CatalogPage, NotePage, Note>)
    /// When a plain back has come down to `catalog`.
    func backToCatalog(for segue: NavRuntime.BackSegue<CatalogPage>)
    /// When `apply` of `filters` unwinds to `catalog`.
    func unwindFiltersApply(for segue: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, SortOrder>)
    /// When `clear` of `filters` unwinds to `catalog`.
    func unwindFiltersClear(for segue: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>)
    /// When `cancel` of `filters` unwinds to `catalog`.
    func unwindFiltersCancel(for segue: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>)
    /// When `done` of `help` unwinds to `catalog`.
    func unwindHelpDone(for segue: NavRuntime.UnwindSegue<HelpPage, CatalogPage, Void>)
    /// When `choose` of `help` unwinds to `catalog`.
    func unwindHelpChoose(for segue: NavRuntime.UnwindSegue<HelpPage, CatalogPage, String>)
    /// When `close` of `product` unwinds to `catalog`.
    func unwindProductCloseToCatalog(
      for segue: NavRuntime.UnwindSegue<ProductPage, CatalogPage, Void>
    )
    /// When `home` of `seller` unwinds to `catalog`.
    func unwindSellerHome(for segue: NavRuntime.UnwindSegue<SellerPage, CatalogPage, Void>)
    /// Before `openHelp` of `filters` shows the page it has made.
    func prepareFiltersOpenHelp(for segue: NavRuntime.PushSegue<FiltersPage, HelpPage, Help>)
    /// When a plain back has come down to `filters`.
    func backToFilters(for segue: NavRuntime.BackSegue<FiltersPage>)
    /// When `pick` of `help` unwinds to `filters`.
    func unwindHelpPick(for segue: NavRuntime.UnwindSegue<HelpPage, FiltersPage, String>)
    /// Before `openSimilar` of `product` shows the page it has made.
    func prepareProductOpenSimilar(
      for segue: NavRuntime.PushSegue<ProductPage, ProductPage, Product>
    )
    /// Before `openSeller` of `product` shows the page it has made.
    func prepareProductOpenSeller(for segue: NavRuntime.PushSegue<ProductPage, SellerPage, Seller>)
    /// When a plain back has come down to `product`.
    func backToProduct(for segue: NavRuntime.BackSegue<ProductPage>)
    /// When `close` of `product` unwinds to `product`.
    func unwindProductCloseToProduct(
      for segue: NavRuntime.UnwindSegue<ProductPage, ProductPage, Void>
    )
    /// When `backToProduct` of `seller` unwinds to `product`.
    func unwindSellerBackToProduct(for segue: NavRuntime.UnwindSegue<SellerPage, ProductPage, Void>)
    /// Before `openItem` of `cart` shows the page it has made.
    func prepareCartOpenItem(for segue: NavRuntime.PushSegue<CartPage, ProductPage, Product>)
    /// When a plain back has come down to `cart`.
    func backToCart(for segue: NavRuntime.BackSegue<CartPage>)
    /// When `close` of `product` unwinds to `cart`.
    func unwindProductCloseToCart(for segue: NavRuntime.UnwindSegue<ProductPage, CartPage, Void>)
  }
}

extension Shop.Screens {
  /// Before `openProduct` of `catalog` shows the page it has made.
  func prepareCatalogOpenProduct(
    for _: NavRuntime.PushSegue<CatalogPage, ProductPage, Shop.Product>
  ) {}
  /// Before `openCart` of `catalog` shows the page it has made.
  func prepareCatalogOpenCart(for _: NavRuntime.PushSegue<CatalogPage, CartPage, Shop.Cart>) {}
  /// Before `openFilters` of `catalog` shows the page it has made.
  func prepareCatalogOpenFilters(
    for _: NavRuntime.PushSegue<CatalogPage, FiltersPage, Shop.Filters>
  ) {}
  /// Before `dropCart` of `catalog` shows the page it has made.
  func prepareCatalogDropCart(for _: NavRuntime.PushSegue<CatalogPage, CartPage, Shop.Cart>) {}
  /// Before `queueCart` of `catalog` shows the page it has made.
  func prepareCatalogQueueCart(for _: NavRuntime.PushSegue<CatalogPage, CartPage, Shop.Cart>) {}
  /// Before `queueProduct` of `catalog` shows the page it has made.
  func prepareCatalogQueueProduct(
    for _: NavRuntime.PushSegue<CatalogPage, ProductPage, Shop.Product>
  ) {}
  /// Before `replaceProduct` of `catalog` shows the page it has made.
  func prepareCatalogReplaceProduct(
    for _: NavRuntime.PushSegue<CatalogPage, ProductPage, Shop.Product>
  ) {}
  /// Before `openNote` of `catalog` shows the page it has made.
  func prepareCatalogOpenNote(for _: NavRuntime.PushSegue<CatalogPage, NotePage, Shop.Note>) {}
  /// When a plain back has come down to `catalog`.
  func backToCatalog(for _: NavRuntime.BackSegue<CatalogPage>) {}
  /// When `apply` of `filters` unwinds to `catalog`.
  func unwindFiltersApply(
    for _: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Shop.SortOrder>
  ) {}
  /// When `clear` of `filters` unwinds to `catalog`.
  func unwindFiltersClear(for _: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>) {}
  /// When `cancel` of `filters` unwinds to `catalog`.
  func unwindFiltersCancel(for _: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, Void>) {}
  /// When `done` of `help` unwinds to `catalog`.
  func unwindHelpDone(for _: NavRuntime.UnwindSegue<HelpPage, CatalogPage, Void>) {}
  /// When `choose` of `help` unwinds to `catalog`.
  func unwindHelpChoose(for _: NavRuntime.UnwindSegue<HelpPage, CatalogPage, String>) {}
  /// When `close` of `product` unwinds to `catalog`.
  func unwindProductCloseToCatalog(for _: NavRuntime.UnwindSegue<ProductPage, CatalogPage, Void>) {}
  /// When `home` of `seller` unwinds to `catalog`.
  func unwindSellerHome(for _: NavRuntime.UnwindSegue<SellerPage, CatalogPage, Void>) {}
  /// Before `openHelp` of `filters` shows the page it has made.
  func prepareFiltersOpenHelp(for _: NavRuntime.PushSegue<FiltersPage, HelpPage, Shop.Help>) {}
  /// When a plain back has come down to `filters`.
  func backToFilters(for _: NavRuntime.BackSegue<FiltersPage>) {}
  /// When `pick` of `help` unwinds to `filters`.
  func unwindHelpPick(for _: NavRuntime.UnwindSegue<HelpPage, FiltersPage, String>) {}
  /// Before `openSimilar` of `product` shows the page it has made.
  func prepareProductOpenSimilar(
    for _: NavRuntime.PushSegue<ProductPage, ProductPage, Shop.Product>
  ) {}
  /// Before `openSeller` of `product` shows the page it has made.
  func prepareProductOpenSeller(
    for _: NavRuntime.PushSegue<ProductPage, SellerPage, Shop.Seller>
  ) {}
  /// When a plain back has come down to `product`.
  func backToProduct(for _: NavRuntime.BackSegue<ProductPage>) {}
  /// When `close` of `product` unwinds to `product`.
  func unwindProductCloseToProduct(for _: NavRuntime.UnwindSegue<ProductPage, ProductPage, Void>) {}
  /// When `backToProduct` of `seller` unwinds to `product`.
  func unwindSellerBackToProduct(for _: NavRuntime.UnwindSegue<SellerPage, ProductPage, Void>) {}
  /// Before `openItem` of `cart` shows the page it has made.
  func prepareCartOpenItem(for _: NavRuntime.PushSegue<CartPage, ProductPage, Shop.Product>) {}
  /// When a plain back has come down to `cart`.
  func backToCart(for _: NavRuntime.BackSegue<CartPage>) {}
  /// When `close` of `product` unwinds to `cart`.
  func unwindProductCloseToCart(for _: NavRuntime.UnwindSegue<ProductPage, CartPage, Void>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return catalog(context.handle())
    case 1: return filters(context.handle())
    case 2: return help(context.handle())
    case 3: return product(context.handle())
    case 4: return seller(context.handle())
    case 5: return cart(context.handle())
    case 6: return note(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareCatalogOpenProduct(for: NavRuntime.PushSegue(context))
    case 1: prepareCatalogOpenCart(for: NavRuntime.PushSegue(context))
    case 2: prepareCatalogOpenFilters(for: NavRuntime.PushSegue(context))
    case 3: prepareCatalogDropCart(for: NavRuntime.PushSegue(context))
    case 4: prepareCatalogQueueCart(for: NavRuntime.PushSegue(context))
    case 5: prepareCatalogQueueProduct(for: NavRuntime.PushSegue(context))
    case 6: prepareCatalogReplaceProduct(for: NavRuntime.PushSegue(context))
    case 7: prepareCatalogOpenNote(for: NavRuntime.PushSegue(context))
    case 8: prepareFiltersOpenHelp(for: NavRuntime.PushSegue(context))
    case 15: prepareProductOpenSimilar(for: NavRuntime.PushSegue(context))
    case 16: prepareProductOpenSeller(for: NavRuntime.PushSegue(context))
    case 20: prepareCartOpenItem(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToCatalog(for: NavRuntime.BackSegue(context))
      case 1: backToFilters(for: NavRuntime.BackSegue(context))
      case 3: backToProduct(for: NavRuntime.BackSegue(context))
      case 5: backToCart(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 9: unwindFiltersApply(for: NavRuntime.UnwindSegue(context))
    case 10: unwindFiltersClear(for: NavRuntime.UnwindSegue(context))
    case 11: unwindFiltersCancel(for: NavRuntime.UnwindSegue(context))
    case 12: unwindHelpDone(for: NavRuntime.UnwindSegue(context))
    case 13: unwindHelpPick(for: NavRuntime.UnwindSegue(context))
    case 14: unwindHelpChoose(for: NavRuntime.UnwindSegue(context))
    case 17:
      switch context.targetScreen.rawValue {
      case 0: unwindProductCloseToCatalog(for: NavRuntime.UnwindSegue(context))
      case 3: unwindProductCloseToProduct(for: NavRuntime.UnwindSegue(context))
      case 5: unwindProductCloseToCart(for: NavRuntime.UnwindSegue(context))
      default: break
      }
    case 18: unwindSellerHome(for: NavRuntime.UnwindSegue(context))
    case 19: unwindSellerBackToProduct(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
