import NavCompiler
import NavPictures

/// The effects of all changes on Swift code that was written against the old graph.
///
/// The old graph has the new names of renamed items, so a rename is one effect, on the item itself.
struct APIComparison {
  let files: FileComparison
  let current: CallerNames
  let new: CallerNames
  var log: ChangeLog
  /// The first change that can have an effect on another screen, because it changes the screens below or above it.
  let remoteCause: ArraySlice<ItemKey>
  /// The first change that can end `anywhere`.
  let offeringCause: ArraySlice<ItemKey>
  private let addedSegues: [ScreenID: [Item]]
  private let removedSegues: [ScreenID: [Item]]

  init(_ files: FileComparison) {
    self.files = files
    new = CallerNames(files.new.graph)
    current =
      files.hasSameShape
      ? CallerNames(files.current.graph, withTypesOf: new) : CallerNames(files.current.graph)
    log = files.log
    // Each of these keys has a change, so an effect always belongs to the first one.
    remoteCause = log.keys(of: [.segue, .tab, .screen, .anywhere]).prefix(1)
    offeringCause = log.keys(of: [.anywhere, .screen]).filter { [log] in log.has($0, .removed) }.prefix(1)
    addedSegues = Self.merged(files.added, files.new, files.current)
    removedSegues = Self.merged(files.removed, files.current, files.new)
  }

  /// The log with the effects.
  static func effects(of files: FileComparison) -> ChangeLog {
    var comparison = APIComparison(files)
    comparison.compareNames()
    comparison.compareGraphs()
    for (other, item) in files.pairs { comparison.compare(other, item) }
    for (item, key) in files.added { comparison.add(item, key) }
    for (item, key) in files.removed { comparison.remove(item, key) }
    comparison.compareHooks()
    return comparison.log
  }

  // MARK: - Gone and new items

  private mutating func remove(_ item: Item, _ key: ItemKey) {
    guard let text = declarations(of: item, in: files.current, current, leading: removedSegues) else { return }
    log.add(Effect(.apiGone, "\(text) gone"), to: [key])
  }

  private mutating func add(_ item: Item, _ key: ItemKey) {
    if let text = declarations(of: item, in: files.new, new, leading: addedSegues) {
      log.add(Effect(.apiAdded, "\(text) new"), to: [key])
    }
    addAsks(item, key, by: .added)
    switch item {
    case .enumCase(let type, _):
      log.add(Effect(.apiCase, "the enum '\(new.declaredType(type))' has a new case"), to: [key])
    case .exit(let id):
      let name = files.new.text.text(files.new.graph.exits[id.position].name)
      log.add(Effect(.asksExit, "graphs that mount the fragment must declare the target of '\(name)'"), to: [key])
    case .segue(let id):
      let source = files.new.graph.segues[id.position].source
      guard !files.new.graph.isOffered(id), let choice = new.choiceType(of: source) else { return }
      log.add(Effect(.apiCase, "the enum '\(new.namespace).\(choice)' has a new case"), to: [key])
      guard files.new.graph.screens[source.position].alert != nil else { return }
      log.add(Effect(.asksButton, "the text of the alert must name the button '\(new.member(of: id))'"), to: [key])
    default: break
    }
  }

  /// The code that the app must add for an item.
  private mutating func addAsks(_ item: Item, _ key: ItemKey, by action: Change.Action) {
    if let effect = new.request(for: item, besides: files.options.knownFacts) {
      log.add(effect, to: [key], by: action)
    }
  }

