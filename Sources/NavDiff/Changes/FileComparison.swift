import NavCompiler
import NavPictures

/// The comparison of one file with its old revision.
struct FileComparison {
  let options: DiffOptions
  /// The old graph with its own names.
  let old: GraphItems
  /// The old graph with the new names of renamed items. Its IDs are those of `old`.
  let current: GraphItems
  let new: GraphItems
  let renames: Renames
  let equality: GraphEquality
  /// Whether both graphs have the same screens, segues, and types in the same order.
  let hasSameShape: Bool
  /// Whether each new screen has the same arguments in the old graph.
  let hasSameArguments: [Bool]
  /// The pairs of items in both graphs.
  let matches: ItemMatches
  /// The renamed items of the old graph, with their new keys.
  private(set) var renamedItems: [(old: Item, key: ItemKey)] = []
  /// The items that only one of the two graphs has, without the parts of such items.
  let added: [(item: Item, key: ItemKey)]
  let removed: [(item: Item, key: ItemKey)]
  var log = ChangeLog()
  private var translation: ExpressionTranslation?

  /// The places in both files, which are read when a change needs them.
  private let files: (old: PlacesSource?, new: PlacesSource?)
  private(set) lazy var oldPlaces = files.old.flatMap { $0.places }
  private(set) lazy var newPlaces = files.new.flatMap { $0.places }
  /// The segues whose value follows from a key under `defaults`.
  private var defaulted: [DefaultKey: [(segue: String, difference: MemberDifference)]] = [:]

  init(_ old: Graph, _ new: Graph, in files: (old: PlacesSource?, new: PlacesSource?), _ options: DiffOptions) {
    self.options = options
    self.files = files
    let search = RenameSearch(old, new, declared: options.renames, searches: options.searchesRenames)
    self.old = search.old
    self.new = search.new
    current = search.current
    renames = search.renames
    matches = search.matches
    let equality = GraphEquality(search.current.graph, search.new.graph, search.matches.symbols)
    self.equality = equality
    hasSameShape = equality.hasSameShape()
    hasSameArguments = search.matches.screens.enumerated().map { position, was in
      was.map { equality.hasSameArguments($0, ScreenID(position)) } ?? false
    }
    added = search.added.map { [items = search.new] in ($0, items.key($0)) }
    removed = search.gone.map { [items = search.current] in ($0, items.key($0)) }
    for pair in search.pairs { addRename(pair.old, pair.new) }
    compareItems()
    addOrderChanges()
    addDefaultChanges()
  }

  /// The items that both graphs have, in the order of the new one.
  var pairs: some Sequence<(old: Item, new: Item)> {
    zip(new.all, matches.olds).lazy.compactMap { [current] item, index in
      index < 0 ? nil : (old: current.all[Int(index)], new: item)
    }
  }

  // MARK: - Items

  private mutating func addRename(_ item: Item, _ newItem: Item) {
    let (from, key) = (old.key(item), new.key(newItem))
    // A rename of the item around this one does not rename this one.
    guard old.ownName(item) != new.ownName(newItem) else { return }
    var change = Change(
      action: .renamed, kind: key.kind, name: key.name, renamedFrom: from.name,
      message: "\(from.sentence) is now '\(new.ownName(newItem))'", was: old.description(item),
      becomes: new.description(newItem))
    change.oldOwnName = old.ownName(item)
    log.add(change, key)
    renamedItems.append((item, key))
    if case .screen = item {
      log.add(Effect(.nameGone, "events name '\(key.name)' instead of '\(from.name)'"), to: [key])
    }
    if case .segue = item {
      log.add(Effect(.nameGone, "events name '\(key.name)' instead of '\(from.name)'"), to: [key])
    }
  }

  private mutating func compareItems() {
    let (oldMembers, newMembers) = (GraphMembers(current.graph), GraphMembers(new.graph))
    for (other, item) in pairs where !isSame(other, item) {
      compare(other, item, new.key(item), oldMembers, newMembers)
    }
    for (item, key) in added { add(.added, item, key, new, current) }
    for (item, key) in removed { add(.removed, item, key, current, new) }
    // A screen can come after the segue that is part of its change.
    for (item, key) in added { addEffects("more", item, key, new) }
    for (item, key) in removed { addEffects("fewer", item, key, current) }
  }

