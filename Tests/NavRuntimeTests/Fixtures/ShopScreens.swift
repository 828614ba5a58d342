import NavRuntime

// MARK: - What the app provides, as navc writes it

extension Shop {
  @MainActor protocol Screens: GraphScreens where Graph == Shop {
    associatedtype CatalogPage
    func catalog(_ screen: Catalog.Handle) -> CatalogPage
    func catalog(_ catalog: CatalogPage, shouldPerform segue: Segue<Catalog>, sender: Sender) -> Bool
    func catalog(
      _ catalog: CatalogPage, prepareOpenProduct product: ProductPage, for arguments: Product, sender: Sender)
    func catalog(_ catalog: CatalogPage, prepareOpenCart cart: CartPage, for arguments: Cart, sender: Sender)
    func catalog(_ catalog: CatalogPage, unwindFiltersApply filters: FiltersPage, returning value: SortOrder)
    func catalog(_ catalog: CatalogPage, backFrom screen: ScreenInstance)

    associatedtype FiltersPage
    func filters(_ screen: Filters.Handle) -> FiltersPage
    func filters(_ filters: FiltersPage, shouldPerform segue: Segue<Filters>, sender: Sender) -> Bool
    func filters(_ filters: FiltersPage, prepareUnwind segue: Segue<Filters>, sender: Sender)

    associatedtype HelpPage
    func help(_ screen: Help.Handle) -> HelpPage

    associatedtype ProductPage
    func product(_ screen: Product.Handle) -> ProductPage
    func product(_ product: ProductPage, shouldPerform segue: Segue<Product>, sender: Sender) -> Bool
    func product(_ product: ProductPage, prepareUnwind segue: Segue<Product>, sender: Sender)
    func product(_ product: ProductPage, backFrom screen: ScreenInstance)

    associatedtype SellerPage
    func seller(_ screen: Seller.Handle) -> SellerPage

    associatedtype CartPage
    func cart(_ screen: Cart.Handle) -> CartPage
    func cart(_ cart: CartPage, prepareUnwind segue: Segue<Cart>, sender: Sender)

    associatedtype NotePage
    func note(_ screen: Note.Handle) -> NotePage
  }
}

extension Shop.Screens {
  func catalog(_ catalog: CatalogPage, shouldPerform segue: Segue<Shop.Catalog>, sender: Sender) -> Bool { true }
  func catalog(
    _ catalog: CatalogPage, prepareOpenProduct product: ProductPage, for arguments: Shop.Product, sender: Sender
  ) {}
  func catalog(_ catalog: CatalogPage, prepareOpenCart cart: CartPage, for arguments: Shop.Cart, sender: Sender) {}
  func catalog(_ catalog: CatalogPage, unwindFiltersApply filters: FiltersPage, returning value: Shop.SortOrder) {}
  func catalog(_ catalog: CatalogPage, backFrom screen: ScreenInstance) {}
  func filters(_ filters: FiltersPage, shouldPerform segue: Segue<Shop.Filters>, sender: Sender) -> Bool { true }
  func filters(_ filters: FiltersPage, prepareUnwind segue: Segue<Shop.Filters>, sender: Sender) {}
  func product(_ product: ProductPage, shouldPerform segue: Segue<Shop.Product>, sender: Sender) -> Bool { true }
  func product(_ product: ProductPage, prepareUnwind segue: Segue<Shop.Product>, sender: Sender) {}
  func product(_ product: ProductPage, backFrom screen: ScreenInstance) {}
  func cart(_ cart: CartPage, prepareUnwind segue: Segue<Shop.Cart>, sender: Sender) {}
}

extension Shop.Screens {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: catalog(context.handle())
    case 1: filters(context.handle())
    case 2: help(context.handle())
    case 3: product(context.handle())
    case 4: seller(context.handle())
    case 5: cart(context.handle())
    default: note(context.handle())
    }
  }

  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    case 0: catalog(context.source(), shouldPerform: Segue(segue), sender: context.sender)
    case 1: filters(context.source(), shouldPerform: Segue(segue), sender: context.sender)
    case 3: product(context.source(), shouldPerform: Segue(segue), sender: context.sender)
    default: true
    }
  }

  func prepare(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.sourceScreen.rawValue) {
    case (0, _), (5, _), (6, _):
      catalog(
        context.source(), prepareOpenProduct: context.target(), for: context.arguments(), sender: context.sender)
    case (1, _), (3, _), (4, _):
      catalog(context.source(), prepareOpenCart: context.target(), for: context.arguments(), sender: context.sender)
    case (-1, 1), (8, _), (9, _), (10, _):
      filters(context.source(), prepareUnwind: Segue(segue), sender: context.sender)
    case (-1, 3), (17, _): product(context.source(), prepareUnwind: Segue(segue), sender: context.sender)
    case (-1, 5): cart(context.source(), prepareUnwind: Segue(segue), sender: context.sender)
    default: break
    }
  }

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.targetScreen.rawValue) {
    case (8, 0): catalog(context.target(), unwindFiltersApply: context.source(), returning: context.value())
    case (-1, 0): catalog(context.target(), backFrom: context.sourceInstance)
    case (-1, 3): product(context.target(), backFrom: context.sourceInstance)
    default: break
    }
  }
}

extension Shop.Facts {
  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch segue.rawValue {
    case 0:  // inStock(id)
      let destination: Shop.Product = context.arguments()
      return inStock(id: destination.id)
    case 8:  // hasChosen
      return hasChosen
    default: return true
    }
  }

  func allowsBack(_ context: SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    case 1: hasChosen
    case 2: false
    case 5: !isPaying
    default: true
    }
  }
}
