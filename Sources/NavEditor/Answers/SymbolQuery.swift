/// The letters of a search. A name matches if it contains them in order. The case of ASCII letters does not matter.
///
/// The order of the matches is:
///
/// 1. The query is the name.
/// 2. The query begins the name, as `open` begins `openCart`.
/// 3. The query begins a word of the name, as `cart` does.
/// 4. The query is another part of the name, as `art` is.
/// 5. The query has the beginnings of words, as `oc` and `opca` have.
/// 6. The query has other letters of the name, as `oct` has.
///
/// The shorter name is first if two matches are equal.
package struct SymbolQuery: Sendable {
  private let letters: [UInt8]
  /// For each prefix of the letters, the length of the longest shorter prefix at its end (Knuth, Morris, Pratt, 1977).
  /// It is empty for a query over the limit, which is searched for only at the beginning of a name.
  private let borders: [Int]

  /// The maximum number of letters that are searched for as a part of a name.
  private static let partLimit = 1_000

  package init(_ query: String) {
    letters = query.utf8.map(Self.lowercased)
    guard !letters.isEmpty, letters.count <= Self.partLimit else {
      borders = []
      return
    }
    var borders = [0]
    for index in letters.indices.dropFirst() {
      var length = borders[index - 1]
      while length > 0, letters[index] != letters[length] { length = borders[length - 1] }
      borders.append(letters[index] == letters[length] ? length + 1 : 0)
    }
    self.borders = borders
  }

  /// Whether a name contains the letters in order.
  package func matches(_ name: String) -> Bool {
    var next = letters.startIndex
    for byte in name.utf8 where next < letters.endIndex && Self.lowercased(byte) == letters[next] { next += 1 }
    return next == letters.endIndex
  }

  /// The place of a name among the matches, or `nil` if it is not a match. A smaller number is better.
  ///
  /// - Complexity: Linear in the name.
  package func score(_ name: String) -> Int? {
    guard matches(name) else { return nil }
    let bytes = Array(name.utf8)
    return quality(bytes) << 32 | bytes.count
  }

  private func quality(_ name: [UInt8]) -> Int {
    if name.count >= letters.count, zip(letters, name).allSatisfy({ $0 == Self.lowercased($1) }) {
      return name.count == letters.count ? 0 : 1
    }
    var (isPart, length) = (false, 0)
    for (index, byte) in name.enumerated() where !borders.isEmpty {
      let byte = Self.lowercased(byte)
      while length > 0, length == letters.count || letters[length] != byte { length = borders[length - 1] }
      if letters[length] == byte { length += 1 }
      guard length == letters.count else { continue }
      if Self.beginsWord(name, index + 1 - length) { return 2 }
      isPart = true
    }
    if isPart { return 3 }
    return beginsWords(of: name) ? 4 : 5
  }

  /// Whether each letter begins a word or follows the preceding letter.
  private func beginsWords(of name: [UInt8]) -> Bool {
    var (next, last) = (0, -1)
    for index in name.indices where next < letters.count && Self.lowercased(name[index]) == letters[next] {
      guard index == last + 1 || Self.beginsWord(name, index) else { continue }
      (next, last) = (next + 1, index)
    }
    return next == letters.count
  }

  private static func beginsWord(_ name: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let (before, byte) = (kind(name[index - 1]), kind(name[index]))
    return before != byte && byte != .lowercase && byte != .other || before == .other && byte != .other
  }

  private enum Kind { case lowercase, uppercase, digit, other }

  private static func kind(_ byte: UInt8) -> Kind {
    switch Unicode.Scalar(byte) {
    case "a"..."z": .lowercase
    case "A"..."Z": .uppercase
    case "0"..."9": .digit
    default: byte < 0x80 ? .other : .lowercase
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