  /// The declarations of an item, and of the segues that lead to a screen, as the beginning of a sentence. The result
  /// is `nil` if code cannot refer to any of them, or if the item is part of another one.
  private func declarations(
    of item: Item, in items: GraphItems, _ names: CallerNames, leading segues: [ScreenID: [Item]]
  ) -> String? {
    if let target = items.target(item), segues[target]?.contains(item) == true { return nil }
    var texts = [names.declaration(of: item)].compactMap(\.self)
    if case .screen(let screen) = item {
      texts += (segues[screen] ?? []).compactMap { names.declaration(of: $0) }
    }
    guard let last = texts.last else { return nil }
    if texts.count == 1 { return "\(last) is" }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last) are"
  }

  /// The segues whose change is part of the change of their target.
  private static func merged(
    _ all: [(item: Item, key: ItemKey)], _ items: GraphItems, _ others: GraphItems
  ) -> [ScreenID: [Item]] {
    var segues: [ScreenID: [Item]] = [:]
    for (item, _) in all where items.missingTarget(item, in: others) != nil {
      if let target = items.target(item) { segues[target, default: []].append(item) }
    }
    return segues
  }

  // MARK: - Names

  /// A rename changes the name of a declaration. The names of other declarations can change with it, because each name
  /// is unique.
  private mutating func compareNames() {
    guard !files.renamedItems.isEmpty || files.renames.graph != nil else { return compareFixedNames() }
    let before =
      files.hasSameShape && !files.renames.changesTypes
      ? CallerNames(files.old.graph, withTypesOf: new) : CallerNames(files.old.graph)
    for (old, key) in files.renamedItems {
      guard let item = files.new[key] else { continue }
      if let effect = before.renaming(of: old, to: item, in: new) { log.add(effect, to: [key], by: .renamed) }
      if before.request(for: old) != new.request(for: item) { addAsks(item, key, by: .renamed) }
    }
    if files.renames.graph != nil {
      log.add(
        .movedName(before.namespace, new.namespace, .apiGone), to: [files.new.key(.graph)], by: .renamed)
    }
    compareFixedNames()
  }

  private mutating func compareFixedNames() {
    if files.hasSameShape { return }
    let fixed = [
      (current.screensProtocol, new.screensProtocol), (current.factsProtocol, new.factsProtocol),
    ]
    for (was, name) in fixed where was != name { rename(was, name) }
  }

  /// Another name of a declaration, because an added item takes the name or a removed item releases it.
  private mutating func rename(_ was: String, _ name: String, of keys: [ItemKey] = []) {
    let taken = Set([was, name].map { ($0.split(separator: ".").last ?? "").lowercased() })
    let takers = log.keys.filter { key in
      key.name.split(separator: ".").last.map { taken.contains($0.lowercased()) } == true
    }
    log.add(.movedName(was, name), to: takers + keys + [files.new.key(.graph)])
  }

  // MARK: - The graph

  private mutating func compareGraphs() {
    let key = files.new.key(.graph)
    let order = Access.allCases
    if let was = order.firstIndex(of: current.access), let now = order.firstIndex(of: new.access), was != now {
      let message = "the generated Swift is '\(new.access)' instead of '\(current.access)'"
      log.add(Effect(now > was ? .apiChanged : .apiAdded, message), to: [key])
    }
    let (was, now) = (pages(files.current), pages(files.new))
    if was != now {
      // Without `pages`, a page can have any type.
      let message = "pages must be '\(now ?? "Any")' instead of '\(was ?? "Any")'"
      log.add(Effect(now == nil ? .apiAdded : .apiChanged, message), to: [key])
    }
  }

  private func pages(_ items: GraphItems) -> String? {
    items.graph.pages.map { pages in
      (pages.module.map { items.text.text($0) + "." } ?? "") + items.text.text(pages.conform)
    }
  }

  // MARK: - Items that both graphs have

  private mutating func compare(_ old: Item, _ item: Item) {
    switch (old, item) {
    case (.screen(let was), .screen(let id)): return compareScreens(was, id)
    case (.segue(let was), .segue(let id)): return compareSegues(was, id)
    case (.argument, .argument): return
    default: break
    }
    let key = files.new.key(item)
    switch (old, item) {
    case (.fact(let was), .fact(let id)): compareFacts(was, id, key)
    case (.type(let was), .type(let id)): compareTypes(was, id, key)
    case (.condition(let was), .condition(let id)):
      if case .graph = files.new.graph.kind, current.condition(was) != new.condition(id) {
        rename(current.condition(was), new.condition(id), of: [key])
      }
    case (.exit, .exit):
      let (first, second) = (files.current.description(old), files.new.description(item))
      guard first != second else { return }
      log.add(Effect(.apiChanged, "the exit '\(key.name)' returns '\(second)' instead of '\(first)'"), to: [key])
    default: break
    }
  }

  private mutating func compareFacts(_ was: FactID, _ id: FactID, _ key: ItemKey) {
    let (old, fact) = (files.current.graph.facts[was.position], files.new.graph.facts[id.position])
    let name = new.fact(id).declared
    if let effect = current.signature(of: was, to: id, in: new) { log.add(effect, to: [key]) }
    switch (old.async != nil, fact.async != nil) {
    case (true, false): log.add(Effect(.apiChanged, "the fact '\(name)' is not async anymore"), to: [key])
    case (false, true): log.add(Effect(.apiChanged, "the fact '\(name)' is async now"), to: [key])
    default: break
    }
    if current.fact(was).declared != name { rename(current.fact(was).declared, name, of: [key]) }
  }

  private mutating func compareTypes(_ was: TypeID, _ id: TypeID, _ key: ItemKey) {
    let name = new.declaredType(id)
    if current.declaredType(was) != name { rename(current.declaredType(was), name, of: [key]) }
    let (old, type) = (files.current.graph.types[was.position], files.new.graph.types[id.position])
    switch (old.kind, type.kind) {
    case (.cases, .cases): break
    case (.swift(let first, let lost), .swift(let second, let found)):
      let (first, second) = (files.current.text.text(first), files.new.text.text(second))
      if first != second { log.add(Effect(.apiChanged, "'\(name)' is '\(second)' instead of '\(first)'"), to: [key]) }
      if !found.isSuperset(of: lost.subtracting(.losslessStringConvertible)) {
        log.add(Effect(.apiChanged, "'\(name)' is declared with fewer conformances"), to: [key])
      }
    case (.cases, .swift): log.add(Effect(.apiChanged, "'\(name)' is not an enum of the graph anymore"), to: [key])
    case (.swift, .cases): log.add(Effect(.apiChanged, "'\(name)' is now an enum of the graph"), to: [key])
    }
  }
}
