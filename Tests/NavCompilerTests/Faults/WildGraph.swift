import Foundation
import SeededRandom

/// A random valid graph with a few careless changes.
///
/// The graph has layers, tabs, alerts, replacements, links, segues under `go`, and several roots. The changes ignore
/// the rest of the file, so several faults can affect one screen.
struct WildGraph {
  private struct Screen {
    var parent: Int?
    var kind = Kind.page
    /// Whether a replacement opens it or a screen below it, so that no link leads there.
    var isReplacement = false
    var keys: [String] = []
    var arguments: [String] = []
    var segues: [Opening: [String]] = [:]
  }

  private enum Kind { case page, container, alert }
  private enum Opening: String, CaseIterable { case push, present, replace, tabs, unwind, go }

  private static let names = ["harbour", "meadow", "lantern", "orchid", "pilgrim", "quarry", "saffron", "thicket"]

  private var random: SplitMix
  private var screens: [Screen] = []
  private var roots: [String]
  private var offers: [Opening: [String]] = [:]
  private var count: Int { screens.count }
  private var segueCount = 0
  /// The order in which the screens are declared, or empty for the order in which they were made.
  private var order: [Int] = []

  init(seed: UInt64, changes: Int) {
    random = SplitMix(seed: seed)
    roots = [Self.names[0]]
    let size = Int.random(in: 3...Self.names.count, using: &random)
    screens.append(Screen())
    while count < size { addScreen() }
    let isNear = { [screens] in screens[$0].parent == 0 && screens[$0].kind == .page && !screens[$0].isReplacement }
    if chance(6), let other = (1..<count).first(where: isNear) {
      offers[.go] = ["offeredGo: \(Self.names[other])"]
    }
    for _ in 0..<changes { change() }
  }

  // MARK: - The graph

  private mutating func addScreen() {
    let index = count
    let pages = screens.indices.filter { screens[$0].kind == .page }
    let parent = pages[Int.random(in: 0..<pages.count, using: &random)]
    var screen = Screen(parent: parent)
    screen.isReplacement = screens[parent].isReplacement
    if chance(6), index + 2 < Self.names.count {
      screen.kind = .container
      screens.append(screen)
      for tab in 1...2 {
        screens.append(Screen(parent: index, isReplacement: screen.isReplacement))
        add(.tabs, "\(Self.names[index + tab])", to: index)
      }
      add(.present, Self.names[index], to: parent)
      return
    }
    // A replacement has the parent of its source. That parent must be a page, so the source is neither the root nor
    // the first screen of a tab.
    let replaced = screens.indices.filter { index in
      screens[index].kind == .page && screens[index].parent.map { screens[$0].kind == .page } ?? false
    }
    if chance(6), let source = replaced.last {
      screen.parent = screens[source].parent
      screen.isReplacement = true
      screens.append(screen)
      add(.replace, Self.names[index], to: source)
      return
    }
    if chance(7) { screen.kind = .alert }
    screens.append(screen)
    if screen.kind == .alert {
      add(.present, Self.names[index], to: parent)
      add(.unwind, "previous", to: index)
      screens[index].keys.append("alert: true")
      return
    }
    add(chance(3) ? .present : .push, Self.names[index], to: parent)
    if chance(2) { add(.unwind, pages.count > 1 && chance(2) ? "previous" : Self.names[parent], to: index) }
    if chance(5) { add(.replace, Self.names[index], to: index) }
    if chance(5), !screen.isReplacement { screens[index].keys.append("link: /\(Self.names[index])") }
  }

  private mutating func add(_ opening: Opening, _ target: String, to screen: Int) {
    segueCount += 1
    let isGuarded = opening == .push && chance(4) || opening == .unwind && screens[screen].kind == .page && chance(6)
    let predicate = ", shouldPerform: size > \(Int.random(in: 2...4, using: &random))"
    let text = !isGuarded && chance(2) ? target : "{ to: \(target)\(isGuarded ? predicate : "") }"
    screens[screen].segues[opening, default: []].append("segue\(segueCount): \(text)")
  }

  // MARK: - One fault

  /// The pages, which can push and be pushed.
  var pages: [Int] { screens.indices.filter { screens[$0].kind == .page } }

  func name(of screen: Int) -> String { Self.names[screen] }

  /// The screen below another one, or `nil` for the root.
  func parent(of screen: Int) -> Int? { screens[screen].parent }

  /// Whether a screen is below another one, or is the same.
  func isBelow(_ screen: Int, _ other: Int) -> Bool {
    var here: Int? = other
    while let place = here, place != screen { here = screens[place].parent }
    return here == screen
  }

  /// Adds a push, which the rules of the tree may forbid.
  mutating func push(_ target: Int, from source: Int) {
    screens[source].segues[.push, default: []].append("faulty: \(Self.names[target])")
  }

  /// Declares the screens in another order.
  mutating func shuffle() { order = Array(screens.indices).shuffled(using: &random) }

  // MARK: - Changes

