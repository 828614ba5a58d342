/// Finds the name that was probably meant.
package enum NearestName {
  /// Longer names are not compared: nobody mistypes them, but a hostile file is full of them.
  private static let lengthLimit = 60

  /// The candidate with the fewest changed, missing, added or swapped letters, if they are few for the name's length.
  /// Of equally near ones, the first.
  package static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    let name = Array(name.unicodeScalars)
    guard !name.isEmpty, name.count <= lengthLimit else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.unicodeScalars)
      guard letters.count <= lengthLimit else { continue }
      let limit = max(1, (max(name.count, letters.count) + 1) / 3)
      guard abs(name.count - letters.count) <= limit else { continue }
      let distance = distance(name, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Optimal string alignment: insert, delete, replace, swap two neighbours. Case costs nothing against other letters.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let isSame = letter.properties.lowercaseMapping == other.properties.lowercaseMapping
        var cost = min(current[column] + 1, last[column + 1] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
