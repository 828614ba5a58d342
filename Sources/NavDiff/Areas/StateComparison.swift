import NavCompiler
import NavPictures

/// The effects of the changes of one file on stacks that are saved on devices.
///
/// A saved stack contains the names and the arguments of its screens. Each screen must open on the screen below it in
/// the new graph, with arguments that the new graph can read.
struct StateComparison {
  private let files: FileComparison
  private lazy var oldWays = StackWays(restored.graph.renaming(renamedTabs))
  private lazy var newWays = StackWays(files.new.graph)
  private var log: ChangeLog
  private let isEachTypeSame: Bool

  /// The old items with the names under which the new graph finds them. Only `was` renames them, because devices do not
  /// know other renames.
  private let restored: GraphItems

  private var old: GraphItems { files.old }
  private var new: GraphItems { files.new }

  private init(_ files: FileComparison) {
    self.files = files
    log = files.log
    restored = files.old.restored(by: files.new)
    isEachTypeSame = files.log.keys(of: [.type, .enumCase]).isEmpty && files.renames.arguments.isEmpty
  }

  /// The log with the effects.
  static func effects(of files: FileComparison) -> ChangeLog {
    var comparison = StateComparison(files)
    for id in comparison.changedScreens { comparison.compare(id) }
    comparison.compareFormerNames()
    comparison.compareWays()
    comparison.compareRoots()
    comparison.compareRequirements()
    return comparison.log
  }

  // MARK: - Former names

  /// Former names that the new graph does not declare anymore. Stacks of older releases contain them.
  private mutating func compareFormerNames() {
    for item in old.all {
      let former = old.formerNames(of: item)
      if former.isEmpty { continue }
      let known = newNames(besides: item)
      for name in former where known?.contains(name) == false {
        let message = "a stack of an older release, with the former name '\(name)', cannot be restored"
        switch item {
        case .screen: log.add(Effect(.stateScreenGone, message), to: [files.current.key(item)])
        case .argument, .enumCase: log.add(Effect(.stateArgument, message), to: [files.current.key(item)])
        case .segue(let id) where old.graph.segues[id.position].opening == .tab:
          log.add(Effect(.stateWayGone, message), to: [files.current.key(item)])
        default: break
        }
      }
    }
  }

  /// All names that can mean an item in the new graph, or `nil` if the new graph does not have its screen or type.
  private mutating func newNames(besides item: Item) -> Set<String>? {
    guard let owner = old.owner(item) else { return screenNames }
    return (new[restored.key(owner)] ?? new[files.current.key(owner)]).map { Self.names(of: new.parts(of: $0), new) }
  }

  private lazy var screenNames = Self.names(of: new.graph.screens.indices.map { .screen(ScreenID($0)) }, new)

  private static func names(of items: [Item], _ new: GraphItems) -> Set<String> {
    Set(items.flatMap { [new.ownName($0)] + new.formerNames(of: $0) })
  }

  // MARK: - Screens

  /// The old screens without an equal one: most screens have the same name and arguments of the same types.
  private var changedScreens: [ScreenID] {
    var isSame = [Bool](repeating: false, count: old.graph.screens.count)
    for (position, was) in files.matches.screens.enumerated() where isEachTypeSame && files.hasSameArguments[position] {
      if let was, files.renames.screens[was] == nil { isSame[was.position] = true }
    }
    return isSame.indices.filter { !isSame[$0] }.map { ScreenID($0) }
  }

  /// The screens that a saved stack can contain.
  private lazy var saved = SavedScreens(files.current.graph)

  private mutating func isSaved(_ name: String) -> Bool {
    restored.screen(name).map { saved.contains($0) } ?? false
  }

  private mutating func compare(_ id: ScreenID) {
    let screen = old.graph.screens[id.position]
    guard saved.contains(id) else { return }
    guard let other = new.screen(restored.text.name(id)) else {
      let (was, name) = (old.text.name(id), files.current.text.name(id))
      log.add(.lostScreen(was, now: was == name ? nil : name), to: [ItemKey(kind: .screen, name: name)], by: .renamed)
      return
    }
    // Arguments that are equal are read as before, unless one of their types has changed.
    if isEachTypeSame, files.equality.hasSameArguments(id, other) { return }
    if screen.mount == nil, new.graph.screens[other.position].mount == nil { compareArguments(id, other) }
  }

