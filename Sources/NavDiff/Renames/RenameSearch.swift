import NavCompiler

/// Finds items that have another name.
///
/// The candidates are the items that exist in only one of the two graphs. Each candidate has *features*, such as its
/// parents and its arguments. Two candidates are a rename if each is the best match of the other, without a tie, and if
/// they share at least 60 % of the features of both.
struct RenameSearch {
  /// The lowest part of shared features, as a fraction of all features of both items.
  private static let lowestScore = 0.6
  /// A feature with more candidates than this does not identify any of them. The limit keeps the search linear.
  private static let mostHolders = 64

  let old: GraphItems
  let new: GraphItems
  /// The items of the old graph with the new names.
  private(set) var current: GraphItems
  /// The pairs of items with the same names, after the renames.
  private(set) var matches: ItemMatches
  private(set) var renames = Renames()
  private(set) var pairs: [(old: Item, new: Item)] = []

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - old: The graph before the change.
  ///   - new: The graph after the change.
  ///   - declared: Renames that the caller declares, by the names that messages use.
  ///   - searches: Whether to search for other renames.
  init(_ old: Graph, _ new: Graph, declared: [String: String], searches: Bool) {
    self.old = GraphItems(old)
    self.new = GraphItems(new)
    current = self.old
    matches = ItemMatches(current, self.new, SymbolTranslation(from: new.texts, to: old.texts))
    if self.old.ownName(.graph) != self.new.ownName(.graph) { rename([(.graph, .graph)]) }
    var (gone, added) = (gone, added)
    // Types first, because arguments and facts name them. Screens before their parts, and before the facts that their
    // predicates read.
    let order: [Set<ItemKind>] = [
      [.type], [.enumCase], [.exit, .fragment], [.screen], [.argument, .segue, .tab, .anywhere], [.fact], [.condition],
    ]
    for kinds in order where !gone.isEmpty && !added.isEmpty {
      let found = matches(
        gone.filter { kinds.contains(current.key($0).kind) }, added.filter { kinds.contains(self.new.key($0).kind) },
        declared, searches)
      if found.isEmpty { continue }
      rename(found)
      (gone, added) = (self.gone, self.added)
    }
  }

  private mutating func rename(_ found: [(old: Item, new: Item)]) {
    pairs += found
    var latest = Renames()
    for (oldItem, newItem) in found {
      renames.add(oldItem, new.ownName(newItem))
      latest.add(oldItem, new.ownName(newItem))
    }
    // The symbols of earlier renames stay the same.
    current = current.renaming(latest)
    matches = ItemMatches(current, new, SymbolTranslation(matches.symbols, to: current.graph.texts))
  }

  /// The items that only the old graph has, without the parts of such items.
  var gone: [Item] { current.unmatched(matches.news) { new[$0] != nil } }

  /// The items that only the new graph has, without the parts of such items.
  var added: [Item] { new.unmatched(matches.olds) { current[$0] != nil } }

  // MARK: - Candidates

  private func matches(
    _ gone: [Item], _ added: [Item], _ declared: [String: String], _ searches: Bool
  ) -> [(old: Item, new: Item)] {
    var (gone, added) = (gone, added)
    var found: [(old: Item, new: Item)] = []
    if !declared.isEmpty {
      for item in gone {
        guard let name = declared[old.key(item).name],
          let other = added.first(where: { new.key($0).name == name && isSameKind(item, $0) })
        else { continue }
        found.append((item, other))
        gone.removeAll { $0 == item }
        added.removeAll { $0 == other }
      }
    }
    found += formerNames(&gone, &added)
    guard searches, !gone.isEmpty, !added.isEmpty else { return found }
    return found + bestPairs(gone, added)
  }

