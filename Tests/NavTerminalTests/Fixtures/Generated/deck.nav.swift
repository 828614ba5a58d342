// Made by navc from deck.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Deck`.
nonisolated enum Deck: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Deck
    root main
    screen main
      tab shop shop
      tab orders orders
        title Orders
      tab club club
    screen shop
      title Shop
      push open item
      push choose picker
        layer sheet
    screen orders
      title All orders
    screen club
    screen item
    screen picker
      tab fresh fresh
      tab saved saved
    screen fresh
    screen saved
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Main.self
    case 1: return Shop.self
    case 2: return Orders.self
    case 3: return Club.self
    case 4: return Item.self
    case 5: return Picker.self
    case 6: return Fresh.self
    case 7: return Saved.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Deck {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Deck {}

  /// The facts of a graph that asks for none.
  final class NoFacts: Facts {
    /// Nothing to know.
    init() {}
  }
}

extension Deck.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Deck.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - main

extension Deck {
  /// The screen “main”.
  nonisolated struct Main: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Deck {
  /// The tabs of `main`.
  nonisolated enum MainTab: Hashable, Sendable {
    /// The tab `shop`, which begins with `shop`.
    case shop
    /// The tab `orders`, which begins with `orders`.
    case orders
    /// The tab `club`, which begins with `club`.
    case club
  }
}

extension NavRuntime.ScreenHandle where S == Deck.Main {
  /// Selects a tab of `main`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Deck.MainTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .shop: self.select(0, sender: sender)
    case .orders: self.select(1, sender: sender)
    case .club: self.select(2, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Deck.Main {
  /// The segue `shop`.
  static var shop: Self { Self(0) }
  /// The segue `orders`.
  static var orders: Self { Self(1) }
  /// The segue `club`.
  static var club: Self { Self(2) }
}

// MARK: - shop

extension Deck {
  /// The screen “Shop”.
  nonisolated struct Shop: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Deck.Shop {
  /// Pushes `item`.
  @discardableResult
  func `open`(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Deck.Item(), sender: sender)
  }

  /// Presents `picker` as a sheet.
  @discardableResult
  func choose(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Deck.Picker(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Deck.Shop {
  /// The segue `open`.
  static var `open`: Self { Self(3) }
  /// The segue `choose`.
  static var choose: Self { Self(4) }
}

// MARK: - orders

extension Deck {
  /// The screen “All orders”.
  nonisolated struct Orders: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - club

extension Deck {
  /// The screen “club”.
  nonisolated struct Club: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - item

extension Deck {
  /// The screen “item”.
  nonisolated struct Item: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - picker

extension Deck {
  /// The screen “picker”.
  nonisolated struct Picker: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Deck {
  /// The tabs of `picker`.
  nonisolated enum PickerTab: Hashable, Sendable {
    /// The tab `fresh`, which begins with `fresh`.
    case fresh
    /// The tab `saved`, which begins with `saved`.
    case saved
  }
}

extension NavRuntime.ScreenHandle where S == Deck.Picker {
  /// Selects a tab of `picker`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Deck.PickerTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .fresh: self.select(5, sender: sender)
    case .saved: self.select(6, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Deck.Picker {
  /// The segue `fresh`.
  static var fresh: Self { Self(5) }
  /// The segue `saved`.
  static var saved: Self { Self(6) }
}

// MARK: - fresh

extension Deck {
  /// The screen “fresh”.
  nonisolated struct Fresh: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - saved

extension Deck {
  /// The screen “saved”.
  nonisolated struct Saved: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Deck {
  /// What `shop` needs of the app.
  @MainActor
  protocol ShopFactory {
    /// The page of `shop`.
    associatedtype ShopPage = Any
    /// Makes the page of `shop`; called once for each time it is pushed.
    func shop(_ screen: NavRuntime.ScreenHandle<Shop>) -> ShopPage
  }

  /// What `orders` needs of the app.
  @MainActor
  protocol OrdersFactory {
    /// The page of `orders`.
    associatedtype OrdersPage = Any
    /// Makes the page of `orders`; called once for each time it is pushed.
    func orders(_ screen: NavRuntime.ScreenHandle<Orders>) -> OrdersPage
  }

  /// What `club` needs of the app.
  @MainActor
  protocol ClubFactory {
    /// The page of `club`.
    associatedtype ClubPage = Any
    /// Makes the page of `club`; called once for each time it is pushed.
    func club(_ screen: NavRuntime.ScreenHandle<Club>) -> ClubPage
  }

  /// What `item` needs of the app.
  @MainActor
  protocol ItemFactory {
    /// The page of `item`.
    associatedtype ItemPage = Any
    /// Makes the page of `item`; called once for each time it is pushed.
    func item(_ screen: NavRuntime.ScreenHandle<Item>) -> ItemPage
  }

  /// What `fresh` needs of the app.
  @MainActor
  protocol FreshFactory {
    /// The page of `fresh`.
    associatedtype FreshPage = Any
    /// Makes the page of `fresh`; called once for each time it is pushed.
    func fresh(_ screen: NavRuntime.ScreenHandle<Fresh>) -> FreshPage
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

extension Deck {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ShopFactory, OrdersFactory, ClubFactory, ItemFactory,
    FreshFactory, SavedFactory
  where Graph == Deck {
    /// Before `open` of `shop` shows the page it has made.
    func prepareShopOpen(for segue: NavRuntime.PushSegue<ShopPage, ItemPage, Item>)
    /// Before `choose` of `shop` shows the page it has made.
    func prepareShopChoose(for segue: NavRuntime.PushSegue<ShopPage, Never, Picker>)
    /// When a plain back has come down to `shop`.
    func backToShop(for segue: NavRuntime.BackSegue<ShopPage>)
  }
}

extension Deck.Screens {
  /// Before `open` of `shop` shows the page it has made.
  func prepareShopOpen(for _: NavRuntime.PushSegue<ShopPage, ItemPage, Deck.Item>) {}
  /// Before `choose` of `shop` shows the page it has made.
  func prepareShopChoose(for _: NavRuntime.PushSegue<ShopPage, Never, Deck.Picker>) {}
  /// When a plain back has come down to `shop`.
  func backToShop(for _: NavRuntime.BackSegue<ShopPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 1: return shop(context.handle())
    case 2: return orders(context.handle())
    case 3: return club(context.handle())
    case 4: return item(context.handle())
    case 6: return fresh(context.handle())
    case 7: return saved(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 3: prepareShopOpen(for: NavRuntime.PushSegue(context))
    case 4: prepareShopChoose(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 1: backToShop(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
