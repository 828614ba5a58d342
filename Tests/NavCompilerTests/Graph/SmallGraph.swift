import NavCompiler
import SeededRandom

/// A graph of a handful of screens, made at random, and what can be told of it by trying everything.
///
/// Screens are `s0`, `s1`, …; `s0` is the root.
struct SmallGraph {
  struct Push {
    var target: Int
    var isRecursive: Bool
    /// The style of the layer that it begins, if it does.
    var layer: String?
    /// Where it cuts the stack, if it replaces: a screen, `previous` or `root`.
    var from: Target?
    /// Whether it gives the argument that its target requires.
    var passes = false

    var key: String { from != nil ? "replace" : layer != nil ? "present" : "push" }
  }

  enum Target: Equatable { case screen(Int), previous, root, opener }
  struct Unwind { var target: Target; var returns: Bool }

  /// A segue to a screen whose way is built.
  struct Go {
    var target: Int
    var via: [Int] = []
    /// The screens whose argument it gives.
    var given: [Int] = []
  }

  struct Screen {
    var isShared = false
    /// Whether it requires an argument, which is called `a`.
    var needs = false
    var allowsBack = true
    var pushes: [Push] = []
    var unwinds: [Unwind] = []
    var goes: [Go] = []
  }

  var screens: [Screen]

