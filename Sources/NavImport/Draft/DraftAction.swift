/// The form of a segue in the graph.
enum DraftAction: Hashable {
  case open(Int, Draft.Opening)
  /// Opens another instance of a screen that is below, or of its own.
  case openAgain(Int, Draft.Opening)
  case replace(by: Int, from: DraftTarget)
  case tab(Int)
  case unwind(to: DraftTarget)
  /// Goes to a screen from anywhere, past these screens.
  case go(Int, via: [Int])
  /// Selects the tab that starts with a screen.
  case select(Int)

  /// The screen that is opened on the stack of the source, or `nil`. It gets the source as a parent.
  var opened: Int? {
    switch self {
    case .open(let screen, _), .replace(let screen, _), .tab(let screen): screen
    case .openAgain, .unwind, .go, .select: nil
    }
  }
}

/// The screen that an unwind returns to, or that a replacement keeps.
enum DraftTarget: Hashable {
  case previous, root
  case screen(Int)
}

/// An action with the code that explains it. Without an action, nothing represents the segue.
struct Decision {
  var action: DraftAction?
  var code: ImportCode
}
