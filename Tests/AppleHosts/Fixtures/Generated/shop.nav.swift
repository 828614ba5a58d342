// Made by navc from shop.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Shop`.
nonisolated enum Shop: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Shop
    root catalog
    base https://shop.example
    screen catalog
      title Catalogue
      push openProduct product
      push openCart cart
      push openFilters filters
        layer popover
    screen product
      link /products/{id:Int}
      push writeReview review
        layer sheet
    screen filters
      bar style plain
      unwind apply catalog
    screen cart
      title Cart
      push checkOut payment
        layer full
        if cartCount > 0
        transition rise
    screen payment
      unwind pay catalog
    screen review
      back if not hasDraft
      otherwise askDiscard
      push askDiscard discard
        layer alert
      unwind send product
    screen discard
      alert keep discard
      unwind discard product
        busy queue
      unwind keep previous
        busy queue
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Catalog.self
    case 1: return Product.self
    case 2: return Filters.self
    case 3: return Cart.self
    case 4: return Payment.self
    case 5: return Review.self
    case 6: return Discard.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Shop {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Shop {
    /// The fact `cartCount`.
    var cartCount: Int { get }
    /// The fact `hasDraft`.
    var hasDraft: Bool { get }
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
    // cart.checkOut: cartCount > 0
    case 5: return cartCount > 0
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // review, back: not hasDraft
    case 5: return !hasDraft
    default: return true
    }
  }
}

// MARK: - catalog

extension Shop {
  /// The screen “Catalogue”.
  nonisolated struct Catalog: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Catalog {
  /// Pushes `product`.
  @discardableResult
  func openProduct(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Shop.Product(id: id), sender: sender)
  }

