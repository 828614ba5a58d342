import NavCompiler

/// Makes a text that libyaml accepts from one that it refuses.
///
/// Each attempt changes lines near libyaml's error, and is kept if the error moves down or disappears. The first
/// attempts keep the most.
package struct Repair {
  /// The maximum number of attempts. libyaml reads the text after each attempt, and three times more: at the start,
  /// without unreadable characters, and at the end.
  static let attempts = 16

  private var text: LineText
  private let accepted: AcceptedLine?
  private var attemptsLeft = Self.attempts
  private var tried: Set<Proposal> = []
  /// Reads a text, and returns the error if libyaml refuses it.
  private let read: Reader

  typealias Reader = ([UInt8]) -> NodeTree.Failure?

  /// A change of a line.
  private enum Change: Hashable {
    case close
    case addColon
    case completeKey
    /// Writes a key on an empty line, for the lines below that are indented further.
    case placeholder
    /// The line of the last text that libyaml accepted.
    case restore
    case blank
    /// Blanks the line and the lines below it that are indented further.
    case blankBlock
  }

  private struct Proposal: Hashable {
    var line: Int
    var change: Change
  }

  /// Repairs a text.
  ///
  /// - Parameters:
  ///   - original: A text that libyaml refuses.
  ///   - accepted: The last text that libyaml accepted.
  /// - Returns: The repaired text, or `nil` if no attempt succeeds.
  /// - Complexity: At most 19 times the time to read the text, besides time linear in it.
  package static func repair(_ original: [UInt8], after accepted: [UInt8]? = nil) -> RepairedText? {
    repair(original, after: accepted, reading: failure(of:))
  }

  /// Repairs a text with another reader.
  static func repair(_ original: [UInt8], after accepted: [UInt8]?, reading read: @escaping Reader) -> RepairedText? {
    var repair = Repair(original, accepted, read)
    return repair.run()
  }

  private init(_ original: [UInt8], _ accepted: [UInt8]?, _ read: @escaping Reader) {
    self.read = read
    text = LineText(original)
    self.accepted = accepted.flatMap { AcceptedLine(of: $0, in: original) }
  }

  private mutating func run() -> RepairedText? {
    let first = read(text.original)
    let errorLine = first.map { text.lines.line(at: $0.offset) } ?? 0
    text.removeUnreadable()
    let readable = text
    var failure = text.contents.isEmpty ? first : read(text.bytes)
    while let current = failure, attemptsLeft > 0 {
      guard let next = improve(current) else { break }
      failure = next.failure
    }
    if failure != nil {
      text = IndentReading.read(readable)
      guard read(text.bytes) == nil else { return nil }
    }
    return RepairedText(text.bytes, original: text.original, changes: text.changes, errorLine: errorLine)
  }

  static func failure(of bytes: [UInt8]) -> NodeTree.Failure? {
    var interner = Interner()
    let reading = NodeTree.read(SourceFile(path: "", bytes: bytes), interner: &interner)
    return reading.tree == nil ? reading.failure ?? .atStart : nil
  }

  // MARK: - Attempts

  private struct Step {
    var failure: NodeTree.Failure?
  }

  /// Makes the first change that moves the error down. Returns `nil` if no change does.
  private mutating func improve(_ failure: NodeTree.Failure) -> Step? {
    let table = LineTable(text.bytes)
    let line = table.line(at: failure.offset)
    let context = failure.contextOffset.map { table.line(at: $0) }
    for proposal in proposals(line, context) where tried.insert(proposal).inserted {
      guard attemptsLeft > 0 else { return nil }
      guard let changed = changed(by: proposal) else { continue }
      attemptsLeft -= 1
      let bytes = changed.bytes
      let next = read(bytes)
      if let next, LineTable(bytes).line(at: next.offset) <= line { continue }
      text = changed
      return Step(failure: next)
    }
    return nil
  }

  /// The changes to try for an error, in order.
  private func proposals(_ line: Int, _ context: Int?) -> [Proposal] {
    var lines: [Int] = []
    // The error is often below the line that causes it.
    var near: Int? = text.isBlank(line) ? text.contentLine(above: line) : line
    while let next = near, lines.count < 4 {
      lines.append(next)
      near = text.contentLine(above: next)
    }
    if let context, context <= line, !lines.contains(context) { lines.append(context) }
    var proposals: [Proposal] = []
    if let accepted {
      proposals += [Change.close, .completeKey, .restore].map { Proposal(line: accepted.line, change: $0) }
    }
    for line in lines + openers(above: line) {
      let isQuotedWord = !text.shape(line).hasKey && text.shape(line).quote != nil
      let changes: [Change] =
        isQuotedWord ? [.completeKey, .addColon, .close] : [.close, .completeKey, .addColon]
      proposals += changes.map { Proposal(line: line, change: $0) }
    }
    for line in lines where line > 0 && text.indentation(line - 1) == nil {
      proposals.append(Proposal(line: line - 1, change: .placeholder))
    }
    if let accepted { proposals.append(Proposal(line: accepted.line, change: .blank)) }
    proposals += lines.prefix(2).map { Proposal(line: $0, change: .blank) }
    if let context { proposals.append(Proposal(line: context, change: .blank)) }
    var block = lines.first
    for _ in 0..<3 {
      guard let inner = block else { break }
      proposals.append(Proposal(line: inner, change: .blankBlock))
      block = text.parent(of: inner)
    }
    return proposals
  }

  /// The nearest lines above that open a bracket or a quote and do not close it.
  private func openers(above line: Int) -> [Int] {
    var found: [Int] = []
    var above = line
    for _ in 0..<200 {
      guard let next = text.contentLine(above: above), found.count < 2 else { break }
      let shape = text.shape(next)
      if !shape.open.isEmpty || shape.quote != nil { found.append(next) }
      above = next
    }
    return found
  }

  private func changed(by proposal: Proposal) -> LineText? {
    var changed = text
    let line = proposal.line
    let content = Array(text[line])
    let shape = text.shape(line)
    switch proposal.change {
    case .close:
      guard !shape.closing.isEmpty else { return nil }
      let last = shape.quote == nil ? text.blockEnd(from: line) : line
      let lastShape = text.shape(last)
      let kept = Array(text[last].prefix(lastShape.end))
      changed.set(kept + (last == line ? shape.closing : lastShape.closing + shape.closing), of: last)
    case .addColon:
      guard let word = bareWord(content, shape) else { return nil }
      changed.set(word + [UInt8(ascii: ":")], of: line)
    case .completeKey:
      guard let word = bareWord(content, shape), let key = key(beginningWith: word, at: line, shape) else { return nil }
      changed.set(Array(content.prefix(shape.indentation)) + key.utf8 + [UInt8(ascii: ":")], of: line)
    case .placeholder:
      guard let placeholder = placeholder(above: line + 1) else { return nil }
      changed.set(placeholder, of: line)
    case .restore:
      guard let accepted, accepted.line == line, accepted.content != content else { return nil }
      changed.set(accepted.content, of: line)
    case .blank:
      guard !content.isEmpty else { return nil }
      changed.blank(line)
    case .blankBlock:
      for inner in line...text.blockEnd(from: line) { changed.blank(inner) }
    }
    return changed
  }

  /// A key for the block that a line begins, if the line above it cannot be its key.
  private func placeholder(above line: Int) -> [UInt8]? {
    guard let inner = text.indentation(line), inner > 0, let above = text.contentLine(above: line),
      let outer = text.indentation(above), !text[line - 1].contains(UInt8(ascii: "#"))
    else { return nil }
    // The spaces that are left of the key, or the column of the keys beside it.
    let kept = text[line - 1].prefix { $0 == 0x20 }.count
    let siblings = outer < inner ? outer : max(0, inner - 2)
    let indentation = kept > 0 && kept < inner && kept <= outer ? kept : siblings
    return [UInt8](repeating: 0x20, count: indentation) + "_:".utf8
  }

  /// The content of a line that is a word without a colon.
  private func bareWord(_ content: [UInt8], _ shape: LineShape) -> [UInt8]? {
    let first = content[shape.indentation...].first
    if !shape.hasKey, shape.open.isEmpty, shape.closed == 0, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return Array(content.prefix(shape.end)) + [shape.quote].compactMap { $0 }
    }
    guard !shape.hasKey, !shape.isBlank, shape.quote == nil, shape.open.isEmpty, shape.closed == 0,
      !"-?[]{},&*!|>'\"%@`".utf8.contains(content[shape.indentation])
    else { return nil }
    return Array(content.prefix(shape.end))
  }

  /// The only key that a word begins: the key of the last accepted text, or a key that is allowed in the place.
  private func key(beginningWith word: [UInt8], at line: Int, _ shape: LineShape) -> String? {
    if let key = accepted?.key, accepted?.line == line, key.utf8.starts(with: word.dropFirst(shape.indentation)) {
      return key
    }
    let start = String(decoding: word.dropFirst(shape.indentation), as: UTF8.self)
    let keys = LinePath.keys(allowedAt: line, in: text).filter { $0.hasPrefix(start) }
    return keys.count == 1 ? keys.first : nil
  }
}
