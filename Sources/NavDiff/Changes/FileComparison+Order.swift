import NavCompiler

// The places of changes, and their order.
extension FileComparison {
  /// The changes in the order of the new file. A removed item follows the item that preceded it.
  mutating func orderedChanges() -> [Change] {
    if log.isEmpty { return [] }
    let (oldPlaces, newPlaces) = (oldPlaces, newPlaces)
    let anchors = predecessors()
    var placed: [(change: Change, offset: UInt32, isRemoved: Bool, index: Int)] = []
    for (index, (change, key)) in zip(log.changes, log.keys).enumerated() {
      var change = change
      change.file = new.ownName(.graph)
      let word = key.kind == .defaults ? DefaultKey(rawValue: key.name) : nil
      let item = word.map { .defaults($0) } ?? new[key]
      let was = word.map { .defaults($0) } ?? current[key]
      // The IDs of renamed items are those of the old graph.
      if let item { change.part = new.part(item) } else if let was { change.part = current.part(was) }
      change.old = was.flatMap { oldPlaces?.range(of: $0, in: old) }
      change.new = item.flatMap { newPlaces?.range(of: $0, in: new) }
      if change.action != .added, change.old == nil { change.old = oldPlaces?.range(of: .graph, in: old) }
      if change.action != .removed, change.new == nil { change.new = newPlaces?.range(of: .graph, in: new) }
      let anchor = change.new ?? was.flatMap { anchors[$0] }.flatMap { newPlaces?.range(of: $0, in: new) }
      placed.append((change, anchor?.lower ?? 0, change.action == .removed, index))
    }
    return placed.sorted { ($0.offset, $0.isRemoved ? 1 : 0, $0.index) < ($1.offset, $1.isRemoved ? 1 : 0, $1.index) }
      .map(\.change)
  }

  /// For each removed item, the last item before it that both files have, as an item of the new one.
  private func predecessors() -> [Item: Item] {
    var predecessors: [Item: Item] = [:]
    var last: Item?
    for (item, match) in zip(current.all, matches.news) {
      if match >= 0 {
        last = new.all[Int(match)]
      } else if let last {
        predecessors[item] = last
      }
    }
    return predecessors
  }
}
