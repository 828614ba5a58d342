import SeededRandom

/// Random graphs.
extension SmallGraph {
  /// Any graph. Most of them are invalid.
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
    for number in 0..<count where graph.roots.count > 1 {
      graph.screens[number].requires = random.chance(graph.roots.dropLast().contains(number) ? 90 : 8)
    }
    for number in 0..<count { graph.screens[number].needs = random.chance(graph.roots.contains(number) ? 3 : 12) }
    for number in 0..<count {
      for (index, push) in graph.screens[number].pushes.enumerated() where graph.screens[push.target].needs {
        graph.screens[number].pushes[index].passes = random.chance(70)
      }
    }
    if random.chance(25) {
      graph.anywhere = (0...random.below(2)).map { _ in
        Push(target: random.below(count), isRecursive: false, layer: layer(&random))
      }
    }
    graph.sortPushes()
    return graph
  }

  /// A valid graph: each screen is pushed by earlier ones, and segues that would break a rule are omitted.
  static func valid(_ random: inout SplitMix) -> SmallGraph {
    let count = 3 + random.below(3)
    var graph = SmallGraph(screens: (0..<count).map { _ in Screen() })
    graph.screens[0].isContainer = random.chance(25)
    if random.chance(30) {
      graph.roots.append(1)
      graph.screens[0].requires = true
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
    if random.chance(30) {
      for _ in 0...random.below(2) {
        let push = Push(target: random.below(count), isRecursive: false, layer: layer(&random))
        var changed = graph
        changed.anywhere.append(push)
        if changed.keepsTheRules { graph = changed }
      }
    }
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

  /// Sorts segues as in the file: by key, in the order of `keys`.
  private mutating func sortPushes() {
    for number in screens.indices {
      let pushes = screens[number].pushes
      screens[number].pushes = Self.keys.flatMap { key in pushes.filter { $0.key == key } }
    }
    anywhere = Self.keys.flatMap { key in anywhere.filter { $0.key == key } }
  }

  /// Adds selections of tabs, which may or may not be in the containers around a screen.
  mutating func addSelections(_ random: inout SplitMix) {
    for number in screens.indices where !screens[number].isContainer && random.chance(40) {
      screens[number].selects.append(random.below(3))
    }
  }

  private static func layer(_ random: inout SplitMix) -> String? {
    random.chance(70) ? nil : ["sheet", "full", "popover"][random.below(3)]
  }

  /// Whether a screen is the first of a tab.
  func isFirstOfTab(_ screen: Int) -> Bool {
    screens.contains { $0.pushes.contains { $0.isTab && $0.target == screen } }
  }

  /// Whether a segue presents a screen with the style `full`.
  func isFullLayer(_ screen: Int) -> Bool {
    (screens.map(\.pushes) + [anywhere]).contains { $0.contains { $0.target == screen && $0.layer == "full" } }
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
