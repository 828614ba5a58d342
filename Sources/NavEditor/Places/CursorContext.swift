import NavCompiler

/// The place of a cursor in a text that can be incomplete. It follows from the lines and brackets before the cursor, so
/// it needs no YAML.
package struct CursorContext: Sendable {
  /// The keys above the cursor, from the top of the file. The items of lists have no keys.
  package var path: [String] = []
  /// The place that the path leads to.
  package var place = Place.unknown
  /// Whether the cursor is at a key of the mapping in `place`. Otherwise, it is in a value.
  package var isKey = false
  /// Whether the cursor is in a list.
  package var isInList = false
  /// Whether the cursor is inside brackets.
  package var isInFlow = false
  /// The scalar around the cursor without its quotes.
  package var range = 0..<0
  /// The quote before the scalar.
  package var quote: UInt8?
  /// The other keys of the mapping, or the other items of the list.
  package var siblings: Set<String> = []

  /// The key that contains the cursor, such as the name of a segue.
  package func key(_ depth: Int) -> String? { path.indices.contains(depth) ? path[depth] : nil }

  /// Whether the cursor is in the path of a mount.
  package var isMountPath: Bool {
    switch place {
    case .keys(.mount): !isKey
    case .value(let word): word.scope == .mount && word.word == .file
    default: false
    }
  }

  /// The key whose value is at the cursor, including the short form of a mapping.
  var valueWord: Place.ScopedWord? {
    switch place {
    case .value(let word): word
    case .keys(.back): Place.ScopedWord(scope: .screen, word: .back)
    case .keys(.alert): Place.ScopedWord(scope: .screen, word: .alert)
    case .keys(.recursive): Place.ScopedWord(scope: .push, word: .recursive)
    default: place.short
    }
  }

  /// Whether the cursor is in a predicate.
  var isPredicate: Bool {
    guard !isKey else { return false }
    if case .named(.conditions) = place { return true }
    if case .predicate = valueWord?.key?.value.form { return true }
    return false
  }

  /// The name of the screen around the cursor.
  package var screen: String? { path.first == "screens" ? key(1) : nil }

  /// Finds the place of an offset.
  ///
  /// - Returns: `nil` in a comment, and in a block scalar.
  /// - Complexity: Linear in the text.
  package init?(at offset: Int, in buffer: TextBuffer) {
    var hasCall = false
    guard let context = Self(at: offset, in: buffer, readingCalls: true, &hasCall) else { return nil }
    self = context
    // Only a predicate has calls. In other texts, the marks have their meaning of YAML.
    guard hasCall, !isPredicate else { return }
    guard let context = Self(at: offset, in: buffer, readingCalls: false, &hasCall) else { return nil }
    self = context
  }

  private init?(at offset: Int, in buffer: TextBuffer, readingCalls: Bool, _ hasCall: inout Bool) {
    let text = LineText(buffer)
    let line = text.lines.line(at: offset)
    let start = text.lines.start(of: line)
    var chain = Self.chain(above: line, before: offset - start, in: text)
    guard !Self.isBlockScalar(chain.last, in: text) else { return nil }
    let isFragment = LinePath.isFragment(text)
    // A mapping in brackets that starts on a line above contains the cursor.
    var first = line
    if let opener = chain.firstIndex(where: { !text.shape($0).open.isEmpty }) {
      first = chain[opener]
      chain.removeSubrange(opener...)
    }
    var scanner = CursorScanner(
      text.original, from: text.lines.start(of: first), to: offset, readingCalls: readingCalls)
    guard scanner.scan() else { return nil }
    hasCall = scanner.hasCall
    for parent in chain {
      guard let key = LinePath.key(of: text[parent]) else { continue }
      path.append(key)
    }
    path += scanner.path
    isInFlow = scanner.isInFlow
    isInList = scanner.isInList
    isKey = scanner.isKey
    quote = scanner.quote
    let end = Self.wordEnd(from: offset, quote, isInFlow, buffer.bytes)
    range = scanner.start..<max(scanner.start, end)
    siblings = scanner.siblings.union(Self.siblings(after: end, isInFlow, buffer.bytes))
    if !isInFlow, scanner.isKey, !scanner.isInList {
      siblings.formUnion(LinePath.siblings(of: line, at: scanner.start - start, in: text))
    }
    place = path.reduce(Place.file(isFragment: isFragment)) { $0.child($1) }
    // A name of a type is not a key: `{ type: [ … ] }`.
    if isInList { place = place.item }
  }

  /// The lines whose keys contain a column, from the top.
  private static func chain(above line: Int, before column: Int, in text: LineText) -> [Int] {
    var indentation = min(LineShape(text[line]).indentation, column)
    // An item of a list can have the column of its key.
    if LineShape(text[line]).startsItem { indentation += 1 }
    var chain: [Int] = []
    var above = line
    while indentation > 0, let next = text.contentLine(above: above, indentedLessThan: indentation) {
      let shape = text.shape(next)
      chain.append(next)
      indentation = shape.indentation
      if shape.startsItem { indentation += 1 }
      above = next
    }
    return chain.reversed()
  }

  /// Whether the value of a line is a block scalar, whose lines are text.
  private static func isBlockScalar(_ line: Int?, in text: LineText) -> Bool {
    guard let line else { return false }
    let shape = text.shape(line)
    var content = text[line].prefix(shape.end)
    while let last = content.last,
      last == UInt8(ascii: "-") || last == UInt8(ascii: "+") || (0x30...0x39).contains(last)
    {
      content.removeLast()
    }
    guard let last = content.last, last == UInt8(ascii: "|") || last == UInt8(ascii: ">") else { return false }
    return content.dropLast().last == 0x20
  }

  private static func wordEnd(from offset: Int, _ quote: UInt8?, _ isInFlow: Bool, _ bytes: [UInt8]) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if let quote {
        if bytes[end] == quote { break }
      } else {
        if isInFlow, ",{}[]".utf8.contains(bytes[end]) { break }
        if bytes[end] == UInt8(ascii: ":"), end + 1 == bytes.count || bytes[end + 1] <= 0x20 { break }
        if bytes[end] == UInt8(ascii: "#"), end > 0, bytes[end - 1] <= 0x20 { break }
      }
      end += 1
    }
    if quote == nil { while end > offset, bytes[end - 1] <= 0x20 { end -= 1 } }
    return end
  }

  /// The keys and items after a scalar in the same brackets, on the same line.
  private static func siblings(after end: Int, _ isInFlow: Bool, _ bytes: [UInt8]) -> Set<String> {
    guard isInFlow else { return [] }
    var (depth, index, words, start) = (0, end, Set<String>(), -1)
    func take(_ end: Int) {
      guard start >= 0, depth == 0 else { return }
      let word = String(decoding: bytes[start..<end], as: UTF8.self).trimmingQuotes
      if !word.isEmpty { words.insert(word) }
    }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch Unicode.Scalar(bytes[index]) {
      case "{", "[":
        if depth == 0 { start = -1 }
        depth += 1
      case "}", "]":
        if depth == 0 {
          take(index)
          return words
        }
        depth -= 1
      case ":":
        take(index)
        if depth == 0 { start = -1 }
      case ",":
        take(index)
        if depth == 0 { start = index + 1 }
      default: break
      }
      index += 1
    }
    return words
  }
}

extension String {
  /// The text without spaces and quotes around it.
  var trimmingQuotes: String {
    let isTrimmed = { (character: Character) in character == " " || character == "\"" || character == "'" }
    let start = drop(while: isTrimmed)
    return String(start.reversed().drop(while: isTrimmed).reversed())
  }
}
