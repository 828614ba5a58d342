package import NavTable

/// The declarations of one file, in the order of the file. Names are not resolved.
///
/// All declarations are in flat arrays and refer to each other by ranges, so a graph of 100,000 screens needs only a
/// dozen arrays. If a mapping repeats a key, the first one counts.
package struct Declarations: Sendable {
  /// The nodes, which contain all texts and ranges.
  package let tree: NodeTree
  package var kind = Kind.graph
  /// The name after `graph:` or `fragment:`.
  package var name: Name?
  /// The possible roots. Unless they are written as a list, there is only one.
  package var roots: [Name] = []
  /// Whether the roots are written as a list.
  package var listsRoots = false
  package var doc: NodeID?
  /// `nil` if the file does not declare it.
  package var access: Access?
  package var imports: [Name] = []
  /// `nil` if the file does not declare the type of its pages.
  package var pages: PagesDeclaration?
  package var defaults = Defaults()
  /// `nil` if braces in texts are not placeholders.
  package var strings: StringsDeclaration?
  package var links = LinkRulesDeclaration()
  package var types: [TypeDeclaration] = []
  package var facts: [FactDeclaration] = []
  package var conditions: [ConditionDeclaration] = []
  package var screens: [ScreenDeclaration] = []
  package var segues: [SegueDeclaration] = []
  /// The segues of `anywhere` that open screens. They follow the segues of all screens.
  package var anywhere: Range<Int32> = 0..<0
  /// The go segues of `anywhere`. They follow the segues of `anywhere` that open screens.
  package var anywhereGoes: Range<Int32> = 0..<0
  /// The parts of the two that could not be read.
  package var unknownOffers: ScreenDeclaration.Unknown = []
  package var arguments: [ArgumentDeclaration] = []
  /// The keys `hosts` of arguments, in the order of the arguments.
  var hosts: [HostsDeclaration] = []
  /// The keys `was`, in the order in which the declarations are read.
  package var formerNames: [FormerNamesDeclaration] = []

  package var cases: [Name] = []
  package var parameters: [ParameterDeclaration] = []
  package var passes: [PassDeclaration] = []
  package var keyNames: [Name] = []
  package var viaNames: [Name] = []
  package var metadata: [MetadataDeclaration] = []
  package var samples: [SampleDeclaration] = []
  /// The exits of a fragment.
  package var exits: [ExitDeclaration] = []
  package var mounts: [MountDeclaration] = []
  var screenDetails: [ScreenDeclaration.Details] = []
  var segueDetails: [SegueDetails] = []
  var routes: [RouteDeclaration] = []

  package var unknown: Unknown = []
  /// Whether the file declares more than the limit. The declarations after the limit are missing, and the file is not
  /// checked further.
  package var isCutOff = false

  init(tree: NodeTree) {
    self.tree = tree
  }

  package enum Kind: Sendable { case graph, fragment }

  /// The values for segues that do not set these keys.
  package struct Defaults: Sendable {
    package var whenBusy: WhenBusy?
    package var isAnimated: Bool?
    package var transition: NodeID?
  }

  /// Parts of the file that could not be read. Messages that depend on them are not reported.
  package struct Unknown: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Some screens could not be read. A reference to an unknown screen may mean one of them.
    package static let screens = Unknown(rawValue: 1)
    package static let types = Unknown(rawValue: 2)
    package static let facts = Unknown(rawValue: 4)
    package static let conditions = Unknown(rawValue: 8)
    /// A possible use of a fact, a condition, or a type could not be read. There are no reports of unused names.
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

  /// The less common keys of a screen, or `nil` if there are none.
  package func details(_ screen: ScreenDeclaration) -> ScreenDeclaration.Details? {
    screen.details < 0 ? nil : screenDetails[Int(screen.details)]
  }

  /// The fragment that replaces a screen.
  package func mount(_ screen: ScreenDeclaration) -> MountDeclaration? {
    screen.mount < 0 ? nil : mounts[Int(screen.mount)]
  }

  /// Whether a screen is an alert.
  package func isAlert(_ screen: ScreenID) -> Bool { details(screens[screen.position])?.alert != nil }

  /// Whether a screen is declared as a container.
  package func isContainer(_ screen: ScreenID) -> Bool { details(screens[screen.position])?.tabs != nil }

  /// The path of a go segue, or `nil` for other segues.
  package func route(_ details: SegueDetails?) -> RouteDeclaration? {
    guard let details, details.route >= 0 else { return nil }
    return routes[Int(details.route)]
  }

  /// The keys of a segue besides its target, or `nil` for `openCart: cart`.
  package func details(_ segue: SegueDeclaration) -> SegueDetails? {
    segue.details < 0 ? nil : segueDetails[Int(segue.details)]
  }
}

extension Declarations {
  /// Whether a screen has the name of a special target, which is already reported.
  func isReserved(_ screen: ScreenID) -> Bool {
    switch Keyword(screens[screen.position].name.symbol) {
    case .previous, .root, .opener: true
    default: false
    }
  }
}
