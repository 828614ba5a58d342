import NavRuntime

// Worlds with tabs and worlds with two roots.
extension SmallWorld {
  /// A container with two tabs, which start with l and r. Both can push a, which can go to the second tab.
  private static let tabbed = StackRules(
    root: 0, screens: [.init(), .init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), opening: .tab(0)),
      .init(source: 0, action: .push(2, .none), opening: .tab(1)),
      .init(source: 1, action: .push(3, .none)),
      .init(source: 3, action: .go),
      .init(source: 2, action: .push(3, .none)),
    ])
  private static let tabbedNames = ["tabs", "l", "r", "a"]
  private static let pressL = Ask("somebody presses the first tab", 0, .user)
  private static let pressR = Ask("somebody presses the second tab", 1, .user)
  private static let programR = Ask("a program selects the second tab", 1, .program)
  private static let pushOnL = Ask("a user pushes a in the first tab", 2, .user)
  private static let pushOnR = Ask("a user pushes a in the second tab", 4, .user)
  private static let goToR = Ask("a user goes to the second tab", 3, .user)
  private static let tabBack = Ask("a user goes back", .back, .user)

  static let tabs = SmallWorld(
    name: "tabs",
    summary: "tabs that are pressed, pushed in and selected by the system, at a host that goes its own ways",
    rules: tabbed, screens: tabbedNames, asks: [pressL, programR, pushOnL, goToR, tabBack],
    hazards: [.hostSelects, .hostStaysPut, .refusals], depth: 4, queue: 1, goals: [3: 1])

  static let tabsThatGo = SmallWorld(
    name: "tabs that go", summary: "tabs and what is parked in them, any of which may not stay, with locks",
    rules: tabbed, screens: tabbedNames, asks: [pressL, pressR, pushOnR],
    hazards: [.changingFacts, .hostSelects, .hostStaysPut, .locks], depth: 4, most: 1, queue: 1, demanding: [2, 3])

  /// The same container, with a in a layer over the first tab.
  private static let covered = StackRules(
    root: 0, screens: [.init(), .init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), opening: .tab(0)),
      .init(source: 0, action: .push(2, .none), opening: .tab(1)),
      .init(source: 1, action: .push(3, .none), opening: .sheet),
      .init(source: 3, action: .go),
    ])

  static let tabsCovered = SmallWorld(
    name: "tabs, covered", summary: "tabs that are pressed and selected under a layer, at a host that only closes it",
    rules: covered, screens: tabbedNames, asks: [pressR, pushOnL, goToR],
    hazards: [.hostStopsHalfway, .hostSelects, .hostPops], depth: 4, queue: 1, goals: [3: 1])

  /// Two roots. The first one presents a, and the second one pushes it.
  private static let rooted = StackRules(
    root: 0, otherRoots: [1], screens: [.init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(2, .none), opening: .sheet),
      .init(source: 1, action: .push(2, .none)),
    ])

  /// Two roots. The first one has tabs.
  private static let tabbedRoot = StackRules(
    root: 0, otherRoots: [3], screens: [.init(), .init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), opening: .tab(0)),
      .init(source: 0, action: .push(2, .none), opening: .tab(1)),
    ])

  static let tabsRooted = SmallWorld(
    name: "tabs, rooted", summary: "a root that goes with all that its tabs hold, and comes back, with locks",
    rules: tabbedRoot, screens: ["tabs", "l", "r", "second"], asks: [pressL, pressR],
    hazards: [.changingFacts, .hostStaysPut, .locks], most: 1, queue: 1, demanding: [0, 2])

  private static let rootedAsks = [Ask("a program presents a", 0, .program), Ask("a user pushes a", 1, .user)]

  static let roots = SmallWorld(
    name: "roots", summary: "a root that gives way to another at any time, under a layer, with locks and slow answers",
    rules: rooted, screens: ["first", "second", "a"], asks: rootedAsks,
    hazards: [.changingFacts, .awaitedFacts, .locks], most: 1, demanding: [0, 2])

  static let rootsForced = SmallWorld(
    name: "roots, forced", summary: "the same at a host that does not do it, or goes its own ways",
    rules: rooted, screens: ["first", "second", "a"], asks: rootedAsks,
    hazards: [.changingFacts, .hostStaysPut, .hostPops], most: 1, queue: 1, demanding: [0, 2])
}
