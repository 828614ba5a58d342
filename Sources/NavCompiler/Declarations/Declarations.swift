package import NavTable

/// What the author of one file declared, in the order of the file; no name is looked up yet.
///
/// Everything lies in flat arrays and points into them by range: a graph of 100,000 screens is a dozen arrays. Of a key
/// that a mapping has twice, the first counts.
package struct Declarations: Sendable {
  /// The nodes, where all texts and ranges are.
  package let tree: NodeTree
  package var kind = Kind.graph
  /// The name after `graph:` or `fragment:`.
  package var name: Name?
  /// What may stand at the bottom; one, where it is not a list.
  package var roots: [Name] = []
  /// Whether they are written as a list.
  package var listsRoots = false
  package var doc: NodeID?
  /// `nil` where the file does not say.
  package var access: Access?
  package var imports: [Name] = []
  /// `nil` if the file does not say what its pages are.
  package var pages: PagesDeclaration?
  package var defaults = Defaults()
  package var links = LinkRulesDeclaration()
  package var types: [TypeDeclaration] = []
  package var facts: [FactDeclaration] = []
  package var conditions: [ConditionDeclaration] = []
  package var screens: [ScreenDeclaration] = []
  package var segues: [SegueDeclaration] = []
  /// What opens screens from many, behind the segues of all screens.
  package var anywhere: Range<Int32> = 0..<0
  /// What goes somewhere from all screens with a page, behind that.
  package var anywhereGoes: Range<Int32> = 0..<0
  /// What of the two could not be read.
  package var unknownOffers: ScreenDeclaration.Unknown = []
  package var arguments: [ArgumentDeclaration] = []

  package var cases: [Name] = []
  package var parameters: [ParameterDeclaration] = []
  package var passes: [PassDeclaration] = []
  package var keyNames: [Name] = []
  package var viaNames: [Name] = []
  package var metadata: [MetadataDeclaration] = []
  /// The exits of a fragment.
  package var exits: [ExitDeclaration] = []
  package var mounts: [MountDeclaration] = []
  var screenDetails: [ScreenDeclaration.Details] = []
  var segueDetails: [SegueDetails] = []
  var ways: [WayDeclaration] = []

  package var unknown: Unknown = []
  /// Whether the file declares more than is read. What follows the limit is not here, and none of the rest is judged.
  package var isCutOff = false

  init(tree: NodeTree) {
    self.tree = tree
  }

  package enum Kind: Sendable { case graph, fragment }

  /// What holds for segues that do not say otherwise.
  package struct Defaults: Sendable {
    package var whenBusy: WhenBusy?
    package var isAnimated: Bool?
    package var transition: NodeID?
  }

  /// What an error of shape took away from the file as a whole. What depends on it is not reported.
  package struct Unknown: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Some screens could not be read: a reference to an unknown screen may mean one of them.
    package static let screens = Unknown(rawValue: 1)
    package static let types = Unknown(rawValue: 2)
    package static let facts = Unknown(rawValue: 4)
    package static let conditions = Unknown(rawValue: 8)
    /// Something that could have used a fact, a condition or a type could not be read: nothing is called unused.
    package static let uses = Unknown(rawValue: 16)
    /// Some exits could not be read.
    package static let exits = Unknown(rawValue: 32)
    package static let all: Unknown = [.screens, .types, .facts, .conditions, .uses, .exits]
  }

  package func range(_ name: Name) -> SourceRange { tree.range(name.node) }
  package func range(_ value: DefaultDeclaration) -> SourceRange {
    switch value {
    case .text(let part): range(part)
    case .node(let node): tree.range(node)
    }
  }
  package func range(_ part: ScalarPart) -> SourceRange {
    tree.range(part.node, text: Int(part.lower)..<Int(part.upper))
  }

  /// The text of a part of a scalar.
  package func text(_ part: ScalarPart) -> String {
    tree.withText(part.node) { text in
      text.extracting(Int(part.lower)..<Int(part.upper)).withUnsafeBufferPointer {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// The rarer keys of a screen, or `nil` where it has none.
  package func details(_ screen: ScreenDeclaration) -> ScreenDeclaration.Details? {
    screen.details < 0 ? nil : screenDetails[Int(screen.details)]
  }

  /// The fragment in the place of a screen.
  package func mount(_ screen: ScreenDeclaration) -> MountDeclaration? {
    screen.mount < 0 ? nil : mounts[Int(screen.mount)]
  }

  /// Whether a screen is an alert.
  package func isAlert(_ screen: ScreenID) -> Bool { details(screens[screen.position])?.alert != nil }

  /// Whether a screen is declared as a container.
  package func isContainer(_ screen: ScreenID) -> Bool { details(screens[screen.position])?.tabs != nil }

  /// By which way a segue goes; `nil` of one that is not under `go`.
  package func way(_ details: SegueDetails?) -> WayDeclaration? {
    guard let details, details.way >= 0 else { return nil }
    return ways[Int(details.way)]
  }

  /// What a segue says besides its target, or `nil` for `openCart: cart`.
  package func details(_ segue: SegueDeclaration) -> SegueDetails? {
    segue.details < 0 ? nil : segueDetails[Int(segue.details)]
  }
}

extension Declarations {
  /// Whether a screen is called as a target of its own meaning is, which has been reported.
  func isReserved(_ screen: ScreenID) -> Bool {
    switch Keyword(screens[screen.position].name.symbol) {
    case .previous, .root, .opener: true
    default: false
    }
  }
}
