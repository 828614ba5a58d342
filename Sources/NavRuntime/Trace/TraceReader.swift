/// Reads a line of a trace, word by word. The text may be anybody's.
struct TraceReader {
  private var words: ArraySlice<Substring>
  /// The first word of the line, for messages.
  private let keyword: Substring

  init(_ words: ArraySlice<Substring>) {
    self.words = words
    keyword = words.first ?? ""
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { words.isEmpty }

  func error(_ what: String) -> StackTraceError {
    StackTraceError(keyword.isEmpty ? "an empty line" : "'\(keyword.prefix(40))' \(what)")
  }

  /// Takes the next word, whatever it is.
  mutating func word(_ what: String) throws(StackTraceError) -> Substring {
    guard let word = words.popFirst() else { throw error("lacks \(what)") }
    return word
  }

  /// Takes a word if it is the next.
  mutating func take(_ word: String) -> Bool {
    guard words.first == word[...] else { return false }
    words.removeFirst()
    return true
  }

  /// Takes a word that has to be the next.
  mutating func expect(_ word: String) throws(StackTraceError) {
    guard take(word) else { throw error("lacks '\(word)'") }
  }

  /// Nothing may be left.
  func end() throws(StackTraceError) {
    if let word = words.first { throw error("has '\(word.prefix(40))' left over") }
  }

  mutating func number<Number: FixedWidthInteger>(_ what: String, in range: ClosedRange<Number>)
    throws(StackTraceError) -> Number
  {
    let word = try word(what)
    guard let number = Number(word) else { throw error("has '\(word.prefix(40))' for \(what)") }
    guard range.contains(number) else { throw error("has \(number) for \(what), which is out of bounds") }
    return number
  }

  /// A number that identifies something. None of them has ever been counted up to the bound.
  mutating func count(_ what: String) throws(StackTraceError) -> Int {
    try number(what, in: 0...TraceBounds.number)
  }

  mutating func instance(_ what: String = "an instance") throws(StackTraceError) -> InstanceID {
    InstanceID(rawValue: try number(what, in: -TraceBounds.number...TraceBounds.number))
  }

  mutating func key() throws(StackTraceError) -> KeyToken {
    KeyToken(rawValue: try number("a key", in: -TraceBounds.number...TraceBounds.number))
  }

  mutating func request() throws(StackTraceError) -> RequestID {
    RequestID(rawValue: try count("a request"))
  }

  mutating func transition() throws(StackTraceError) -> TransitionID {
    TransitionID(rawValue: try count("a transition"))
  }

  /// The parts of a word like `3:7:1`, so many of them.
  mutating func parts(_ count: Int, _ what: String) throws(StackTraceError) -> [Int] {
    let word = try word(what)
    let bounds = -TraceBounds.number...TraceBounds.number
    var numbers: [Int] = []
    var rest = word[...]
    while numbers.count < count {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      guard let number = Int(rest[..<end]), bounds.contains(number) else { break }
      numbers.append(number)
      if end == rest.endIndex {
        if numbers.count == count { return numbers }
        break
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    throw error("has '\(word.prefix(40))' for \(what)")
  }

  /// Seconds, with up to eighteen decimals.
  mutating func time(_ what: String = "a time") throws(StackTraceError) -> Duration {
    let word = try word(what)
    guard let time = Duration(traceWord: word) else { throw error("has '\(word.prefix(40))' for \(what)") }
    return time
  }

  /// One of the words that stand for a value.
  mutating func name<Value: TraceNamed>(_ what: String) throws(StackTraceError) -> Value {
    let word = try word(what)
    guard let value = Value.traceNames.first(where: { $0.name == word })?.value else {
      throw error("has '\(word.prefix(40))' for \(what)")
    }
    return value
  }
}

/// How much a trace may say. Far beyond what any run comes to.
enum TraceBounds {
  /// Instances, requests, transitions, keys and locks.
  static let number = 1 << 53
  /// Screens and segues of a graph, and requests that may wait.
  static let table = 1_000_000
  /// Screens on a stack.
  static let depth = 10_000
  /// Inputs, times the screens of the largest stack: about what running it again costs.
  static let effort = 1 << 26
}
