import NavRuntime

/// A fragment that mounts another, written by hand in the shape that navc writes.
enum Checkout: NavigationFragment {
  static let table = GraphTable(
    #"""
    fragment Checkout
    root address
    screen address
      title Where to
      push pick places
      push next payment
        if source.product != "" and isReady
      exit abandon cancelled
    screen places
      mount
      unwind picked address
      exit gaveUp cancelled
    screen payment
      back if not isPaying
      exit pay done
        if not isPaying
      unwind editAddress address
      unwind home root
      unwind step previous
    """#,
    mounting: [Places.table])

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Address.self
    case 2: Payment.self
    default: nil
    }
  }

  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? {
    switch screen.rawValue {
    case 1: Places.self
    default: nil
    }
  }
}

extension Checkout {
  @MainActor protocol Facts: Places.Facts {
    var isReady: Bool { get }
    var isPaying: Bool { get }
  }
}

extension Checkout.Facts {
  func predicates(of graph: Checkout.Type) -> GraphPredicates {
    GraphPredicates(
      allows: { self.allows($0, $1) }, allowsBack: { self.allowsBack($0) },
      mounted: [1: self.predicates(of: Places.self)])
  }

  private func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    switch segue.rawValue {
    case 1:
      let source: Checkout.Address = context.sourceArguments()
      return source.product != "" && isReady
    case 5: return !isPaying
    default: return true
    }
  }

  private func allowsBack(_ context: SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    case 2: return !isPaying
    default: return true
    }
  }
}

extension Checkout {
  struct Address: Screen, Hashable, Codable {
    let product: String

    init(product: String) {
      self.product = product
    }

    init(from arguments: inout ArgumentReader) throws {
      product = try arguments("product")
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("product", product)
    }
  }

  struct Payment: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Checkout.Address {
  @discardableResult
  func pick(query: String = "", sender: Sender = .user) -> SegueRequest<String> {
    self.push(0, Places.List(query: query), sender: sender)
  }

  @discardableResult
  func next(sender: Sender = .user) -> SegueRequest<Never> { self.push(1, Checkout.Payment(), sender: sender) }

  @discardableResult
  func abandon(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(2, sender: sender) }
}

extension Segue where S == Checkout.Address {
  static var next: Self { Segue(1) }
}

extension ScreenHandle where S == Checkout.Payment {
  @discardableResult
  func pay(_ value: Int, sender: Sender = .user) -> SegueRequest<Never> {
    self.unwind(5, returning: value, sender: sender)
  }

  @discardableResult
  func editAddress(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(6, sender: sender) }

  @discardableResult
  func home(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(7, sender: sender) }

  @discardableResult
  func step(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(8, sender: sender) }
}

extension Checkout {
  @MainActor protocol Screens: FragmentScreens where Fragment == Checkout {
    associatedtype AddressPage
    func address(_ screen: ScreenHandle<Address>) -> AddressPage
    func backToAddress(for segue: BackSegue<AddressPage>)
    func unwindPlacesPicked(for segue: UnwindSegue<Any, AddressPage, String>)

    associatedtype PlacesMount: Places.Screens
    var places: PlacesMount { get }

    associatedtype PaymentPage
    func payment(_ screen: ScreenHandle<Payment>) -> PaymentPage
  }
}

extension Checkout.Screens {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: return address(context.handle())
    case 2: return payment(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.sourceScreen.rawValue, context.targetScreen.rawValue) {
    case (-1, _, 0): backToAddress(for: BackSegue(context))
    case (3, 1, 0): unwindPlacesPicked(for: UnwindSegue(context))
    default: break
    }
  }

  func mounted(_ screen: ScreenID) -> (any SectionScreens)? {
    switch screen.rawValue {
    case 1: return places
    default: return nil
    }
  }
}
