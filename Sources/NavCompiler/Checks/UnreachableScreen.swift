/// Screens that are not reachable from a root. Each connected group of such screens results in one error.
enum UnreachableScreen {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    // If a push or the root has an error, reachability is unknown.
    guard case .known(let roots) = context.resolution.root, context.resolution.knowsAllPushes else { return }
    for island in islands(shape) {
      // A screen with a reserved name such as `previous` may be the intended target of a segue.
      guard let first = island.first, !island.contains(where: { context.resolution.declarations.isReserved($0) }) else {
        continue
      }
      context.report(.unreachableScreen, at: context.words.range(first)) { words in
        diagnostic(first, island.dropFirst(), roots, shape, words)
      }
    }
  }

  private static func diagnostic(
    _ first: ScreenID, _ rest: ArraySlice<ScreenID>, _ roots: [ScreenID], _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let name = words.name(first)
    let pushers = Set(shape.pushes.incoming(first).map { shape.pushes.declarer(of: shape.pushes.edges[$0]) })
      .subtracting([first])
    let others = words.notes(rest, more: "screens") { screen in
      Diagnostic.Note("'\(words.name(screen))' is also unreachable", at: words.range(screen))
    }
    if pushers.contains(shape.pushes.anywhere), let offer = offer(of: first, shape) {
      return Diagnostic(
        .unreachableScreen, "no screen offers '\(words.name(offer))' of 'anywhere', so '\(name)' can never be shown",
        at: words.range(first),
        notes: [
          Diagnostic.Note(
            "targets of 'anywhere', containers, alerts, and mounts do not offer it",
            at: words.targetRange(offer))
        ] + others)
    }
    let bottom = roots.count == 1 ? "the root '\(words.name(roots[0]))'" : "any of the roots"
    let reason =
      pushers.isEmpty
      ? "nothing pushes '\(name)', so it can never be shown"
      : "no chain of pushes from \(bottom) leads to '\(name)', so it can never be shown"
    return Diagnostic(
      .unreachableScreen, "\(reason); push it from a screen, or remove it", at: words.range(first),
      notes: going(to: first, words) + others)
  }

  /// A note that names a go segue to the screen, because a go segue does not make a screen reachable.
  private static func going(to screen: ScreenID, _ words: Wording) -> [Diagnostic.Note] {
    let target = words.declarations.screens[screen.position].name.symbol
    let segues = words.declarations.segues.indices.lazy.map { SegueID($0) }
    let go = segues.first { words.declarations.segues[$0.position].target?.symbol == target && words.goes($0) }
    return go.map {
      [
        Diagnostic.Note(
          "'\(words.name($0))' is a go segue, which only follows pushes and presents", at: words.targetRange($0))
      ]
    } ?? []
  }

  /// The segue of `anywhere` that opens a screen.
  private static func offer(of screen: ScreenID, _ shape: GraphShape) -> SegueID? {
    let edges = shape.pushes.incoming(screen).lazy.map { shape.pushes.edges[$0] }
    return edges.first { $0.source == shape.pushes.anywhere }?.segue
  }

  /// The unreachable screens, in groups that pushes connect in either direction.
  ///
  /// Groups and their screens are in the order of the file.
  private static func islands(_ shape: GraphShape) -> [[ScreenID]] {
    let count = shape.pushes.screenCount
    guard !shape.reachesAll else { return [] }
    // A forest in which each screen points to an earlier screen of its island. The first screen points to itself.
    var earlier = (0..<shape.pushes.nodeCount).map { Int32($0) }
    func first(_ screen: Int) -> Int {
      var screen = screen
      while Int(earlier[screen]) != screen {
        earlier[screen] = earlier[Int(earlier[screen])]
        screen = Int(earlier[screen])
      }
      return screen
    }
    for edge in shape.pushes.edges where !shape.walk.reaches(edge.source) && !shape.walk.reaches(edge.target) {
      let (one, two) = (first(edge.source.position), first(edge.target.position))
      earlier[max(one, two)] = Int32(min(one, two))
    }
    var islands: [[ScreenID]] = []
    var places = [Int: Int]()
    for screen in 0..<count where !shape.walk.reaches(ScreenID(screen)) {
      let first = first(screen)
      if first == screen {
        places[screen] = islands.count
        islands.append([])
      }
      if let place = places[first] { islands[place].append(ScreenID(screen)) }
    }
    return islands
  }
}

extension Rule {
  package static let unreachableScreen = Rule(
    id: "unreachable-screen", section: .tree,
    range: "the name of the screen",
    meaning: "No chain of pushes leads from the root to the screen.",
    reason: """
      Every screen except the root must be reachable from the root through a chain of pushes. A screen that is not \
      reachable can never be shown. Either a push to it is missing, or the screen is not needed.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: cart
        cart:
        help:
      """,
    mended: ["openCart: cart": "openCart: cart\n      openHelp: help"])
}
