import NavCompiler
import NavPictures

/// The screens and segues with predicates that read some conditions, directly or through other conditions.
struct ConditionReaders {
  private(set) var parts: [PicturePart] = []
  private var known: Set<String> = []

  /// Finds the readers of the conditions that have another result.
  ///
  /// - Complexity: Linear in the graph and its fragments, each of which counts once.
  init(of changes: [Change], in graph: Graph) {
    var names: [String: Set<String>] = [:]
    for change in changes where change.kind == .condition {
      guard change.effects.contains(where: { $0.rule == .guardChanged }) else { continue }
      names[change.file, default: []].insert(change.name)
    }
    if !names.isEmpty { add(graph, names) }
  }

  private mutating func add(_ graph: Graph, _ names: [String: Set<String>]) {
    let name = graph.texts.text(graph.name)
    guard known.insert(name).inserted else { return }
    if let names = names[name] { addReaders(GraphItems(graph), names) }
    for fragment in graph.fragments { add(fragment, names) }
  }

  private mutating func addReaders(_ items: GraphItems, _ names: Set<String>) {
    let graph = items.graph
    var readers: [ConditionID: [ConditionID]] = [:]
    for (index, condition) in graph.conditions.enumerated() {
      for read in condition.predicate.expression.conditions { readers[read, default: []].append(ConditionID(index)) }
    }
    var pending = graph.conditions.indices.filter { names.contains(items.text.text(graph.conditions[$0].name)) }
      .map { ConditionID($0) }
    var changed = Set(pending)
    while let condition = pending.popLast() {
      for reader in readers[condition] ?? [] where changed.insert(reader).inserted { pending.append(reader) }
    }
    func reads(_ predicate: Predicate?) -> Bool {
      predicate?.expression.conditions.contains(where: changed.contains) ?? false
    }
    for (index, screen) in graph.screens.enumerated() where reads(screen.requires) || reads(screen.back.predicate) {
      parts += [items.part(.screen(ScreenID(index)))].compactMap(\.self)
    }
    for (index, segue) in graph.segues.enumerated() where reads(segue.shouldPerform) {
      parts += [items.part(.segue(SegueID(index)))].compactMap(\.self)
    }
  }
}
