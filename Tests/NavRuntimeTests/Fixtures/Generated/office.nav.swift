// Made by navc from office.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph that mounts a fragment with links, requirements and a fact that takes its time, and
/// another one without a link.
nonisolated enum Office: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Office
    root hall
    base office://
    screen hall
      push enter safe
      push look window
    screen safe
      mount
      requires hasKey(level)
      link /safe/{level:Int}?deep={deep}
      unwind left hall
    screen window
      mount
      unwind left hall
    """#,
    mounting: [Vault.table, Counter.table])

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Hall.self
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 1: return Vault.self
    case 2: return Counter.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Office {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts, Vault.Facts, Counter.Facts where Graph == Office {
    /// The fact `hasKey`.
    func hasKey(level: Int) -> Bool
    /// The fact `hasTime`.
    var hasTime: Bool { get }
    /// The fact `isOpen`.
    var isOpen: Bool { get async }
  }
}

extension Office.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Office.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      meets: { self.meets($0, $1) },
      mounted: [1: self.predicates(of: Vault.self), 2: self.predicates(of: Counter.self)]
    )
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // safe requires: hasKey(level)
    case 1:
      guard let source: Vault.Door = context.argumentsIfKnown() else { return true }
      return hasKey(level: source.level)
    default: return true
    }
  }
}

// MARK: - hall

extension Office {
  /// The screen “hall”.
  nonisolated struct Hall: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Office.Hall {
  /// Pushes `safe`.
  @discardableResult
  func enter(
    level: Int,
    deep: Bool = false,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Vault.Door(level: level, deep: deep), sender: sender)
  }

  /// Pushes `window`.
  @discardableResult
  func look(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Counter.Desk(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Office.Hall {
  /// The segue `enter`.
  static var enter: Self { Self(0) }
  /// The segue `look`.
  static var look: Self { Self(1) }
}

// MARK: - What the app provides

extension Office {
  /// What `hall` needs of the app.
  @MainActor
  protocol HallFactory {
    /// The page of `hall`.
    associatedtype HallPage = Any
    /// Makes the page of `hall`; called once for each time it is pushed.
    func hall(_ screen: NavRuntime.ScreenHandle<Hall>) -> HallPage
  }

  /// What `safe` needs of the app.
  @MainActor
  protocol SafeFactory {
    /// Who makes the pages of `safe`.
    associatedtype SafeMount: Vault.Screens
    /// Makes the pages of `safe`; asked for once.
    var safe: SafeMount { get }
  }

  /// What `window` needs of the app.
  @MainActor
  protocol WindowFactory {
    /// Who makes the pages of `window`.
    associatedtype WindowMount: Counter.Screens
    /// Makes the pages of `window`; asked for once.
    var window: WindowMount { get }
  }
}

extension Office {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, HallFactory, SafeFactory, WindowFactory
  where Graph == Office {
    /// Before `enter` of `hall` shows the page it has made.
    func prepareHallEnter(for segue: NavRuntime.PushSegue<HallPage, SafeMount.DoorPage, Vault.Door>)
    /// Before `look` of `hall` shows the page it has made.
    func prepareHallLook(
      for segue: NavRuntime.PushSegue<HallPage, WindowMount.DeskPage, Counter.Desk>
    )
    /// When a plain back has come down to `hall`.
    func backToHall(for segue: NavRuntime.BackSegue<HallPage>)
    /// When `left` of `safe` unwinds to `hall`.
    func unwindSafeLeft(for segue: NavRuntime.UnwindSegue<Any, HallPage, Void>)
    /// When `left` of `window` unwinds to `hall`.
    func unwindWindowLeft(for segue: NavRuntime.UnwindSegue<Any, HallPage, Void>)
  }
}

extension Office.Screens {
  /// Before `enter` of `hall` shows the page it has made.
  func prepareHallEnter(for _: NavRuntime.PushSegue<HallPage, SafeMount.DoorPage, Vault.Door>) {}
  /// Before `look` of `hall` shows the page it has made.
  func prepareHallLook(for _: NavRuntime.PushSegue<HallPage, WindowMount.DeskPage, Counter.Desk>) {}
  /// When a plain back has come down to `hall`.
  func backToHall(for _: NavRuntime.BackSegue<HallPage>) {}
  /// When `left` of `safe` unwinds to `hall`.
  func unwindSafeLeft(for _: NavRuntime.UnwindSegue<Any, HallPage, Void>) {}
  /// When `left` of `window` unwinds to `hall`.
  func unwindWindowLeft(for _: NavRuntime.UnwindSegue<Any, HallPage, Void>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return hall(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareHallEnter(for: NavRuntime.PushSegue(context))
    case 1: prepareHallLook(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToHall(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 2: unwindSafeLeft(for: NavRuntime.UnwindSegue(context))
    case 3: unwindWindowLeft(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 1: return self.safe
    case 2: return self.window
    default: return nil
    }
  }
}
