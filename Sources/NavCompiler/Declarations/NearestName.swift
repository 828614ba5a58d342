/// Finds the name that an author probably meant.
///
/// Two names are similar if few letters must be added, removed, changed, or swapped with a neighbor. The case of
/// letters is ignored. A hostile file can require millions of comparisons, so the steps of one compilation are limited.
/// Past the limit, there are no suggestions.
package struct NearestName {
  private var stepsLeft = 16_000_000
  /// Longer names are not compared. They are rarely mistyped, but a hostile file can have many of them.
  private static let lengthLimit = 60

  package init() {}

  /// Whether the search can continue. Past the limit, there are no suggestions.
  package var goesOn: Bool { stepsLeft > 0 }

  /// Finds the nearest of a few words.
  package static func to(_ text: String, among candidates: some Sequence<String>) -> String? {
    var nearest = NearestName()
    return nearest.find(text, among: candidates)
  }

  /// The candidate that is nearest to a text, or `nil` if none is near enough. If there are several, it is the first
  /// one.
  package mutating func find(_ text: String, among candidates: some Sequence<String>) -> String? {
    guard goesOn, text.utf8.count <= Self.lengthLimit else { return nil }
    let wanted = Letters(text)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      stepsLeft -= 32
      guard stepsLeft > 0 else { return nil }
      if candidate == text {
        // The same name, or a name that is equal but has different characters.
        guard candidate.utf8.elementsEqual(text.utf8) else { return candidate }
        continue
      }
      let limit = Self.limit(max(wanted.bytes.count, candidate.utf8.count))
      let bound = min(limit, best.map { $0.distance - 1 } ?? limit)
      guard bound >= 0, abs(candidate.utf8.count - wanted.bytes.count) <= bound else { continue }
      let letters = Letters(candidate)
      guard (letters.mask ^ wanted.mask).nonzeroBitCount <= 2 * bound else { continue }
      stepsLeft -= wanted.bytes.count * (2 * bound + 1)
      if let distance = wanted.distance(to: letters, atMost: bound) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The maximum number of edits for the longer of two names. For a name of one letter, it is 0.
  private static func limit(_ count: Int) -> Int { count < 2 ? 0 : max(1, (count + 1) / 3) }

  private struct Letters {
    var bytes: [UInt8]
    /// The letters that occur, as a cheap lower bound for the number of changes.
    var mask: UInt64 = 0

    init(_ text: String) {
      bytes = text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
      for byte in bytes { mask |= 1 << UInt64(byte & 63) }
    }

    /// The number of edits between two texts (optimal string alignment), or `nil` if it exceeds `limit`. Only the
    /// diagonal band that can contain the result is computed.
    func distance(to other: Letters, atMost limit: Int) -> Int? {
      let one = bytes
      let two = other.bytes
      let infinity = limit + 1
      var beforeLast = [Int](repeating: infinity, count: two.count + 1)
      var last = (0...two.count).map { min($0, infinity) }
      var current = last
      for row in 0..<one.count {
        let lower = max(0, row - limit)
        let upper = min(two.count, row + limit + 1)
        guard lower < upper else { return nil }
        current[lower] = lower == 0 ? row + 1 : infinity
        for column in lower..<upper {
          var cost = last[column] + (one[row] == two[column] ? 0 : 1)
          if column < row + limit { cost = min(cost, last[column + 1] + 1) }
          cost = min(cost, current[column] + 1)
          if row > 0, column > 0, one[row] == two[column - 1], one[row - 1] == two[column] {
            cost = min(cost, beforeLast[column - 1] + 1)
          }
          current[column + 1] = cost
        }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      return last[two.count] <= limit ? last[two.count] : nil
    }
  }
}
