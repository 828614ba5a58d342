internal import NavTable

/// The keys of a screen that declare segues.
extension DeclarationReader {
  enum SegueKind {
    case push, present, replace, unwind, go
    /// An entry of a mount's `exits`.
    case exit

    var key: OwnedKey {
      switch self {
      case .push: Owner.screen(.push)
      case .present: Owner.screen(.present)
      case .replace: Owner.screen(.replace)
      case .unwind: Owner.screen(.unwind)
      case .go: Owner.screen(.go)
      case .exit: Owner.screen(.exits)
      }
    }

    var owner: Owner {
      switch self {
      case .push: .push
      case .present: .present
      case .replace: .replace
      case .unwind: .unwind
      case .go: .go
      case .exit: .exit
      }
    }

    /// That it says two ways where it leads.
    var eitherOr: String {
      self == .go
        ? "a go segue has either 'to' or 'tab', not both" : "an unwind has either 'to' or 'exit', not both"
    }

    /// Whether its target is a screen, and no place where an unwind can go.
    var namesScreen: Bool { opening != nil || self == .go }

    /// How it opens a screen, where it says no more.
    var opening: SegueDetails.Opening? {
      switch self {
      case .push: .push
      case .present: .present(.sheet)
      case .replace: .replace(from: nil)
      case .unwind, .go, .exit: nil
      }
    }

    /// Whether it is more than what a name and a target say.
    var hasDetails: Bool {
      switch self {
      case .present, .replace, .go: true
      case .push, .unwind, .exit: false
      }
    }

    var unknown: ScreenDeclaration.Unknown {
      switch self {
      case .push, .present, .replace: .pushes
      case .unwind, .exit: .unwinds
      case .go: .goes
      }
    }
  }
}
