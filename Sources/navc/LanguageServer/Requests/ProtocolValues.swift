import NavCompiler
import NavEditor
import NavTable

/// A range of positions, as the client sends it.
struct TextRange {
  var start: TextPosition
  var end: TextPosition

  init?(_ item: JSONItem?) {
    guard let start = TextPosition(item?["start"]), let end = TextPosition(item?["end"]) else { return nil }
    self.start = start
    self.end = end
  }
}

extension TextPosition {
  /// A position of the client. Numbers that are not positions are moved into the text later.
  init?(_ item: JSONItem?) {
    guard let line = item?["line"]?.int, let character = item?["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .number(line), "character": .number(character)] }
}

extension TextBuffer {
  /// The JSON of a range of bytes.
  func json(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    [
      "start": position(of: range.lowerBound, in: encoding).json,
      "end": position(of: range.upperBound, in: encoding).json,
    ]
  }

  func json(_ range: SourceRange, _ encoding: PositionEncoding) -> JSONValue {
    json(Int(range.lower)..<max(Int(range.lower), Int(range.upper)), encoding)
  }
}

extension JSONItem {
  /// The members of an object that the server returns with additions, or `nil` if it is not one that the server sent.
  var copiedMembers: [(key: String, value: JSONValue)]? {
    let names = memberNames
    guard isObject, names.count <= 64 else { return nil }
    return names.map { name in (key: name, value: self[name].map { .copy($0.written) } ?? .null) }
  }
}
