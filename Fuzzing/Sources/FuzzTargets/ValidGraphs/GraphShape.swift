/// The pushes between screens, which follow the rules of the tree. A push that is not recursive leads from a lower
/// number to a higher one.
struct GraphShape {
  struct Push {
    var target: Int
    var isRecursive = false
    var isLayer = false
    var isTab = false
    var isPane = false

    /// The key of a screen that declares the push.
    var key: String { isLayer ? "present" : isPane ? "pane" : "push" }
  }

  struct Replacement {
    enum From { case previous, root, screen(Int) }

    var target: Int
    var from: From
  }

  private(set) var pushes: [[Push]]
  /// Replacements. Each one puts a screen above a screen that also pushes it, so that the tree does not change.
  private(set) var replacements: [[Replacement]]
  private(set) var isShared: [Bool]
  /// Alerts, which are only presented and have nothing above them.
  private(set) var isAlert: [Bool]
  /// Containers, which have tabs but no page.
  private(set) var isContainer: [Bool]
  /// Screens with `split`. No popover begins with such a screen.
  private(set) var isSplit: [Bool]
  /// The maximum number of panes below each screen.
  private(set) var panesBelow: [Int]
  /// The number of roots, which are the first screens.
  private(set) var rootCount = 1
  /// The pushes that every screen offers. Only they lead to their targets, which are the last screens.
  private(set) var anywhere: [Push] = []
  /// The screens that push each screen. A shared screen can have several.
  private(set) var parents: [[Int]]
  /// For each screen, the screens on every path to it, including the screen itself.
  private(set) var dominators: [Set<Int>] = [[0]]

  var count: Int { pushes.count }

  init(atMost limit: Int, isGraph: Bool, _ choices: inout Choices) {
    let count = 1 + choices.below(limit)
    pushes = Array(repeating: [], count: count)
    replacements = Array(repeating: [], count: count)
    isShared = Array(repeating: false, count: count)
    isAlert = isShared
    isContainer = isShared
    isSplit = isShared
    panesBelow = Array(repeating: 0, count: count)
    parents = Array(repeating: [], count: count)
    if isGraph, count > 2, choices.chance(25) {
      rootCount = 2
      dominators.append([1])
    }
    for screen in rootCount..<max(rootCount, count) {
      var parents = [choices.below(screen)]
      if choices.chance(25) {
        isShared[screen] = true
        for _ in 0..<choices.below(3) { parents.append(choices.below(screen)) }
      }
      for parent in parents {
        pushes[parent].append(Push(target: screen, isLayer: choices.chance(25)))
        if choices.chance(15) { pushes[parent].append(Push(target: screen, isLayer: choices.chance(25))) }
      }
      self.parents[screen] = Set(parents).sorted()
      var above = dominators[parents[0]]
      for parent in parents.dropFirst() { above.formIntersection(dominators[parent]) }
      dominators.append(above.union([screen]))
    }
    // A fragment's root is pushed where the fragment is mounted, so it cannot be a container.
    for screen in (isGraph ? 0 : 1)..<max(1, count) where choices.chance(25) { makeContainer(screen) }
    for screen in 0..<count where !isContainer[screen] && choices.chance(15) {
      let target = choices.pick(dominators[screen].sorted())
      pushes[screen].append(
        Push(target: target, isRecursive: true, isLayer: isContainer[target] || choices.chance(25)))
    }
    for screen in rootCount..<max(rootCount, count)
    where parents[screen].allSatisfy({ !isContainer[$0] }) && !isContainer[screen] && choices.chance(20) {
      addReplacement(of: screen, &choices)
    }
    let replaced = Set(replacements.joined().map(\.target))
    for screen in rootCount..<max(rootCount, count)
    where parents[screen].allSatisfy({ !isContainer[$0] }) && pushes[screen].isEmpty && replacements[screen].isEmpty
      && !replaced.contains(screen) && choices.chance(25)
    {
      makeAlert(screen)
    }
    if isGraph, choices.chance(30) { for _ in 0...choices.below(2) { addOffered(by: count, &choices) } }
    if choices.chance(50) { addPanes(isGraph: isGraph, &choices) }
  }

  /// Turns the pushes of a screen into tabs, if it may have tabs.
  private mutating func makeContainer(_ screen: Int) {
    guard !pushes[screen].isEmpty, pushes[screen].allSatisfy({ !isContainer[$0.target] }),
      parents[screen].allSatisfy({ !isContainer[$0] })
    else { return }
    isContainer[screen] = true
    var seen: Set<Int> = []
    pushes[screen] = pushes[screen].filter { isShared[$0.target] || seen.insert($0.target).inserted }.map {
      Push(target: $0.target, isTab: true)
    }
    for parent in parents[screen] {
      for index in pushes[parent].indices where pushes[parent][index].target == screen {
        pushes[parent][index].isLayer = true
      }
    }
  }

