import NavCompiler
import NavEditor

/// Semantic tokens as the protocol writes them: five numbers for each token, relative to the token before it.
struct TokenData: Equatable {
  private var numbers: [UInt32] = []
  private var last = TextPosition(line: 0, character: 0)

  /// Adds a token that follows the others.
  mutating func add(_ start: TextPosition, length: Int, type: Int, modifiers: Int) {
    guard length > 0 else { return }
    let lines = start.line - last.line
    let characters = start.character - (lines == 0 ? last.character : 0)
    for number in [lines, characters, length, type, modifiers] { numbers.append(UInt32(number)) }
    last = start
  }

  var json: JSONValue { Self.json(numbers[...]) }

  private static func json(_ numbers: ArraySlice<UInt32>) -> JSONValue {
    // A large file has many numbers, and one text needs less memory than as many values.
    var text = "["
    for number in numbers {
      if text.utf8.count > 1 { text += "," }
      text += String(number)
    }
    return .copy(text + "]")
  }

  /// The edits that turn older data into this one: at most one, between the common start and the common end.
  func edits(from old: TokenData) -> JSONValue {
    guard old.numbers != numbers else { return [] }
    let common = min(old.numbers.count, numbers.count)
    var start = 0
    while start < common, old.numbers[start] == numbers[start] { start += 1 }
    var end = 0
    while end < common - start, old.numbers[old.numbers.count - 1 - end] == numbers[numbers.count - 1 - end] {
      end += 1
    }
    return [
      [
        "start": .number(start), "deleteCount": .number(old.numbers.count - start - end),
        "data": Self.json(numbers[start..<numbers.count - end]),
      ]
    ]
  }
}

/// The tokens that the client has, for the next delta.
struct SentTokens {
  private var results: [FileIdentity: (id: String, data: TokenData)] = [:]
  private var count = 0

  /// Keeps the data of a document. Returns its ID.
  mutating func keep(_ data: TokenData, of file: FileIdentity) -> String {
    count += 1
    results[file] = (String(count), data)
    return String(count)
  }

  func data(of file: FileIdentity, id: String) -> TokenData? {
    results[file].flatMap { $0.id == id ? $0.data : nil }
  }

  mutating func forget(_ file: FileIdentity) { results[file] = nil }
}