  /// The graph as a file; push `p` of screen `s` is called `p<s>_<p>`, an unwind `u<s>_<u>`, and what goes somewhere `g<s>_<g>`.
  var yaml: String {
    var lines = ["navc: 1", "graph: Small", "root: s0", "screens:"]
    for (number, screen) in screens.enumerated() {
      lines.append("  s\(number):")
      if screen.isShared { lines.append("    shared: true") }
      if screen.needs { lines.append("    arguments: { a: Int }") }
      if !screen.allowsBack { lines.append("    back: false") }
      for key in Self.keys {
        let entries = screen.pushes.enumerated().filter { $0.element.key == key }
        if !entries.isEmpty { lines.append("    \(key):") }
        for (index, push) in entries {
          let mark =
            (push.isRecursive ? ", recursive: true" : "") + (push.layer.map { ", style: \($0)" } ?? "")
            + (push.from.map { ", from: \(Self.name($0))" } ?? "") + (push.passes ? ", pass: { a: 1 }" : "")
          lines.append("      p\(number)x\(index): { to: s\(push.target)\(mark) }")
        }
      }
      if !screen.unwinds.isEmpty { lines.append("    unwind:") }
      for (index, unwind) in screen.unwinds.enumerated() {
        let returns = unwind.returns ? ", returns: Int" : ""
        lines.append("      u\(number)x\(index): { to: \(Self.name(unwind.target))\(returns) }")
      }
      if !screen.goes.isEmpty { lines.append("    go:") }
      for (index, go) in screen.goes.enumerated() {
        let via = go.via.map { "s\($0)" }.joined(separator: ", ")
        let given = go.given.map { $0 == go.target ? "a: 1" : "s\($0).a: 1" }.joined(separator: ", ")
        lines.append("      g\(number)x\(index): { to: s\(go.target), via: [\(via)], pass: { \(given) } }")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys under which a file has what opens screens.
  private static let keys = ["push", "present", "replace"]

  private static func name(_ target: Target) -> String {
    switch target {
    case .screen(let screen): "s\(screen)"
    case .previous: "previous"
    case .root: "root"
    case .opener: "opener"
    }
  }

  /// How much of a way, whose last screen replaces, stays.
  static func kept(_ from: Target, on way: [Int]) -> Int? {
    guard way.count > 1 else { return nil }
    switch from {
    case .previous: return way.count - 1
    case .root: return 1
    case .screen(let screen): return way.dropLast().lastIndex(of: screen).map { $0 + 1 }
    case .opener: return nil
    }
  }

  /// Every place where each screen occurs: the ways from the root along segues that are not recursive. `nil` if there are
  /// endlessly many, or one cuts the stack where it cannot.
  var occurrences: [[Int]]? {
    var found: Set<[Int]> = []
    var pending = [[0]]
    while let way = pending.popLast() {
      guard found.insert(way).inserted else { continue }
      for push in screens[way[way.count - 1]].pushes where !push.isRecursive {
        guard let kept = push.from.map({ Self.kept($0, on: way) }) ?? way.count else { return nil }
        guard !way[..<kept].contains(push.target) else { return nil }
        pending.append(way[..<kept] + [push.target])
      }
    }
    return Array(found)
  }

  /// Whether the graph keeps rules 1 to 5, told from its unfolded tree.
  var keepsTheRules: Bool {
    guard let occurrences else { return false }
    guard Set(occurrences.map { $0[$0.count - 1] }).count == screens.count else { return false }
    for (number, screen) in screens.enumerated() {
      let places = occurrences.filter { $0.last == number }
      let parents = Set(places.compactMap { $0.dropLast().last })
      if number == 0 ? !parents.isEmpty : parents.count != 1 && !screen.isShared { return false }
      for push in screen.pushes where push.isRecursive {
        guard places.allSatisfy({ $0.contains(push.target) }) else { return false }
      }
      if number == 0, !screen.unwinds.isEmpty { return false }
      for unwind in screen.unwinds {
        let holds = places.allSatisfy { place in
          switch unwind.target {
          case .screen(let target): place.dropLast().contains(target)
          case .previous, .root: true
          case .opener: place.dropFirst().contains { screens[$0].isShared }
          }
        }
        guard holds else { return false }
      }
      guard screen.goes.allSatisfy({ isRight($0, of: number, in: places) }) else { return false }
    }
    return true
  }

  // MARK: - Stacks

  /// An instance on a stack, and which push of the screen below opened it; -1 where that is another one's.
  struct Instance: Hashable { var screen: Int; var push: Int }

  /// All stacks that segues can build, recursive ones included, up to a height.
  func stacks(upTo height: Int) -> [[Instance]] {
    var found = [[Instance(screen: 0, push: -1)]]
    var seen = Set(found)
    var next = 0
    while next < found.count {
      let stack = found[next]
      next += 1
      for (index, push) in screens[stack[stack.count - 1].screen].pushes.enumerated() {
        var changed = stack + [Instance(screen: push.target, push: index)]
        if let from = push.from {
          guard let kept = Self.kept(from, on: stack.map(\.screen)) else { continue }
          changed = stack[..<kept] + [Instance(screen: push.target, push: -1)]
        }
        if changed.count <= height, seen.insert(changed).inserted { found.append(changed) }
      }
    }
    return found
  }

  /// Where on a stack an unwind of its top lands.
  func landing(of unwind: Unwind, on stack: [Instance]) -> Int? {
    switch unwind.target {
    case .screen(let target): stack.dropLast().lastIndex { $0.screen == target }
    case .previous: stack.count >= 2 ? stack.count - 2 : nil
    case .root: 0
    case .opener: stack.dropFirst().lastIndex { screens[$0.screen].isShared }.map { $0 - 1 }
    }
  }
}

extension SmallGraph {
  /// Any graph, most of them wrong.
  static func any(_ random: inout SplitMix) -> SmallGraph {
    let count = 2 + random.below(4)
    var graph = SmallGraph(screens: (0..<count).map { _ in Screen() })
    for number in 0..<count {
      graph.screens[number].isShared = number > 0 && random.chance(35)
      for _ in 0..<random.below(3) {
        let isBack = random.chance(20)
        let target = isBack ? random.below(count) : min(count - 1, number + 1 + random.below(2))
        if random.chance(20) {
          graph.screens[number].pushes.append(
            Push(target: target, isRecursive: false, from: self.target(count, &random, withOpener: false)))
          continue
        }
        graph.screens[number].pushes.append(
          Push(target: target, isRecursive: random.chance(isBack ? 70 : 5), layer: layer(&random)))
      }
      for _ in 0..<(number == 0 ? (random.chance(5) ? 1 : 0) : random.below(2)) {
        graph.screens[number].unwinds.append(Unwind(target: target(count, &random), returns: false))
      }
    }
    graph.sortPushes()
    return graph
  }

  /// A graph that keeps the rules: each screen is pushed by earlier ones, and what would break a rule is left out.
  static func valid(_ random: inout SplitMix) -> SmallGraph {
    let count = 3 + random.below(3)
    var graph = SmallGraph(screens: (0..<count).map { _ in Screen() })
    for number in 1..<count {
      graph.screens[number].allowsBack = random.chance(60)
      graph.screens[number].isShared = random.chance(40)
      let parents = graph.screens[number].isShared ? 1 + random.below(2) : 1
      for _ in 0..<parents {
        graph.screens[random.below(number)].pushes.append(
          Push(target: number, isRecursive: false, layer: layer(&random)))
      }
    }
    for number in 0..<count {
      var tries: [(inout SmallGraph) -> Void] = []
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
