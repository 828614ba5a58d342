import SeededRandom

/// A random graph with independent faults.
///
/// Each fault is in its own screen, or in several places of one screen, and uses names that occur nowhere else.
/// Therefore, a file with several faults has the messages of each fault alone.
struct FaultyGraph {
  /// The style of the file. It changes neither the declarations nor the messages.
  struct Style {
    /// Writes each screen on one line, in braces.
    var isFlow = false
    /// Writes an alias for a repeated value.
    var hasAliases = false
  }

  private struct Screen {
    var name: String
    var parent: Int?
    var keys: [String] = []
    var arguments: [String] = []
    var pushes: [String] = []
    var presents: [String] = []
    var replacements: [String] = []
    var unwinds: [String] = []
    var goes: [String] = []
    var isShared = false
  }

  private var screens: [Screen] = []
  private let facts: [String]
  private var more: [String] = []
  private var conditions: [String] = []
  private var others: [String] = []
  /// The roots before the first screen.
  private var firstRoots: [String] = []
  private var offered: [String] = []
  /// The faults, in the order of their screens.
  private(set) var faults: [Fault] = []

  /// Names that are not similar to each other.
  private static let names = [
    "harbour", "meadow", "lantern", "orchid", "pilgrim", "quarry", "saffron", "thicket", "umbrella", "viaduct",
    "walnut",
    "zeppelin",
  ]

