/// A random graph with a few screens, and its properties, computed by brute force.
///
/// Screens are `s0`, `s1`, …; `s0` is the root, or the first of several. Screens with tabs are containers, which do
/// not have a page.
struct SmallGraph {
  struct Push {
    var target: Int
    var isRecursive: Bool
    /// The style of the layer that the push starts, or `nil` if it does not start a layer.
    var layer: String?
    /// The screen above which a replacement cuts the stack: a screen, `previous`, or `root`.
    var from: Target?
    /// Whether it is a tab of a container.
    var isTab = false
    /// Whether it passes the argument that its target requires.
    var passes = false

    var key: String { isTab ? "tabs" : from != nil ? "replace" : layer != nil ? "present" : "push" }
  }

  enum Target: Equatable { case screen(Int), previous, root, opener }
  struct Unwind { var target: Target; var returns: Bool }

  /// A segue to a screen, which builds the path to it.
  struct Go {
    var target: Int
    var via: [Int] = []
    /// The screens whose argument the segue passes.
    var given: [Int] = []
  }

  struct Screen {
    var isShared = false
    /// Whether it requires an argument, with the name `a`.
    var needs = false
    /// Whether it requires a fact.
    var requires = false
    var allowsBack = true
    /// Whether it has tabs, and therefore no page.
    var isContainer = false
    var pushes: [Push] = []
    var unwinds: [Unwind] = []
    var goes: [Go] = []
    /// The numbers of the tabs that it selects. The tabs of a container are `t0`, `t1`, …
    var selects: [Int] = []
  }

  var screens: [Screen]
  /// The screens that can be at the bottom.
  var roots = [0]
  /// The pushes that every screen offers, except the screens that they lead to. Presents follow the pushes.
  var anywhere: [Push] = []
  /// The go segues of every screen with a page.
  var anywhereGoes: [Go] = []

