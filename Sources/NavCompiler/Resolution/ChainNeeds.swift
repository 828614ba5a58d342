/// The required arguments on the path to a screen that have neither a default nor a value in `pass` of the steps.
///
/// A link uses the first segue of a step whose predicate is true. Therefore, an argument has a value only if every
/// possible segue passes it: all segues up to the first one without a predicate.
struct ChainNeeds {
  private let resolution: Resolution
  private let chains: LinkChains
  /// For each screen, the number of missing arguments from it down to the lowest screen of its piece, without the
  /// lowest.
  private var counts: [Int32]
  /// For each screen, the nearest screen on that path with missing arguments, including itself, or -1.
  private var nearest: [Int32]
  /// For each declared argument, whether it is missing if its screen is not the lowest of its piece.
  private var isMissing: [Bool]
  /// The missing arguments of mounts. All mounts of a fragment share its arguments.
  private var missingOfMounts: Set<Link.Placeholder> = []

  private var tree: PushTree { chains.tree }

  init(_ chains: LinkChains) {
    self.chains = chains
    resolution = chains.resolution
    counts = [Int32](repeating: 0, count: chains.tree.graph.nodeCount)
    nearest = [Int32](repeating: -1, count: chains.tree.graph.nodeCount)
    isMissing = [Bool](repeating: false, count: resolution.declarations.arguments.count)
    for screen in tree.walk.order {
      // A segue does not pass arguments to a root. The required arguments of a root are an error, or are passed to the
      // mount.
      guard let parent = TreePieces.parent(of: screen, tree), tree.graph.isScreen(parent) else { continue }
      let own = missing(of: screen, from: parent)
      for argument in own {
        if isMissing.indices.contains(argument.position) {
          isMissing[argument.position] = true
        } else {
          missingOfMounts.insert(Link.Placeholder(screen: screen, argument: argument))
        }
      }
      counts[screen.position] = counts[parent.position] + Int32(own.count)
      nearest[screen.position] = own.isEmpty ? nearest[parent.position] : screen.index
    }
  }

  private func isMissing(_ place: Link.Placeholder) -> Bool {
    isMissing.indices.contains(place.argument.position)
      ? isMissing[place.argument.position] : missingOfMounts.contains(place)
  }

  /// The missing arguments of a path from the target down. The path starts at an empty stack, or at the screens that
  /// stay on the stack. It contains only the first ones if there are many.
  ///
  /// - Complexity: Linear in the parts of the path and in the passed arguments, as long as no argument is missing.
  func lacking(
    _ filled: Set<Link.Placeholder>, _ chain: LinkChain, from start: RouteStart? = nil
  ) -> [Link.Placeholder] {
    func isGiven(_ screen: ScreenID) -> Bool { start.map { $0.target == screen || $0.stands(screen) } ?? false }
    var (needed, given) = (0, filled.count { isMissing($0) && !isGiven($0.screen) })
    var shared: [Link.Placeholder] = []
    for (index, head) in chain.heads.enumerated() {
      needed += self.needed(from: head, start)
      guard index + 1 < chain.heads.count, let lowest = chains.pieces.lowest(of: head), !isGiven(lowest) else {
        continue
      }
      for argument in missing(of: lowest, from: chain.heads[index + 1]) {
        let place = Link.Placeholder(screen: lowest, argument: argument)
        if !filled.contains(place) { shared.append(place) }
      }
    }
    given = min(given, needed)
    guard needed > given || !shared.isEmpty else { return [] }
    return chain.heads.flatMap { unfilled(from: $0, filled, start) }.prefix(Self.shown) + shared
  }

  /// The number of missing arguments from a screen down to the lowest screen of its piece, without the lowest.
  private func needed(from head: ScreenID, _ start: RouteStart?) -> Int {
    let all = counts[head.position]
    guard let start else { return Int(all) }
    let standing = start.highestStanding(from: head, in: chains.pieces)
    guard head != standing else { return 0 }
    // The caller of the segue passes the arguments of the target.
    let upper = head == start.target ? TreePieces.parent(of: head, tree).map { counts[$0.position] } ?? 0 : all
    return Int(upper - (standing.map { counts[$0.position] } ?? 0))
  }

  /// The maximum number for one link in a message.
  private static let shown = 12

  private func unfilled(
    from head: ScreenID, _ filled: Set<Link.Placeholder>, _ start: RouteStart?
  ) -> [Link.Placeholder] {
    var found: [Link.Placeholder] = []
    var next = nearest[head.position]
    while next >= 0, found.count < Self.shown {
      let screen = ScreenID(index: next)
      if start?.stands(screen) == true { break }
      for index in resolution.graph.screens[screen.position].arguments where screen != start?.target {
        let place = Link.Placeholder(screen: screen, argument: ArgumentID(index: index))
        if isMissing(place), !filled.contains(place) { found.append(place) }
      }
      next = TreePieces.parent(of: screen, tree).map { nearest[$0.position] } ?? -1
    }
    return found
  }

  // MARK: - One step

  /// The arguments of a screen that a link must supply if the step starts at `parent`.
  private func missing(of screen: ScreenID, from parent: ScreenID) -> [ArgumentID] {
    let symbols = resolution.symbols
    let required = resolution.graph.screens[screen.position].arguments.lazy.map { ArgumentID(index: $0) }.filter {
      symbols.arguments[$0.position].defaultValue == nil && !symbols.brokenArguments.contains($0)
        && !isIncomplete($0)
    }
    guard !required.isEmpty else { return [] }
    var open = Array(required)
    // The arguments that all segues so far pass.
    var given: Set<ArgumentID>?
    for edge in tree.graph.steps(from: parent, to: screen) {
      let declared = resolution.declarations.segues[tree.graph.edges[Int(edge)].segue.position]
      let details = resolution.declarations.details(declared)
      guard details?.isIncomplete != true, let passed = resolution.passed(details, to: screen) else { return [] }
      given = given?.intersection(passed) ?? passed
      if details?.shouldPerform == nil { break }
    }
    open.removeAll { given?.contains($0) == true }
    return open
  }

  /// Whether a part of an argument's declaration could not be read. For an argument of a fragment, the error is
  /// reported in the fragment.
  private func isIncomplete(_ argument: ArgumentID) -> Bool {
    let declared = resolution.declarations.arguments
    return declared.indices.contains(argument.position) && declared[argument.position].isIncomplete
  }
}
