#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A word of a command line that is still being typed, without its quotes and escapes.
struct ShellWord {
  /// The characters of the word, and the place of each in the command line.
  private var characters: [(character: Character, place: Int)] = []
  /// The quote that is not closed.
  private(set) var openQuote: Character?
  /// Whether the word begins with `~/` without quotes, which stands for the home directory.
  private var beginsAtHome = false
  /// The place of the first character, which can be a quote.
  private var start: Int?

  /// The word, in which `~/` is unchanged.
  var text: String { String(characters.map(\.character)) }

  /// The word as a path.
  var path: String { Self.path(text, beginsAtHome: beginsAtHome) }

  /// The path for a text that begins as this word.
  func path(of text: String) -> String { Self.path(text, beginsAtHome: beginsAtHome) }

  private static func path(_ text: String, beginsAtHome: Bool) -> String {
    guard beginsAtHome, let home = getenv("HOME") else { return text }
    return String(cString: home) + text.dropFirst()
  }

  /// The number of characters of ``text`` that precede a place of the command line.
  func count(before place: Int) -> Int { characters.count { $0.place < place } }

  /// Reads a word as a shell leaves it: the quotes are removed, but `~` is not expanded.
  init(plain text: String) {
    characters = text.enumerated().map { ($0.element, $0.offset) }
    beginsAtHome = text.hasPrefix("~/")
  }

  /// Reads one word as it was typed. White space in it counts as quoted.
  init(typed text: String) {
    self.init()
    for (place, character) in text.enumerated() { read(character, at: place) }
  }

  private init() {}

  /// Reads the words of a command line as it was typed. After white space, the last word is empty.
  static func words(typed line: String) -> [ShellWord] {
    var words = [ShellWord()]
    for (place, character) in line.enumerated() {
      if !character.isWhitespace || words[words.count - 1].isOpen {
        words[words.count - 1].read(character, at: place)
      } else if words[words.count - 1].start != nil {
        words.append(ShellWord())
      }
    }
    return words
  }

  // MARK: - Quotes

  /// Whether the last character was a backslash that escapes the next one.
  private var isEscaped = false

  private var isOpen: Bool { openQuote != nil || isEscaped }

  private mutating func read(_ character: Character, at place: Int) {
    let first = start ?? place
    start = first
    if isEscaped {
      isEscaped = false
      // In double quotes, a backslash escapes only these characters.
      if openQuote == "\"", !"\"\\$`".contains(character) { characters.append(("\\", place)) }
      characters.append((character, place))
    } else if character == "\\", openQuote != "'" {
      isEscaped = true
    } else if character == openQuote {
      openQuote = nil
    } else if openQuote == nil, character == "\"" || character == "'" {
      openQuote = character
    } else {
      characters.append((character, place))
      // A quote or a backslash before the slash would be in another place.
      if characters.count == 2, text == "~/", characters[0].place == first, place == first + 1 { beginsAtHome = true }
    }
  }
}
