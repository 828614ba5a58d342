package import NavTable

/// A segue of a checked graph, in 32 bytes, because a large graph has a million segues. Less common properties are in
/// a separate object.
package struct Segue: Sendable {
  package let name: Symbol
  package let source: ScreenID
  package let isAnimated: Bool
  /// The place in which a push opens its screen.
  package let opening: Opening
  package let whenBusy: WhenBusy
  private let target: Target
  @PackedSymbol package private(set) var transition: Symbol?
  @PackedSymbol package private(set) var doc: Symbol?
  private let rest: Rest?

  private enum Target: Sendable {
    case push(ScreenID)
    case unwind(UnwindTarget)
    case go(ScreenID)
    case select(Symbol)
  }

  private final class Rest: Sendable {
    let label: Symbol?
    let metadata: [MetadataEntry]
    let shouldPerform: Predicate?
    let pass: [Pass]
    let recursion: Recursion?
    let returns: Returns?
    let route: Route?
    let requiresHook: Bool
    let formerNames: [Symbol]

    init(
      label: Symbol?, metadata: [MetadataEntry], shouldPerform: Predicate?, pass: [Pass], recursion: Recursion?,
      returns: Returns?, route: Route?, requiresHook: Bool, formerNames: [Symbol]
    ) {
      self.label = label
      self.metadata = metadata
      self.shouldPerform = shouldPerform
      self.pass = pass
      self.recursion = recursion
      self.returns = returns
      self.route = route
      self.requiresHook = requiresHook
      self.formerNames = formerNames
    }
  }

  package init(
    name: Symbol, source: ScreenID, kind: Kind, doc: Symbol?, metadata: [MetadataEntry], shouldPerform: Predicate?,
    isAnimated: Bool, transition: Symbol?, whenBusy: WhenBusy, opening: Opening = .push, label: Symbol? = nil,
    requiresHook: Bool = false, formerNames: [Symbol] = []
  ) {
    self.name = name
    self.source = source
    self.isAnimated = isAnimated
    self.whenBusy = whenBusy
    self.opening = opening
    self.transition = transition
    self.doc = doc
    var pass: [Pass] = []
    var recursion: Recursion?
    var returns: Returns?
    var route: Route?
    switch kind {
    case .push(let screen, let filled, let recursive):
      target = .push(screen)
      pass = filled
      recursion = recursive
    case .unwind(let unwindTarget, let returned):
      target = .unwind(unwindTarget)
      returns = returned
    case .go(let there):
      target = .go(there.target)
      route = there.via.isEmpty && there.given.isEmpty ? nil : there
    case .select(let tab):
      target = .select(tab)
    }
    let isPlain = metadata.isEmpty && pass.isEmpty && label == nil && !requiresHook && formerNames.isEmpty
    if isPlain, case (nil, nil, nil, nil) = (shouldPerform, recursion, returns, route) {
      rest = nil
    } else {
      rest = Rest(
        label: label, metadata: metadata, shouldPerform: shouldPerform, pass: pass, recursion: recursion,
        returns: returns, route: route, requiresHook: requiresHook, formerNames: formerNames)
    }
  }

  package var kind: Kind {
    switch target {
    case .push(let screen): .push(to: screen, pass: rest?.pass ?? [], recursive: rest?.recursion)
    case .unwind(let target): .unwind(to: target, returns: rest?.returns)
    case .go(let screen): .go(rest?.route ?? Route(target: screen, via: [], given: []))
    case .select(let tab): .select(tab: tab)
    }
  }

  /// The label of a tab in the bar, or `nil` if it is the title of the tab's screen. For a button of an alert, `nil`
  /// if the app supplies the label.
  package var label: Symbol? { rest?.label }
  /// The former names, which saved stacks can contain if the segue is a tab.
  package var formerNames: [Symbol] { rest?.formerNames ?? [] }
  package var metadata: [MetadataEntry] { rest?.metadata ?? [] }
  package var shouldPerform: Predicate? { rest?.shouldPerform }
  /// Whether the app must implement the hook of a segue that opens a screen or unwinds.
  package var requiresHook: Bool { rest?.requiresHook ?? false }

  /// How a segue opens its screen.
  package enum Opening: Hashable, Sendable {
    /// On the stack of its source.
    case push
    /// On the stack of its source, in the next column if the stack is a split.
    case pane
    /// In a layer above, which has its own stack.
    case present(LayerStyle)
    /// At the bottom of a tab's stack. The source is the container.
    case tab
    /// On top of a screen below its source, in place of all screens above that one.
    case replace(from: UnwindTarget)

    /// The place where a replacement cuts the stack, or `nil` for other segues.
    package var from: UnwindTarget? { if case .replace(let from) = self { from } else { nil } }
  }

  package enum Kind: Sendable {
    /// Opens a screen in the place that ``Segue/opening`` declares.
    case push(to: ScreenID, pass: [Pass], recursive: Recursion?)
    case unwind(to: UnwindTarget, returns: Returns?)
    /// Opens the screens of a route that are not on the stack yet. It is not an edge of the tree.
    case go(Route)
    /// Selects a tab of the nearest container below with a tab of this name. It is not an edge of the tree.
    case select(tab: Symbol)
  }

  /// An argument of the destination with a value from the graph.
  package struct Pass: Sendable {
    package var argument: ArgumentID
    package var value: Value

    package enum Value: Sendable {
      case literal(Literal)
      /// `source.<argument>`
      case source(ArgumentID)
    }
  }

  package enum Recursion: Sendable {
    case unbounded
    case maxDepth(Int)
  }

  package enum UnwindTarget: Hashable, Sendable {
    case screen(ScreenID)
    case previous, root, opener
    /// An exit of this fragment.
    case exit(ExitID)
  }

  package enum Returns: Sendable {
    case value(TypeReference)
    case named([Fact.Parameter])
  }
}
