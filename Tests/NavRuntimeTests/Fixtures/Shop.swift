import NavRuntime

/// A small shop, written by hand in the exact shape that navc writes.
enum Shop: NavigationGraph {
  static let table = GraphTable(
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
      unwind apply catalog
        if hasChosen
      unwind clear catalog
      unwind cancel previous
      push openHelp help
    screen help
      back never
      bar hidden
      unwind done root
      unwind pick filters
      unwind choose catalog
    screen product
      shared
      key id
      push openSimilar product
        recursive 3
        busy queue
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
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Catalog.self
    case 1: Filters.self
    case 2: Help.self
    case 3: Product.self
    case 4: Seller.self
    case 5: Cart.self
    case 6: Note.self
    default: nil
    }
  }
}

extension Shop {
  enum SortOrder: String, CaseIterable, Codable, Sendable { case price, name, newest }

  /// What the predicates ask the app.
  @MainActor protocol Facts: GraphFacts where Graph == Shop {
    var isPaying: Bool { get }
    var hasChosen: Bool { get }
    func inStock(id: String) -> Bool
  }
}

// MARK: - catalog

extension Shop {
  /// Everything on sale.
  struct Catalog: Screen, Hashable, Codable {
    let order: SortOrder
    let query: String?

    init(order: SortOrder = .newest, query: String? = nil) {
      self.order = order
      self.query = query
    }

    init(from arguments: inout ArgumentReader) throws {
      order = try arguments("order", default: .newest)
      query = try arguments("query", default: nil)
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("order", order)
      arguments("query", query)
    }
  }
}

extension ScreenHandle where S == Shop.Catalog {
  /// Pushes `product`, if `inStock(id)`.
  @discardableResult
  func openProduct(id: String, highlight: Bool = false, sender: Sender = .user) -> SegueRequest<Never> {
    push(0, Shop.Product(id: id, highlight: highlight), sender: sender)
  }
  func canOpenProduct(id: String, highlight: Bool = false) -> Bool {
    canPerform(0, Shop.Product(id: id, highlight: highlight))
  }

  @discardableResult
  func openCart(sender: Sender = .user) -> SegueRequest<Never> { push(1, Shop.Cart(), sender: sender) }

  @discardableResult
  func openFilters(sender: Sender = .user) -> SegueRequest<Shop.FiltersReturn> {
    push(2, Shop.Filters(), sender: sender)
  }

  @discardableResult
  func dropCart(sender: Sender = .user) -> SegueRequest<Never> { push(3, Shop.Cart(), sender: sender) }

  @discardableResult
  func queueCart(sender: Sender = .user) -> SegueRequest<Never> { push(4, Shop.Cart(), sender: sender) }

