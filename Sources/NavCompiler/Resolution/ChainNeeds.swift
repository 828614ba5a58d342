/// Which arguments the way to a screen requires that nothing in the graph gives: no default, and no `pass` of the segues by
/// which a link takes the step.
///
/// A link takes the first segue of a step whose predicate holds, so an argument is given only if every segue that may be
/// taken gives it: all up to the first that has no predicate.
struct ChainNeeds {
  private let resolution: Resolution
  private let chains: LinkChains
  /// By screen: how many arguments are missing from it down to the lowest of its piece, that one left out.
  private var counts: [Int32]
  /// By screen: the nearest one on that way, itself included, that lacks some; -1 for none.
  private var nearest: [Int32]
  /// By argument that the file declares: whether it is missing where its screen is not the lowest of its piece.
  private var isMissing: [Bool]
  /// The same of mounted fragments, whose arguments are shared by all their mounts.
  private var missingOfMounts: Set<Link.Placeholder> = []

  private var tree: PushTree { chains.tree }

  init(_ chains: LinkChains) {
    self.chains = chains
    resolution = chains.resolution
    counts = [Int32](repeating: 0, count: chains.tree.graph.nodeCount)
    nearest = [Int32](repeating: -1, count: chains.tree.graph.nodeCount)
    isMissing = [Bool](repeating: false, count: resolution.declarations.arguments.count)
    for screen in tree.walk.order {
      // Nobody gives a root anything, and what it requires is an error, or a matter of who mounts it.
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

  /// What a way lacks that starts from an empty stack, or on what stands of it; from its target down, and of many some of the first.
  ///
  /// - Complexity: linear in the parts of the way and in what is given, as long as nothing is missing.
  func lacking(
    _ filled: Set<Link.Placeholder>, _ chain: LinkChain, from start: WayStart? = nil
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

  /// How many arguments are missing from a screen down to the lowest of its piece, that one left out.
  private func needed(from head: ScreenID, _ start: WayStart?) -> Int {
    let all = counts[head.position]
    guard let start else { return Int(all) }
    let standing = start.highestStanding(from: head, in: chains.pieces)
    guard head != standing else { return 0 }
    // What the target itself requires is said where the segue is performed.
    let upper = head == start.target ? TreePieces.parent(of: head, tree).map { counts[$0.position] } ?? 0 : all
    return Int(upper - (standing.map { counts[$0.position] } ?? 0))
  }

  /// A message shows no more of one link.
  private static let shown = 12

  private func unfilled(
    from head: ScreenID, _ filled: Set<Link.Placeholder>, _ start: WayStart?
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

  /// The arguments of a screen that a link has to give when it comes from `parent`.
  private func missing(of screen: ScreenID, from parent: ScreenID) -> [ArgumentID] {
    let symbols = resolution.symbols
    let required = resolution.graph.screens[screen.position].arguments.lazy.map { ArgumentID(index: $0) }.filter {
      symbols.arguments[$0.position].defaultValue == nil && !symbols.brokenArguments.contains($0)
        && !isIncomplete($0)
    }
    guard !required.isEmpty else { return [] }
    var open = Array(required)
    // What every segue so far has given.
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

  /// Whether a part of an argument's declaration could not be read; that of a fragment's has its message there.
  private func isIncomplete(_ argument: ArgumentID) -> Bool {
    let declared = resolution.declarations.arguments
    return declared.indices.contains(argument.position) && declared[argument.position].isIncomplete
  }
}
