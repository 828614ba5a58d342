import NavCompiler
import SeededRandom

/// A graph of a handful of screens, made at random, and what can be told of it by trying everything.
///
/// Screens are `s0`, `s1`, …; `s0` is the root, or the first of several. Those with tabs are containers, which have no page.
struct SmallGraph {
  struct Push {
    var target: Int
    var isRecursive: Bool
    /// The style of the layer that it begins, if it does.
    var layer: String?
    /// Where it cuts the stack, if it replaces: a screen, `previous` or `root`.
    var from: Target?
    /// Whether it is a tab of a container.
    var isTab = false

    var key: String { isTab ? "tabs" : from != nil ? "replace" : layer != nil ? "present" : "push" }
  }

  enum Target: Equatable { case screen(Int), previous, root, opener }
  struct Unwind { var target: Target; var returns: Bool }

  struct Screen {
    var isShared = false
    var allowsBack = true
    /// Whether it has tabs, and so no page.
    var isContainer = false
    var pushes: [Push] = []
    var unwinds: [Unwind] = []
  }

  var screens: [Screen]
  /// What may stand at the bottom: each but the last requires something.
  var roots = [0]

  /// The graph as a file; push `p` of screen `s` is called `p<s>_<p>`, an unwind `u<s>_<u>`.
  var yaml: String {
    let list = roots.map { "s\($0)" }.joined(separator: ", ")
    var lines = ["navc: 1", "graph: Small", "root: \(roots.count == 1 ? list : "[\(list)]")"]
    if roots.count > 1 { lines.append("facts: { isOpen: Bool }") }
    lines.append("screens:")
    for (number, screen) in screens.enumerated() {
      lines.append("  s\(number):")
      if roots.dropLast().contains(number) { lines.append("    requires: isOpen") }
      if screen.isShared { lines.append("    shared: true") }
      if !screen.allowsBack { lines.append("    back: false") }
      if screen.isContainer, !screen.pushes.contains(where: \.isTab) { lines.append("    tabs: {}") }
      for key in Self.keys {
        let entries = screen.pushes.enumerated().filter { $0.element.key == key }
        if !entries.isEmpty { lines.append("    \(key):") }
        for (index, push) in entries {
          let mark =
            (push.isRecursive ? ", recursive: true" : "") + (push.layer.map { ", style: \($0)" } ?? "")
            + (push.from.map { ", from: \(Self.name($0))" } ?? "")
          lines.append("      p\(number)x\(index): { to: s\(push.target)\(mark) }")
        }
      }
      if !screen.unwinds.isEmpty { lines.append("    unwind:") }
      for (index, unwind) in screen.unwinds.enumerated() {
        let returns = unwind.returns ? ", returns: Int" : ""
        lines.append("      u\(number)x\(index): { to: \(Self.name(unwind.target))\(returns) }")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys under which a file has what opens screens.
  private static let keys = ["push", "present", "replace", "tabs"]

  private static func name(_ target: Target) -> String {
    switch target {
    case .screen(let screen): "s\(screen)"
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    }
  }

  /// A screen on a way, and by which of the tabs of the one below it, where that is a container.
  struct Place: Hashable {
    var screen: Int
    var tab = -1
  }

  /// The last screen with a page on a way, as far as its first so many screens go.
  private func lastPage(on way: some Collection<Int>) -> Int? {
    Array(way).lastIndex { !screens[$0].isContainer }
  }

  /// How much of a way, whose last screen replaces, stays.
  func kept(_ from: Target, on way: [Int]) -> Int? {
    switch from {
    case .previous: return lastPage(on: way.dropLast()).map { $0 + 1 }
    case .root: return way.count > 1 && !screens[way[0]].isContainer ? 1 : nil
    case .screen(let screen):
      return screens[screen].isContainer ? nil : way.dropLast().lastIndex(of: screen).map { $0 + 1 }
    case .opener: return nil
    }
  }

  /// Where on a way an unwind of its last screen lands.
  func landing(of target: Target, on way: [Int]) -> Int? {
    switch target {
    case .screen(let target): screens[target].isContainer ? nil : way.dropLast().lastIndex { $0 == target }
    case .previous: lastPage(on: way.dropLast())
    case .root: way.count > 1 && !screens[way[0]].isContainer ? 0 : nil
    case .opener: way.dropFirst().lastIndex { screens[$0].isShared }.flatMap { lastPage(on: way[..<$0]) }
    }
  }

  /// Every place where each screen occurs: the ways from the root along segues that are not recursive. `nil` if there are
  /// endlessly many, or one cuts the stack where it cannot.
  var occurrences: [[Place]]? {
    var found: Set<[Place]> = []
    var pending = roots.map { [Place(screen: $0)] }
    while let way = pending.popLast() {
      guard found.insert(way).inserted else { continue }
      for (index, push) in screens[way[way.count - 1].screen].pushes.enumerated() where !push.isRecursive {
        guard let kept = push.from.map({ kept($0, on: way.map(\.screen)) }) ?? way.count else { return nil }
        guard !way[..<kept].contains(where: { $0.screen == push.target }) else { return nil }
        pending.append(way[..<kept] + [Place(screen: push.target, tab: push.isTab ? index : -1)])
      }
    }
    return Array(found)
  }

  /// Whether containers are where they may be, and have nothing but tabs.
  private var keepsTheRulesOfContainers: Bool {
    screens.allSatisfy { screen in
      let tabs = screen.pushes.filter(\.isTab)
      guard screen.isContainer ? !tabs.isEmpty && tabs.count == screen.pushes.count : tabs.isEmpty else { return false }
      return (!screen.isContainer || screen.unwinds.isEmpty && screen.allowsBack)
        && screen.pushes.allSatisfy { !screens[$0.target].isContainer || $0.key == "present" }
    }
  }

  /// Whether the first tab can always be shown, in a graph in which only roots require something.
  private var hasTabsLeft: Bool {
    screens.allSatisfy { screen in
      !screen.isContainer || screen.pushes.first.map { !roots.dropLast().contains($0.target) } ?? true
    }
  }

  /// Whether the graph keeps rules 1 to 5, and those of containers, told from its unfolded tree.
  var keepsTheRules: Bool {
    guard keepsTheRulesOfContainers, hasTabsLeft, let occurrences else { return false }
    guard Set(occurrences.compactMap { $0.last?.screen }).count == screens.count else { return false }
    for (number, screen) in screens.enumerated() {
      let places = occurrences.filter { $0.last?.screen == number }
      let parents = Set(places.filter { $0.count > 1 }.map { [$0[$0.count - 2].screen, $0[$0.count - 1].tab] })
      if roots.contains(number) ? !parents.isEmpty : parents.count != 1 && !screen.isShared { return false }
      for push in screen.pushes where push.isRecursive {
        guard places.allSatisfy({ $0.contains { $0.screen == push.target } }) else { return false }
      }
      for unwind in screen.unwinds {
        guard places.allSatisfy({ landing(of: unwind.target, on: $0.map(\.screen)) != nil }) else { return false }
      }
    }
    return true
  }

  // MARK: - Stacks

  /// An instance on a stack, and which push of the screen below opened it; -1 where that is another one's.
  struct Instance: Hashable { var screen: Int; var push: Int }

  /// All stacks that segues can build, recursive ones included, up to a height.
  func stacks(upTo height: Int) -> [[Instance]] {
    var found = roots.map { [Instance(screen: $0, push: -1)] }
    var seen = Set(found)
    var next = 0
    while next < found.count {
      let stack = found[next]
      next += 1
      func add(_ changed: [Instance]) {
        if changed.count <= height, seen.insert(changed).inserted { found.append(changed) }
      }
      for (index, push) in screens[stack[stack.count - 1].screen].pushes.enumerated() where !push.isTab {
        if let from = push.from {
          guard let kept = kept(from, on: stack.map(\.screen)) else { continue }
          add(stack[..<kept] + [Instance(screen: push.target, push: -1)])
        } else {
          add(stack + [Instance(screen: push.target, push: index)])
        }
      }
      // Each tab of a container on the way can be selected, and one always is.
      for (place, container) in stack.enumerated() where screens[container.screen].isContainer {
        for tab in screens[container.screen].pushes { add(stack[...place] + [Instance(screen: tab.target, push: -1)]) }
      }
    }
    return found
  }

  /// Where on a stack an unwind of its top lands.
  func landing(of unwind: Unwind, on stack: [Instance]) -> Int? {
    landing(of: unwind.target, on: stack.map(\.screen))
  }
}

extension SmallGraph {
  /// Any graph, most of them wrong.
  static func any(_ random: inout SplitMix) -> SmallGraph {
    let count = 2 + random.below(4)
    var graph = SmallGraph(screens: (0..<count).map { _ in Screen() })
    for number in 0..<count {
      graph.screens[number].isContainer = random.chance(20)
      graph.screens[number].isShared = number > 0 && random.chance(35)
      for _ in 0..<random.below(3) {
        let isBack = random.chance(20)
        let target = isBack ? random.below(count) : min(count - 1, number + 1 + random.below(2))
        if graph.screens[number].isContainer, random.chance(95) {
          graph.screens[number].pushes.append(Push(target: target, isRecursive: false, isTab: true))
          continue
        }
        if random.chance(20) {
          graph.screens[number].pushes.append(
            Push(target: target, isRecursive: false, from: self.target(count, &random, withOpener: false)))
          continue
        }
        graph.screens[number].pushes.append(
          Push(target: target, isRecursive: random.chance(isBack ? 70 : 5), layer: layer(&random)))
      }
      let isRare = number == 0 || graph.screens[number].isContainer
      for _ in 0..<(isRare ? (random.chance(5) ? 1 : 0) : random.below(2)) {
        graph.screens[number].unwinds.append(Unwind(target: target(count, &random), returns: false))
      }
    }
    if random.chance(20) { graph.roots.append(1 + random.below(count - 1)) }
    graph.sortPushes()
    return graph
  }

  /// A graph that keeps the rules: each screen is pushed by earlier ones, and what would break a rule is left out.
  static func valid(_ random: inout SplitMix) -> SmallGraph {
    let count = 3 + random.below(3)
    var graph = SmallGraph(screens: (0..<count).map { _ in Screen() })
    graph.screens[0].isContainer = random.chance(25)
    if random.chance(30) {
      graph.roots.append(1)
      graph.screens[1].isContainer = random.chance(25)
    }
    for number in graph.roots.count..<count {
      graph.screens[number].isShared = random.chance(40)
      let parents = (0..<(graph.screens[number].isShared ? 1 + random.below(2) : 1)).map { _ in random.below(number) }
      let isContainer = random.chance(30) && parents.allSatisfy { !graph.screens[$0].isContainer }
      graph.screens[number].isContainer = isContainer
      graph.screens[number].allowsBack = isContainer || random.chance(60)
      for parent in parents {
        let isTab = graph.screens[parent].isContainer
        let layer = isContainer ? layer(&random) ?? "sheet" : isTab ? nil : layer(&random)
        graph.screens[parent].pushes.append(Push(target: number, isRecursive: false, layer: layer, isTab: isTab))
      }
    }
    for number in 0..<count where graph.screens[number].pushes.isEmpty { graph.screens[number].isContainer = false }
    for number in 0..<count {
      var tries: [(inout SmallGraph) -> Void] = []
      if graph.screens[number].isContainer { continue }
      if random.chance(40) {
        let push = Push(target: random.below(number + 1), isRecursive: true, layer: layer(&random))
        tries.append { $0.screens[number].pushes.append(push) }
      }
      for _ in 0..<random.below(2) where number > 0 {
        let push = Push(
          target: random.below(count), isRecursive: false, from: target(count, &random, withOpener: false))
        tries.append { $0.screens[number].pushes.append(push) }
      }
      for _ in 0..<random.below(3) where number > 0 {
        let unwind = Unwind(target: target(count, &random), returns: random.chance(70))
        tries.append { $0.screens[number].unwinds.append(unwind) }
      }
      for attempt in tries {
        var changed = graph
        attempt(&changed)
        if changed.keepsTheRules { graph = changed }
      }
    }
    graph.sortPushes()
    return graph
  }

  /// As the file has them: those that push, those that present, those that replace.
  private mutating func sortPushes() {
    for number in screens.indices {
      let pushes = screens[number].pushes
      screens[number].pushes = Self.keys.flatMap { key in pushes.filter { $0.key == key } }
    }
  }

  private static func layer(_ random: inout SplitMix) -> String? {
    random.chance(70) ? nil : ["sheet", "full", "popover"][random.below(3)]
  }

  /// Whether a screen that is pushed recursively gives way to another one.
  var replacesAfterRecursion: Bool {
    screens.contains { screen in
      screen.pushes.contains { $0.isRecursive && screens[$0.target].pushes.contains { $0.from == .previous } }
    }
  }

  /// Whether a screen begins a tab.
  func isFirstOfTab(_ screen: Int) -> Bool {
    screens.contains { $0.pushes.contains { $0.isTab && $0.target == screen } }
  }

  /// Whether a screen is presented over everything, somewhere.
  func isFullLayer(_ screen: Int) -> Bool {
    screens.contains { $0.pushes.contains { $0.target == screen && $0.layer == "full" } }
  }

  private static func target(_ count: Int, _ random: inout SplitMix, withOpener: Bool = true) -> Target {
    switch random.below(6) {
    case 0: .previous
    case 1: .root
    case 2 where withOpener: .opener
    default: .screen(random.below(count))
    }
  }
}