  private mutating func compareArguments(_ id: ScreenID, _ other: ScreenID) {
    let (screen, newScreen) = (old.graph.screens[id.position], new.graph.screens[other.position])
    let name = new.text.name(other)
    for index in newScreen.arguments {
      let argument = new.graph.arguments[Int(index)]
      let label = new.text.text(argument.name)
      let key = new.key(.argument(ArgumentID(index: index), of: other))
      let was = screen.arguments.first { restored.text.name(ArgumentID(index: $0)) == label }
      if let was {
        let type = old.graph.arguments[Int(was)].type
        guard old.graph.canSave(type), !SavedType(old).reads(type, as: argument.type, new) else { continue }
        let (before, now) = (old.text.text(type), new.text.text(argument.type))
        log.add(
          .unreadableArgument(label, of: name, before, as: now),
          to: [key] + typeKeys(argument.type) + [new.key(.screen(other))])
      } else if argument.defaultValue == nil {
        log.add(.missingArgument(label, of: name), to: [key])
      }
    }
    let labels = Set(newScreen.arguments.map { new.text.name(ArgumentID(index: $0)) })
    for index in screen.arguments where old.graph.canSave(old.graph.arguments[Int(index)].type) {
      let id = ArgumentID(index: index)
      guard !labels.contains(restored.text.name(id)) else { continue }
      let key = ItemKey(kind: .argument, name: "\(name).\(files.current.text.name(id))")
      log.add(.unreadArgument(old.text.name(id), of: name), to: [key], by: .renamed)
    }
  }

  /// The keys of the declared type in a type, and of its changed cases.
  private func typeKeys(_ type: TypeReference) -> [ItemKey] {
    guard let id = type.declaredType else { return [] }
    let name = new.text.text(new.graph.types[id.position].name)
    let cases = log.keys(of: [.enumCase]).filter { $0.name.hasPrefix(name + ".") }
    return cases + [ItemKey(kind: .type, name: name)]
  }

  // MARK: - Ways

  private mutating func compareWays() {
    // A saved stack names the tabs of its containers.
    for (item, key) in files.renamedItems where key.kind == .tab && restored.ownName(item) == old.ownName(item) {
      log.add(.lostTab(old.ownName(item)), to: [key], by: .renamed)
    }
    if files.hasSameShape, files.equality.passesSameValues() { return }
    let (oldWays, newWays) = (oldWays, newWays)
    for way in oldWays.all {
      // The effects on a screen that is gone are on the screen.
      guard exists(way.target), isSaved(way.target),
        way.source == StackWays.anywhere || exists(way.source) && isSaved(way.source)
      else { continue }
      guard let reason = newWays.refusal(of: way, oldWays, where: exists) else { continue }
      let below = reason.source
      let example = "\(below), \(way.target)"
      let message =
        switch reason.kind {
        case .gone: "'\(way.target)' \(Self.gone(way.opening, below)) anymore"
        case .depth: "'\(way.target)' opens on '\(below)' at fewer levels"
        case .pass: "'\(way.target)' opens on '\(below)' with other arguments"
        }
      let segues = way.segues.map { files.current.key(.segue($0)) }
      let owners = way.segues.compactMap { files.current.owner(.segue($0)).map(files.current.key) }
      let tails = owners + [ItemKey(kind: .screen, name: way.target), ItemKey(kind: .screen, name: way.source)]
      log.add(Effect(.stateWayGone, message, example: example), to: segues + tails)
    }
  }

  /// A way that does not exist anymore, as the end of a sentence.
  private static func gone(_ opening: String, _ below: String) -> String {
    switch opening {
    case "push": "is not pushed on '\(below)'"
    case "sheet": "is not presented on '\(below)' as a sheet"
    case "full": "is not presented on '\(below)' as a full-screen cover"
    case "popover": "is not presented on '\(below)' as a popover"
    default: "is not in the tab '\(opening.dropFirst(4))' of '\(below)'"
    }
  }

