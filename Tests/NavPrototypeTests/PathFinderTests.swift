import Foundation
import NavCompiler
import NavPlayer
import NavPrototype
import NavRuntime
import TestTiers
import Testing

/// The walks that show an entire graph. All of them can be performed, and together they cover every segue and both
/// results of each guard.
@Suite struct PathFinderTests {
  @Test(arguments: PlayedGraph.names + ["fragments/clinic"]) func everySegueIsTaken(_ name: String) throws {
    try Self.check(PlayedGraph.named(name), name)
  }

  /// The graphs of the apps in `Examples`.
  @Test(arguments: [
    "Shop/Sources/ShopNavigation/shop", "Tour/Sources/TourNavigation/shop", "Wallet/Sources/WalletNavigation/wallet",
  ])
  func everySegueOfAppsIsTaken(_ path: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/\(path).nav.yaml")
      .standardizedFileURL
    try Self.check(PlayedGraph.at(url), path)
  }

  /// A path that is always closed does not hide another path. Here, `d` is also reachable from `a`.
  @Test func aClosedWayHidesNoOther() throws {
    let graph = try PlayedGraph.of(
      """
      navc: 1
      graph: Doors
      root: [a, b]
      facts: { x: Bool, y: Bool }
      screens:
        a: { requires: x, present: { p: t } }
        b: { go: { g: d } }
        t: { tabs: { one: c, two: d } }
        c: {}
        d: { requires: y, unwind: { u: previous } }
      """)
    try Self.check(graph, "a closed way")
  }

  /// Each screen offers the segue, but only the screens above the second root can perform it.
  @Test func whatEveryScreenOffersIsTakenFromEachRoot() throws {
    let first = (1...20).map { "  s\($0): {}" }.joined(separator: "\n")
    let graph = try PlayedGraph.of(
      """
      navc: 1
      graph: Doors
      root: [welcome, home]
      facts: { isNew: Bool }
      anywhere: { go: { seeOrder: order } }
      screens:
        welcome: { requires: isNew, push: { \((1...20).map { "p\($0): s\($0)" }.joined(separator: ", ")) } }
      \(first)
        home: { push: { open: list } }
        list: { push: { more: order } }
        order: {}
      """)
    try Self.check(graph, "offered")
  }

  /// A reason is a complete sentence, even if the refusing screen does not have `requires`.
  @Test func theReasonOfARootIsWhole() throws {
    let graph = try PlayedGraph.of(
      """
      navc: 1
      graph: Doors
      root: [a, b]
      facts: { x: Bool }
      screens: { a: { requires: x, go: { g: b } }, b: {} }
      """)
    var finder = PathFinder(graph)
    finder.find()
    #expect(finder.missed.map(\.why) == ["it is always refused: b is the root only if no earlier root can be"])
  }

