import NavRuntime

// MARK: - What the app provides, as navc writes it

extension Shop {
  @MainActor protocol Screens: GraphScreens where Graph == Shop {
    associatedtype CatalogPage
    func catalog(_ screen: ScreenHandle<Catalog>) -> CatalogPage
    func shouldPerformFromCatalog(_ leaving: LeavingSegue<CatalogPage, Catalog>) -> Bool
    func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Product>)
    func prepareCatalogOpenCart(for segue: PushSegue<CatalogPage, CartPage, Cart>)
    func backToCatalog(for segue: BackSegue<CatalogPage>)
    func unwindFiltersApply(for segue: UnwindSegue<FiltersPage, CatalogPage, SortOrder>)
    func unwindFiltersClear(for segue: UnwindSegue<FiltersPage, CatalogPage, Void>)

    associatedtype FiltersPage
    func filters(_ screen: ScreenHandle<Filters>) -> FiltersPage
    func shouldPerformFromFilters(_ leaving: LeavingSegue<FiltersPage, Filters>) -> Bool
    func prepareUnwindFromFilters(for leaving: LeavingSegue<FiltersPage, Filters>)

    associatedtype HelpPage
    func help(_ screen: ScreenHandle<Help>) -> HelpPage

    associatedtype ProductPage
    func product(_ screen: ScreenHandle<Product>) -> ProductPage
    func shouldPerformFromProduct(_ leaving: LeavingSegue<ProductPage, Product>) -> Bool
    func prepareUnwindFromProduct(for leaving: LeavingSegue<ProductPage, Product>)
    func backToProduct(for segue: BackSegue<ProductPage>)

    associatedtype SellerPage
    func seller(_ screen: ScreenHandle<Seller>) -> SellerPage

    associatedtype CartPage
    func cart(_ screen: ScreenHandle<Cart>) -> CartPage
    func prepareUnwindFromCart(for leaving: LeavingSegue<CartPage, Cart>)

    associatedtype NotePage
    func note(_ screen: ScreenHandle<Note>) -> NotePage
  }
}

extension Shop.Screens {
  func shouldPerformFromCatalog(_ leaving: LeavingSegue<CatalogPage, Shop.Catalog>) -> Bool { true }
  func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {}
  func prepareCatalogOpenCart(for segue: PushSegue<CatalogPage, CartPage, Shop.Cart>) {}
  func backToCatalog(for segue: BackSegue<CatalogPage>) {}
  func unwindFiltersApply(for segue: UnwindSegue<FiltersPage, CatalogPage, Shop.SortOrder>) {}
  func unwindFiltersClear(for segue: UnwindSegue<FiltersPage, CatalogPage, Void>) {}
  func shouldPerformFromFilters(_ leaving: LeavingSegue<FiltersPage, Shop.Filters>) -> Bool { true }
  func prepareUnwindFromFilters(for leaving: LeavingSegue<FiltersPage, Shop.Filters>) {}
  func shouldPerformFromProduct(_ leaving: LeavingSegue<ProductPage, Shop.Product>) -> Bool { true }
  func prepareUnwindFromProduct(for leaving: LeavingSegue<ProductPage, Shop.Product>) {}
  func backToProduct(for segue: BackSegue<ProductPage>) {}
  func prepareUnwindFromCart(for leaving: LeavingSegue<CartPage, Shop.Cart>) {}
}

extension Shop.Screens {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: return catalog(context.handle())
    case 1: return filters(context.handle())
    case 2: return help(context.handle())
    case 3: return product(context.handle())
    case 4: return seller(context.handle())
    case 5: return cart(context.handle())
    default: return note(context.handle())
    }
  }

  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    case 0: return shouldPerformFromCatalog(LeavingSegue(segue, context))
    case 1: return shouldPerformFromFilters(LeavingSegue(segue, context))
    case 3: return shouldPerformFromProduct(LeavingSegue(segue, context))
    default: return true
    }
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    switch segue.rawValue {
    case 0, 5, 6: prepareCatalogOpenProduct(for: PushSegue(context))
    case 1, 3, 4: prepareCatalogOpenCart(for: PushSegue(context))
    default: break
    }
  }

  func prepareUnwind(_ segue: SegueID, _ context: SegueContext) {
    switch context.sourceScreen.rawValue {
    case 1: prepareUnwindFromFilters(for: LeavingSegue(segue, context))
    case 3: prepareUnwindFromProduct(for: LeavingSegue(segue, context))
    case 5: prepareUnwindFromCart(for: LeavingSegue(segue, context))
    default: break
    }
  }

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToCatalog(for: BackSegue(context))
      case 3: backToProduct(for: BackSegue(context))
      default: break
      }
    case 8: unwindFiltersApply(for: UnwindSegue(context))
    case 9: unwindFiltersClear(for: UnwindSegue(context))
    default: break
    }
  }
}

extension Shop.Facts {
  func predicates(of graph: Shop.Type) -> GraphPredicates {
    GraphPredicates(allows: { self.allows($0, $1) }, allowsBack: { self.allowsBack($0) })
  }

  private func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch segue.rawValue {
    case 0:  // inStock(id)
      guard let destination: Shop.Product = context.argumentsIfKnown() else { return true }
      return inStock(id: destination.id)
    case 8:  // hasChosen
      return hasChosen
    default: return true
    }
  }

  private func allowsBack(_ context: SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    case 1: return hasChosen
    case 2: return false
    case 5: return !isPaying
    default: return true
    }
  }
}
