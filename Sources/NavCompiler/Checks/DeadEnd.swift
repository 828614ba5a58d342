internal import NavTable

/// A screen with `back: false`, or the first screen of a `full` layer, if no segue leads out of it.
enum DeadEnd {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    let screens = context.graph.screens
    let full = fullLayers(context.graph, shape)
    guard !full.isEmpty || screens.contains(where: { $0.isBackForbidden }) else { return }
    let exits = Exits(context.resolution, shape)
    let tabs = firstScreens(context.graph, shape)
    for screen in shape.screensReached where screens[screen.position].isBackForbidden || full[screen] != nil {
      // The user can select another tab.
      if tabs.contains(screen) { continue }
      // No screen is below the root of a graph. An exit can leave the root of a fragment.
      if shape.tree.isRoot(screen), context.resolution.declarations.kind == .graph { continue }
      guard !exits.leadAway(from: screen, shape) else { continue }
      let range = context.words.range(screen)
      context.report(.deadEnd, at: range) { words in
        let (reason, note) = reason(screen, presentedBy: full[screen], words)
        return Diagnostic(
          .deadEnd,
          "users cannot leave '\(words.name(screen))': \(reason) and no unwind leads out", at: range,
          notes: (note.map { [$0] } ?? [])
            + [Diagnostic.Note("add an unwind to '\(words.name(screen))' or to a screen above it", at: range)])
      }
    }
  }

  /// The reason the user cannot go back, and the place that causes it.
  private static func reason(
    _ screen: ScreenID, presentedBy segue: SegueID?, _ words: Wording
  ) -> (String, Diagnostic.Note?) {
    if case .never(let value) = words.declarations.screens[screen.position].back {
      return ("'back' is false", Diagnostic.Note("'back' is false here", at: words.tree.range(value)))
    }
    let note = segue.map { Diagnostic.Note("'\(words.name($0))' presents it here", at: words.targetRange($0)) }
    return ("no gesture closes a layer with the style 'full'", note)
  }

  /// The screens that are presented with the style `full`, each with the first segue that presents it.
  private static func fullLayers(_ graph: Graph, _ shape: GraphShape) -> [ScreenID: SegueID] {
    var found: [ScreenID: SegueID] = [:]
    for edge in shape.pushes.declared where shape.walk.reaches(edge.source) {
      guard graph.segues[edge.segue.position].opening == .present(.full), found[edge.target] == nil else { continue }
      found[edge.target] = edge.segue
    }
    return found
  }

  /// The first screens of tabs.
  private static func firstScreens(_ graph: Graph, _ shape: GraphShape) -> Set<ScreenID> {
    guard shape.pushes.hasContainers else { return [] }
    return Set(shape.pushes.declared.lazy.filter { graph.segues[$0.segue.position].opening == .tab }.map(\.target))
  }

  /// The lowest screens that the segues of each screen, and of the screens above it, lead to.
  ///
  /// The target of an unwind is either below `screen` or above it in every place. The position of the target in the
  /// walk decides which. `previous` leads one screen down. `opener` leads past the nearest shared screen. From the
  /// first screen of a tab, both lead past the container.
  private struct Exits {
    /// The lowest target of the unwinds from each screen and above it, as a position in the walk.
    private var lowest: [Int]
    /// Whether an unwind to `opener`, from each screen or above it, leads past that screen.
    private var opens: [Bool]
    private var hasOwn: [Bool]
    /// A position below every screen of the file, for exits and unknown targets.
    private static let outside = -2

    init(_ resolution: Resolution, _ shape: GraphShape) {
      let count = shape.pushes.nodeCount
      lowest = [Int](repeating: .max, count: count)
      opens = [Bool](repeating: false, count: count)
      hasOwn = opens
      for screen in shape.screensReached { note(screen, resolution, shape) }
      var tabs = resolution.goes.contains { $0.selects } ? TabsAround(resolution, shape) : nil
      for go in resolution.goes {
        if let source = go.source, shape.walk.reaches(source) { note(go, from: source, &tabs, shape) }
      }
      noteOffered(OfferedExits(resolution, shape), shape)
      rise(shape)
      // A recursive push opens a second instance of a screen. The unwinds of that instance lead past all screens above
      // the first instance.
      for edge in shape.pushes.edges where edge.kind == .recursive && shape.walk.reaches(edge.source) {
        guard shape.dominators.dominates(edge.target, edge.source) else { continue }
        let target = edge.target
        if lowest[target.position] < shape.walk.position(target) {
          lowest[edge.source.position] = min(lowest[edge.source.position], lowest[target.position])
        }
        if opens[target.position], !shape.tree.isShared(target) { opens[edge.source.position] = true }
      }
      rise(shape)
      if shape.pushes.hasContainers {
        for screen in shape.screensReached { leaveContainers(from: screen, resolution, shape) }
      }
    }

    func leadAway(from screen: ScreenID, _ shape: GraphShape) -> Bool {
      // Only an exit leaves the root of a fragment.
      let bound = shape.tree.isRoot(screen) ? -1 : shape.walk.position(screen)
      if hasOwn[screen.position] || lowest[screen.position] < bound { return true }
      return opens[screen.position]
    }

    private mutating func note(_ screen: ScreenID, _ resolution: Resolution, _ shape: GraphShape) {
      let position = screen.position
      let declared = resolution.declarations.screens[position]
      // Segues with errors may lead anywhere.
      if !declared.unknown.isDisjoint(with: [.pushes, .unwinds, .goes]) { lowest[position] = Self.outside }
      if shape.pushes.outgoing(screen).contains(where: { shape.pushes.edges[$0].kind == .guessed }) {
        lowest[position] = Self.outside
      }
      for index in resolution.graph.screens[position].pushes {
        // A replace leaves its screen like an unwind to `from`.
        guard let from = resolution.graph.segues[Int(index)].opening.from else { continue }
        hasOwn[position] = true
        note(from, position, shape)
      }
      for index in resolution.graph.screens[position].unwinds
      where !resolution.idleUnwinds.contains(SegueID(index: index)) {
        hasOwn[position] = true
        guard case .unwind(let target, _) = resolution.graph.segues[Int(index)].kind else { continue }
        if resolution.lostUnwinds.contains(SegueID(index: index)) {
          lowest[position] = Self.outside
        } else {
          note(target, position, shape)
        }
      }
    }

    /// Records a go segue. It keeps the screens that its source and its path certainly have in common.
    private mutating func note(
      _ go: GoDraft, from source: ScreenID, _ tabs: inout TabsAround?, _ shape: GraphShape
    ) {
      let position = source.position
      if case .tab(let tab) = go.destination, let answer = tabs?.container(of: tab.symbol, around: source) {
        // An unknown tab has its own message, so it counts as a way out.
        guard case .container(let container) = answer else { return lowest[position] = Self.outside }
        // A segue to the tab of its own screen does not leave the tab.
        guard tabs?.stands(source, in: tab.symbol, of: container) != true else { return }
        return lowest[position] = min(lowest[position], shape.walk.position(container))
      }
      guard let route = go.route, let head = route.via.last.map(\.screen) ?? route.screen, shape.walk.reaches(head)
      else {
        lowest[position] = Self.outside
        return
      }
      let kept = shape.dominators.nearestCommon(head, source)
      lowest[position] = min(lowest[position], shape.walk.position(kept))
    }

    /// Records the go segues that every screen with a page offers.
    private mutating func noteOffered(_ exits: OfferedExits, _ shape: GraphShape) {
      for screen in shape.pagesReached {
        if exits.isUnknown {
          lowest[screen.position] = Self.outside
        } else if let kept = exits.lowest(from: screen) {
          lowest[screen.position] = min(lowest[screen.position], shape.walk.position(kept))
        }
      }
    }

    private mutating func note(_ target: Segue.UnwindTarget, _ position: Int, _ shape: GraphShape) {
      switch target {
      case .previous: break
      // A position below every root, because `root` also leads past a second root.
      case .root: lowest[position] = min(lowest[position], -1)
      case .exit: lowest[position] = Self.outside
      case .opener: opens[position] = true
      case .screen(let target):
        if shape.walk.reaches(target) { lowest[position] = min(lowest[position], shape.walk.position(target)) }
      }
    }

    /// Records the segues that leave the containers in which `screen` is the first screen of a tab.
    private mutating func leaveContainers(from screen: ScreenID, _ resolution: Resolution, _ shape: GraphShape) {
      let containers = shape.tree.parents(of: screen).filter { !shape.pushes.hasPage($0) }
      guard !containers.isEmpty else { return }
      let declared = resolution.graph.screens[screen.position]
      let leads = (Array(declared.pushes) + Array(declared.unwinds)).contains { index in
        let segue = resolution.graph.segues[Int(index)]
        return switch segue.kind {
        case .push: segue.opening.from == .previous
        case .unwind(let target, _): target == .previous
        case .go, .select: false
        }
      }
      if leads || (opens[screen.position] && shape.tree.isShared(screen)) {
        for container in containers { hasOwn[container.position] = true }
      }
    }

    /// Propagates the ways out from each screen to its parents.
    private mutating func rise(_ shape: GraphShape) {
      for screen in shape.walk.order.reversed() {
        let position = screen.position
        for parent in shape.tree.parents(of: screen) {
          lowest[parent.position] = min(lowest[parent.position], lowest[position])
          if opens[position], !shape.tree.isShared(screen) { opens[parent.position] = true }
        }
      }
    }
  }
}

extension Screen {
  fileprivate var isBackForbidden: Bool {
    if case .never = back { true } else { false }
  }
}

extension Rule {
  package static let deadEnd = Rule(
    id: "dead-end", severity: .warning, section: .tree,
    range: "the name of the screen",
    meaning: "The user cannot go back from the screen, and no segue leads out.",
    reason: """
      'back: false' disables the back button and the swipe. A layer with the style 'full' covers everything, and no \
      gesture closes it. In both cases, an unwind must lead out: from the screen, or from a screen above it, to a \
      screen below it. A replace or a go segue also works. An unwind to 'previous' from the screen above does not, \
      because it returns to the same screen.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            pay: payment
        payment:
          back: false
      """,
    mended: ["back: false": "back: false\n    unwind:\n      done: catalog"])
}
