// Made by navc from mall.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph that mounts one fragment in two places.
nonisolated enum Mall: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Mall
    root hall
    screen hall
      push openItem item
      push openGift gift
    screen item
      push buy checkout
        if not isClosed and destination.product != "sold"
        pass product source id
      push wrap gift
        pass product source id
      push again item
        recursive
    screen checkout
      mount
      unwind done hall
      unwind cancelled previous
    screen gift
      mount
      shared
      unwind done root
      unwind cancelled opener
    """#,
    mounting: [Checkout.table, Checkout.table])

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Hall.self
    case 1: return Item.self
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 2: return Checkout.self
    case 3: return Checkout.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Mall {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts, Checkout.Facts where Graph == Mall {
    /// The fact `isClosed`.
    var isClosed: Bool { get }
    /// The fact `isReady`.
    var isReady: Bool { get }
    /// The fact `isPaying`.
    var isPaying: Bool { get }
  }
}

extension Mall.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Mall.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      mounted: [2: self.predicates(of: Checkout.self), 3: self.predicates(of: Checkout.self)]
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // item.buy: not isClosed and destination.product != "sold"
    case 2:
      guard let destination: Checkout.Address = context.argumentsIfKnown() else { return true }
      return !isClosed && destination.product != "sold"
    default: return true
    }
  }
}

// MARK: - hall

extension Mall {
  /// The screen “hall”.
  nonisolated struct Hall: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Mall.Hall {
  /// Pushes `item`.
  @discardableResult
  func openItem(id: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Int> {
    self.push(0, Mall.Item(id: id), sender: sender)
  }

  /// Pushes `gift`.
  @discardableResult
  func openGift(
    product: String,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Int> {
    self.push(1, Checkout.Address(product: product), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Mall.Hall {
  /// The segue `openItem`.
  static var openItem: Self { Self(0) }
  /// The segue `openGift`.
  static var openGift: Self { Self(1) }
}

// MARK: - item

extension Mall {
  /// The screen “item”.
  nonisolated struct Item: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: String

    /// The screen with its arguments.
    init(id: String) { self.id = id }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws { self.id = try arguments("id") }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("id", self.id) }
  }
}

extension NavRuntime.ScreenHandle where S == Mall.Item {
  /// Pushes `checkout`, if `not isClosed and destination.product != "sold"`.
  @discardableResult
  func buy(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Checkout.Address(product: self.arguments.id), sender: sender)
  }

  /// Whether `buy` with these arguments would be performed now; can be observed.
  var canBuy: Bool { self.canPerform(2, Checkout.Address(product: self.arguments.id)) }

  /// Pushes `gift`.
  @discardableResult
  func wrap(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Checkout.Address(product: self.arguments.id), sender: sender)
  }

  /// Pushes `item`.
  @discardableResult
  func again(id: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Mall.Item(id: id), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Mall.Item {
  /// The segue `buy`.
  static var buy: Self { Self(2) }
  /// The segue `wrap`.
  static var wrap: Self { Self(3) }
  /// The segue `again`.
  static var again: Self { Self(4) }
}

// MARK: - What the app provides

extension Mall {
  /// What `hall` needs of the app.
  @MainActor
  protocol HallFactory {
    /// The page of `hall`.
    associatedtype HallPage = Any
    /// Makes the page of `hall`; called once for each time it is pushed.
    func hall(_ screen: NavRuntime.ScreenHandle<Hall>) -> HallPage
  }

  /// What `item` needs of the app.
  @MainActor
  protocol ItemFactory {
    /// The page of `item`.
    associatedtype ItemPage = Any
    /// Makes the page of `item`; called once for each time it is pushed.
    func item(_ screen: NavRuntime.ScreenHandle<Item>) -> ItemPage
  }

  /// What `checkout` needs of the app.
  @MainActor
  protocol CheckoutFactory {
    /// Who makes the pages of `checkout`.
    associatedtype CheckoutMount: Checkout.Screens
    /// Makes the pages of `checkout`; asked for once.
    var checkout: CheckoutMount { get }
  }

  /// What `gift` needs of the app.
  @MainActor
  protocol GiftFactory {
    /// Who makes the pages of `gift`.
    associatedtype GiftMount: Checkout.Screens
    /// Makes the pages of `gift`; asked for once.
    var gift: GiftMount { get }
  }
}

extension Mall {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, HallFactory, ItemFactory, CheckoutFactory, GiftFactory
  where Graph == Mall {
    /// Before `openItem` of `hall` shows the page it has made.
    func prepareHallOpenItem(for segue: NavRuntime.PushSegue<HallPage, ItemPage, Item>)
    /// Before `openGift` of `hall` shows the page it has made.
    func prepareHallOpenGift(
      for segue: NavRuntime.PushSegue<HallPage, GiftMount.AddressPage, Checkout.Address>
    )
    /// When a plain back has come down to `hall`.
    func backToHall(for segue: NavRuntime.BackSegue<HallPage>)
    /// When `done` of `checkout` unwinds to `hall`.
    func unwindCheckoutDone(for segue: NavRuntime.UnwindSegue<Any, HallPage, Int>)
    /// When `done` of `gift` unwinds to `hall`.
    func unwindGiftDone(for segue: NavRuntime.UnwindSegue<Any, HallPage, Int>)
    /// When `cancelled` of `gift` unwinds to `hall`.
    func unwindGiftCancelledToHall(for segue: NavRuntime.UnwindSegue<Any, HallPage, Void>)
    /// Before `buy` of `item` shows the page it has made.
    func prepareItemBuy(
      for segue: NavRuntime.PushSegue<ItemPage, CheckoutMount.AddressPage, Checkout.Address>
    )
    /// Before `wrap` of `item` shows the page it has made.
    func prepareItemWrap(
      for segue: NavRuntime.PushSegue<ItemPage, GiftMount.AddressPage, Checkout.Address>
    )
    /// Before `again` of `item` shows the page it has made.
    func prepareItemAgain(for segue: NavRuntime.PushSegue<ItemPage, ItemPage, Item>)
    /// When a plain back has come down to `item`.
    func backToItem(for segue: NavRuntime.BackSegue<ItemPage>)
    /// When `cancelled` of `checkout` unwinds to `item`.
    func unwindCheckoutCancelled(for segue: NavRuntime.UnwindSegue<Any, ItemPage, Void>)
    /// When `cancelled` of `gift` unwinds to `item`.
    func unwindGiftCancelledToItem(for segue: NavRuntime.UnwindSegue<Any, ItemPage, Void>)
  }
}

extension Mall.Screens {
  /// Before `openItem` of `hall` shows the page it has made.
  func prepareHallOpenItem(for _: NavRuntime.PushSegue<HallPage, ItemPage, Mall.Item>) {}
  /// Before `openGift` of `hall` shows the page it has made.
  func prepareHallOpenGift(
    for _: NavRuntime.PushSegue<HallPage, GiftMount.AddressPage, Checkout.Address>
  ) {}
  /// When a plain back has come down to `hall`.
  func backToHall(for _: NavRuntime.BackSegue<HallPage>) {}
  /// When `done` of `checkout` unwinds to `hall`.
  func unwindCheckoutDone(for _: NavRuntime.UnwindSegue<Any, HallPage, Int>) {}
  /// When `done` of `gift` unwinds to `hall`.
  func unwindGiftDone(for _: NavRuntime.UnwindSegue<Any, HallPage, Int>) {}
  /// When `cancelled` of `gift` unwinds to `hall`.
  func unwindGiftCancelledToHall(for _: NavRuntime.UnwindSegue<Any, HallPage, Void>) {}
  /// Before `buy` of `item` shows the page it has made.
  func prepareItemBuy(
    for _: NavRuntime.PushSegue<ItemPage, CheckoutMount.AddressPage, Checkout.Address>
  ) {}
  /// Before `wrap` of `item` shows the page it has made.
  func prepareItemWrap(
    for _: NavRuntime.PushSegue<ItemPage, GiftMount.AddressPage, Checkout.Address>
  ) {}
  /// Before `again` of `item` shows the page it has made.
  func prepareItemAgain(for _: NavRuntime.PushSegue<ItemPage, ItemPage, Mall.Item>) {}
  /// When a plain back has come down to `item`.
  func backToItem(for _: NavRuntime.BackSegue<ItemPage>) {}
  /// When `cancelled` of `checkout` unwinds to `item`.
  func unwindCheckoutCancelled(for _: NavRuntime.UnwindSegue<Any, ItemPage, Void>) {}
  /// When `cancelled` of `gift` unwinds to `item`.
  func unwindGiftCancelledToItem(for _: NavRuntime.UnwindSegue<Any, ItemPage, Void>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return hall(context.handle())
    case 1: return item(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareHallOpenItem(for: NavRuntime.PushSegue(context))
    case 1: prepareHallOpenGift(for: NavRuntime.PushSegue(context))
    case 2: prepareItemBuy(for: NavRuntime.PushSegue(context))
    case 3: prepareItemWrap(for: NavRuntime.PushSegue(context))
    case 4: prepareItemAgain(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToHall(for: NavRuntime.BackSegue(context))
      case 1: backToItem(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 5: unwindCheckoutDone(for: NavRuntime.UnwindSegue(context))
    case 6: unwindCheckoutCancelled(for: NavRuntime.UnwindSegue(context))
    case 7: unwindGiftDone(for: NavRuntime.UnwindSegue(context))
    case 8:
      switch context.targetScreen.rawValue {
      case 0: unwindGiftCancelledToHall(for: NavRuntime.UnwindSegue(context))
      case 1: unwindGiftCancelledToItem(for: NavRuntime.UnwindSegue(context))
      default: break
      }
    default: break
    }
  }

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 2: return self.checkout
    case 3: return self.gift
    default: return nil
    }
  }
}
