/// The requirements that certainly hold on a screen: its own, and the requirements of the screens that are below it in
/// every place.
struct Requirements {
  /// The maximum number of requirements below a screen. The nearest requirements are used.
  private static let limit = 32

  /// The screens of the graph, or an empty list if no screen has a requirement.
  private var screens: [Screen] = []
  /// The nearest screen with a requirement that is below each screen in every place, or -1.
  private var nearest: [Int32] = []
  /// The names in the requirement of each screen.
  private var own: [UInt64] = []
  /// The names in the requirements that certainly hold below each screen.
  private var below: [UInt64] = []
  /// The requirements of a fragment's root, for each screen that mounts the fragment.
  private var inner: [ScreenID: [InnerRequirement]] = [:]
  private var innerNames: [ScreenID: UInt64] = [:]

  init() {}

  /// Pass `nil` for `shape` if the tree has errors. Then no requirement below a screen is certain.
  init(_ resolution: Resolution, _ shape: GraphShape?, _ scope: PredicateGlance.Scope) {
    let graph = resolution.graph
    inner = resolution.symbols.innerRequirements
    innerNames = inner.mapValues { $0.reduce(0) { $0 | PredicateGlance($1.expression, in: scope).names } }
    // A graph without requirements needs no further work.
    guard graph.screens.contains(where: { $0.requires != nil }) else { return }
    screens = graph.screens
    // A requirement on the only root or the last root has its own error.
    if resolution.declarations.kind == .graph, let last = graph.roots.last { screens[last.position].requires = nil }
    nearest = [Int32](repeating: -1, count: screens.count)
    below = [UInt64](repeating: 0, count: screens.count)
    own = screens.map { screen in
      screen.requires.map { PredicateGlance($0.expression, in: scope).names } ?? 0
    }
    guard let shape else { return }
    for screen in shape.walk.order where shape.pushes.isScreen(screen) {
      guard let dominator = shape.dominators.nearest(of: screen) else { continue }
      let requires = screens[dominator.position].requires != nil
      nearest[screen.position] = requires ? dominator.index : nearest[dominator.position]
      below[screen.position] = below[dominator.position] | own[dominator.position]
    }
  }

  /// The requirement of a screen.
  func expression(of screen: ScreenID) -> Expression? {
    screens.isEmpty ? nil : screens[screen.position].requires?.expression
  }

  /// The names in a screen's own requirement.
  func names(of screen: ScreenID) -> UInt64 { own.isEmpty ? 0 : own[screen.position] }

  /// The names in the requirements that must hold before a push to a screen.
  func names(arrivingAt screen: ScreenID) -> UInt64 { names(of: screen) | innerNames[screen, default: 0] }
  func names(below screen: ScreenID) -> UInt64 { below.isEmpty ? 0 : below[screen.position] }
  func names(on screen: ScreenID) -> UInt64 { isScreen(screen) ? names(of: screen) | names(below: screen) : 0 }

  func statements(below screen: ScreenID) -> [Statement] {
    guard !nearest.isEmpty else { return [] }
    var result: [Statement] = []
    var next = nearest[screen.position]
    while next >= 0, result.count < Self.limit {
      let below = ScreenID(index: next)
      if let requires = screens[below.position].requires {
        result.append(Statement(requires.expression, at: .requirement(below), of: .below))
      }
      next = nearest[below.position]
    }
    return result
  }

  /// The requirements of a fragment's root, for a screen that mounts the fragment.
  func innerStatements(of screen: ScreenID, as own: Term.Instance) -> [Statement] {
    (inner[screen] ?? []).enumerated().map { index, requirement in
      Statement(requirement.expression, at: .innerRequirement(screen, index), of: own)
    }
  }

  /// The requirements that must hold before a push to a screen.
  func statements(arrivingAt screen: ScreenID) -> [Statement] {
    let own = expression(of: screen).map { Statement($0, at: .requirement(screen), of: .destination) }
    return (own.map { [$0] } ?? []) + innerStatements(of: screen, as: .destination)
  }

  /// The requirements that hold inside a mounted fragment, at its root or above it.
  func statements(inside mount: ScreenID, atRoot: Bool) -> [Statement] {
    let own: Term.Instance = atRoot ? .source : .below
    return (expression(of: mount).map { [Statement($0, at: .requirement(mount), of: own)] } ?? [])
      + innerStatements(of: mount, as: own) + statements(below: mount)
  }

  /// Whether a node is a screen. The node `anywhere` does not have certain requirements.
  private func isScreen(_ node: ScreenID) -> Bool { own.isEmpty || node.position < own.count }

  func statements(on screen: ScreenID) -> [Statement] {
    guard !own.isEmpty, isScreen(screen) else { return [] }
    let own = expression(of: screen).map { Statement($0, at: .requirement(screen)) }
    return (own.map { [$0] } ?? []) + statements(below: screen)
  }
}