  private static func check(_ graph: PrototypeGraph, _ name: String) throws {
    var finder = PathFinder(graph)
    finder.find()
    let names = finder.missed.map { "\($0.goal): \($0.why)" }
    let steps = finder.walks.map(\.steps.count).reduce(0, +)
    print("\(name): \(finder.goals.count) goals, \(finder.walks.count) walks, \(steps) lines, missed \(names)")
    #expect(Set(finder.walks.flatMap(\.goals) + finder.missed.map(\.goal)) == Set(finder.goals), "\(name)")
    #expect(
      finder.missed.map { "\(Self.name(of: $0.goal, graph)): \($0.why)" } == missed[name, default: []],
      "\(name): \(names)")
    for walk in finder.walks { try Self.replay(walk, graph, name) }
  }

  /// The number of steps grows with the number of segues, times the depth of the tree.
  @Test(.thorough) func growsWithTheGraphAndItsDepth() throws {
    var perSegue: [Double] = []
    for (count, depth) in [(100, 7.0), (1_000, 10), (10_000, 14)] {
      var yaml = "navc: 1\ngraph: Tree\nroot: s0\nfacts: { isOpen: Bool }\nscreens:\n"
      for number in 0..<count {
        let children = [2 * number + 1, 2 * number + 2].filter { $0 < count }
        yaml += "  s\(number):\n"
        if !children.isEmpty {
          let pushes = children.map {
            "p\($0): { to: s\($0)\($0.isMultiple(of: 50) ? ", shouldPerform: isOpen" : "") }"
          }
          yaml += "    push: { \(pushes.joined(separator: ", ")) }\n"
        }
        if number > 0, number.isMultiple(of: 5) { yaml += "    unwind: { home: root }\n" }
      }
      var finder = PathFinder(try PlayedGraph.of(yaml))
      let time = ContinuousClock().measure { finder.find() }
      #expect(finder.missed.isEmpty)
      let steps = finder.walks.map { $0.steps.count { !$0.hasPrefix("wait") } }.reduce(0, +)
      print("\(count) screens, \(finder.goals.count) goals: \(finder.walks.count) walks, \(steps) steps, \(time)")
      perSegue.append(Double(steps) / Double(finder.goals.count) / depth)
    }
    #expect(perSegue.allSatisfy { $0 < 1 }, "\(perSegue)")
  }

  /// A goal that is refused on one path is tried on another path to its screen.
  @Test func aRefusedGoalIsTriedOnAnotherPath() throws {
    let graph = try PlayedGraph.of(
      """
      navc: 1
      graph: Doors
      root: r
      facts: { x: Bool }
      screens:
        r: { push: { p: a, q: b } }
        a: { requires: x, push: { down: d } }
        b: { requires: not x, push: { down: c } }
        c: { push: { down: d } }
        d: { shared: true, push: { t: { to: t, shouldPerform: not x } } }
        t: {}
      """)
    try Self.check(graph, "refused")
  }

  /// Each screen has a goal that is always refused.
  @Test(.thorough, arguments: Refusals.allCases) func refusedGoalsTakeLinearTime(_ refusals: Refusals) throws {
    let graphs = try [40, 400].map { try PlayedGraph.of(refusals.graph($0)) }
    Growth.expectLinear("\(refusals)", graphs[0], graphs[1]) { find($0) }
    func find(_ graph: PrototypeGraph) {
      var finder = PathFinder(graph)
      finder.find()
      #expect(finder.missed.count >= graph.table.rules.screens.count / 4)
    }
  }

  /// The places where segues are refused.
  enum Refusals: CaseIterable {
    /// At their own screens.
    case ownScreen
    /// At their own screens, to which several segues lead.
    case severalPaths
    /// At their own screens, to which a segue of a screen above leads too.
    case cycles
    /// On the path.
    case onTheWay

    func graph(_ count: Int) -> String {
      // The second root is used only if `f` is false.
      let roots = self == .onTheWay ? "[first, r]" : "r"
      let first = self == .onTheWay ? "  first: { requires: f }\n" : ""
      var yaml = "navc: 1\ngraph: Doors\nroot: \(roots)\nfacts: { f: Bool }\nscreens:\n\(first)"
      // A screen with many segues is slow by itself, so these screens form a tree.
      for number in 0..<count {
        yaml += "  \(number == 0 ? "r" : "r\(number)"):\n    push:\n      p\(number): s\(number)\n"
        if self == .severalPaths { yaml += "      q\(number): s\(number)\n" }
        for child in [2 * number + 1, 2 * number + 2] where child < count {
          yaml += "      r\(child): r\(child)\n"
        }
      }
      for number in 0..<count {
        let push = "push: { t\(number): { to: t\(number), shouldPerform: f } }"
        switch self {
        case .ownScreen, .severalPaths: yaml += "  s\(number): { requires: f, \(push) }\n  t\(number): {}\n"
        case .cycles:
          yaml += "  s\(number): { requires: f, \(push) }\n"
          yaml += "  t\(number): { go: { again\(number): { to: s\(number) } } }\n"
        case .onTheWay:
          yaml += "  s\(number): { requires: f, push: { t\(number): t\(number) } }\n  t\(number): {}\n"
        }
      }
      return yaml
    }
  }

  /// The goals that no walk can show: a segue to the current screen, and guards that repeat an earlier guard.
  private static let missed = [
    // `b` is the root only if `a` cannot be, and the path to `d` goes through `a`.
    "a closed way": ["g: it is always refused: a requires x"],
    "go": ["again: it is always refused: the same screen is there, or on its way"],
    "layers": ["refusal of write: it is always refused: the requirement of 'editor' is evaluated first"],
    "links": ["refusal of openAccount: it is always refused: the requirement of 'account' is evaluated first"],
  ]

  private static func name(of goal: PathGoal, _ graph: PrototypeGraph) -> String {
    switch goal {
    case .segue(let segue): graph.table.name(of: segue)
    case .refusal(let segue): "refusal of \(graph.table.name(of: segue))"
    case .requirement(let screen): "requirement of \(graph.table[screen].name)"
    case .back(let screen, _): "back of \(graph.table[screen].name)"
    case .pane(let segue, let walk): "\(walk) of \(graph.table.name(of: segue))"
    }
  }

  /// Replays a walk, and checks that it shows its goals.
  private static func replay(_ walk: ShownWalk, _ graph: PrototypeGraph, _ name: String) throws {
    var player = Prototype(graph)
    var outcomes: [(NavRuntime.SegueID, StackOutcome?)] = []
    var gone: Set<NavRuntime.ScreenID> = []
    for line in walk.steps {
      let command = try #require(PrototypeCommand(line), "\(name): \(line)")
      let before = player.core.stack.map(\.screen)
      let asked = player.record.asked
      let error = player.perform(command)
      #expect(error == nil || player.record.asked > asked, "\(name): \(line): \(error ?? "")")
      if case .wait = command {} else { gone.formUnion(Set(before).subtracting(player.core.proposed.map(\.screen))) }
    }
    outcomes = player.record.entries.map { ($0.segue, $0.outcome) }
    for goal in walk.goals {
      let isShown: Bool =
        switch goal {
        case .segue(let segue): outcomes.contains { $0 == (segue, .shown) }
        case .refusal(let segue): outcomes.contains { $0 == (segue, .refused(.said(.predicate(segue)))) }
        case .requirement(let screen):
          outcomes.contains { $0.1 == .refused(.said(.requirement(screen))) }
            || !player.record.evictions.isEmpty || gone.contains(graph.table.entry(of: screen))
        case .back(let screen, true): outcomes.contains { $0 == (.back, .shown) } && gone.contains(screen)
        case .back(let screen, false): outcomes.contains { $0 == (.back, .refused(.said(.back(screen)))) }
        case .pane(let segue, .held): outcomes.contains { $0 == (segue, .refused(.held)) }
        case .pane(let segue, _):
          outcomes.contains { $0 == (segue, .shown) }
            && walk.steps.contains(PrototypeCommand.fold(isExpanded: true).text)
        }
      #expect(isShown, "\(name): \(goal)\n\(walk.steps.joined(separator: "\n"))")
    }
  }
}