  @discardableResult
  func queueProduct(id: String, highlight: Bool = false, sender: Sender = .user) -> SegueRequest<Never> {
    push(5, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  @discardableResult
  func replaceProduct(id: String, highlight: Bool = false, sender: Sender = .user) -> SegueRequest<Never> {
    push(6, Shop.Product(id: id, highlight: highlight), sender: sender)
  }

  @discardableResult
  func openNote(
    text: String, tag: Tag = Tag(), onlySaved: OnlySaved? = nil, onlyCompared: OnlyCompared? = nil,
    sender: Sender = .user
  ) -> SegueRequest<Never> {
    push(7, Shop.Note(text: text, tag: tag, onlySaved: onlySaved, onlyCompared: onlyCompared), sender: sender)
  }
}

extension Segue where S == Shop.Catalog {
  static var openProduct: Self { Segue(0) }
  static var openCart: Self { Segue(1) }
  static var openFilters: Self { Segue(2) }
  static var dropCart: Self { Segue(3) }
  static var queueCart: Self { Segue(4) }
  static var queueProduct: Self { Segue(5) }
}

// MARK: - filters

extension Shop {
  /// What `catalog` gets back from `openFilters`.
  enum FiltersReturn: ReturnedValues {
    case apply(SortOrder)
    case choose(String)

    init?(unwind: SegueID, value: Any) {
      switch (unwind.rawValue, value) {
      case (8, let value as SortOrder): self = .apply(value)
      case (14, let value as String): self = .choose(value)
      default: return nil
      }
    }
  }

  struct Filters: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Shop.Filters {
  @discardableResult
  func apply(_ value: Shop.SortOrder, sender: Sender = .user) -> SegueRequest<Never> {
    unwind(8, returning: value, sender: sender)
  }

  @discardableResult
  func clear(sender: Sender = .user) -> SegueRequest<Never> { unwind(9, sender: sender) }

  @discardableResult
  func cancel(sender: Sender = .user) -> SegueRequest<Never> { unwind(10, sender: sender) }

  @discardableResult
  func openHelp(sender: Sender = .user) -> SegueRequest<String> { push(11, Shop.Help(), sender: sender) }
}

extension Segue where S == Shop.Filters {
  static var apply: Self { Segue(8) }
  static var openHelp: Self { Segue(11) }
}

// MARK: - help

extension Shop {
  struct Help: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Shop.Help {
  @discardableResult
  func done(sender: Sender = .user) -> SegueRequest<Never> { unwind(12, sender: sender) }

  @discardableResult
  func pick(_ value: String, sender: Sender = .user) -> SegueRequest<Never> {
    unwind(13, returning: value, sender: sender)
  }

  @discardableResult
  func choose(_ value: String, sender: Sender = .user) -> SegueRequest<Never> {
    unwind(14, returning: value, sender: sender)
  }
}

// MARK: - product

extension Shop {
  struct Product: Screen, Hashable, Codable {
    let id: String
    let highlight: Bool

    init(id: String, highlight: Bool = false) {
      self.id = id
      self.highlight = highlight
    }

    init(from arguments: inout ArgumentReader) throws {
      id = try arguments("id")
      highlight = try arguments("highlight", default: false)
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("id", id)
      arguments("highlight", highlight)
    }
  }
}

extension ScreenHandle where S == Shop.Product {
  @discardableResult
  func openSimilar(id: String, highlight: Bool = false, sender: Sender = .user) -> SegueRequest<Never> {
    push(15, Shop.Product(id: id, highlight: highlight), sender: sender)
  }
  @discardableResult
  func openSeller(sender: Sender = .user) -> SegueRequest<Never> { push(16, Shop.Seller(), sender: sender) }

  @discardableResult
  func close(sender: Sender = .user) -> SegueRequest<Never> { unwind(17, sender: sender) }
}

extension Segue where S == Shop.Product {
  static var openSimilar: Self { Segue(15) }
  static var openSeller: Self { Segue(16) }
  static var close: Self { Segue(17) }
}

// MARK: - seller

extension Shop {
  struct Seller: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Shop.Seller {
  @discardableResult
  func home(sender: Sender = .user) -> SegueRequest<Never> { unwind(18, sender: sender) }

  @discardableResult
  func backToProduct(sender: Sender = .user) -> SegueRequest<Never> { unwind(19, sender: sender) }
}

// MARK: - cart

extension Shop {
  struct Cart: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Shop.Cart {
  @discardableResult
  func openItem(id: String, highlight: Bool = false, sender: Sender = .user) -> SegueRequest<Never> {
    push(20, Shop.Product(id: id, highlight: highlight), sender: sender)
  }
}

// MARK: - note

/// Neither `Hashable` nor `Codable`.
struct Tag: Sendable {
  var text = ""
}

/// `Codable` and not `Hashable`.
struct OnlySaved: Codable, Sendable {
  var text: String
}

/// `Hashable` and not `Codable`.
struct OnlyCompared: Hashable, Sendable {
  var text: String
}

extension Shop {
  /// A screen whose arguments are of every kind.
  struct Note: Screen {
    let text: String
    let tag: Tag
    let onlySaved: OnlySaved?
    let onlyCompared: OnlyCompared?

    init(text: String, tag: Tag = Tag(), onlySaved: OnlySaved? = nil, onlyCompared: OnlyCompared? = nil) {
      self.text = text
      self.tag = tag
      self.onlySaved = onlySaved
      self.onlyCompared = onlyCompared
    }

    init(from arguments: inout ArgumentReader) throws {
      text = try arguments("text")
      tag = try arguments.unsaved("tag", default: Tag())
      onlySaved = try arguments("onlySaved", default: nil)
      onlyCompared = try arguments.unsaved("onlyCompared", default: nil)
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("text", text)
      arguments.opaque("tag", tag)
      arguments.uncompared("onlySaved", onlySaved)
      arguments.unsaved("onlyCompared", onlyCompared)
    }
  }
}
