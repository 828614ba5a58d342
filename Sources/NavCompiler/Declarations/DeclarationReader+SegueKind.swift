internal import NavTable

/// The keys of a screen that declare segues.
extension DeclarationReader {
  enum SegueKind {
    case push, pane, present, replace, tab, unwind, go
    /// The keys of `anywhere`.
    case offeredPush, offeredPresent, offeredGo
    /// An entry of a mount's `exits`.
    case exit

    var key: ScopedKey {
      switch self {
      case .push: KeyScope.screen(.push)
      case .pane: KeyScope.screen(.pane)
      case .present: KeyScope.screen(.present)
      case .replace: KeyScope.screen(.replace)
      case .tab: KeyScope.screen(.tabs)
      case .offeredPush: KeyScope.anywhere(.push)
      case .offeredPresent: KeyScope.anywhere(.present)
      case .offeredGo: KeyScope.anywhere(.go)
      case .unwind: KeyScope.screen(.unwind)
      case .go: KeyScope.screen(.go)
      case .exit: KeyScope.screen(.exits)
      }
    }

    var scope: KeyScope {
      switch self {
      case .push: .push
      case .pane: .pane
      case .present: .present
      case .replace: .replace
      case .tab: .tab
      case .offeredPush: .offeredPush
      case .offeredPresent: .offeredPresent
      case .offeredGo: .offeredGo
      case .unwind: .unwind
      case .go: .go
      case .exit: .exit
      }
    }

    var noun: String {
      switch self {
      case .push, .pane, .present, .replace, .unwind, .go, .offeredPush, .offeredPresent, .offeredGo: "segue"
      case .tab: "tab"
      case .exit: "exit"
      }
    }

    /// Whether it supports only some of the common keys of segues.
    var isPlain: Bool {
      switch self {
      case .tab, .exit, .offeredPush, .offeredPresent, .offeredGo: true
      case .push, .pane, .present, .replace, .unwind, .go: false
      }
    }

    /// The message for two targets.
    var eitherOr: String {
      goes
        ? "a go segue has either 'to' or 'tab', not both" : "an unwind has either 'to' or 'exit', not both"
    }

    /// Whether it opens a screen.
    var opens: Bool { opening != nil }

    /// Whether its target is a screen, not a target of unwinds.
    var namesScreen: Bool { opens || goes }

    /// Whether it is a go segue.
    var goes: Bool { self == .go || self == .offeredGo }

    /// The way it opens a screen if it has no other keys.
    var opening: SegueDetails.Opening? {
      switch self {
      case .push, .offeredPush: .push
      case .pane: .pane
      case .present, .offeredPresent: .present(.sheet)
      case .replace: .replace(from: nil)
      case .tab: .tab
      case .unwind, .go, .offeredGo, .exit: nil
      }
    }

    /// Whether it always has more than a name and a target.
    var hasDetails: Bool {
      switch self {
      case .pane, .present, .replace, .tab, .offeredPresent, .go, .offeredGo: true
      case .push, .offeredPush, .unwind, .exit: false
      }
    }

    var unknown: ScreenDeclaration.Unknown {
      switch self {
      case .push, .pane, .present, .replace, .tab, .offeredPush, .offeredPresent: .pushes
      case .unwind, .exit: .unwinds
      case .go, .offeredGo: .goes
      }
    }
  }
}
