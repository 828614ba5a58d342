internal import NavTable

/// A screen that forbids going back, or that is presented over everything, and that nothing leads away from.
enum DeadEnd {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    let screens = context.graph.screens
    let full = fullLayers(context.graph, shape)
    guard !full.isEmpty || screens.contains(where: { $0.isBackForbidden }) else { return }
    let exits = Exits(context.resolution, shape)
    let tabs = firstScreens(context.graph, shape)
    for screen in shape.screensReached where screens[screen.position].isBackForbidden || full[screen] != nil {
      // Whoever is there selects another tab.
      if tabs.contains(screen) { continue }
      // Nothing lies below the root of a graph. That of a fragment is left by an exit.
      if shape.tree.isRoot(screen), context.resolution.declarations.kind == .graph { continue }
      guard !exits.leadAway(from: screen, shape) else { continue }
      let range = context.words.range(screen)
      context.report(.deadEnd, at: range) { words in
        let (reason, note) = reason(screen, presentedBy: full[screen], words)
        return Diagnostic(
          .deadEnd,
          "nothing leads away from '\(words.name(screen))': \(reason), and no unwind goes from it, or from a screen above"
            + " it, to one below it", at: range, notes: note.map { [$0] } ?? [])
      }
    }
  }

  /// Why going back is no way out.
  private static func reason(
    _ screen: ScreenID, presentedBy segue: SegueID?, _ words: Wording
  ) -> (String, Diagnostic.Note?) {
    if case .never(let value) = words.declarations.screens[screen.position].back {
      return ("it has 'back: false'", Diagnostic.Note("'back' is forbidden here", at: words.tree.range(value)))
    }
    let note = segue.map { Diagnostic.Note("'\(words.name($0))' presents it here", at: words.targetRange($0)) }
    return ("a layer of the style 'full' is closed by no gesture", note)
  }

  /// The screens that are presented over everything, each with the first segue that does so.
  private static func fullLayers(_ graph: Graph, _ shape: GraphShape) -> [ScreenID: SegueID] {
    var found: [ScreenID: SegueID] = [:]
    for edge in shape.pushes.declared where shape.walk.reaches(edge.source) {
      guard graph.segues[edge.segue.position].opening == .present(.full), found[edge.target] == nil else { continue }
      found[edge.target] = edge.segue
    }
    return found
  }

  /// The screens that begin a tab.
  private static func firstScreens(_ graph: Graph, _ shape: GraphShape) -> Set<ScreenID> {
    guard shape.pushes.hasContainers else { return [] }
    return Set(shape.pushes.declared.lazy.filter { graph.segues[$0.segue.position].opening == .tab }.map(\.target))
  }

  /// How far down the unwinds of each screen, and of those above it, lead.
  ///
  /// On a way through the tree, a screen that an unwind goes to by name comes either before `screen` on every way there or
  /// after it on every way on, so its place in the order of the walk tells which. `previous` leads one screen down, never
  /// past a screen further below; `opener` leads past all screens down to the nearest shared one. From the first screen of a tab
  /// both lead past the container.
  private struct Exits {
    /// By screen, the lowest target of the unwinds from it and above it, as a place in the order of the walk.
    private var lowest: [Int]
    /// By screen, whether an unwind to `opener` from it or above it finds no shared screen above it.
    private var opens: [Bool]
    private var hasOwn: [Bool]
    /// Past every screen of the file: out of the fragment, or who knows where.
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
      // A recursive push opens a second instance of a screen further down, whose unwinds lead past everything above the
      // first one.
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
      // From the root of a fragment, an exit alone leads away.
      let bound = shape.tree.isRoot(screen) ? -1 : shape.walk.position(screen)
      if hasOwn[screen.position] || lowest[screen.position] < bound { return true }
      return opens[screen.position]
    }

    private mutating func note(_ screen: ScreenID, _ resolution: Resolution, _ shape: GraphShape) {
      let position = screen.position
      let declared = resolution.declarations.screens[position]
      // What could not be read may lead anywhere.
      if !declared.unknown.isDisjoint(with: [.pushes, .unwinds, .goes]) { lowest[position] = Self.outside }
      if shape.pushes.outgoing(screen).contains(where: { shape.pushes.edges[$0].kind == .guessed }) {
        lowest[position] = Self.outside
      }
      for index in resolution.graph.screens[position].pushes {
        // A replacement leaves like an unwind to where it cuts the stack.
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

    /// What goes elsewhere keeps what is certain to be the same from the bottom: the highest screen on whose way down nothing is shared.
    private mutating func note(
      _ go: GoDraft, from source: ScreenID, _ tabs: inout TabsAround?, _ shape: GraphShape
    ) {
      let position = source.position
      if case .tab(let tab) = go.destination, let answer = tabs?.container(of: tab.symbol, around: source) {
        // What is reported as no tab leads nowhere for sure, and nothing more is said of it.
        guard case .container(let container) = answer else { return lowest[position] = Self.outside }
        // Another tab is seen, in the same container.
        guard tabs?.stands(source, in: tab.symbol, of: container) != true else { return }
        return lowest[position] = min(lowest[position], shape.walk.position(container))
      }
      guard let way = go.way, let head = way.via.last.map(\.screen) ?? way.screen, shape.walk.reaches(head) else {
        lowest[position] = Self.outside
        return
      }
      let kept = shape.dominators.nearestCommon(head, source)
      lowest[position] = min(lowest[position], shape.walk.position(kept))
    }

    /// The same of what every screen with a page offers.
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
      // Below the root itself, as it were: `root` goes past a second root too.
      case .root: lowest[position] = min(lowest[position], -1)
      case .exit: lowest[position] = Self.outside
      case .opener: opens[position] = true
      case .screen(let target):
        if shape.walk.reaches(target) { lowest[position] = min(lowest[position], shape.walk.position(target)) }
      }
    }

    /// Takes note of what leads past the containers in which a screen begins a tab.
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

    /// Hands what screens above can do down to the screens that lead to them.
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
    meaning: "It says `back: false`, or is presented as `full`, and nothing leads out.",
    reason: """
      'back: false' takes away the back button and the swipe. If no unwind goes from the screen, or from one above it, to a \
      screen below it, then whoever comes there never leaves. An unwind to 'previous' from the screen above only comes back \
      to it. A layer of the style 'full' covers everything and is closed by no gesture, so its first screen needs an unwind too, or one \
      above it. What replaces the screen, or goes elsewhere, leads out like an unwind.
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
