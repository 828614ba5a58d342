/// Two lists as one, in the order of the second list. An element that only the first list has follows the element that
/// preceded it there.
struct MergedOrder {
  /// The positions of each element in both lists, or `nil` if a list does not have it.
  private(set) var pairs: [(old: Int?, new: Int?)] = []

  /// Merges two lists of keys. Elements of the first list without a key are omitted.
  ///
  /// - Complexity: linear in both lists.
  init<Key: Hashable>(_ old: [Key?], _ new: [Key?]) {
    var positions: [Key: Int] = [:]
    for (index, key) in new.enumerated() {
      if let key, positions[key] == nil { positions[key] = index }
    }
    var partners = [Int?](repeating: nil, count: new.count)
    // The elements of the first list that follow each element of the second list. The first entry is for elements
    // that nothing precedes.
    var followers = [[Int]](repeating: [], count: new.count + 1)
    var last = 0
    for (index, key) in old.enumerated() {
      guard let key else { continue }
      if let position = positions[key], partners[position] == nil {
        partners[position] = index
        last = position + 1
      } else {
        followers[last].append(index)
      }
    }
    pairs = followers[0].map { ($0, nil) }
    for index in new.indices {
      pairs.append((partners[index], index))
      pairs += followers[index + 1].map { ($0, nil) }
    }
  }
}