  /// Takes the renames that `was` declares from the candidates. If only the old graph declares the name of the new item,
  /// the rename was undone.
  private func formerNames(_ gone: inout [Item], _ added: inout [Item]) -> [(old: Item, new: Item)] {
    let (renamed, undone) = (
      added.filter { !new.formerNames(of: $0).isEmpty }, gone.filter { !current.formerNames(of: $0).isEmpty }
    )
    var found: [(old: Item, new: Item)] = []
    if !renamed.isEmpty {
      let names = Dictionary(grouping: gone, by: current.ownName)
      for item in renamed {
        let former = new.formerNames(of: item).lazy.flatMap { names[$0] ?? [] }
        if let other = former.first(where: { isSameKind($0, item) }) { found.append((other, item)) }
      }
    }
    if !undone.isEmpty {
      let names = Dictionary(grouping: added, by: new.ownName)
      for item in undone where !found.contains(where: { $0.old == item }) {
        let former = current.formerNames(of: item).lazy.flatMap { names[$0] ?? [] }
        guard let other = former.first(where: { isSameKind(item, $0) }) else { continue }
        if !found.contains(where: { $0.new == other }) { found.append((item, other)) }
      }
    }
    let (olds, news) = (Set(found.map(\.old)), Set(found.map(\.new)))
    gone.removeAll(where: olds.contains)
    added.removeAll(where: news.contains)
    return found
  }

  private func bestPairs(_ gone: [Item], _ added: [Item]) -> [(old: Item, new: Item)] {
    let (oldFeatures, newFeatures) = (ItemFeatures(current), ItemFeatures(new))
    let goneFeatures = gone.map { oldFeatures.features(of: $0) }
    let addedFeatures = added.map { newFeatures.features(of: $0) }
    var holders: [String: [Int]] = [:]
    for (index, features) in addedFeatures.enumerated() {
      for feature in features { holders[feature, default: []].append(index) }
    }
    var scores: [(old: Int, new: Int, score: Double)] = []
    for (index, features) in goneFeatures.enumerated() {
      var shared: [Int: Int] = [:]
      for feature in features {
        guard let found = holders[feature], found.count <= Self.mostHolders else { continue }
        for other in found { shared[other, default: 0] += 1 }
      }
      for (other, count) in shared where isSameKind(gone[index], added[other]) {
        let score = Double(count) / Double(features.union(addedFeatures[other]).count)
        if score >= Self.lowestScore { scores.append((index, other, score)) }
      }
    }
    let bestOld = best(scores, by: \.old, other: \.new)
    let bestNew = best(scores, by: \.new, other: \.old)
    return bestOld.sorted { $0.key < $1.key }.compactMap { old, new in
      bestNew[new] == old ? (gone[old], added[new]) : nil
    }
  }

  /// The best match of each item, without those that have two.
  private func best(
    _ scores: [(old: Int, new: Int, score: Double)], by key: KeyPath<(old: Int, new: Int, score: Double), Int>,
    other: KeyPath<(old: Int, new: Int, score: Double), Int>
  ) -> [Int: Int] {
    var best: [Int: (match: Int?, score: Double)] = [:]
    for score in scores {
      let known = best[score[keyPath: key]]
      if known.map({ score.score > $0.score }) ?? true {
        best[score[keyPath: key]] = (score[keyPath: other], score.score)
      } else if known?.score == score.score {
        best[score[keyPath: key]] = (nil, score.score)
      }
    }
    return best.compactMapValues(\.match)
  }

  private func isSameKind(_ oldItem: Item, _ newItem: Item) -> Bool {
    guard current.key(oldItem).kind == new.key(newItem).kind else { return false }
    let (first, second) = (current.owner(oldItem), new.owner(newItem))
    return first.map(current.key) == second.map(new.key)
  }
}

extension GraphItems {
  /// The items without a match.
  ///
  /// - Parameters:
  ///   - matches: The index of the match of each item, or -1.
  ///   - isMatched: Whether the other graph has an item with a key.
  /// - Returns: The items, without the parts of such items.
  fileprivate func unmatched(_ matches: [Int32], _ isMatched: (ItemKey) -> Bool) -> [Item] {
    zip(all, matches).compactMap { item, match in
      match < 0 && owner(item).map({ isMatched(key($0)) }) ?? true ? item : nil
    }
  }
}
