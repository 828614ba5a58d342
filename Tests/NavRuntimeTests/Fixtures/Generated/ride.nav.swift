// Made by navc from ride.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment with a layer of its own.
nonisolated enum Ride: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
    #"""
    fragment Ride
    root seat
    screen seat
      push fasten belt
        layer sheet
    screen belt
      push check buckle
      unwind loosen previous
      exit stop over
    screen buckle
      exit jump over
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Seat.self
    case 1: return Belt.self
    case 2: return Buckle.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Ride {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts {}
}

extension Ride.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Ride.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - seat

extension Ride {
  /// The screen “seat”.
  nonisolated struct Seat: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Ride.Seat {
  /// Presents `belt` as a sheet.
  @discardableResult
  func fasten(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Ride.Belt(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Ride.Seat {
  /// The segue `fasten`.
  static var fasten: Self { Self(0) }
}

// MARK: - belt

extension Ride {
  /// The screen “belt”.
  nonisolated struct Belt: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Ride.Belt {
  /// Pushes `buckle`.
  @discardableResult
  func check(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Ride.Buckle(), sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func loosen(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(2, sender: sender)
  }

  /// Unwinds to whatever `over` leads to.
  @discardableResult
  func stop(_ value: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(3, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Ride.Belt {
  /// The segue `check`.
  static var check: Self { Self(1) }
  /// The segue `loosen`.
  static var loosen: Self { Self(2) }
  /// The segue `stop`.
  static var stop: Self { Self(3) }
}

// MARK: - buckle

extension Ride {
  /// The screen “buckle”.
  nonisolated struct Buckle: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Ride.Buckle {
  /// Unwinds to whatever `over` leads to.
  @discardableResult
  func jump(_ value: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(4, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Ride.Buckle {
  /// The segue `jump`.
  static var jump: Self { Self(4) }
}

// MARK: - What the app provides

extension Ride {
  /// What `seat` needs of the app.
  @MainActor
  protocol SeatFactory {
    /// The page of `seat`.
    associatedtype SeatPage = Any
    /// Makes the page of `seat`; called once for each time it is pushed.
    func seat(_ screen: NavRuntime.ScreenHandle<Seat>) -> SeatPage
  }

  /// What `belt` needs of the app.
  @MainActor
  protocol BeltFactory {
    /// The page of `belt`.
    associatedtype BeltPage = Any
    /// Makes the page of `belt`; called once for each time it is pushed.
    func belt(_ screen: NavRuntime.ScreenHandle<Belt>) -> BeltPage
  }

  /// What `buckle` needs of the app.
  @MainActor
  protocol BuckleFactory {
    /// The page of `buckle`.
    associatedtype BucklePage = Any
    /// Makes the page of `buckle`; called once for each time it is pushed.
    func buckle(_ screen: NavRuntime.ScreenHandle<Buckle>) -> BucklePage
  }
}

extension Ride {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, SeatFactory, BeltFactory, BuckleFactory
  where Fragment == Ride {
    /// Before `fasten` of `seat` shows the page it has made.
    func prepareSeatFasten(for segue: NavRuntime.PushSegue<SeatPage, BeltPage, Belt>)
    /// When a plain back has come down to `seat`.
    func backToSeat(for segue: NavRuntime.BackSegue<SeatPage>)
    /// When `loosen` of `belt` unwinds to `seat`.
    func unwindBeltLoosen(for segue: NavRuntime.UnwindSegue<BeltPage, SeatPage, Void>)
    /// Before `check` of `belt` shows the page it has made.
    func prepareBeltCheck(for segue: NavRuntime.PushSegue<BeltPage, BucklePage, Buckle>)
    /// When a plain back has come down to `belt`.
    func backToBelt(for segue: NavRuntime.BackSegue<BeltPage>)
  }
}

extension Ride.Screens {
  /// Before `fasten` of `seat` shows the page it has made.
  func prepareSeatFasten(for _: NavRuntime.PushSegue<SeatPage, BeltPage, Ride.Belt>) {}
  /// When a plain back has come down to `seat`.
  func backToSeat(for _: NavRuntime.BackSegue<SeatPage>) {}
  /// When `loosen` of `belt` unwinds to `seat`.
  func unwindBeltLoosen(for _: NavRuntime.UnwindSegue<BeltPage, SeatPage, Void>) {}
  /// Before `check` of `belt` shows the page it has made.
  func prepareBeltCheck(for _: NavRuntime.PushSegue<BeltPage, BucklePage, Ride.Buckle>) {}
  /// When a plain back has come down to `belt`.
  func backToBelt(for _: NavRuntime.BackSegue<BeltPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return seat(context.handle())
    case 1: return belt(context.handle())
    case 2: return buckle(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareSeatFasten(for: NavRuntime.PushSegue(context))
    case 1: prepareBeltCheck(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToSeat(for: NavRuntime.BackSegue(context))
      case 1: backToBelt(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 2: unwindBeltLoosen(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