  /// Creates the graph of a seed, with a range of its faults.
  init(seed: UInt64, faults kept: Range<Int>? = nil) {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 4...Self.names.count, using: &random)
    facts = (0..<3).map { "reading\(["One", "Two", "Six"][$0])" }
    for index in 0..<count {
      let parent = index == 0 ? nil : Int.random(in: 0..<index, using: &random)
      screens.append(Screen(name: Self.names[index], parent: parent))
    }
    for index in 1..<count {
      let screen = screens[index]
      let isGuarded = Bool.random(using: &random)
      let fact = facts[Int.random(in: 0..<3, using: &random)]
      let guardText = isGuarded ? ", shouldPerform: \(fact) > 3" : ""
      let opening = "\(screen.name)Opening: { to: \(screen.name)\(guardText)"
      switch Int.random(in: 0..<6, using: &random) {
      case 0: screens[screen.parent ?? 0].presents.append(opening + ", style: popover }")
      case 1: screens[screen.parent ?? 0].presents.append(opening + " }")
      default: screens[screen.parent ?? 0].pushes.append(opening + " }")
      }
      if Bool.random(using: &random) {
        screens[index].unwinds.append("\(screen.name)Closing: \(Bool.random(using: &random) ? "previous" : "root")")
      }
      if Bool.random(using: &random) { screens[index].arguments.append("number: Int = \(index)") }
      // The screen replaces itself.
      if Int.random(in: 0..<4, using: &random) == 0 {
        screens[index].replacements.append("\(screen.name)Anew: { to: \(screen.name), from: previous }")
      }
    }
    addContainer(of: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      firstRoots.append("dawn")
      others.append("dawn: { requires: readingOne > 3, push: { dawnOpening: noon } }")
      others.append("noon: { unwind: { noonClosing: root } }")
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      offered.append("assistance: { to: assistance, shouldPerform: readingTwo > 3 }")
      others.append("assistance: { unwind: { assistanceClosing: previous } }")
    }
    let places = (1..<count).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    let all = places.map { ($0, Fault.allCases.randomElement(using: &random) ?? .title) }
    // Links lead through shared screens, and 'opener' requires one, so these faults depend on marks.
    let marks: Set<Fault> = [.shared, .linkWithoutVia]
    let hasMark = all.contains { marks.contains($0.1) }
    let dependent: Set<Fault> = [.link, .linkSyntax, .opener]
    let independent = all.filter { !hasMark || !dependent.contains($0.1) }
    let chosen = Array(kept.map { independent[$0.clamped(to: independent.indices)] } ?? independent[...])
    faults = chosen.map(\.1)
    for (screen, fault) in chosen { add(fault, to: screen) }
  }

  /// Sometimes adds a layer with tabs, a screen in one tab that selects the other, and a screen with a go segue into
  /// it.
  private mutating func addContainer(of random: inout SplitMix) {
    guard Int.random(in: 0..<3, using: &random) == 0, let last = screens.indices.last else { return }
    screens[0].presents.append("gallery: gallery")
    others += [
      "gallery: { tabs: { paintings: painting, etchings: { to: etching, pass: { depth: 3 } } } }",
      "painting: { go: { compare: { tab: etchings } } }",
      "etching: { arguments: { depth: Int }, push: { turn: verso } }",
      "verso: { unwind: { versoClosing: etching } }",
    ]
    screens[last].goes.append("seeVerso: verso")
  }

  // MARK: - Faults

  private mutating func add(_ fault: Fault, to index: Int) {
    let name = screens[index].name
    switch fault {
    case .target:
      screens[index].pushes.append("\(name)Away: { to: \(String(screens[0].name.dropLast()))x, recursive: true }")
    case .unknownFact: screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: nothing\(name) > 1 }")
    case .misspeltFact: screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: redingOne > 1 }")
    case .type: screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: readingTwo }")
    case .syntax: screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: readingTwo = 3 }")
    case .yes: screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: yes and readingTwo > 3 }")
    case .never:
      screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: readingSix > 3 and readingSix < 2 }")
    case .always:
      screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: readingSix > 3 or readingSix < 9 }")
    case .title: screens[index].keys.append("titel: A \(name)")
    case .secondTitle: screens[index].keys += ["title: A \(name)", "titel: B \(name)"]
    case .repeatedTitle: screens[index].keys += ["title: A \(name)", "title: B \(name)"]
    case .flag: screens[index].keys.append("bar: { hidden: yes }")
    case .word: screens[index].unwinds.append("\(name)Off: { to: previous, whenBusy: \"queue\" }")
    case .shape: screens[index].keys.append("bar: \(name)")
    case .argumentType: screens[index].arguments.append("extra\(name): Strng?")
    case .argumentDefault: screens[index].arguments.append("extra\(name): Int = high")
    case .quotedDefault: screens[index].arguments.append("extra\(name): { type: Int, default: '5' }")
    case .collision: screens[index].arguments += ["\(name)-part: Int = 1", "\(name)Part: Int = 2"]
    case .name: screens[index].unwinds.append("7\(name): previous")
    case .sibling: screens[index].unwinds.append("\(name)Off: { to: \(name) }")
    case .pass:
      screens[screens[index].parent ?? 0].pushes.append("\(name)Again: { to: \(name), pass: { none\(name): 1 } }")
    case .passedText:
      screens[index].arguments.append("given\(name): Int = 0")
      screens[screens[index].parent ?? 0].pushes.append("\(name)Again: { to: \(name), pass: { given\(name): '7' } }")
    case .opener: screens[index].unwinds.append("\(name)Off: opener")
    case .island: others.append("island\(name): {}")
    case .cut: screens[index].replacements.append("\(name)Cut: { to: \(name), from: \(name) }")
    case .from: screens[index].replacements.append("\(name)Cut: { to: \(name), from: nowhere\(name) }")
    case .cycle: screens[index].pushes.append("\(name)Self: \(name)")
    case .deadEnd:
      screens[screens[index].parent ?? 0].pushes.append("\(name)Hole: hole\(name)")
      others.append("hole\(name): { back: false }")
    case .shared: screens[index].isShared = true
    case .link: screens[index].keys.append("link: \"/\(name)/{nothing}\"")
    case .linkSyntax: screens[index].keys.append("link: \"\(name)\"")
    case .linkWithoutVia:
      screens[index].isShared = true
      screens[0].pushes.append("\(name)By: by\(name)")
      others.append("by\(name): { push: { \(name)Side: \(name) } }")
      screens[index].keys.append("link: \"/\(name)\"")
    case .conditionCycle: conditions += ["\(name)Day: \(name)Night", "\(name)Night: not \(name)Day"]
    case .async:
      more.append("slow\(name): { type: Bool, async: true, timeout: 1s, otherwise: false }")
      screens[index].keys.append("back: { shouldPerform: slow\(name) }")
    case .unusedFact: more.append("idle\(name): Bool")
    case .button:
      screens[index].presents.append("\(name)Ask: ask\(name)")
      others.append(
        "ask\(name): { alert: { cancel: none\(name) }, unwind: { aye\(name): previous, nay\(name): root } }")
    case .pushedAlert:
      screens[index].pushes.append("\(name)Tell: tell\(name)")
      others.append("tell\(name): { alert: true, unwind: { fine\(name): previous } }")
    case .pushedTabs: addTabs(of: index, by: \.pushes)
    case .tabsWithBar: addTabs(of: index, more: ", bar: { hidden: true }")
    case .tabsWithPush: addTabs(of: index, more: ", push: { \(name)Deeper: west\(name) }")
    case .singleTab:
      screens[index].presents.append("\(name)Pair: pair\(name)")
      others += ["pair\(name): { tabs: { west: west\(name) } }", "west\(name): {}"]
    case .tabArgument: addTabs(of: index, west: "arguments: { need\(name): Int }")
    case .noTabLeft: addTabs(of: index, west: "requires: readingTwo > 3")
    case .unwindToTabs: addTabs(of: index, west: "unwind: { \(name)Up: pair\(name) }")
    case .tab: screens[index].goes.append("\(name)Beside: { tab: none\(name) }")
    case .tabsApart: addTabs(of: index, west: "go: { \(name)Beside: { tab: none\(name) } }")
    case .wayWithout:
      // No other fault marks the screens on the path of this go segue.
      screens[0].pushes.append("\(name)Gate: gate\(name)")
      others += [
        "gate\(name): { arguments: { need\(name): Int }, push: { \(name)Yard: yard\(name) } }", "yard\(name): {}",
      ]
      screens[index].goes.append("\(name)There: yard\(name)")
    case .goToAlert:
      screens[index].presents.append("\(name)Tell: tell\(name)")
      others.append("tell\(name): { alert: true, unwind: { fine\(name): previous } }")
      screens[index].goes.append("\(name)There: tell\(name)")
    case .rootOrder:
      firstRoots.append("dusk\(name)")
      others.append("dusk\(name): {}")
    case .rootArgument:
      firstRoots.append("dusk\(name)")
      others.append("dusk\(name): { requires: readingTwo > 3, arguments: { need\(name): Int } }")
    case .offer:
      offered.append("\(name)Offer: { to: offer\(name), shouldPerform: readingTwo }")
      others.append("offer\(name): {}")
    case .offeredName:
      offered.append("\(name)Offer: offer\(name)")
      others.append("offer\(name): {}")
      screens[index].unwinds.append("\(name)Offer: previous")
    case .otherwise: screens[index].keys.append("back: { shouldPerform: readingTwo > 3, otherwise: none\(name) }")
    case .key: screens[index].keys.append("key: [none\(name)]")
    case .missingCall:
      more.append("has\(name): { type: Bool, arguments: { id: Int } }")
      screens[index].unwinds.append("\(name)Off: { to: previous, shouldPerform: has\(name) }")
    }
  }

  /// Adds a layer with two tabs above the screen at `index`.
  private mutating func addTabs(
    of index: Int, by kind: WritableKeyPath<Screen, [String]> = \.presents, west: String = "", more: String = ""
  ) {
    let name = screens[index].name
    screens[index][keyPath: kind].append("\(name)Pair: pair\(name)")
    others += [
      "pair\(name): { tabs: { west: west\(name), east: east\(name) }\(more) }", "west\(name): { \(west) }",
      "east\(name): {}",
    ]
  }

  /// A mistake in the file.
  enum Fault: CaseIterable {
    case target, unknownFact, misspeltFact, type, syntax, yes, never, always, title, secondTitle, repeatedTitle, flag,
      word
    case shape, argumentType, argumentDefault, quotedDefault, collision, name, sibling, pass, passedText, opener, island
    case cut, from, cycle, deadEnd, shared, link, linkSyntax, linkWithoutVia, conditionCycle, async, unusedFact, key,
      missingCall, button, pushedAlert, otherwise
    case pushedTabs, tabsWithBar, tabsWithPush, singleTab, tabArgument, noTabLeft, unwindToTabs, tab, tabsApart,
      wayWithout
    case goToAlert, rootOrder, rootArgument, offer, offeredName
  }

  // MARK: - The file

  func text(_ style: Style = Style()) -> String {
    let roots = firstRoots + [screens[0].name]
    var lines = [
      "navc: 1", "graph: Faulty", "root: \(roots.count == 1 ? roots[0] : "[\(roots.joined(separator: ", "))]")",
    ]
    // This condition uses each fact, so the faults do not change which facts are used.
    let used = "usedOnes: " + facts.map { "\($0) > 0" }.joined(separator: " and ")
    lines.append("facts: { " + (facts.map { "\($0): Int" } + more).joined(separator: ", ") + " }")
    lines.append("conditions: { " + ([used] + conditions).joined(separator: ", ") + " }")
    if !offered.isEmpty { lines.append("anywhere: { present: { \(offered.joined(separator: ", ")) } }") }
    lines.append("screens:")
    for (index, screen) in screens.enumerated() {
      var keys = screen.keys
      if screen.isShared { keys.append("shared: true") }
      if index == 0 { keys.append("back: { shouldPerform: usedOnes }") }
      if !screen.arguments.isEmpty { keys.append("arguments: { \(screen.arguments.joined(separator: ", ")) }") }
      if !screen.pushes.isEmpty { keys.append("push: { \(screen.pushes.joined(separator: ", ")) }") }
      if !screen.presents.isEmpty { keys.append("present: { \(screen.presents.joined(separator: ", ")) }") }
      if !screen.replacements.isEmpty { keys.append("replace: { \(screen.replacements.joined(separator: ", ")) }") }
      if !screen.unwinds.isEmpty { keys.append("unwind: { \(screen.unwinds.joined(separator: ", ")) }") }
      if !screen.goes.isEmpty { keys.append("go: { \(screen.goes.joined(separator: ", ")) }") }
      if style.isFlow || keys.isEmpty {
        lines.append("  \(screen.name): { \(keys.joined(separator: ", ")) }")
      } else {
        lines.append("  \(screen.name):")
        lines += keys.map { "    " + $0 }
      }
    }
    lines += others.map { "  " + $0 }
    let text = lines.joined(separator: "\n") + "\n"
    return style.hasAliases ? Self.withAliases(text) : text
  }

  /// The text with an alias for each predicate that occurs again.
  private static func withAliases(_ text: String) -> String {
    var result = text
    var number = 0
    for fact in ["readingOne", "readingTwo", "readingSix"] {
      let written = "shouldPerform: \(fact) > 3 }"
      let parts = result.split(separator: written, omittingEmptySubsequences: false)
      guard parts.count > 2 else { continue }
      number += 1
      result =
        parts[0] + "shouldPerform: &a\(number) \(fact) > 3 }"
        + parts.dropFirst().joined(separator: "shouldPerform: *a\(number) }")
    }
    return result
  }
}
