// Made by navc from checkout.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment that mounts another.
nonisolated enum Checkout: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
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

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Address.self
    case 2: return Payment.self
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 1: return Places.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Checkout {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts: Places.Facts {
    /// The fact `isReady`.
    var isReady: Bool { get }
    /// The fact `isPaying`.
    var isPaying: Bool { get }
  }
}

extension Checkout.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Checkout.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      allowsBack: { self.allowsBack($0) },
      mounted: [1: self.predicates(of: Places.self)]
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // address.next: source.product != "" and isReady
    case 1:
      let source: Checkout.Address = context.sourceArguments()
      return source.product != "" && isReady
    // payment.pay: not isPaying
    case 5: return !isPaying
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // payment, back: not isPaying
    case 2: return !isPaying
    default: return true
    }
  }
}

// MARK: - address

extension Checkout {
  /// The screen “Where to”.
  nonisolated struct Address: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `product`.
    let product: String

    /// The screen with its arguments.
    init(product: String) { self.product = product }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.product = try arguments("product")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("product", self.product) }
  }
}

extension NavRuntime.ScreenHandle where S == Checkout.Address {
  /// Pushes `places`.
  @discardableResult
  func pick(
    query: String = "",
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<String> {
    self.push(0, Places.List(query: query), sender: sender)
  }

  /// Pushes `payment`, if `source.product != "" and isReady`.
  @discardableResult
  func next(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Checkout.Payment(), sender: sender)
  }

  /// Unwinds to whatever `cancelled` leads to.
  @discardableResult
  func abandon(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(2, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Checkout.Address {
  /// The segue `pick`.
  static var pick: Self { Self(0) }
  /// The segue `next`.
  static var next: Self { Self(1) }
  /// The segue `abandon`.
  static var abandon: Self { Self(2) }
}

// MARK: - payment

extension Checkout {
  /// The screen “payment”.
  nonisolated struct Payment: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Checkout.Payment {
  /// Unwinds to whatever `done` leads to, if `not isPaying`.
  @discardableResult
  func pay(_ value: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(5, returning: value, sender: sender)
  }

  /// Unwinds to `address`.
  @discardableResult
  func editAddress(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(6, sender: sender)
  }

  /// Unwinds to the root.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(7, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func step(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(8, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Checkout.Payment {
  /// The segue `pay`.
  static var pay: Self { Self(5) }
  /// The segue `editAddress`.
  static var editAddress: Self { Self(6) }
  /// The segue `home`.
  static var home: Self { Self(7) }
  /// The segue `step`.
  static var step: Self { Self(8) }
}

// MARK: - What the app provides

extension Checkout {
  /// What `address` needs of the app.
  @MainActor
  protocol AddressFactory {
    /// The page of `address`.
    associatedtype AddressPage = Any
    /// Makes the page of `address`; called once for each time it is pushed.
    func address(_ screen: NavRuntime.ScreenHandle<Address>) -> AddressPage
  }

  /// What `places` needs of the app.
  @MainActor
  protocol PlacesFactory {
    /// Who makes the pages of `places`.
    associatedtype PlacesMount: Places.Screens
    /// Makes the pages of `places`; asked for once.
    var places: PlacesMount { get }
  }

  /// What `payment` needs of the app.
  @MainActor
  protocol PaymentFactory {
    /// The page of `payment`.
    associatedtype PaymentPage = Any
    /// Makes the page of `payment`; called once for each time it is pushed.
    func payment(_ screen: NavRuntime.ScreenHandle<Payment>) -> PaymentPage
  }
}

extension Checkout {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, AddressFactory, PlacesFactory, PaymentFactory
  where Fragment == Checkout {
    /// Before `pick` of `address` shows the page it has made.
    func prepareAddressPick(
      for segue: NavRuntime.PushSegue<AddressPage, PlacesMount.ListPage, Places.List>
    )
    /// Before `next` of `address` shows the page it has made.
    func prepareAddressNext(for segue: NavRuntime.PushSegue<AddressPage, PaymentPage, Payment>)
    /// When a plain back has come down to `address`.
    func backToAddress(for segue: NavRuntime.BackSegue<AddressPage>)
    /// When `picked` of `places` unwinds to `address`.
    func unwindPlacesPicked(for segue: NavRuntime.UnwindSegue<Any, AddressPage, String>)
    /// When `editAddress` of `payment` unwinds to `address`.
    func unwindPaymentEditAddress(for segue: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>)
    /// When `home` of `payment` unwinds to `address`.
    func unwindPaymentHome(for segue: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>)
    /// When `step` of `payment` unwinds to `address`.
    func unwindPaymentStep(for segue: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>)
  }
}

extension Checkout.Screens {
  /// Before `pick` of `address` shows the page it has made.
  func prepareAddressPick(
    for _: NavRuntime.PushSegue<AddressPage, PlacesMount.ListPage, Places.List>
  ) {}
  /// Before `next` of `address` shows the page it has made.
  func prepareAddressNext(
    for _: NavRuntime.PushSegue<AddressPage, PaymentPage, Checkout.Payment>
  ) {}
  /// When a plain back has come down to `address`.
  func backToAddress(for _: NavRuntime.BackSegue<AddressPage>) {}
  /// When `picked` of `places` unwinds to `address`.
  func unwindPlacesPicked(for _: NavRuntime.UnwindSegue<Any, AddressPage, String>) {}
  /// When `editAddress` of `payment` unwinds to `address`.
  func unwindPaymentEditAddress(for _: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>) {}
  /// When `home` of `payment` unwinds to `address`.
  func unwindPaymentHome(for _: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>) {}
  /// When `step` of `payment` unwinds to `address`.
  func unwindPaymentStep(for _: NavRuntime.UnwindSegue<PaymentPage, AddressPage, Void>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return address(context.handle())
    case 2: return payment(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareAddressPick(for: NavRuntime.PushSegue(context))
    case 1: prepareAddressNext(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToAddress(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 3: unwindPlacesPicked(for: NavRuntime.UnwindSegue(context))
    case 6: unwindPaymentEditAddress(for: NavRuntime.UnwindSegue(context))
    case 7: unwindPaymentHome(for: NavRuntime.UnwindSegue(context))
    case 8: unwindPaymentStep(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 1: return self.places
    default: return nil
    }
  }
}
