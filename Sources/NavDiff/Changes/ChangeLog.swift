import NavCompiler

/// The changes of one file while it is compared. Each change and each effect is in the log once.
struct ChangeLog {
  private(set) var changes: [Change] = []
  /// The keys of the changes.
  private(set) var keys: [ItemKey] = []
  private var positions: [ItemKey: [Change.Action: Int]] = [:]
  private var known: Set<Entry> = []
  /// Items whose change is part of the change of another item.
  private var wholes: [ItemKey: ItemKey] = [:]

  private struct Entry: Hashable {
    let change: Int
    let effect: Effect
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Adds a change, unless the log has it.
  mutating func add(_ change: Change, _ key: ItemKey) {
    guard positions[key]?[change.action] == nil else { return }
    positions[key, default: [:]][change.action] = changes.count
    changes.append(change)
    keys.append(key)
  }

  /// Makes the change of an item a part of the change of another item.
  mutating func merge(_ key: ItemKey, into whole: ItemKey) { wholes[key] = whole }

  /// Whether an item has a change, also as a part of another change.
  func has(_ key: ItemKey) -> Bool { positions[wholes[key] ?? key] != nil }

  func has(_ key: ItemKey, _ action: Change.Action) -> Bool { positions[wholes[key] ?? key]?[action] != nil }

  /// Adds an effect to the change that causes it.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - causes: The items whose change can be the cause, the most likely one first. If none of them has a change, the
  ///     first one gets one.
  ///   - action: The action that causes the effect, if an item is both renamed and changed.
  mutating func add(_ effect: Effect, to causes: [ItemKey], by action: Change.Action = .changed) {
    let causes = causes.map { wholes[$0] ?? $0 }
    guard let first = causes.first else { return }
    let key = causes.first { positions[$0] != nil } ?? first
    let index = position(key, action)
    if known.insert(Entry(change: index, effect: effect)).inserted { changes[index].effects.append(effect) }
  }

  private mutating func position(_ key: ItemKey, _ action: Change.Action) -> Int {
    if let actions = positions[key] {
      let preferred: [Change.Action] = [action, .changed, .added, .removed, .renamed]
      if let index = preferred.lazy.compactMap({ actions[$0] }).first { return index }
    }
    add(Change(action: .changed, kind: key.kind, name: key.name, message: "\(key.sentence) has changed"), key)
    return changes.count - 1
  }

  /// The items of some kinds that have a change. The items that the new graph does not have come first, because most
  /// effects are theirs.
  func keys(of kinds: Set<ItemKind>) -> [ItemKey] {
    let found = zip(keys, changes).filter { kinds.contains($0.0.kind) }
    let (gone, others) = (found.filter { $0.1.action == .removed }, found.filter { $0.1.action != .removed })
    return (gone + others).map(\.0)
  }

  /// Removes the effects of a rule, which another comparison has disproved.
  mutating func removeEffects(_ rule: EffectRule) {
    for index in changes.indices { changes[index].effects.removeAll { $0.rule == rule } }
  }

  mutating func setRelation(_ relation: PredicateRelation, of key: ItemKey) {
    guard let index = positions[key]?[.changed] else { return }
    let known = changes[index].relation
    changes[index].relation = known == nil || known == relation ? relation : .other
  }
}

extension ItemKey {
  /// The item in a sentence: `the screen 'cart'`.
  var sentence: String { "the \(kind.noun) '\(name)'" }
}