  /// Adds a screen that all earlier screens with a page offer.
  private mutating func addOffered(by count: Int, _ choices: inout Choices) {
    let sources = (0..<count).filter { !isContainer[$0] && !isAlert[$0] }
    guard let first = sources.first else { return }
    anywhere.append(Push(target: pushes.count, isLayer: choices.chance(60)))
    pushes.append([])
    replacements.append([])
    isShared.append(false)
    isAlert.append(anywhere[anywhere.count - 1].isLayer && choices.chance(30))
    isContainer.append(false)
    isSplit.append(false)
    panesBelow.append(0)
    parents.append(sources)
    let above = sources.reduce(dominators[first]) { $0.intersection(dominators[$1]) }
    dominators.append(above.union([pushes.count - 1]))
  }

  /// Whether every screen offers a screen.
  func isOffered(_ screen: Int) -> Bool { anywhere.contains { $0.target == screen } }

  /// Whether a screen starts a tab. The next function checks for the first tab of a container.
  func isInTab(_ screen: Int) -> Bool { pushes.contains { $0.contains { $0.isTab && $0.target == screen } } }
  func isInFirstTab(_ screen: Int) -> Bool {
    pushes.contains { $0.first.map { $0.isTab && $0.target == screen } ?? false }
  }

  private mutating func makeAlert(_ alert: Int) {
    isAlert[alert] = true
    for parent in parents[alert] {
      for index in pushes[parent].indices where pushes[parent][index].target == alert {
        pushes[parent][index].isLayer = true
      }
    }
  }

  private mutating func addReplacement(of screen: Int, _ choices: inout Choices) {
    let isPrevious = choices.chance(40)
    let ancestors = ancestors(of: screen)
    guard isPrevious || !ancestors.isEmpty else { return }
    let places = isPrevious ? parents[screen] : [choices.pick(ancestors)]
    let targets = parents.indices.filter {
      !parents[$0].isEmpty && Set(parents[$0]).isSuperset(of: places) && !isContainer[$0]
    }
    guard !targets.isEmpty else { return }
    let from: Replacement.From =
      isPrevious ? .previous : places[0] == 0 && rootCount == 1 && choices.chance(50) ? .root : .screen(places[0])
    replacements[screen].append(Replacement(target: choices.pick(targets), from: from))
  }

  /// Turns some of the pushes into panes, and some of the first screens of runs into splits.
  private mutating func addPanes(isGraph: Bool, _ choices: inout Choices) {
    let firsts = Set(pushes.joined().filter { $0.isLayer || $0.isTab }.map(\.target)).union(0..<rootCount)
    for screen in firsts.sorted() where !isAlert[screen] && !isContainer[screen] {
      isSplit[screen] = choices.chance(70)
    }
    for screen in pushes.indices {
      for index in pushes[screen].indices where choices.chance(40) {
        let push = pushes[screen][index]
        if push.isLayer || push.isTab || push.isRecursive || isRepeated(screen) { continue }
        pushes[screen][index].isPane = true
        if !countPanes() {
          pushes[screen][index].isPane = false
          _ = countPanes()
        }
      }
    }
  }

  /// Whether a screen can be open many times in one run.
  private func isRepeated(_ screen: Int) -> Bool {
    pushes.joined().contains { $0.isRecursive && !$0.isLayer && dominators[screen].contains($0.target) }
  }

  /// Counts the panes below each screen, as if all layers were pushes. Returns `false` if a run has too many columns.
  private mutating func countPanes() -> Bool {
    panesBelow = panesBelow.map { _ in 0 }
    var isChanged = true
    while isChanged {
      isChanged = false
      for screen in pushes.indices {
        let offered = isContainer[screen] || isAlert[screen] ? [] : anywhere
        let opened = (pushes[screen] + offered).map { (target: $0.target, panes: $0.isPane ? 1 : 0) }
        for (target, panes) in opened + replacements[screen].map({ (target: $0.target, panes: 0) }) {
          let count = panesBelow[screen] + panes
          if count > 2 { return false }
          guard count > panesBelow[target] else { continue }
          panesBelow[target] = count
          isChanged = true
        }
      }
    }
    return true
  }

  /// The screens that an unwind of a screen can name.
  func ancestors(of screen: Int) -> [Int] {
    dominators[screen].subtracting([screen]).filter { !isContainer[$0] }.sorted()
  }

  /// Whether there is a page below a screen on every path.
  func hasPrevious(_ screen: Int) -> Bool {
    !parents[screen].isEmpty && parents[screen].allSatisfy { !isContainer[$0] || hasPrevious($0) }
  }

  /// Whether there is a page at the bottom on every path to a screen.
  func hasRoot(_ screen: Int) -> Bool {
    !parents[screen].isEmpty && parents[screen].allSatisfy { $0 < rootCount ? !isContainer[$0] : hasRoot($0) }
  }

  /// Whether there is a shared screen at or above a screen on every path, with a page below it.
  func hasOpener(_ screen: Int) -> Bool {
    if isShared[screen] || isOffered(screen) { return hasPrevious(screen) }
    return parents[screen].count == 1 && hasOpener(parents[screen][0])
  }
}
