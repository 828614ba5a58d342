import NavTable

/// The text of a catalog with edits. Everything else keeps its bytes.
struct CatalogText {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var hasEdits: Bool { !edits.isEmpty }

  /// The text with all edits. Insertions at one place are in the order in which they were added.
  var edited: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  mutating func replace(_ item: JSONItem, by text: String) {
    edits.append((item.range, CatalogValue.text(text).json("")))
  }

  /// Inserts members into an object, each after the last member whose name precedes it. The members are in this order.
  mutating func insert(
    _ members: [(name: String, value: CatalogValue)], into object: JSONItem, _ precedes: (String, String) -> Bool
  ) {
    let entries = object.entries
    guard let first = entries.first else {
      let indent = indent(before: object.range.lowerBound).text
      edits.append((object.range, CatalogValue.object(members).json(indent)))
      return
    }
    let (indent, isOnLine) = indent(before: first.key.range.lowerBound)
    let space = isOnLine ? "\n" + indent : " "
    // The members of the object in order, so that one walk finds the places of all new ones.
    let known = entries.enumerated().map { (name: $1.key.string ?? "", index: $0) }.sorted {
      precedes($0.name, $1.name)
    }
    var (next, last) = (0, -1)
    for member in members {
      while next < known.count, precedes(known[next].name, member.name) {
        last = max(last, known[next].index)
        next += 1
      }
      let text = CatalogValue.member(member.name, member.value, indent)
      if last >= 0 {
        let end = entries[last].value.range.upperBound
        edits.append((end..<end, ",\(space)\(text)"))
      } else {
        let start = first.key.range.lowerBound
        edits.append((start..<start, "\(text),\(space)"))
      }
    }
  }

  /// The white space that begins the line of an offset, and whether the offset follows it directly.
  private func indent(before offset: Int) -> (text: String, isOnLine: Bool) {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < offset, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end == offset && start > 0)
  }
}
