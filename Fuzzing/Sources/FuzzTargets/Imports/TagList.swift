/// The tags of an XML file. They form a tree after each change.
struct TagList {
  struct Attribute {
    var name: String
    var value: String
  }

  private enum Tag {
    case start(String, [Attribute])
    case end
  }

  private var tags: [Tag] = []
  /// The places of the start tags. The first one is the root.
  private(set) var starts: [Int] = []

  /// Creates a list from tags without texts, comments, and entities.
  init(_ text: String) {
    for piece in text.split(separator: "<") {
      let tag = piece.prefix { $0 != ">" }
      guard tag.first != "/" else {
        tags.append(.end)
        continue
      }
      let name = tag.prefix { $0 != " " && $0 != "/" }
      let words = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
      var attributes: [Attribute] = []
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        let key = words[index].filter { $0 != " " && $0 != "=" }
        attributes.append(Attribute(name: key, value: String(words[index + 1])))
      }
      tags.append(.start(String(name), attributes))
      if tag.last == "/" { tags.append(.end) }
    }
    findStarts()
  }

  private mutating func findStarts() {
    starts = tags.indices.filter { if case .start = tags[$0] { true } else { false } }
  }

  /// Returns the tags of an element, from its start tag to its end tag.
  private func range(of start: Int) -> Range<Int> {
    var depth = 0
    for index in start..<tags.count {
      if case .start = tags[index] { depth += 1 } else { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
    }
    return start..<tags.count
  }

  // MARK: - Changes

  mutating func remove(_ start: Int) {
    tags.removeSubrange(range(of: start))
    findStarts()
  }

  mutating func double(_ start: Int) {
    let range = range(of: start)
    tags.insert(contentsOf: tags[range], at: range.upperBound)
    findStarts()
  }

  /// Exchanges the places of two elements, unless one contains the other.
  mutating func swapPlaces(_ one: Int, _ other: Int) {
    let (low, high) = (range(of: min(one, other)), range(of: max(one, other)))
    guard low.upperBound <= high.lowerBound else { return }
    let (first, second) = (Array(tags[low]), Array(tags[high]))
    tags.replaceSubrange(high, with: first)
    tags.replaceSubrange(low, with: second)
    findStarts()
  }

  /// Exchanges the attributes of two elements.
  mutating func swapAttributes(_ one: Int, _ other: Int) {
    guard case .start(let first, let ofFirst) = tags[one], case .start(let second, let ofSecond) = tags[other] else {
      return
    }
    tags[one] = .start(first, ofSecond)
    tags[other] = .start(second, ofFirst)
  }

  // MARK: - Reading

  /// The file.
  var text: String {
    var text = ""
    var open: [String] = []
    for tag in tags {
      switch tag {
      case .start(let name, let attributes):
        open.append(name)
        text += "<\(name)\(attributes.map { " \($0.name)=\"\($0.value)\"" }.joined())>\n"
      case .end:
        text += "</\(open.popLast() ?? "")>\n"
      }
    }
    return text
  }

  /// Counts elements.
  ///
  /// - Parameter isCounted: Receives the names of the elements from the root to an element, and its attributes by name.
  /// - Returns: The number of elements for which `isCounted` returns `true`.
  func count(where isCounted: (_ path: [String], _ attributes: [String: String]) -> Bool) -> Int {
    var path: [String] = []
    var count = 0
    for tag in tags {
      switch tag {
      case .start(let name, let attributes):
        path.append(name)
        if isCounted(path, Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }) { count += 1 }
      case .end: path.removeLast()
      }
    }
    return count
  }
}