  private mutating func add(
    _ action: Change.Action, _ item: Item, _ key: ItemKey, _ items: GraphItems, _ others: GraphItems
  ) {
    // The parts of another file are compared there.
    if case .fragment = item { return }
    if case .root = item, hasOtherKind { return log.merge(key, into: new.key(.graph)) }
    if let screen = items.missingTarget(item, in: others) {
      log.merge(key, into: screen)
    } else {
      log(action, item, key, items)
    }
  }

  private mutating func addEffects(_ word: String, _ item: Item, _ key: ItemKey, _ items: GraphItems) {
    switch item {
    case .root where !hasOtherKind:
      log.add(Effect(.rootChanged, "\(word) screens can be at the bottom of the stack"), to: [key])
    case .segue(let id) where items.graph.isOffered(id):
      log.add(Effect(.anywhereChanged, "all screens offer \(word) segues"), to: [key])
    default: break
    }
  }

  private mutating func log(_ action: Change.Action, _ item: Item, _ key: ItemKey, _ items: GraphItems) {
    // A removed part of a renamed item has its old name.
    let shown = action == .added ? key : old.key(item)
    var change = Change(
      action: action, kind: key.kind, name: shown.name,
      message: action == .added ? "\(shown.sentence) is new" : "\(shown.sentence) is gone")
    if action == .added { change.becomes = items.description(item) } else { change.was = items.description(item) }
    log.add(change, key)
  }

  // MARK: - Members

  /// Whether only one of the files is a fragment.
  private var hasOtherKind: Bool { current.graph.isFragment != new.graph.isFragment }

  /// Compares the kinds of the files. The app cannot open a fragment by itself.
  private mutating func compareKinds(_ key: ItemKey) {
    guard hasOtherKind else { return }
    let (was, now) = new.graph.isFragment ? (ItemKind.graph, ItemKind.fragment) : (.fragment, .graph)
    log.add(
      Change(
        action: .changed, kind: key.kind, name: key.name,
        message: "the \(was.noun) '\(key.name)' is now a \(now.noun)", was: "\(was.noun): \(old.ownName(.graph))",
        becomes: "\(now.noun): \(key.name)"), key)
    log.add(Effect(.apiChanged, "'\(key.name)' is a \(now.noun) instead of a \(was.noun)"), to: [key])
    guard new.graph.isFragment else { return }
    if current.hasLinks { log.add(Effect(.linkGone, "no link of '\(key.name)' opens a screen anymore"), to: [key]) }
    log.add(Effect(.stateScreenGone, "no saved stack of '\(key.name)' can be restored"), to: [key])
  }