  /// Pushes `cart`.
  @discardableResult
  func openCart(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Shop.Cart(), sender: sender)
  }

  /// Presents `filters` as a popover.
  @discardableResult
  func openFilters(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(2, Shop.Filters(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Catalog {
  /// The segue `openProduct`.
  static var openProduct: Self { Self(0) }
  /// The segue `openCart`.
  static var openCart: Self { Self(1) }
  /// The segue `openFilters`.
  static var openFilters: Self { Self(2) }
}

// MARK: - product

extension Shop {
  /// The screen “product”.
  nonisolated struct Product: NavRuntime.Screen, Hashable, Sendable, Codable {
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

extension NavRuntime.ScreenHandle where S == Shop.Product {
  /// Presents `review` as a sheet.
  @discardableResult
  func writeReview(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(3, Shop.Review(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Product {
  /// The segue `writeReview`.
  static var writeReview: Self { Self(3) }
}

// MARK: - filters

extension Shop {
  /// The screen “filters”.
  nonisolated struct Filters: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Filters {
  /// Unwinds to `catalog`.
  @discardableResult
  func apply(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(4, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Filters {
  /// The segue `apply`.
  static var apply: Self { Self(4) }
}

// MARK: - cart

extension Shop {
  /// The screen “Cart”.
  nonisolated struct Cart: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Cart {
  /// Presents `payment` over all that is there, if `cartCount > 0`.
  @discardableResult
  func checkOut(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Shop.Payment(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Cart {
  /// The segue `checkOut`.
  static var checkOut: Self { Self(5) }
}

// MARK: - payment

extension Shop {
  /// The screen “payment”.
  nonisolated struct Payment: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Payment {
  /// Unwinds to `catalog`.
  @discardableResult
  func pay(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(6, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Payment {
  /// The segue `pay`.
  static var pay: Self { Self(6) }
}

// MARK: - review

extension Shop {
  /// The screen “review”.
  nonisolated struct Review: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Shop.Review {
  /// Shows the alert `discard`.
  @discardableResult
  func askDiscard(
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Shop.DiscardButton> {
    self.push(7, Shop.Discard(), sender: sender)
  }

  /// Unwinds to `product`.
  @discardableResult
  func send(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(8, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Review {
  /// The segue `askDiscard`.
  static var askDiscard: Self { Self(7) }
  /// The segue `send`.
  static var send: Self { Self(8) }
}

// MARK: - discard

extension Shop {
  /// The screen “discard”.
  nonisolated struct Discard: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Shop {
  /// The buttons of `discard`.
  nonisolated enum DiscardButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `discard`.
    case discard
    /// The button `keep`.
    case keep

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 9: self = .discard
      case 10: self = .keep
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Shop.Discard {
  /// The words of `discard`: a question, and a label a button.
  nonisolated init(title: String, message: String? = nil, discard: String, keep: String) {
    self.init(title: title, message: message, labels: [discard, keep])
  }
}

extension NavRuntime.ScreenHandle where S == Shop.Discard {
  /// Unwinds to `product`.
  @discardableResult
  func discard(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func keep(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Shop.Discard {
  /// The segue `discard`.
  static var discard: Self { Self(9) }
  /// The segue `keep`.
  static var keep: Self { Self(10) }
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

  /// What `product` needs of the app.
  @MainActor
  protocol ProductFactory {
    /// The page of `product`.
    associatedtype ProductPage = Any
    /// Makes the page of `product`; called once for each time it is pushed.
    func product(_ screen: NavRuntime.ScreenHandle<Product>) -> ProductPage
  }

  /// What `filters` needs of the app.
  @MainActor
  protocol FiltersFactory {
    /// The page of `filters`.
    associatedtype FiltersPage = Any
    /// Makes the page of `filters`; called once for each time it is pushed.
    func filters(_ screen: NavRuntime.ScreenHandle<Filters>) -> FiltersPage
  }

  /// What `cart` needs of the app.
  @MainActor
  protocol CartFactory {
    /// The page of `cart`.
    associatedtype CartPage = Any
    /// Makes the page of `cart`; called once for each time it is pushed.
    func cart(_ screen: NavRuntime.ScreenHandle<Cart>) -> CartPage
  }

  /// What `payment` needs of the app.
  @MainActor
  protocol PaymentFactory {
    /// The page of `payment`.
    associatedtype PaymentPage = Any
    /// Makes the page of `payment`; called once for each time it is pushed.
    func payment(_ screen: NavRuntime.ScreenHandle<Payment>) -> PaymentPage
  }

  /// What `review` needs of the app.
  @MainActor
  protocol ReviewFactory {
    /// The page of `review`.
    associatedtype ReviewPage = Any
    /// Makes the page of `review`; called once for each time it is pushed.
    func review(_ screen: NavRuntime.ScreenHandle<Review>) -> ReviewPage
  }

  /// What `discard` needs of the app.
  @MainActor
  protocol DiscardFactory {
    /// Makes the words of the alert `discard`; called once for each time it is presented.
    func discard(_ screen: NavRuntime.ScreenHandle<Discard>) -> NavRuntime.AlertText<Discard>
  }
}

extension Shop {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, CatalogFactory, ProductFactory, FiltersFactory,
    CartFactory, PaymentFactory, ReviewFactory, DiscardFactory
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
    /// When a plain back has come down to `catalog`.
    func backToCatalog(for segue: NavRuntime.BackSegue<CatalogPage>)
    /// When `apply` of `filters` unwinds to `catalog`.
    func unwindFiltersApply(for segue: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, String>)
    /// When `pay` of `payment` unwinds to `catalog`.
    func unwindPaymentPay(for segue: NavRuntime.UnwindSegue<PaymentPage, CatalogPage, Void>)
    /// Before `writeReview` of `product` shows the page it has made.
    func prepareProductWriteReview(for segue: NavRuntime.PushSegue<ProductPage, ReviewPage, Review>)
    /// When a plain back has come down to `product`.
    func backToProduct(for segue: NavRuntime.BackSegue<ProductPage>)
    /// When `send` of `review` unwinds to `product`.
    func unwindReviewSend(for segue: NavRuntime.UnwindSegue<ReviewPage, ProductPage, String>)
    /// When `discard` of `discard` unwinds to `product`.
    func unwindDiscardDiscard(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, ProductPage, Void>
    )
    /// Before `checkOut` of `cart` shows the page it has made.
    func prepareCartCheckOut(for segue: NavRuntime.PushSegue<CartPage, PaymentPage, Payment>)
    /// When a plain back has come down to `cart`.
    func backToCart(for segue: NavRuntime.BackSegue<CartPage>)
    /// Before `askDiscard` of `review` shows the page it has made.
    func prepareReviewAskDiscard(
      for segue: NavRuntime.PushSegue<ReviewPage, NavRuntime.AlertText<Discard>, Discard>
    )
    /// When a plain back has come down to `review`.
    func backToReview(for segue: NavRuntime.BackSegue<ReviewPage>)
    /// When `keep` of `discard` unwinds to `review`.
    func unwindDiscardKeep(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, ReviewPage, Void>
    )
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
  /// When a plain back has come down to `catalog`.
  func backToCatalog(for _: NavRuntime.BackSegue<CatalogPage>) {}
  /// When `apply` of `filters` unwinds to `catalog`.
  func unwindFiltersApply(for _: NavRuntime.UnwindSegue<FiltersPage, CatalogPage, String>) {}
  /// When `pay` of `payment` unwinds to `catalog`.
  func unwindPaymentPay(for _: NavRuntime.UnwindSegue<PaymentPage, CatalogPage, Void>) {}
  /// Before `writeReview` of `product` shows the page it has made.
  func prepareProductWriteReview(
    for _: NavRuntime.PushSegue<ProductPage, ReviewPage, Shop.Review>
  ) {}
  /// When a plain back has come down to `product`.
  func backToProduct(for _: NavRuntime.BackSegue<ProductPage>) {}
  /// When `send` of `review` unwinds to `product`.
  func unwindReviewSend(for _: NavRuntime.UnwindSegue<ReviewPage, ProductPage, String>) {}
  /// When `discard` of `discard` unwinds to `product`.
  func unwindDiscardDiscard(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Shop.Discard>, ProductPage, Void>
  ) {}
  /// Before `checkOut` of `cart` shows the page it has made.
  func prepareCartCheckOut(for _: NavRuntime.PushSegue<CartPage, PaymentPage, Shop.Payment>) {}
  /// When a plain back has come down to `cart`.
  func backToCart(for _: NavRuntime.BackSegue<CartPage>) {}
  /// Before `askDiscard` of `review` shows the page it has made.
  func prepareReviewAskDiscard(
    for _: NavRuntime.PushSegue<ReviewPage, NavRuntime.AlertText<Shop.Discard>, Shop.Discard>
  ) {}
  /// When a plain back has come down to `review`.
  func backToReview(for _: NavRuntime.BackSegue<ReviewPage>) {}
  /// When `keep` of `discard` unwinds to `review`.
  func unwindDiscardKeep(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Shop.Discard>, ReviewPage, Void>
  ) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return catalog(context.handle())
    case 1: return product(context.handle())
    case 2: return filters(context.handle())
    case 3: return cart(context.handle())
    case 4: return payment(context.handle())
    case 5: return review(context.handle())
    case 6: return discard(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareCatalogOpenProduct(for: NavRuntime.PushSegue(context))
    case 1: prepareCatalogOpenCart(for: NavRuntime.PushSegue(context))
    case 2: prepareCatalogOpenFilters(for: NavRuntime.PushSegue(context))
    case 3: prepareProductWriteReview(for: NavRuntime.PushSegue(context))
    case 5: prepareCartCheckOut(for: NavRuntime.PushSegue(context))
    case 7: prepareReviewAskDiscard(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToCatalog(for: NavRuntime.BackSegue(context))
      case 1: backToProduct(for: NavRuntime.BackSegue(context))
      case 3: backToCart(for: NavRuntime.BackSegue(context))
      case 5: backToReview(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 4: unwindFiltersApply(for: NavRuntime.UnwindSegue(context))
    case 6: unwindPaymentPay(for: NavRuntime.UnwindSegue(context))
    case 8: unwindReviewSend(for: NavRuntime.UnwindSegue(context))
    case 9: unwindDiscardDiscard(for: NavRuntime.UnwindSegue(context))
    case 10: unwindDiscardKeep(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
