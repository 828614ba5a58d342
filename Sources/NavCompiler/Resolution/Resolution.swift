/// A graph with its names looked up, as far as that went, and what the checks need to know about the rest.
struct Resolution {
  let declarations: Declarations
  /// Complete only if there are no errors: what could not be looked up has a stand-in or is left out.
  var graph: Graph
  /// Every segue that opens a screen, if its target is known or can be guessed.
  var pushes: PushGraph
  var root: Root
  /// The exits of the fragment whose types are not known.
  var brokenExits: Set<ExitID>
  /// By exit of the fragment, whether anything takes it, or may.
  var takenExits: [Bool]
  /// The unwinds of mounts that stand for exits which their fragments never take.
  var idleUnwinds: Set<SegueID>
  /// By fact, where it is declared.
  var factOrigins: [FactOrigin]
  /// Whether every push is known, so that a screen without one is really not reached.
  var knowsAllPushes: Bool
  /// By segue: an unwind whose target is not known.
  var lostUnwinds: Set<SegueID>
  /// By condition, whether its predicate could not be read (reported).
  var lostConditions: [Bool]
  /// In the order of the screens.
  var links: [LinkDraft]
  /// The segues under `go`, in their order.
  var goes: [GoDraft]
  var used: Used
  let symbols: SymbolContext

  enum Root {
    /// One or several, in the order of the list.
    case known([ScreenID])
    /// A name after `root` is no screen's; these are probably meant.
    case guessed([ScreenID])
    case unknown

    /// Where to begin; none if there is no such place.
    var screens: [ScreenID] {
      switch self {
      case .known(let screens), .guessed(let screens): screens
      case .unknown: []
      }
    }
  }

  /// By declaration, whether anything reads it.
  struct Used {
    var types: [Bool]
    var facts: [Bool]
    var conditions: [Bool]
  }
}