  private mutating func compare(
    _ oldItem: Item, _ newItem: Item, _ key: ItemKey, _ oldMembers: GraphMembers, _ newMembers: GraphMembers
  ) {
    let (first, second): ([GraphMembers.Member], [GraphMembers.Member])
    switch (oldItem, newItem) {
    case (.graph, .graph):
      compareKinds(key)
      (first, second) = (oldMembers.ofGraph(), newMembers.ofGraph())
    case (.type(let was), .type(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.fact(let was), .fact(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.condition(let was), .condition(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.exit(let was), .exit(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.screen(let was), .screen(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.argument(let was, _), .argument(let id, _)): (first, second) = (oldMembers[was], newMembers[id])
    case (.segue(let was), .segue(let id)): (first, second) = (oldMembers[was], newMembers[id])
    case (.link, .link):
      guard current.description(oldItem) != new.description(newItem) else { return }
      let change = Change(
        action: .changed, kind: .link, name: key.name, message: "\(key.sentence) has another path",
        was: old.description(oldItem), becomes: new.description(newItem))
      return log.add(change, key)
    default: return
    }
    var differences = MemberDifference.all(first, second).filter { !isElsewhere($0.name, key.kind) }
    var relations: [String: PredicateRelation] = [:]
    for (old, new, member) in predicates(oldItem, newItem) {
      differences.removeAll { $0.name == member }
      guard PredicateText(current.text).text(old) != PredicateText(self.new.text).text(new) else { continue }
      guard let relation = relation(of: new.expression, to: old.expression) else { continue }
      relations[member] = relation
      differences.append(
        MemberDifference(
          name: member, was: .string(current.text.text(old.source)), becomes: .string(self.new.text.text(new.source))))
    }
    var equal: Set<String> = []
    for difference in differences
    where relations[difference.name] == nil && MemberEffects.predicates.contains(difference.name) {
      // A missing predicate permits everything. A predicate that is always true is the same.
      relations[difference.name] = relation(ofNew: difference.name, newItem, toOld: oldItem)
      if relations[difference.name] == nil { equal.insert(difference.name) }
    }
    if case (.segue(let was), .segue(let id)) = (oldItem, newItem) {
      differences.removeAll { isDefaulted($0, was, id, key) }
    }
    differences += reordered(oldItem, newItem)
    report(differences, relations, of: key, without: equal)
  }

  /// Whether two items are equal. Most are, and the members of the others are compared one by one.
  private func isSame(_ oldItem: Item, _ newItem: Item) -> Bool {
    switch (oldItem, newItem) {
    case (.screen(let was), .screen(let id)):
      let (first, second) = (current.graph.screens[was.position], new.graph.screens[id.position])
      return equality.isSame(first, second) && equality.hasSameNames(first, second)
        && hasSameArguments[id.position]
    case (.argument(let was, _), .argument(let id, _)):
      return equality.isSame(current.graph.arguments[was.position], new.graph.arguments[id.position])
    case (.segue(let was), .segue(let id)):
      return equality.isSame(current.graph.segues[was.position], new.graph.segues[id.position])
    default: return false
    }
  }

  /// Whether the member is an item of its own.
  private func isElsewhere(_ member: String, _ kind: ItemKind) -> Bool {
    switch kind {
    case .screen: member == "link" || member == "linkVia"
    case .graph, .fragment: member == "graph" || member == "fragment" || member == "roots"
    default: false
    }
  }

  private mutating func report(
    _ differences: [MemberDifference], _ relations: [String: PredicateRelation], of key: ItemKey,
    without equal: Set<String> = []
  ) {
    guard let first = differences.first else { return }
    let message =
      differences.count == 1
      ? "'\(first.key)' of \(key.sentence) is \(first.summary)"
      : "\(differences.map { "'\($0.key)'" }.joined(separator: ", ")) of \(key.sentence) have changed"
    var change = Change(action: .changed, kind: key.kind, name: key.name, message: message)
    change.was = differences.compactMap(\.oldText).joined(separator: ", ")
    change.becomes = differences.compactMap(\.newText).joined(separator: ", ")
    change.differences = differences
    log.add(change, key)
    for difference in differences {
      if let relation = relations[difference.name] { log.setRelation(relation, of: key) }
      guard !equal.contains(difference.name), let rule = MemberEffects.rule(difference.name, of: key.kind) else {
        continue
      }
      let message =
        switch relations[difference.name] {
        case .other?: "'\(difference.key)' is another condition"
        case let relation?: "'\(difference.key)' is \(relation)"
        case nil: "'\(difference.key)' is \(difference.summary)"
        }
      log.add(Effect(rule, message), to: [key])
    }
  }

  // MARK: - Predicates

  private func predicates(_ oldItem: Item, _ newItem: Item) -> [(old: Predicate, new: Predicate, member: String)] {
    func pair(_ old: Predicate?, _ new: Predicate?, _ member: String) -> [(Predicate, Predicate, String)] {
      if let old, let new { [(old, new, member)] } else { [] }
    }
    switch (oldItem, newItem) {
    case (.condition(let was), .condition(let id)):
      return pair(
        current.graph.conditions[was.position].predicate, new.graph.conditions[id.position].predicate, "predicate")
    case (.screen(let was), .screen(let id)):
      let (first, second) = (current.graph.screens[was.position], new.graph.screens[id.position])
      return pair(first.requires, second.requires, "requires")
        + pair(first.back.predicate, second.back.predicate, "backIf")
    case (.segue(let was), .segue(let id)):
      return pair(
        current.graph.segues[was.position].shouldPerform, new.graph.segues[id.position].shouldPerform,
        "shouldPerform")
    default: return []
    }
  }

  /// The relation of a new predicate to a missing one, or of a missing one to an old one.
  private mutating func relation(
    ofNew member: String, _ newItem: Item, toOld oldItem: Item
  ) -> PredicateRelation? {
    let always = Expression.literal(.bool(true))
    let (was, now) = (current.predicate(member, of: oldItem), new.predicate(member, of: newItem))
    return relation(of: now?.expression ?? always, to: was?.expression ?? always)
  }

  private mutating func relation(of new: Expression, to old: Expression) -> PredicateRelation? {
    var translation = translation ?? ExpressionTranslation(current, self.new)
    defer { self.translation = translation }
    return translation.relation(of: new, to: old)
  }

  // MARK: - Defaults

  /// Whether a different value follows from a key under `defaults`.
  private mutating func isDefaulted(
    _ difference: MemberDifference, _ was: SegueID, _ id: SegueID, _ key: ItemKey
  ) -> Bool {
    guard let word = DefaultKey(rawValue: difference.name), oldPlaces?.value(of: word) != newPlaces?.value(of: word),
      oldPlaces?.sets(word, was, in: old) == false, newPlaces?.sets(word, id, in: new) == false
    else { return false }
    defaulted[word, default: []].append((key.name, difference))
    return true
  }

  private mutating func addDefaultChanges() {
    for word in DefaultKey.allCases {
      guard let segues = defaulted[word], let first = segues.first else { continue }
      let (was, now) = (oldPlaces?.value(of: word), newPlaces?.value(of: word))
      let key = ItemKey(kind: .defaults, name: word.rawValue)
      let action = was == nil ? Change.Action.added : now == nil ? .removed : .changed
      let change = Change(
        action: action, kind: .defaults, name: key.name,
        message: "the default '\(word.rawValue)' of segues is \(first.difference.summary)", was: was, becomes: now)
      log.add(change, key)
      guard let rule = MemberEffects.rule(word.rawValue, of: .segue) else { continue }
      let others = segues.count == 1 ? "" : " and \(segues.count - 1) more segue\(segues.count == 2 ? "" : "s")"
      log.add(
        Effect(rule, "'\(word.rawValue)' of '\(first.segue)'\(others) is \(first.difference.summary)"), to: [key])
    }
  }

  // MARK: - Order

  /// The differences in the order of an item's parts, which the generated Swift or the runtime follows.
  private func reordered(_ oldItem: Item, _ newItem: Item) -> [MemberDifference] {
    switch (oldItem, newItem) {
    case (.type(let was), .type(let id)):
      guard case .cases(let first) = current.graph.types[was.position].kind,
        case .cases(let second) = new.graph.types[id.position].kind
      else { return [] }
      return [MemberDifference(order: first.map(current.text.text), second.map(new.text.text))].compactMap(\.self)
    case (.screen(let was), .screen(let id)):
      let (first, second) = (current.graph.screens[was.position], new.graph.screens[id.position])
      let arguments = MemberDifference(
        order: first.arguments.map { current.text.name(ArgumentID(index: $0)) },
        second.arguments.map { new.text.name(ArgumentID(index: $0)) })
      let segues = MemberDifference(
        order: first.segues.map { current.text.name(SegueID(index: $0)) },
        second.segues.map { new.text.name(SegueID(index: $0)) })
      return [arguments, segues].compactMap(\.self)
    default: return []
    }
  }

  private mutating func addOrderChanges() {
    guard case .graph = new.graph.kind,
      let difference = MemberDifference(
        order: current.graph.roots.map(current.text.name), new.graph.roots.map(new.text.name))
    else { return }
    let key = new.key(.graph)
    report([difference], [:], of: key)
    log.add(Effect(.rootChanged, "the roots have another order"), to: [key])
  }
}

extension GraphItems {
  fileprivate func predicate(_ member: String, of item: Item) -> Predicate? {
    switch item {
    case .screen(let id) where member == "requires": graph.screens[id.position].requires
    case .segue(let id) where member == "shouldPerform": graph.segues[id.position].shouldPerform
    default: nil
    }
  }
}

extension Screen.Back {
  var predicate: Predicate? { if case .when(let predicate) = self { predicate } else { nil } }
}
