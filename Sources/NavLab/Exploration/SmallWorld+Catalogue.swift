import NavRuntime

extension SmallWorld {
  /// The worlds to explore.
  package static let all: [SmallWorld] = [
    busyReplace, copies, recursion, uniqueRecursion, swipes, watchdog, tugOfWar, evictions, awaitedLinks, busyDrop,
    busyQueue, hostChanges, links, restlessHost, facts, requirements, restoring, restoringAnyway, hiddenHost,
    hiddenAndRefused, cancelled, layers, layersDismissed, layersHalfDone, inPlace, inPlaceHalfDone, inPlaceOfTheSource,
    alerts, lostAlerts, lateAlerts, movingAlerts, tabs, tabsThatGo, tabsCovered, tabsRooted, roots, rootsForced,
    columns, columnsHeld, columnsMoved, columnsEvicted, columnsHidden,
  ]

  /// Three screens in a chain, with segues back.
  private static func chain(
    push: BusyPolicy = .auto, unwind: BusyPolicy = .auto, back: BackRule = .allowed
  ) -> StackRules {
    StackRules(
      root: 0, screens: [.init(), .init(back: back), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), whenBusy: push),
        .init(source: 1, action: .push(2, .none), whenBusy: push),
        .init(source: 2, action: .unwind(.root), whenBusy: unwind),
        .init(source: 1, action: .unwind(.previous), whenBusy: unwind),
      ])
  }

  private static let chainNames = ["root", "a", "b"]
  private static let pushA = Ask("a user pushes a", 0, .user)
  private static let pushB = Ask("a user pushes b", 1, .user)
  private static let programPushA = Ask("a program pushes a", 0, .program)
  private static let programPushB = Ask("a program pushes b", 1, .program)
  private static let unwindToRoot = Ask("a user unwinds to the root", 2, .user)
  private static let unwindByOne = Ask("a program unwinds by one", 3, .program)
  private static let back = Ask("a user goes back", .back, .user)
  private static let programBack = Ask("a program goes back", .back, .program)
  private static let swipe = Ask("a finger swipes", .swipe)

  static let busyDrop = SmallWorld(
    name: "drop", summary: "pushes and unwinds of a user, dropped while busy, at a faulty host",
    rules: chain(push: .drop, unwind: .drop), screens: chainNames, asks: [pushA, pushB, unwindToRoot, back],
    hazards: [.faultyHost, .refusals, .staleHandles])

  static let busyQueue = SmallWorld(
    name: "queue", summary: "pushes and unwinds that wait for their turn, at a faulty host",
    rules: chain(push: .queue, unwind: .queue), screens: chainNames, asks: [pushA, pushB, unwindToRoot],
    hazards: [.hostStaysPut, .hostPops, .refusals, .cancellations])

  static let busyReplace = SmallWorld(
    name: "replace", summary: "pushes that take the place of what waits",
    rules: StackRules(
      root: 0, screens: [.init(), .init(), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), whenBusy: .replace),
        .init(source: 0, action: .push(2, .none), whenBusy: .queue),
        .init(source: 1, action: .unwind(.previous), whenBusy: .queue),
      ]), screens: chainNames,
    asks: [pushA, Ask("a user pushes b", 1, .user), Ask("a user unwinds by one", 2, .user)],
    hazards: [.hostStaysPut, .refusals, .nestedRequests, .locks, .staleHandles])

  static let copies = SmallWorld(
    name: "copies", summary: "the same screen above itself, with the same key and with another",
    rules: StackRules(
      root: 0, screens: [.init(), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), whenBusy: .queue),
        .init(source: 1, action: .push(1, .none), whenBusy: .queue),
      ]), screens: ["root", "a"],
    asks: [
      Ask("a user pushes a with key 1", 0, .user, key: 1), Ask("a user pushes a with key 2", 0, .user, key: 2),
      Ask("a user pushes a above a with key 1", 1, .user, key: 1),
      Ask("a user pushes a above a with key 2", 1, .user, key: 2), back,
    ],
    hazards: [.nestedRequests, .locks])

  static let uniqueRecursion = SmallWorld(
    name: "keys", summary: "a screen above itself that its author does not let be repeated",
    rules: StackRules(
      root: 0, screens: [.init(), .init(refusesDuplicates: true)],
      segues: [
        .init(source: 0, action: .push(1, .unbounded), whenBusy: .queue),
        .init(source: 1, action: .push(1, .bounded(3)), whenBusy: .queue),
      ]), screens: ["root", "a"],
    asks: [
      Ask("a user pushes a with key 1", 0, .user, key: 1),
      Ask("a user pushes a above a with key 1", 1, .user, key: 1),
      Ask("a user pushes a above a with key 2", 1, .user, key: 2), back,
    ],
    hazards: [.nestedRequests, .hostStaysPut])

  static let recursion = SmallWorld(
    name: "recursion", summary: "a screen above itself, up to a bound",
    rules: StackRules(
      root: 0, screens: [.init(), .init()],
      segues: [
        .init(source: 0, action: .push(1, .bounded(2)), whenBusy: .queue),
        .init(source: 1, action: .push(1, .bounded(2)), whenBusy: .queue),
        .init(source: 1, action: .unwind(.root), whenBusy: .queue),
      ]), screens: ["root", "a"],
    asks: [pushA, Ask("a user pushes a above a", 1, .user), unwindToRoot, programBack],
    hazards: [.nestedRequests, .hostStaysPut], depth: 4)

  static let swipes = SmallWorld(
    name: "swipes", summary: "gestures that end, turn back, vanish or hang, between pushes and back",
    rules: chain(back: .asked), screens: chainNames, asks: [programPushA, pushB, swipe, back],
    hazards: [.hostStaysPut, .refusals, .locks, .strayTimers, .unaskedReports])

  static let hostChanges = SmallWorld(
    name: "host", summary: "a host that changes its stack on its own, legally and not",
    rules: chain(back: .asked), screens: chainNames, asks: [pushA, pushB, back],
    hazards: [.hostPops, .hostShowsForeign, .refusals])

  static let restlessHost = SmallWorld(
    name: "restless", summary: "a host that moves by itself, is late, and names the wrong transitions",
    rules: chain(), screens: chainNames, asks: [pushA, programBack],
    hazards: [.hostMovesByItself, .hostIsLate, .hostNamesAnother, .unaskedReports])

  static let tugOfWar = SmallWorld(
    name: "tug of war", summary: "a host that is moved as soon as it has been set right, or cannot be",
    rules: chain(), screens: chainNames, asks: [pushA],
    hazards: [.hostShowsForeign, .hostStaysPut, .unaskedReports, .hostNeverSettles])

  static let watchdog = SmallWorld(
    name: "watchdog", summary: "transitions that last, hang and are made to settle",
    rules: chain(), screens: chainNames, asks: [pushA, programPushB, swipe],
    hazards: [.longAnimations, .strayTimers, .hostStaysPut, .hostNamesAnother, .unaskedReports])

  static let hiddenHost = SmallWorld(
    name: "hidden", summary: "a host that hides and comes back, elsewhere or in the middle of something",
    rules: chain(), screens: chainNames, asks: [programPushA, swipe],
    hazards: [.hostHides, .hostPops, .strayTimers, .locks], most: 1)

  static let hiddenAndRefused = SmallWorld(
    name: "hidden, refused", summary: "a host that hides, moves by itself and may not stay where it ends",
    rules: chain(), screens: chainNames, asks: [programPushA],
    hazards: [.hostHides, .hostPops, .hostNeverSettles, .refusals], most: 1)

  static let cancelled = SmallWorld(
    name: "cancelled", summary: "requests that are given up at any moment, with locks taken in their hooks",
    rules: chain(), screens: chainNames,
    asks: [programPushA, programPushB, Ask("a program opens a link to b", .link(2), .link, .program)],
    hazards: [.cancellations, .locks, .refusals, .hostPops], most: 1)

  static let facts = SmallWorld(
    name: "facts", summary: "answers that take their time, and locks and cancellations meanwhile",
    rules: chain(), screens: chainNames, asks: [programPushA, programBack],
    hazards: [.awaitedFacts, .refusals, .locks, .cancellations, .hostPops], most: 1)

  static let requirements = SmallWorld(
    name: "requirements", summary: "pages that may not stay, at any time, at a host that goes its own ways",
    rules: chain(), screens: chainNames, asks: [programPushA, programPushB],
    hazards: [.changingFacts, .hostPops])

  static let evictions = SmallWorld(
    name: "evictions", summary: "pages that may not stay while answers are awaited and a lock is held",
    rules: chain(), screens: chainNames, asks: [programPushA, programPushB],
    hazards: [.changingFacts, .awaitedFacts, .locks])

  static let links = SmallWorld(
    name: "links", summary: "links that go through, stop and are refused on their way",
    rules: chain(), screens: chainNames,
    asks: [
      Ask("a program opens a link to b", .link(2), .link, .program), Ask("a user opens a link to a", .link(1), .link),
      programPushA,
    ],
    hazards: [.refusals, .hostStaysPut, .hostPops])

  static let awaitedLinks = SmallWorld(
    name: "slow links", summary: "links whose answers take their time, and locks and other facts meanwhile",
    rules: chain(), screens: chainNames,
    asks: [Ask("a program opens a link to b", .link(2), .link, .program), programPushA],
    hazards: [.awaitedFacts, .changingFacts, .locks], most: 1)

  /// The root pushes a, a presents b in a layer, and b pushes c in the layer. The root can also push b.
  private static let layered = StackRules(
    root: 0, screens: [.init(), .init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), whenBusy: .queue),
      .init(source: 1, action: .push(2, .none), whenBusy: .queue, opening: .sheet),
      .init(source: 2, action: .push(3, .none), whenBusy: .queue),
      .init(source: 3, action: .unwind(.root), whenBusy: .queue),
      .init(source: 0, action: .push(2, .none), whenBusy: .queue),
    ])
  private static let layeredNames = ["root", "a", "b", "c"]
  private static let presentB = Ask("a user presents b", 1, .user)
  private static let unwindFromLayer = Ask("a user unwinds from the layer to the root", 3, .user)

  static let layers = SmallWorld(
    name: "layers",
    summary: "a layer that is opened, pushed in, swiped and drawn away, at a host that closes it itself",
    rules: layered, screens: layeredNames,
    asks: [programPushA, presentB, swipe, Ask("a finger draws the layer away", .dismissal)],
    hazards: [.hostPops], queue: 1)

  static let layersDismissed = SmallWorld(
    name: "dismissed", summary: "ways back inside a layer and out of it, while the system closes the layer",
    rules: layered, screens: layeredNames,
    asks: [programPushA, presentB, Ask("a user pushes c in the layer", 2, .user), unwindFromLayer, back],
    hazards: [.hostDismisses, .refusals, .locks], depth: 4, most: 1, queue: 1)

  static let layersHalfDone = SmallWorld(
    name: "half", summary: "links and unwinds over layers, at a host that stops in the middle of its steps",
    rules: layered, screens: layeredNames,
    asks: [
      unwindFromLayer, Ask("a program opens a link to c", .link(3), .link, .program),
      Ask("a user opens a link to a", .link(1), .link),
    ],
    hazards: [.hostStopsHalfway], depth: 4, most: 1)

  /// Replacements: of a layer by a page, of all pages above the root, and of all pages above a.
  private static let replacing = StackRules(
    root: 0, screens: [.init(), .init(back: .asked), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), whenBusy: .queue),
      .init(source: 1, action: .push(2, .none), whenBusy: .queue, opening: .sheet),
      .init(source: 2, action: .push(3, .none), whenBusy: .queue, from: .previous),
      .init(source: 3, action: .push(2, .none), whenBusy: .queue, from: .root),
      .init(source: 3, action: .push(3, .none), whenBusy: .queue, from: .screen(1)),
    ])
  private static let replacements = [
    programPushA, presentB, Ask("c takes the place of the layer", 2, .user), Ask("b takes the place of all", 3, .user),
  ]

  static let inPlace = SmallWorld(
    name: "in place", summary: "pages that take the place of others, at a host that goes its own ways",
    rules: replacing, screens: layeredNames,
    asks: replacements + [Ask("another c takes the place of what is above a", 4, .user, key: 8)],
    hazards: [.hostPops], most: 1)

  static let inPlaceHalfDone = SmallWorld(
    name: "in place, half", summary: "pages that take the place of a layer, at a host that only closes it",
    rules: replacing, screens: layeredNames, asks: replacements, hazards: [.hostStopsHalfway, .locks], most: 1)

  /// Three pages in a chain. The last one can also replace the first one.
  static let inPlaceOfTheSource = SmallWorld(
    name: "in place, of the source",
    summary: "a page that takes the place of one, at a host that leaves it on that one",
    rules: StackRules(
      root: 0, screens: [.init(), .init(), .init(), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), whenBusy: .queue),
        .init(source: 1, action: .push(2, .none), whenBusy: .queue),
        .init(source: 2, action: .push(3, .none), whenBusy: .queue),
        .init(source: 1, action: .push(3, .none), whenBusy: .queue, from: .previous),
      ]), screens: layeredNames,
    asks: [
      Ask("the app restores a, b and c", .restore([0, 1, 2, 3]), .none, .program),
      Ask("c takes the place of a", 3, .user),
    ],
    hazards: [.hostPops], depth: 4, most: 1)

  /// The root pushes a, which presents an alert. One button unwinds to the root, and the other one to a.
  private static let alerted = StackRules(
    root: 0, screens: [.init(), .init(), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none), whenBusy: .queue),
      .init(source: 1, action: .push(2, .none), whenBusy: .queue, opening: .alert),
      .init(source: 2, action: .unwind(.root), whenBusy: .queue),
      .init(source: 2, action: .unwind(.previous), whenBusy: .queue),
    ])
  private static let alertedNames = ["root", "a", "alert"]
  private static let showAlert = Ask("a user opens the alert", 1, .user)
  private static let farButton = Ask("the button to the root closes the alert", .button(isClosed: true), 2)
  private static let openButton = Ask("the button to the root is told of first", .button(isClosed: false), 2)

  static let alerts = SmallWorld(
    name: "alerts", summary: "buttons at any moment, told before the alert goes and after, under locks and given up",
    rules: alerted, screens: alertedNames, asks: [programPushA, showAlert, farButton, openButton, back],
    hazards: [.locks, .cancellations, .hostStaysPut], most: 1, cancel: 3)

  static let lostAlerts = SmallWorld(
    name: "lost alerts", summary: "alerts that go without a word, with pages that may not stay",
    rules: alerted, screens: alertedNames,
    asks: [programPushA, showAlert, Ask("the button to a closes the alert", .button(isClosed: true), 3)],
    hazards: [.hostPops, .changingFacts, .locks], most: 1, queue: 1, cancel: 3)

  static let lateAlerts = SmallWorld(
    name: "late alerts", summary: "alerts that have closed, and whose buttons come later than other requests",
    rules: alerted, screens: alertedNames,
    asks: [
      programPushA, showAlert, openButton, Ask("a program opens a link to the root", .link(0), .link, .program),
      Ask("a program goes back", .back, .program),
    ],
    hazards: [.hostPops, .hostHides], most: 1, queue: 1, cancel: 3)

  static let movingAlerts = SmallWorld(
    name: "moving alerts", summary: "alerts on a host that moves by itself, whose buttons come meanwhile",
    rules: alerted, screens: alertedNames,
    asks: [programPushA, showAlert, openButton, Ask("a program opens a link to the root", .link(0), .link, .program)],
    hazards: [.hostPops, .hostMovesByItself], most: 1, queue: 1, cancel: 3)

  static let restoring = SmallWorld(
    name: "restoring", summary: "whole stacks that are put up, between pushes, and may not stay",
    rules: chain(), screens: chainNames,
    asks: [
      Ask("the app restores a and b", .restore([0, 1, 2]), .none, .program),
      Ask("the app restores b above the root", .restore([0, 2]), .none, .program),
      pushA,
    ],
    hazards: [.hostPops, .locks, .changingFacts], most: 1)

  static let restoringAnyway = SmallWorld(
    name: "restoring anyway",
    summary: "saved stacks during transitions, from hooks, and on a host that moves by itself",
    rules: chain(), screens: chainNames,
    asks: [Ask("the app restores a and b", .restore([0, 1, 2]), .none, .program), programPushA, back],
    hazards: [.hostMovesByItself, .nestedRequests, .hostHides, .cancellations], most: 1, queue: 1)
}