  /// The graph as a file. Push `p` of screen `s` is `p<s>x<p>`, an unwind is `u<s>x<u>`, and a go segue is
  /// `g<s>x<g>`. The go segues of `anywhere` are `b<g>`.
  var yaml: String {
    let list = roots.map { "s\($0)" }.joined(separator: ", ")
    var lines = ["navc: 1", "graph: Small", "root: \(roots.count == 1 ? list : "[\(list)]")"]
    if screens.contains(where: \.requires) { lines.append("facts: { isOpen: Bool }") }
    if !anywhere.isEmpty || !anywhereGoes.isEmpty { lines.append("anywhere:") }
    for key in Self.keys {
      let entries = anywhere.enumerated().filter { $0.element.key == key }
      if !entries.isEmpty { lines.append("  \(key):") }
      for (index, push) in entries {
        lines.append("    a\(index): { to: s\(push.target)\(push.layer.map { ", style: \($0)" } ?? "") }")
      }
    }
    if !anywhereGoes.isEmpty { lines.append("  go:") }
    for (index, go) in anywhereGoes.enumerated() { lines.append("    b\(index): \(Self.details(go))") }
    lines.append("screens:")
    for (number, screen) in screens.enumerated() {
      lines.append("  s\(number):")
      if screen.requires { lines.append("    requires: isOpen") }
      if screen.isShared { lines.append("    shared: true") }
      if screen.needs { lines.append("    arguments: { a: Int }") }
      if !screen.allowsBack { lines.append("    back: false") }
      if screen.isContainer, !screen.pushes.contains(where: \.isTab) { lines.append("    tabs: {}") }
      for key in Self.keys {
        let entries = screen.pushes.enumerated().filter { $0.element.key == key }
        if !entries.isEmpty { lines.append("    \(key):") }
        for (index, push) in entries {
          let mark =
            (push.isRecursive ? ", recursive: true" : "") + (push.layer.map { ", style: \($0)" } ?? "")
            + (push.from.map { ", from: \(Self.name($0))" } ?? "") + (push.passes ? ", pass: { a: 1 }" : "")
          lines.append("      \(push.isTab ? "t" : "p\(number)x")\(index): { to: s\(push.target)\(mark) }")
        }
      }
      if !screen.unwinds.isEmpty { lines.append("    unwind:") }
      for (index, unwind) in screen.unwinds.enumerated() {
        let returns = unwind.returns ? ", returns: Int" : ""
        lines.append("      u\(number)x\(index): { to: \(Self.name(unwind.target))\(returns) }")
      }
      if !screen.goes.isEmpty || !screen.selects.isEmpty { lines.append("    go:") }
      for (index, tab) in screen.selects.enumerated() { lines.append("      s\(number)x\(index): { tab: t\(tab) }") }
      for (index, go) in screen.goes.enumerated() { lines.append("      g\(number)x\(index): \(Self.details(go))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys of a file under which segues open screens.
  static let keys = ["push", "present", "replace", "tabs"]

  private static func details(_ go: Go) -> String {
    let via = go.via.map { "s\($0)" }.joined(separator: ", ")
    let given = go.given.map { $0 == go.target ? "a: 1" : "s\($0).a: 1" }.joined(separator: ", ")
    return "{ to: s\(go.target), via: [\(via)], pass: { \(given) } }"
  }

  private static func name(_ target: Target) -> String {
    switch target {
    case .screen(let screen): "s\(screen)"
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    }
  }

  /// A screen on a path, and its tab if the screen below is a container.
  struct Place: Hashable {
    var screen: Int
    var tab = -1
  }

  /// The position of the last screen with a page on a path.
  private func lastPage(on way: some Collection<Int>) -> Int? {
    Array(way).lastIndex { !screens[$0].isContainer }
  }

  /// Whether a screen is marked as shared or is a target of `anywhere`, which has the same effect.
  func isShared(_ screen: Int) -> Bool { screens[screen].isShared || anywhere.contains { $0.target == screen } }

  /// The screens that offer the pushes of `anywhere`.
  var offering: Set<Int> {
    if anywhere.isEmpty { return [] }
    var reached: Set<Int> = []
    var pending = anywhere.map(\.target).filter { !roots.contains($0) }
    while let screen = pending.popLast() {
      guard reached.insert(screen).inserted else { continue }
      pending += screens[screen].pushes.filter { !$0.isRecursive && !roots.contains($0.target) }.map(\.target)
    }
    return Set(screens.indices.filter { !reached.contains($0) && !screens[$0].isContainer })
  }

  /// The number of screens that remain if the last screen of a path performs a replacement.
  func kept(_ from: Target, on way: [Int]) -> Int? {
    switch from {
    case .previous: return lastPage(on: way.dropLast()).map { $0 + 1 }
    case .root: return way.count > 1 && !screens[way[0]].isContainer ? 1 : nil
    case .screen(let screen):
      return screens[screen].isContainer ? nil : way.dropLast().lastIndex(of: screen).map { $0 + 1 }
    case .opener: return nil
    }
  }

  /// The position on a path at which an unwind of its last screen lands.
  func landing(of target: Target, on way: [Int]) -> Int? {
    switch target {
    case .screen(let target): screens[target].isContainer ? nil : way.dropLast().lastIndex { $0 == target }
    case .previous: lastPage(on: way.dropLast())
    case .root: way.count > 1 && !screens[way[0]].isContainer ? 0 : nil
    case .opener: way.dropFirst().lastIndex { isShared($0) }.flatMap { lastPage(on: way[..<$0]) }
    }
  }

  /// Every place where each screen occurs, as paths from the root along segues that are not recursive. `nil` if there
  /// are infinitely many, or if a replacement has no place to cut the stack.
  var occurrences: [[Place]]? {
    let offering = offering
    var found: Set<[Place]> = []
    var pending = roots.map { [Place(screen: $0)] }
    while let way = pending.popLast() {
      guard found.insert(way).inserted else { continue }
      let top = way[way.count - 1].screen
      for (index, push) in (screens[top].pushes + (offering.contains(top) ? anywhere : [])).enumerated()
      where !push.isRecursive {
        guard let kept = push.from.map({ kept($0, on: way.map(\.screen)) }) ?? way.count else { return nil }
        guard !way[..<kept].contains(where: { $0.screen == push.target }) else { return nil }
        pending.append(way[..<kept] + [Place(screen: push.target, tab: push.isTab ? index : -1)])
      }
    }
    return Array(found)
  }

  /// Whether containers are only presented, and have only tabs.
  private var keepsTheRulesOfContainers: Bool {
    anywhere.allSatisfy { !screens[$0.target].isContainer || $0.key == "present" }
      && screens.allSatisfy { screen in
        let tabs = screen.pushes.filter(\.isTab)
        guard screen.isContainer ? !tabs.isEmpty && tabs.count == screen.pushes.count : tabs.isEmpty else {
          return false
        }
        return (!screen.isContainer || screen.unwinds.isEmpty && screen.allowsBack)
          && screen.pushes.allSatisfy { !screens[$0.target].isContainer || $0.key == "present" }
      }
  }

  /// Whether the first tab can always be shown, all roots except the last have a requirement, and screens that open
  /// automatically have their arguments.
  private var keepsTheRulesOfRequirements: Bool {
    screens.allSatisfy { screen in
      !screen.isContainer || screen.pushes.first.map { !screens[$0.target].requires } ?? true
    }
      && (roots.count == 1
        || roots.dropLast().allSatisfy { screens[$0].requires } && !screens[roots[roots.count - 1]].requires)
      && roots.allSatisfy { !screens[$0].needs }
      && screens.allSatisfy { $0.pushes.allSatisfy { !$0.isTab || !screens[$0.target].needs || $0.passes } }
  }

  /// Whether the nearest container with such a tab exists, and is the same in all places of a screen.
  private func isKnown(tab: Int, in places: [[Place]]) -> Bool {
    let containers = places.map { way in
      way.dropLast().last { screens[$0.screen].isContainer && screens[$0.screen].pushes.count > tab }?.screen
    }
    return !containers.contains(nil) && Set(containers).count == 1
  }

  /// Whether the unfolded tree of the graph satisfies rules 1 to 5 and the rules of containers.
  var keepsTheRules: Bool {
    guard keepsTheRulesOfContainers, keepsTheRulesOfRequirements,
      !anywhere.contains(where: { roots.contains($0.target) }),
      let occurrences
    else { return false }
    guard Set(occurrences.compactMap { $0.last?.screen }).count == screens.count else { return false }
    for (number, screen) in screens.enumerated() {
      let places = occurrences.filter { $0.last?.screen == number }
      let parents = Set(places.filter { $0.count > 1 }.map { [$0[$0.count - 2].screen, $0[$0.count - 1].tab] })
      if roots.contains(number) ? !parents.isEmpty : parents.count != 1 && !isShared(number) { return false }
      for push in screen.pushes where push.isRecursive {
        guard places.allSatisfy({ $0.contains { $0.screen == push.target } }) else { return false }
      }
      for unwind in screen.unwinds {
        guard places.allSatisfy({ landing(of: unwind.target, on: $0.map(\.screen)) != nil }) else { return false }
      }
      guard screen.goes.allSatisfy({ isRight($0, in: places) }),
        screen.selects.allSatisfy({ isKnown(tab: $0, in: places) })
      else { return false }
    }
    let pages = occurrences.filter { place in !screens[place[place.count - 1].screen].isContainer }
    return anywhereGoes.allSatisfy { isRight($0, in: pages) }
  }

  // MARK: - Stacks

  /// An instance on a stack, and the push of the screen below that opened it. The pushes of `anywhere` count from
  /// 100. The number is -1 if no push of the screen below opened the instance.
  struct Instance: Hashable { var screen: Int; var push: Int }

  /// All stacks up to a height that segues can build, including recursive ones.
  func stacks(upTo height: Int) -> [[Instance]] {
    var found = roots.map { [Instance(screen: $0, push: -1)] }
    var seen = Set(found)
    let offering = offering
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
      if offering.contains(stack[stack.count - 1].screen) {
        for (index, push) in anywhere.enumerated() { add(stack + [Instance(screen: push.target, push: 100 + index)]) }
      }
      // Each tab of a container on the stack can be selected, and one is always selected.
      for (place, container) in stack.enumerated() where screens[container.screen].isContainer {
        for tab in screens[container.screen].pushes { add(stack[...place] + [Instance(screen: tab.target, push: -1)]) }
      }
    }
    return found
  }

  /// The position on a stack at which an unwind of its top lands.
  func landing(of unwind: Unwind, on stack: [Instance]) -> Int? {
    landing(of: unwind.target, on: stack.map(\.screen))
  }
}
