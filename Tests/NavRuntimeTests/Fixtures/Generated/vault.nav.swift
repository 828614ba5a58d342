// Made by navc from vault.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment that a link leads into.
nonisolated enum Vault: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
    #"""
    fragment Vault
    root door
    screen door
      push go box
        if isOpen
        awaits
      exit leave left
    screen box
      requires hasTime
      link /safe/{door.level:Int}/box?deep={door.deep}
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Door.self
    case 1: return Box.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Vault {
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

extension Vault.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Vault.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      meets: { self.meets($0, $1) },
      decides: { await self.decides($0, $1) }
    )
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // box requires: hasTime
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
    // door.go: isOpen
    case 0:
      let isOpen: Bool = await context.ask(within: .seconds(1), otherwise: false) {
        await self.isOpen
      }
      return isOpen
    default: return true
    }
  }
}

// MARK: - door

extension Vault {
  /// The screen “door”.
  nonisolated struct Door: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `level`.
    let level: Int
    /// The argument `deep`.
    let deep: Bool

    /// The screen with its arguments.
    init(level: Int, deep: Bool = false) {
      self.level = level
      self.deep = deep
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.level = try arguments("level")
      self.deep = try arguments("deep", default: false)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("level", self.level)
      arguments("deep", self.deep)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Vault.Door {
  /// Pushes `box`, if `isOpen`.
  @discardableResult
  func go(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Vault.Box(), sender: sender)
  }

  /// Unwinds to whatever `left` leads to.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(1, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Vault.Door {
  /// The segue `go`.
  static var go: Self { Self(0) }
  /// The segue `leave`.
  static var leave: Self { Self(1) }
}

// MARK: - box

extension Vault {
  /// The screen “box”.
  nonisolated struct Box: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Vault {
  /// What `door` needs of the app.
  @MainActor
  protocol DoorFactory {
    /// The page of `door`.
    associatedtype DoorPage = Any
    /// Makes the page of `door`; called once for each time it is pushed.
    func door(_ screen: NavRuntime.ScreenHandle<Door>) -> DoorPage
  }

  /// What `box` needs of the app.
  @MainActor
  protocol BoxFactory {
    /// The page of `box`.
    associatedtype BoxPage = Any
    /// Makes the page of `box`; called once for each time it is pushed.
    func box(_ screen: NavRuntime.ScreenHandle<Box>) -> BoxPage
  }
}

extension Vault {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, DoorFactory, BoxFactory where Fragment == Vault {
    /// Before `go` of `door` shows the page it has made.
    func prepareDoorGo(for segue: NavRuntime.PushSegue<DoorPage, BoxPage, Box>)
    /// When a plain back has come down to `door`.
    func backToDoor(for segue: NavRuntime.BackSegue<DoorPage>)
  }
}

extension Vault.Screens {
  /// Before `go` of `door` shows the page it has made.
  func prepareDoorGo(for _: NavRuntime.PushSegue<DoorPage, BoxPage, Vault.Box>) {}
  /// When a plain back has come down to `door`.
  func backToDoor(for _: NavRuntime.BackSegue<DoorPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return door(context.handle())
    case 1: return box(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareDoorGo(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToDoor(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
