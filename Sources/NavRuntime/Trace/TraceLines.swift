/// Reads the lines of a part of a trace, one after the other, each by its first word.
struct TraceLines {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) {
    self.lines = lines[...]
  }

  /// Whether the next line begins with a word.
  func isNext(_ keyword: String) -> Bool {
    guard let line = lines.first else { return false }
    return line == keyword || line.hasPrefix(keyword + " ")
  }

  /// Takes the next line, which has to begin with a word.
  mutating func next(_ keyword: String) throws(StackTraceError) -> TraceReader {
    guard isNext(keyword), let line = lines.popFirst() else {
      throw StackTraceError("there is no line '\(keyword)' where it belongs")
    }
    var reader = TraceReader(line.split(separator: " ")[...])
    try reader.expect(keyword)
    return reader
  }

  /// Takes the next line, which has to begin with a word and to be one value.
  mutating func only<Value>(
    _ keyword: String, _ read: (inout TraceReader) throws(StackTraceError) -> Value
  ) throws(StackTraceError) -> Value {
    var line = try next(keyword)
    let value = try read(&line)
    try line.end()
    return value
  }

  /// Nothing may be left.
  func end() throws(StackTraceError) {
    if let line = lines.first { throw StackTraceError("the line '\(line.prefix(40))' does not belong there") }
  }
}
