import NavRuntime

// MARK: - What the app provides, as navc writes it

extension Shop {
  @MainActor protocol Screens: GraphScreens where Graph == Shop {
    associatedtype CatalogPage
    func catalog(_ screen: ScreenHandle<Catalog>) -> CatalogPage
    func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Product>)
    func prepareCatalogOpenCart(for segue: PushSegue<CatalogPage, CartPage, Cart>)
    func backToCatalog(for segue: BackSegue<CatalogPage>)
    func unwindFiltersApply(for segue: UnwindSegue<FiltersPage, CatalogPage, SortOrder>)
    func unwindFiltersClear(for segue: UnwindSegue<FiltersPage, CatalogPage, Void>)

    associatedtype FiltersPage
    func filters(_ screen: ScreenHandle<Filters>) -> FiltersPage

    associatedtype HelpPage
    func help(_ screen: ScreenHandle<Help>) -> HelpPage

    associatedtype ProductPage
    func product(_ screen: ScreenHandle<Product>) -> ProductPage
    func backToProduct(for segue: BackSegue<ProductPage>)

    associatedtype SellerPage
    func seller(_ screen: ScreenHandle<Seller>) -> SellerPage

    associatedtype CartPage
    func cart(_ screen: ScreenHandle<Cart>) -> CartPage

    associatedtype NotePage
    func note(_ screen: ScreenHandle<Note>) -> NotePage
  }
}

extension Shop.Screens {
  func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {}
  func prepareCatalogOpenCart(for segue: PushSegue<CatalogPage, CartPage, Shop.Cart>) {}
  func backToCatalog(for segue: BackSegue<CatalogPage>) {}
  func unwindFiltersApply(for segue: UnwindSegue<FiltersPage, CatalogPage, Shop.SortOrder>) {}
  func unwindFiltersClear(for segue: UnwindSegue<FiltersPage, CatalogPage, Void>) {}
  func backToProduct(for segue: BackSegue<ProductPage>) {}
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

  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    switch segue.rawValue {
    case 0, 5, 6: prepareCatalogOpenProduct(for: PushSegue(context))
    case 1, 3, 4: prepareCatalogOpenCart(for: PushSegue(context))
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
