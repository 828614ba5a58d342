/// A graph with its resolved names, and the information that the checks need about unresolved parts.
struct Resolution {
  let declarations: Declarations
  /// The graph. It is complete only if there are no errors. Unknown parts have a substitute or are missing.
  var graph: Graph
  /// Every segue that opens a screen, if its target is known or can be guessed.
  var pushes: PushGraph
  var root: Root
  /// The exits of the fragment whose types are not known.
  var brokenExits: Set<ExitID>
  /// For each exit of the fragment, whether it is used or may be used.
  var takenExits: [Bool]
  /// The unwinds of mounts for exits that their fragments never use.
  var idleUnwinds: Set<SegueID>
  /// The declaration of each fact.
  var factOrigins: [FactOrigin]
  /// Whether all pushes are known, so that a screen without a push is certainly unreachable.
  var knowsAllPushes: Bool
  /// The unwinds with an unknown target, by segue.
  var lostUnwinds: Set<SegueID>
  /// For each condition, whether its predicate could not be read, which is already reported.
  var lostConditions: [Bool]
  /// The links in the order of the screens.
  var links: [LinkDraft]
  /// The segues under `go`, in their order.
  var goes: [GoDraft]
  var used: Used
  let symbols: SymbolContext

  enum Root {
    /// One or several roots, in the order of the list.
    case known([ScreenID])
    /// The probable roots, if a name after `root` is not the name of a screen.
    case guessed([ScreenID])
    case unknown

    /// The root screens. It is empty if there are none.
    var screens: [ScreenID] {
      switch self {
      case .known(let screens), .guessed(let screens): screens
      case .unknown: []
      }
    }
  }

  /// For each declaration, whether it is used.
  struct Used {
    var types: [Bool]
    var facts: [Bool]
    var conditions: [Bool]
  }
}
