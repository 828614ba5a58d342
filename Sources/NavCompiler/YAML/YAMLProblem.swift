/// Explains an error of libyaml in the terms of the author. The range is the mark of libyaml. A note shows the start of
/// the construct that libyaml was reading.
struct YAMLProblem {
  private let file: SourceFile
  private let failure: YAMLFailure
  private let offset: Int

  static func diagnose(_ failure: YAMLFailure, in file: SourceFile) -> Diagnostic {
    let problem = YAMLProblem(file: file, failure: failure, offset: min(failure.offset, file.bytes.count))
    if let line = problem.lineWithoutColon {
      return Diagnostic(
        .yamlSyntax, "a colon may be missing: \(QuotedText.make(file.text(line))) is not a key with a value", at: line)
    }
    return problem.diagnostic
  }

  private var diagnostic: Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let note = contextNote { notes.append(note) }
    if let note = exclamationNote { notes.append(note) }
    if let note = commentNote { notes.append(note) }
    return Diagnostic(.yamlSyntax, message, at: mark, notes: notes)
  }

  // MARK: - The place

  /// The line above the mark that would be a key if it had a colon. Without the colon, it continues in the next lines.
  private var lineWithoutColon: SourceRange? {
    switch failure.problem {
    case "could not find expected ':'":
      guard let start = failure.contextOffset, start < offset else { return nil }
      return lineWithoutColon(from: start)
    case "mapping values are not allowed in this context":
      // The first line of the value, which is below its key.
      guard !before.contains(": "), let first = firstLineOfValue else { return nil }
      return lineWithoutColon(from: first)
    default: return nil
    }
  }

  private func lineWithoutColon(from start: Int) -> SourceRange? {
    let end = contentEnd(from: start)
    let line = file.bytes[start..<end]
    guard let first = line.first, !line.contains(UInt8(ascii: ":")), !"-?[]{},&*!|>'\"%@`".utf8.contains(first) else {
      return nil
    }
    return file.range(start, end)
  }

  /// The start of the plain value that continues to the mark, if it is on a separate line below a key.
  private var firstLineOfValue: Int? {
    var line = lineStart(before: offset)
    var first: Int?
    for _ in 0..<20 {
      guard line > file.textStart else { return nil }
      line = lineStart(before: line - 1)
      var start = line
      while start < offset, file.bytes[start] == 0x20 { start += 1 }
      // Empty lines and comments do not matter.
      if start == offset || Self.isBreak(file.bytes[start]) || file.bytes[start] == UInt8(ascii: "#") { continue }
      let end = contentEnd(from: start)
      if file.bytes[end - 1] == UInt8(ascii: ":") { return first }
      if file.bytes[start..<end].contains(UInt8(ascii: ":")) { return nil }
      first = start
    }
    return nil
  }

  /// The end of the content of a line, before a comment and the spaces that precede it.
  private func contentEnd(from start: Int) -> Int {
    var end = start
    while end < file.bytes.count, !Self.isBreak(file.bytes[end]), end - start < 1000 {
      if file.bytes[end] == UInt8(ascii: "#"), end > start, file.bytes[end - 1] == 0x20 { break }
      end += 1
    }
    while end > start, file.bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private func lineStart(before place: Int) -> Int {
    var start = place
    while start > file.textStart, !Self.isBreak(file.bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The character at the mark. It is empty at the end of a line.
  private var mark: SourceRange {
    guard offset < file.bytes.count, character != "\n", character != "\r" else { return file.range(offset, offset) }
    return file.range(offset, scalarEnd(from: offset))
  }

  /// One Unicode scalar without its combining marks, because libyaml reports a single scalar.
  private var character: Character {
    guard offset < file.bytes.count else { return "\n" }
    return String(decoding: file.bytes[offset..<scalarEnd(from: offset)], as: UTF8.self).first ?? "\n"
  }

  private func scalarEnd(from start: Int) -> Int {
    var end = start + 1
    while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private var isAtEnd: Bool { !file.bytes[offset...].prefix(1 << 20).contains { $0 > 0x20 } }

  /// The text before the mark on its line.
  private var before: String {
    var start = offset
    while start > file.textStart, offset - start < 1000, file.bytes[start - 1] != 0x0A, file.bytes[start - 1] != 0x0D {
      start -= 1
    }
    return String(decoding: file.bytes[start..<offset], as: UTF8.self)
  }

  /// The text before the mark on its line, without the spaces at both ends.
  private var trimmedBefore: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let text = before.drop(while: isSpace)
    return text[..<(text.lastIndex(where: { !isSpace($0) }).map(text.index(after:)) ?? text.startIndex)]
  }

  // MARK: - The message

  private var message: String {
    switch failure.problem {
    case "did not find expected ',' or '}'": flow(closing: "}", opening: "{")
    case "did not find expected ',' or ']'": flow(closing: "]", opening: "[")
    case "did not find expected key": misplaced("key")
    case "did not find expected '-' indicator": misplaced("item")
    case "mapping values are not allowed in this context": secondValue
    case "could not find expected ':'": "the key that ends before this has no ':' after it"
    case "found character that cannot start any token": unusableStart
    case "found unexpected end of stream": "the file ends before the quote is closed"
    case "found unexpected document indicator": "the document ends before the quote is closed"
    case "found unknown escape character":
      "this is not an escape; write a backslash as '\\\\' in double quotes, or use single quotes"
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      "this escape does not name a character"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      "a tab cannot indent; use spaces"
    case "did not find expected alphabetic or numeric character": nameless
    case "block sequence entries are not allowed in this context": "'-' cannot begin an item of a list here"
    case "mapping keys are not allowed in this context": listType ?? "'?' cannot begin a key here"
    case "did not find expected node content":
      isAtEnd ? "the file ends before a '{' or '[' is closed" : "a value is expected here"
    case "did not find expected <document start>": "nothing can follow the end of the document"
    case "did not find expected comment or line break": "only a comment can follow here, after a space"
    case "found an indentation indicator equal to 0": "an indentation indicator cannot be 0"
    case "found undefined tag handle": "this is a tag, and tags are not part of the language; quote a value with '!'"
    case "found incompatible YAML document": "only YAML 1.1 and 1.2 are supported"
    case "found duplicate %YAML directive": "%YAML is declared twice"
    default: "this is not YAML: \(failure.problem)"
    }
  }

  private func flow(closing: String, opening: String) -> String {
    if isAtEnd { return "the file ends before this '\(opening)' is closed by '\(closing)'" }
    if let type = listType { return type }
    switch character {
    case "{" where !trimmedBefore.isEmpty:
      return "inside '\(opening) \(closing)' a value that contains '{' needs quotes: write \"…{id}…\""
    case "[" where !trimmedBefore.isEmpty:
      return "inside '\(opening) \(closing)' a value that contains '[' needs quotes"
    case "]", "}": return "'\(opening)' is closed by '\(closing)', not by '\(character)'"
    default: return "expected ',' or '\(closing)' here"
    }
  }

  /// `[String] = []` and `[String]?` are a YAML list followed by other text.
  private var listType: String? {
    guard trimmedBefore.hasSuffix("]") else { return nil }
    let type = trimmedBefore.lastIndex(of: "[").map { String(trimmedBefore[$0...]) } ?? "[T]"
    switch character {
    case "=": return "YAML reads '\(type)' as a list, which nothing can follow; write { type: \(type), default: … }"
    case "?": return "YAML reads '\(type)' as a list, which nothing can follow; write { type: \(type), optional: true }"
    default: return nil
    }
  }

  private func misplaced(_ what: String) -> String {
    if let type = listType { return type }
    if isAtEnd { return "the file ends where a \(what) is expected" }
    if trimmedBefore.isEmpty { return "this line does not line up with the \(what)s above it" }
    switch trimmedBefore.last {
    case "]", "}":
      return "nothing can follow the '\(trimmedBefore.last ?? "]")' here; put quotes around the whole value"
    case "'": return "the text ends at the quote before this; inside single quotes a quote is written twice"
    case "\"": return "the text ends at the quote before this; inside double quotes a quote is written \\\""
    default: break
    }
    return "a \(what) is expected here"
  }

  private var secondValue: String {
    if trimmedBefore.contains(": ") { return "a value that contains ': ' needs quotes" }
    if lineAboveLacksSpace { return "the line above has no space after its ':', so neither line is a key" }
    return "the value above continues to here, so this cannot be a key; check the indentation"
  }

  /// Whether the line above looks like `title:Catalog`.
  private var lineAboveLacksSpace: Bool {
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    let above = file.bytes[file.textStart..<offset].suffix(2000).reversed().drop { !isBreak($0) }.drop(while: isBreak)
    let line = Array(above.prefix { !isBreak($0) }.reversed())
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon + 1 < line.count else { return false }
    return line[colon + 1] != 0x20
  }

  private var unusableStart: String {
    character == "\t" ? "a tab cannot indent; use spaces" : "a value cannot start with '\(character)'; put it in quotes"
  }

  private var nameless: String {
    switch trimmedBefore.last {
    case "&": "a value cannot start with '&', which names an anchor; put it in quotes"
    case "*": "a value cannot start with '*', which refers to an anchor; put it in quotes"
    default: "a name of letters, digits, '-' and '_' is expected here"
    }
  }

  // MARK: - The notes

  private var contextNote: Diagnostic.Note? {
    guard let start = failure.contextOffset, start < offset, start < file.bytes.count else { return nil }
    let range = file.range(start, scalarEnd(from: start))
    return switch failure.problem {
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'": .init("it is opened here", at: range)
    case "did not find expected key" where trimmedBefore.isEmpty: .init("the keys begin here", at: range)
    case "did not find expected '-' indicator": .init("the items begin here", at: range)
    case "could not find expected ':'": .init("the key is here", at: range)
    case "found unexpected end of stream", "found unexpected document indicator":
      .init("the quote is opened here", at: range)
    default: nil
    }
  }

  /// In flow style, ` #` in a value hides the closing bracket.
  private var commentNote: Diagnostic.Note? {
    switch failure.problem {
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'", "did not find expected node content":
      break
    default: return nil
    }
    let before = file.bytes[file.textStart..<offset].suffix(2000)
    let start = offset - before.count
    let bytes = Array(before)
    guard let line = bytes.lastIndex(where: { $0 > 0x20 }),
      let hash = bytes[...line].lastIndex(of: UInt8(ascii: "#")), hash > 0, bytes[hash - 1] == 0x20,
      !bytes[hash...line].contains(0x0A)
    else { return nil }
    return .init(
      "' #' begins a comment here; put quotes around a value that contains it",
      at: file.range(start + hash, start + hash + 1))
  }

  /// To YAML, a predicate that starts with `!` is a tag, and the text after it often causes an error.
  private var exclamationNote: Diagnostic.Note? {
    guard let position = exclamation else { return nil }
    let start = offset - before.utf8.count + position
    return .init(
      "a value that starts with '!' is a tag in YAML: write 'not', or quote it", at: file.range(start, start + 1))
  }

  /// The position of a `!` that starts a value, in the bytes before the mark.
  private var exclamation: Int? {
    let bytes = Array(before.utf8)
    return bytes.indices.first { index in
      guard bytes[index] == UInt8(ascii: "!") else { return false }
      let head = bytes[..<index].reversed().drop(while: { $0 == 0x20 })
      return head.first == UInt8(ascii: ":") && head.count < index
    }
  }
}