  /// Makes one change that ignores the rest of the file.
  private mutating func change() {
    let index = Int.random(in: 0..<count, using: &random)
    segueCount += 1
    let segue = "segue\(segueCount)"
    func add(_ opening: Opening, _ text: String) {
      screens[index].segues[opening, default: []].append("\(segue): \(text)")
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0: add(.push, name())
    case 1: add(.push, "{ to: \(name()) }")
    case 2: add(.push, "{ to: \(name()), recursive: true }")
    case 3: add(.present, name())
    case 4: add(.present, "{ to: \(name()), style: full }")
    case 5: add(.replace, name())
    case 6: add(.replace, "{ to: \(name()), from: \(name()) }")
    case 7: add(.unwind, name())
    case 8: add(.unwind, "opener")
    case 9: add(.unwind, "{ to: root, shouldPerform: true }")
    case 10: add(.go, "{ to: \(name()) }")
    case 11: add(.tabs, name())
    case 12: screens[index].keys.append("shared: \(chance(4) ? "false" : "true")")
    case 13: screens[index].keys.append("requires: \(predicate())")
    case 14: screens[index].keys.append("back: { shouldPerform: \(predicate()), otherwise: \(segue) }")
    case 15: screens[index].keys.append("back: \(chance(4) ? "false" : "{ shouldPerform: \(predicate()) }")")
    case 16: screens[index].arguments.append(chance(2) ? "number: Int" : "number: Int = 1")
    case 17: screens[index].keys.append("link: { path: \"/l\(segue)/{number}\", via: \(name()) }")
    case 18: screens[index].keys.append("link: \"/l\(segue)/{\(name()).number}\"")
    case 19: add(.push, "{ to: \(name()), pass: { number: \(chance(2) ? "3" : "wrong") } }")
    case 20: roots.insert(name(), at: 0)
    case 21: offers[chance(2) ? .push : .present, default: []].append("\(segue): \(name())")
    case 22: add(.push, "{ to: \(name()), animted: true }")
    default:
      screens[index].keys.append("alert: { destructive: [\(segue)] }")
      add(.unwind, "previous")
    }
  }

  private mutating func chance(_ among: Int) -> Bool { Int.random(in: 0..<among, using: &random) == 0 }

  /// The name of a screen, which is occasionally misspelled.
  private mutating func name() -> String {
    let name = Self.names[Int.random(in: 0..<count, using: &random)]
    return chance(15) ? String(name.dropLast()) : name
  }

  private mutating func predicate() -> String {
    ["ready", "not ready", "size > 3", "true", "ready or not ready", "redy", "number > 2"][
      Int.random(in: 0..<7, using: &random)]
  }

  // MARK: - The file

  /// The text of the file. With `hasAliases`, a repeated value is an alias of its first occurrence.
  func text(hasAliases: Bool = false) -> String {
    var lines = [
      "navc: 1", "graph: Wild", "root: \(roots.count == 1 ? roots[0] : "[\(roots.joined(separator: ", "))]")",
      "facts: { ready: Bool, size: Int }", "conditions: { used: ready and size > 0 }",
    ]
    if !offers.isEmpty { lines.append("anywhere: { \(Self.text(offers).joined(separator: ", ")) }") }
    lines.append("screens:")
    for index in order.isEmpty ? Array(screens.indices) : order {
      let screen = screens[index]
      var keys = screen.keys
      if index == 0 { keys.append("back: { shouldPerform: used }") }
      if !screen.arguments.isEmpty { keys.append("arguments: { \(screen.arguments.joined(separator: ", ")) }") }
      keys += Self.text(screen.segues)
      lines.append("  \(Self.names[index]): { \(keys.joined(separator: ", ")) }")
    }
    let text = lines.joined(separator: "\n") + "\n"
    return hasAliases ? Self.withAliases(text) : text
  }

  private static func text(_ segues: [Opening: [String]]) -> [String] {
    Opening.allCases.compactMap { opening in
      segues[opening].map { "\(opening.rawValue): { \($0.joined(separator: ", ")) }" }
    }
  }

  private static func withAliases(_ text: String) -> String {
    let words = names + ["previous", "opener", "root", "true", "ready", "not ready"]
    let values =
      names.map { "{ to: \($0), recursive: true }" } + names.map { "{ to: \($0), animted: true }" }
      + names.map { "{ to: \($0) }" } + words
    var result = text
    for (number, value) in values.enumerated() {
      guard let start = result.range(of: "screens:\n")?.upperBound else { return result }
      var (rest, parts) = (result[start...], [Substring]())
      while let place = place(of: value, in: rest) {
        parts.append(rest[..<place.lowerBound])
        rest = rest[place.upperBound...]
      }
      guard parts.count > 1 else { continue }
      result =
        result[..<start] + parts[0] + ": &a\(number) \(value)"
        + parts.dropFirst().map { "\($0): *a\(number) " }.joined() + rest
    }
    return result
  }

  /// The next place in which the value of a key is `value`.
  private static func place(of value: String, in text: Substring) -> Range<String.Index>? {
    var rest = text
    while let place = rest.range(of: ": \(value)") {
      if let next = rest[place.upperBound...].first, ", \n}".contains(next) { return place }
      rest = rest[place.upperBound...]
    }
    return nil
  }
}
