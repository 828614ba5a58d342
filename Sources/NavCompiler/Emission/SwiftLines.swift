#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines of Swift, and how wide they are to swift-format: a hundred columns at most.
///
/// A line is put together before it is known whether it may stand. What is done to each is a function of the standard library's or of
/// C's, and no loop of our own over bytes: a build without optimisation runs this too, in the plugin.
struct SwiftLines {
  private static let columns = 100
  /// The narrowest literal of an array that is a column wider than it is: `[a, b]`.
  private static let narrowestCollection = 6

  private(set) var text = ""
  /// Whether a line was too wide and could not be broken.
  private(set) var exceedColumns = false
  /// Whether code outside of texts has a letter beyond ASCII.
  private(set) var haveOddIdentifiers = false
  /// How many levels the next line is indented by.
  var depth = 0 {
    didSet { indentation = String(repeating: " ", count: depth * 2) }
  }
  private var indentation = ""
  /// The line that is being put together, without its indentation.
  private var line = ""

  mutating func insert(_ lines: String, at place: String.Index) {
    text.insert(contentsOf: lines, at: place)
  }

  mutating func writeBlank() {
    text += "\n"
  }

  /// A line of code that cannot be broken.
  mutating func write(_ start: String, _ ending: String = "") {
    write {
      $0 += start
      $0 += ending
    }
  }

  /// A line of code that cannot be broken.
  mutating func write(_ put: (inout String) -> Void) {
    begin(put)
    if !fits { exceedColumns = true }
    endCode()
  }

  /// A line of code that is meant to be as wide as it is.
  mutating func writeUnbroken(_ start: String) {
    begin { $0 += start }
    endCode()
  }

  /// A line of code, or nothing and `false` where it is too wide.
  mutating func writeIfItFits(_ put: (inout String) -> Void) -> Bool {
    begin(put)
    if !fits { return false }
    endCode()
    return true
  }

  /// Whether a line would not be too wide.
  mutating func fits(_ put: (inout String) -> Void) -> Bool {
    begin(put)
    return fits
  }

  /// A line that is no code, of any width.
  mutating func writeUnmeasured(_ start: String) {
    begin { $0 += start }
    end()
  }

  /// A comment, broken at words.
  mutating func writeComment(_ comment: String, marker: String) {
    if writeShortComment(comment, marker) { return }
    for paragraph in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      let margin = marker.utf8.count
      begin { $0 += marker }
      for word in paragraph.split(separator: " ") {
        let width = depth * 2 + Self.width(of: line) + 1 + word.count
        if line.utf8.count > margin, width > Self.columns {
          end()
          begin { $0 += marker }
        }
        line += " "
        line += word
      }
      end()
    }
  }

  /// Writes a comment that is its own only line, as most are.
  private mutating func writeShortComment(_ comment: String, _ marker: String) -> Bool {
    begin {
      $0 += marker
      $0 += " "
      $0 += comment
    }
    guard depth * 2 + Self.width(of: line) <= Self.columns, !line.hasSuffix(" ") else { return false }
    let isBroken = strchr(line, 0x0A) != nil || strstr(line, "  ") != nil
    if isBroken { return false }
    end()
    return true
  }

  // MARK: - The line

  private mutating func begin(_ put: (inout String) -> Void) {
    line.removeAll(keepingCapacity: true)
    put(&line)
  }

  private mutating func endCode() {
    if !haveOddIdentifiers, !Self.isASCII(line) {
      var code = CodeBytes()
      haveOddIdentifiers = line.utf8.contains { code.isCode($0) && $0 >= 0x80 }
    }
    end()
  }

  private mutating func end() {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  private var fits: Bool {
    let width = Self.width(of: line)
    let room = Self.columns - depth * 2
    if width > room { return false }
    if width + width / Self.narrowestCollection <= room { return true }
    return width + Self.collections(in: line) <= room
  }

  private static func isASCII(_ text: String) -> Bool { text.utf16.count == text.utf8.count }

  /// How many characters a text without line breaks has.
  private static func width(of text: String) -> Int { isASCII(text) ? text.utf8.count : text.count }

  /// How many literals of arrays with more than one element there are. To swift-format each is a column wider than it is, for
  /// the comma that it would have at its end.
  private static func collections(in line: String) -> Int {
    var count = 0
    // By bracket that is open, whether there has been a comma in it; `nil` for a parenthesis.
    var open: [Bool?] = []
    var code = CodeBytes()
    for byte in line.utf8 where code.isCode(byte) {
      switch byte {
      case UInt8(ascii: "["): open.append(false)
      case UInt8(ascii: "("): open.append(nil)
      case UInt8(ascii: ","): if open.last == .some(false) { open[open.count - 1] = true }
      case UInt8(ascii: "]"), UInt8(ascii: ")"): if let last = open.popLast(), last == true { count += 1 }
      default: break
      }
    }
    return count
  }
}

/// Tells the bytes of a line from what stands in its texts.
private struct CodeBytes {
  private var isText = false
  private var isEscaped = false

  /// Whether the next byte of the line stands outside of texts.
  mutating func isCode(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\"") {
      isText.toggle()
    } else if isText {
      isEscaped = byte == UInt8(ascii: "\\")
    } else {
      return true
    }
    return false
  }
}
