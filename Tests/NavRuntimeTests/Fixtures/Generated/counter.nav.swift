// Made by navc from counter.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment that no link leads into.
nonisolated enum Counter: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
    #"""
    fragment Counter
    root desk
    screen desk
      push go form
        if isOpen
        awaits
      exit leave left
    screen form
      requires hasTime
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Desk.self
    case 1: return Form.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Counter {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts {
    /// The fact `hasTime`.
    var hasTime: Bool { get }
    /// The fact `isOpen`.
    var isOpen: Bool { get async }
  }
}

extension Counter.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Counter.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      meets: { self.meets($0, $1) },
      decides: { await self.decides($0, $1) }
    )
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // form requires: hasTime
    case 1: return hasTime
    default: return true
    }
  }

  /// Whether the `shouldPerform` expression of a segue holds that reads facts whose answer may take
  /// a while.
  private func decides(
    _ segue: NavRuntime.SegueID,
    _ context: NavRuntime.SegueContext
  ) async -> Bool {
    switch segue.rawValue {
    // desk.go: isOpen
    case 0:
      let isOpen: Bool = await context.ask(within: .seconds(1), otherwise: false) {
        await self.isOpen
      }
      return isOpen
    default: return true
    }
  }
}

// MARK: - desk

extension Counter {
  /// The screen “desk”.
  nonisolated struct Desk: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Counter.Desk {
  /// Pushes `form`, if `isOpen`.
  @discardableResult
  func go(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Counter.Form(), sender: sender)
  }

  /// Unwinds to whatever `left` leads to.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(1, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Counter.Desk {
  /// The segue `go`.
  static var go: Self { Self(0) }
  /// The segue `leave`.
  static var leave: Self { Self(1) }
}

// MARK: - form

extension Counter {
  /// The screen “form”.
  nonisolated struct Form: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Counter {
  /// What `desk` needs of the app.
  @MainActor
  protocol DeskFactory {
    /// The page of `desk`.
    associatedtype DeskPage = Any
    /// Makes the page of `desk`; called once for each time it is pushed.
    func desk(_ screen: NavRuntime.ScreenHandle<Desk>) -> DeskPage
  }

  /// What `form` needs of the app.
  @MainActor
  protocol FormFactory {
    /// The page of `form`.
    associatedtype FormPage = Any
    /// Makes the page of `form`; called once for each time it is pushed.
    func form(_ screen: NavRuntime.ScreenHandle<Form>) -> FormPage
  }
}

extension Counter {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, DeskFactory, FormFactory where Fragment == Counter {
    /// Before `go` of `desk` shows the page it has made.
    func prepareDeskGo(for segue: NavRuntime.PushSegue<DeskPage, FormPage, Form>)
    /// When a plain back has come down to `desk`.
    func backToDesk(for segue: NavRuntime.BackSegue<DeskPage>)
  }
}

extension Counter.Screens {
  /// Before `go` of `desk` shows the page it has made.
  func prepareDeskGo(for _: NavRuntime.PushSegue<DeskPage, FormPage, Counter.Form>) {}
  /// When a plain back has come down to `desk`.
  func backToDesk(for _: NavRuntime.BackSegue<DeskPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return desk(context.handle())
    case 1: return form(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareDeskGo(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToDesk(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
