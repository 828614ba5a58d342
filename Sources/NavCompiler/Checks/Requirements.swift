/// What the screens on the stack require, as far as that is certain: a screen's own requirement, and those of the screens
/// that lie below it in every place where it occurs.
struct Requirements {
  /// Of more, only the nearest are taken into account.
  private static let limit = 32

  /// Empty if none requires anything.
  private var screens: [Screen] = []
  /// By screen: the nearest one that is certainly below it and requires something, or -1.
  private var nearest: [Int32] = []
  /// By screen: the names in its own requirement, and in those that are certain below it.
  private var own: [UInt64] = []
  private var below: [UInt64] = []
  /// By place of a fragment: what the fragment's root requires.
  private var inner: [ScreenID: [InnerRequirement]] = [:]
  private var innerNames: [ScreenID: UInt64] = [:]

  init() {}

  /// Without a shape, where the tree itself is wrong, what lies below what is not certain.
  init(_ resolution: Resolution, _ shape: GraphShape?, _ scope: PredicateGlance.Scope) {
    let graph = resolution.graph
    inner = resolution.symbols.innerRequirements
    innerNames = inner.mapValues { $0.reduce(0) { $0 | PredicateGlance($1.expression, in: scope).names } }
    // Of a graph that requires nothing, no screen is looked at again.
    guard graph.screens.contains(where: { $0.requires != nil }) else { return }
    screens = graph.screens
    // That the only root of a graph, or the last, requires something is an error of its own.
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

  /// What a screen requires.
  func expression(of screen: ScreenID) -> Expression? {
    screens.isEmpty ? nil : screens[screen.position].requires?.expression
  }

  /// The names in a screen's own requirement.
  func names(of screen: ScreenID) -> UInt64 { own.isEmpty ? 0 : own[screen.position] }
  /// Those in what has to hold for a screen to be pushed.
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

  /// What a fragment's root requires in a place where the fragment is mounted.
  func innerStatements(of screen: ScreenID, as own: Term.Instance) -> [Statement] {
    (inner[screen] ?? []).enumerated().map { index, requirement in
      Statement(requirement.expression, at: .innerRequirement(screen, index), of: own)
    }
  }

  /// What has to hold for a screen to be pushed.
  func statements(arrivingAt screen: ScreenID) -> [Statement] {
    let own = expression(of: screen).map { Statement($0, at: .requirement(screen), of: .destination) }
    return (own.map { [$0] } ?? []) + innerStatements(of: screen, as: .destination)
  }

  /// What holds inside a mounted fragment, asked of its root or of a screen above that.
  func statements(inside mount: ScreenID, atRoot: Bool) -> [Statement] {
    let own: Term.Instance = atRoot ? .source : .below
    return (expression(of: mount).map { [Statement($0, at: .requirement(mount), of: own)] } ?? [])
      + innerStatements(of: mount, as: own) + statements(below: mount)
  }

  /// What is offered anywhere has no one source, and nothing is certain of the many.
  private func isScreen(_ node: ScreenID) -> Bool { own.isEmpty || node.position < own.count }

  func statements(on screen: ScreenID) -> [Statement] {
    guard !own.isEmpty, isScreen(screen) else { return [] }
    let own = expression(of: screen).map { Statement($0, at: .requirement(screen)) }
    return (own.map { [$0] } ?? []) + statements(below: screen)
  }
}
