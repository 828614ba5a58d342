import NavCompiler

/// Names that become different Swift identifiers. Many of them need special care in generated code.
struct NamePool {
  private var taken: Set<String> = []

  /// Keywords of Swift.
  private static let keywords = names(
    """
    class, self, default, init, in, is, let, var, func, return, switch, case, protocol, extension, static, struct, \
    enum, import, internal, public, private, operator, some, any, async, await, throws, try, as, where, while, for, \
    if, else, guard, repeat, inout, super, subscript, typealias, associatedtype, deinit, open, package, actor, nil \
    value, type, Type, get, set, lazy, weak, unowned, final, dynamic, optional, required, convenience, mutating, \
    borrowing, consuming, nonisolated, macro, each, copy, discard, yield, Self, Any, none, left, right
    """)
  /// Names that the generated code and its imports use.
  private static let emitted = names(
    """
    screens, facts, no facts, table, read, write, handle, push, unwind, perform, can perform, screen, segue, segue \
    request, sender, context, arguments, value, source, target, graph, page, string, int, bool, double, array, set, \
    date, url, uuid, void, never, error, hashable, codable, sendable, equatable, case iterable, raw value, all \
    cases, main actor, swift, nav runtime, foundation, model, predicates, allows, allows back, meets, decides, \
    prepare, leaving segue, push segue, back segue, unwind segue, id, hash, description, hook, hooks, make page, \
    should perform, argument reader, graph table, navigation graph, screen ID, returned, decoder, encoder, result, \
    task, mount, mounted, exit, link, requires, within, otherwise, destination, animated, outcome, optional, defer
    """)
  private static let odd = names(
    """
    two words, kebab-case, snake_case, dotted.name, über, café, 日本語, ß, x, X, a1, αβγ, naïve-fact, \
    aVeryLongNameThatGoesOnAndOnUntilNoLineOfHundredColumnsCanHoldWhatItsFunctionsAreCalledAndThenSomeMore, _under, \
    É, UPPER, mixedCase, iOS app, e2e, i, I, l, O, ok, trailing_, a.b.c, x-y_z
    """)
  private static let usual = names(
    """
    item, list, detail, name, count, order, filter, account, help, open, close
    """)

  private static func names(_ list: String) -> [String] {
    list.split(separator: ", ").map(String.init)
  }

  /// Returns a new name. With `sayable`, a predicate can contain the name.
  mutating func next(_ choices: inout Choices, sayable: Bool = false, avoiding: Set<String> = []) -> String {
    let pool: [String] =
      switch choices.below(6) {
      case 0, 1: Self.usual
      case 2: Self.keywords
      case 3: Self.emitted
      case 4: Self.odd
      default: Self.usual
      }
    let base = choices.pick(pool)
    var name = base
    var number = 1
    while !isFree(name, sayable, avoiding) {
      number += 1
      let stem = sayable ? String(base.filter { $0.isLetter }) : base
      name = "\(stem.isEmpty ? "x" : stem)\(number)"
    }
    note(name)
    return name
  }

  private func isFree(_ name: String, _ sayable: Bool, _ avoiding: Set<String>) -> Bool {
    guard !avoiding.contains(name), let member = SwiftName.member(name), let type = SwiftName.type(name) else {
      return false
    }
    if sayable, !Self.isSayable(name) { return false }
    return !taken.contains(member.lowercased()) && !taken.contains(type.lowercased())
  }

  /// Takes a name if it is free. Returns whether it was free.
  mutating func claim(_ name: String) -> Bool {
    guard isFree(name, false, []) else { return false }
    note(name)
    return true
  }

  private mutating func note(_ name: String) {
    taken.insert((SwiftName.member(name) ?? name).lowercased())
    taken.insert((SwiftName.type(name) ?? name).lowercased())
  }

  /// Whether a predicate can contain a name.
  static func isSayable(_ name: String) -> Bool {
    let words: Set<String> = ["and", "or", "not", "true", "false", "nil", "source", "destination"]
    guard let first = name.unicodeScalars.first, !words.contains(name) else { return false }
    let isWord = name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) }
    return isWord && !("0"..."9").contains(first)
  }
}
