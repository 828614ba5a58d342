import NavRuntime

/// A graph that mounts one fragment in two places, written by hand in the shape that navc writes.
enum Mall: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Mall
    root hall
    screen hall
      push openItem item
      push openGift gift
    screen item
      push buy checkout
        if not isClosed and destination.product != "sold"
      push wrap gift
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

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Hall.self
    case 1: Item.self
    default: nil
    }
  }

  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? {
    switch screen.rawValue {
    case 2, 3: Checkout.self
    default: nil
    }
  }
}

extension Mall {
  @MainActor protocol Facts: GraphFacts, Checkout.Facts where Graph == Mall {
    var isClosed: Bool { get }
  }
}

extension Mall.Facts {
  func predicates(of graph: Mall.Type) -> GraphPredicates {
    GraphPredicates(
      allows: { self.allows($0, $1) },
      mounted: [2: self.predicates(of: Checkout.self), 3: self.predicates(of: Checkout.self)])
  }

  private func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch segue.rawValue {
    case 2:
      guard let destination: Checkout.Address = context.argumentsIfKnown() else { return true }
      return !isClosed && destination.product != "sold"
    default: return true
    }
  }
}

extension Mall {
  struct Hall: PlainScreen, Hashable, Codable {
    init() {}
  }

  struct Item: Screen, Hashable, Codable {
    let id: String

    init(id: String) {
      self.id = id
    }

    init(from arguments: inout ArgumentReader) throws {
      id = try arguments("id")
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("id", id)
    }
  }
}

extension ScreenHandle where S == Mall.Hall {
  @discardableResult
  func openItem(id: String, sender: Sender = .user) -> SegueRequest<Int> {
    self.push(0, Mall.Item(id: id), sender: sender)
  }

  @discardableResult
  func openGift(product: String, sender: Sender = .user) -> SegueRequest<Mall.GiftReturned> {
    self.push(1, Checkout.Address(product: product), sender: sender)
  }
}

extension Mall {
  /// As navc would write it for two exits with values; here to see which number it is asked with.
  enum GiftReturned: ReturnedValues, Equatable {
    case done(Int)

    init?(unwind: SegueID, value: Any) {
      switch (unwind.rawValue, value) {
      case (7, let value as Int): self = .done(value)
      default: return nil
      }
    }
  }
}

extension ScreenHandle where S == Mall.Item {
  @discardableResult
  func buy(product: String? = nil, sender: Sender = .user) -> SegueRequest<Never> {
    self.push(2, Checkout.Address(product: product ?? self.arguments.id), sender: sender)
  }

  @discardableResult
  func wrap(sender: Sender = .user) -> SegueRequest<Never> {
    self.push(3, Checkout.Address(product: self.arguments.id), sender: sender)
  }

  @discardableResult
  func again(id: String, sender: Sender = .user) -> SegueRequest<Never> {
    self.push(4, Mall.Item(id: id), sender: sender)
  }
}

extension Segue where S == Mall.Item {
  static var buy: Self { Segue(2) }
}

extension Mall {
  @MainActor protocol Screens: GraphScreens where Graph == Mall {
    associatedtype HallPage
    func hall(_ screen: ScreenHandle<Hall>) -> HallPage
    func backToHall(for segue: BackSegue<HallPage>)
    func unwindCheckoutDone(for segue: UnwindSegue<Any, HallPage, Int>)
    func unwindGiftDone(for segue: UnwindSegue<Any, HallPage, Int>)
    func unwindGiftCancelledToHall(for segue: UnwindSegue<Any, HallPage, Void>)

    associatedtype ItemPage
    func item(_ screen: ScreenHandle<Item>) -> ItemPage
    func prepareItemBuy(for segue: PushSegue<ItemPage, CheckoutMount.AddressPage, Checkout.Address>)
    func backToItem(for segue: BackSegue<ItemPage>)
    func unwindCheckoutCancelled(for segue: UnwindSegue<Any, ItemPage, Void>)
    func unwindGiftCancelledToItem(for segue: UnwindSegue<Any, ItemPage, Void>)

    associatedtype CheckoutMount: Checkout.Screens
    var checkout: CheckoutMount { get }

    associatedtype GiftMount: Checkout.Screens
    var gift: GiftMount { get }
  }
}

extension Mall.Screens {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: return hall(context.handle())
    case 1: return item(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.sourceScreen.rawValue, context.targetScreen.rawValue) {
    case (2, 1, 2): prepareItemBuy(for: PushSegue(context))
    default: break
    }
  }

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.sourceScreen.rawValue, context.targetScreen.rawValue) {
    case (-1, _, 0): backToHall(for: BackSegue(context))
    case (-1, _, 1): backToItem(for: BackSegue(context))
    case (5, 2, 0): unwindCheckoutDone(for: UnwindSegue(context))
    case (6, 2, 1): unwindCheckoutCancelled(for: UnwindSegue(context))
    case (7, 3, 0): unwindGiftDone(for: UnwindSegue(context))
    case (8, 3, 0): unwindGiftCancelledToHall(for: UnwindSegue(context))
    case (8, 3, 1): unwindGiftCancelledToItem(for: UnwindSegue(context))
    default: break
    }
  }

  func mounted(_ screen: ScreenID) -> (any SectionScreens)? {
    switch screen.rawValue {
    case 2: return checkout
    case 3: return gift
    default: return nil
    }
  }
}