  /// The new names of tabs. A lost tab has its own effect.
  private var renamedTabs: Renames {
    var renames = Renames()
    renames.segues = files.renames.segues
    return renames
  }

  /// Whether both graphs have a screen with this name.
  private func exists(_ name: String) -> Bool { new.screen(name) != nil && restored.screen(name) != nil }

  private mutating func compareRoots() {
    guard case .graph = new.graph.kind else { return }
    let (was, now) = (old.graph.roots.map(files.current.text.name), new.graph.roots.map(new.text.name))
    for name in was where exists(name) && !now.contains(name) {
      log.add(
        Effect(.stateWayGone, "'\(name)' is not at the bottom of a stack anymore", example: name),
        to: [ItemKey(kind: .root, name: name), new.key(.graph)])
    }
    // The first root whose requirement holds is at the bottom.
    for (index, name) in now.enumerated() where !was.contains(name) && now[index...].contains(where: was.contains) {
      log.add(
        Effect(.stateRequires, "a saved stack is restored if '\(name)' is not at the bottom"),
        to: [ItemKey(kind: .root, name: name), ItemKey(kind: .screen, name: name), new.key(.graph)])
    }
    if MemberDifference(order: was, now) != nil {
      log.add(Effect(.stateRequires, "another root can be at the bottom"), to: [new.key(.graph)])
    }
  }

  // MARK: - Requirements

  private mutating func compareRequirements() {
    let conditions = RequiredConditions(new)
    for (change, key) in zip(log.changes, log.keys) {
      switch key.kind {
      case .screen:
        guard change.action == .changed, let id = new.screen(key.name), let was = files.current.screen(key.name),
          isRequirementNew(was, id), change.relation != .weaker || isEarlierRoot(key.name),
          // An equal predicate in other words has no effect.
          change.effects.contains(where: { $0.rule == .guardChanged })
        else { continue }
        log.add(
          Effect(.stateRequires, "a saved stack with '\(key.name)' is restored under another condition"), to: [key])
      case .condition where change.action == .changed && conditions.names.contains(key.name):
        log.add(Effect(.stateRequires, "saved stacks are restored under another condition"), to: [key])
      default: break
      }
    }
  }

  /// Whether a weaker requirement of a screen can keep another root from the bottom of the stack.
  private func isEarlierRoot(_ name: String) -> Bool {
    new.graph.roots.dropLast().contains { new.text.name($0) == name }
  }

  private func isRequirementNew(_ was: ScreenID, _ id: ScreenID) -> Bool {
    guard let requires = new.graph.screens[id.position].requires else { return false }
    guard let old = files.current.graph.screens[was.position].requires else { return true }
    return PredicateText(files.current.text).text(old) != PredicateText(new.text).text(requires)
  }
}

/// The conditions that a `requires` reads, directly or through other conditions.
struct RequiredConditions {
  private(set) var names: Set<String> = []

  init(_ items: GraphItems) { self.init(items, of: items.graph.screens.compactMap(\.requires?.expression)) }

  /// The conditions that some predicates read.
  init(_ items: GraphItems, of predicates: [Expression]) {
    var pending = predicates
    while let expression = pending.popLast() {
      for condition in expression.conditions {
        let declared = items.graph.conditions[condition.position]
        if names.insert(items.text.text(declared.name)).inserted { pending.append(declared.predicate.expression) }
      }
    }
  }
}

extension Expression {
  /// The conditions that the expression names.
  var conditions: [ConditionID] {
    switch self {
    case .and(let operands), .or(let operands): operands.flatMap(\.conditions)
    case .not(let operand), .unwrapped(let operand): operand.conditions
    case .compare(_, let left, let right): left.conditions + right.conditions
    case .fact(_, let arguments, _): arguments.flatMap(\.conditions)
    case .condition(let id): [id]
    case .argument, .literal: []
    }
  }
}
