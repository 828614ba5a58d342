import NavCompiler

// The places of changes, and their order.
extension FileComparison {
  /// The changes in the order of the new file. A removed item follows the item that preceded it.
  func orderedChanges(_ oldSide: GraphDiff.Side, _ newSide: GraphDiff.Side) -> [Change] {
    if log.isEmpty { return [] }
    let oldPlaces = Self.file(of: old.graph, in: oldSide).flatMap { ItemPlaces($0) }
    let newPlaces = Self.file(of: new.graph, in: newSide).flatMap { ItemPlaces($0) }
    var placed: [(change: Change, offset: UInt32, isRemoved: Bool, index: Int)] = []
    for (index, (change, key)) in zip(log.changes, log.keys).enumerated() {
      var change = change
      let item = new[key]
      let was = current[key]
      // The IDs of renamed items are those of the old graph.
      change.old = was.flatMap { oldPlaces?.range(of: $0, in: old) }
      change.new = item.flatMap { newPlaces?.range(of: $0, in: new) }
      if change.action != .added, change.old == nil { change.old = oldPlaces?.range(of: .graph, in: old) }
      if change.action != .removed, change.new == nil { change.new = newPlaces?.range(of: .graph, in: new) }
      let anchor = change.new ?? was.flatMap { predecessor(of: $0, newPlaces) }
      placed.append((change, anchor?.lower ?? 0, change.action == .removed, index))
    }
    return placed.sorted { ($0.offset, $0.isRemoved ? 1 : 0, $0.index) < ($1.offset, $1.isRemoved ? 1 : 0, $1.index) }
      .map(\.change)
  }

  /// The place in the new file of the last item before a removed one that both files have.
  private func predecessor(of item: Item, _ places: ItemPlaces?) -> SourceRange? {
    guard let index = current.all.firstIndex(of: item) else { return nil }
    for position in current.all[..<index].indices.reversed() {
      if let other = new[current.keys[position]], let range = places?.range(of: other, in: new) { return range }
    }
    return nil
  }

  private static func file(of graph: Graph, in side: GraphDiff.Side) -> SourceFile? {
    let name = graph.texts.text(graph.name)
    if side.name == name { return side.files.first }
    return side.files.dropFirst().first { file in
      guard let (declarations, texts) = Compiler.declarations(of: file) else { return false }
      return declarations.name.map { texts.text($0.symbol) } == name
    }
  }
}
