/// A graph with marks in it. In `to: 1️⃣prodct1️⃣`, the marks are at both ends of a range.
struct MarkedSource {
  /// The graph without the marks.
  let text: String
  /// The ranges in bytes, by mark.
  let ranges: [Character: Range<Int>]

  static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  init(_ marked: String) {
    var text = ""
    var starts: [Character: Int] = [:]
    var ranges: [Character: Range<Int>] = [:]
    for character in marked {
      guard Self.marks.contains(character) else {
        text.append(character)
        continue
      }
      if let start = starts.removeValue(forKey: character) {
        ranges[character] = start..<text.utf8.count
      } else {
        starts[character] = text.utf8.count
      }
    }
    precondition(starts.isEmpty, "a mark stands at one end only")
    self.text = text
    self.ranges = ranges
  }

  /// The mark of a range, or its bytes and text if it has no mark.
  func name(of range: Range<Int>) -> String {
    if let mark = ranges.first(where: { $0.value == range })?.key { return String(mark) }
    if range == 0..<0 { return "start" }
    let text = String(decoding: Array(self.text.utf8)[range.clamped(to: 0..<self.text.utf8.count)], as: UTF8.self)
    return "bytes \(range) '\(text)'"
  }
}
