// Made by navc from booth.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment whose first screen requires what may not hold.
nonisolated enum Booth: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
    #"""
    fragment Booth
    root front
    screen front
      requires hasKey
      push go drawer
    screen drawer
      requires hasTime
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Front.self
    case 1: return Drawer.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Booth {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts {
    /// The fact `hasKey`.
    var hasKey: Bool { get }
    /// The fact `hasTime`.
    var hasTime: Bool { get }
  }
}

extension Booth.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Booth.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(meets: { self.meets($0, $1) })
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // front requires: hasKey
    case 0: return hasKey
    // drawer requires: hasTime
    case 1: return hasTime
    default: return true
    }
  }
}

// MARK: - front

extension Booth {
  /// The screen “front”.
  nonisolated struct Front: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Booth.Front {
  /// Pushes `drawer`.
  @discardableResult
  func go(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Booth.Drawer(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Booth.Front {
  /// The segue `go`.
  static var go: Self { Self(0) }
}

// MARK: - drawer

extension Booth {
  /// The screen “drawer”.
  nonisolated struct Drawer: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Booth {
  /// What `front` needs of the app.
  @MainActor
  protocol FrontFactory {
    /// The page of `front`.
    associatedtype FrontPage = Any
    /// Makes the page of `front`; called once for each time it is pushed.
    func front(_ screen: NavRuntime.ScreenHandle<Front>) -> FrontPage
  }

  /// What `drawer` needs of the app.
  @MainActor
  protocol DrawerFactory {
    /// The page of `drawer`.
    associatedtype DrawerPage = Any
    /// Makes the page of `drawer`; called once for each time it is pushed.
    func drawer(_ screen: NavRuntime.ScreenHandle<Drawer>) -> DrawerPage
  }
}

extension Booth {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, FrontFactory, DrawerFactory
  where Fragment == Booth {
    /// Before `go` of `front` shows the page it has made.
    func prepareFrontGo(for segue: NavRuntime.PushSegue<FrontPage, DrawerPage, Drawer>)
    /// When a plain back has come down to `front`.
    func backToFront(for segue: NavRuntime.BackSegue<FrontPage>)
  }
}

extension Booth.Screens {
  /// Before `go` of `front` shows the page it has made.
  func prepareFrontGo(for _: NavRuntime.PushSegue<FrontPage, DrawerPage, Booth.Drawer>) {}
  /// When a plain back has come down to `front`.
  func backToFront(for _: NavRuntime.BackSegue<FrontPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return front(context.handle())
    case 1: return drawer(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareFrontGo(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToFront(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
