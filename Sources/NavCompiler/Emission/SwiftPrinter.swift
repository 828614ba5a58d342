/// Prints `SwiftCode` as swift-format's default configuration would leave it: two spaces, a hundred columns.
struct SwiftPrinter {
  private(set) var output = ""
  /// Whether a name was so long that its line could not be broken to fit.
  private(set) var exceedsColumns = false
  /// Whether an identifier has a letter beyond ASCII.
  private(set) var hasOddIdentifiers = false
  private var depth = 0
  private let columns = 100

  init() {}

  mutating func print(_ code: [SwiftCode]) {
    for piece in code { print(piece) }
  }

  private mutating func print(_ code: SwiftCode) {
    switch code {
    case .blank: output += "\n"
    case .mark(let text): write("// MARK: - " + text)
    case .doc(let text): comment(text, marker: "///")
    case .comment(let text): comment(text, marker: "//")
    case .statement(let statement): print(statement, ending: "")
    case .located(let file, let line, let text): printLocated(file, line, text)
    case .block(let head, let body): print(head, body)
    case .switchCase(let label, let body, let comment): printCase(label, body, comment)
    case .rawText(let prefix, let lines, let arguments, let suffix): printRaw(prefix, lines, arguments, suffix)
    }
  }

  private mutating func print(_ head: Breakable, _ body: [SwiftCode]) {
    if body.isEmpty {
      print(head, ending: " {}")
      return
    }
    if body.count == 1, case .statement(let only) = body[0], fits(head.joined + " { " + only.joined + " }") {
      line(head.joined + " { " + only.joined + " }")
      return
    }
    if head.style == .continuation, !fits(head.joined + " {") {
      // A condition over several lines has its brace on a line of its own.
      print(head, ending: "")
      line("{")
    } else {
      print(head, ending: " {")
    }
    depth += 1
    print(body)
    depth -= 1
    line("}")
  }

  /// A `case` stands as far left as its `switch`.
  private mutating func printCase(_ label: Breakable, _ body: [SwiftCode], _ text: String?) {
    depth -= 1
    defer { depth += 1 }
    if let text { comment(text, marker: "//") }
    if body.count == 1, case .statement(let only) = body[0], fits(label.joined + " " + only.joined) {
      line(label.joined + " " + only.joined)
      return
    }
    print(label, ending: "")
    depth += 1
    print(body)
    depth -= 1
  }

  private mutating func print(_ statement: Breakable, ending: String) {
    if statement.items.isEmpty || fits(statement.joined + ending) {
      code(statement.joined + ending)
      return
    }
    switch statement.style {
    case .list, .collection:
      code(statement.prefix)
      depth += 1
      for (index, item) in statement.items.enumerated() {
        let isLast = index + 1 == statement.items.count
        print(item, ending: isLast && statement.style == .list ? "" : ",")
      }
      depth -= 1
      code(statement.suffix + ending)
    case .continuation:
      code(statement.prefix + statement.items[0].joined)
      depth += 1
      for (index, item) in statement.items.enumerated().dropFirst() {
        print(item, ending: index + 1 < statement.items.count ? "" : statement.suffix + ending)
      }
      depth -= 1
    case .filled: printFilled(statement, ending: ending)
    }
  }

  /// The line is not broken, since each of its lines would be another one there.
  private mutating func printLocated(_ file: String, _ number: Int, _ text: String) {
    let start = fits(text) ? number : max(number - 1, 1)
    write("#sourceLocation(file:\"\(file)\",line:\(start))")
    if !fits(text) { write("// swift-format-ignore") }
    line(text)
    write("#sourceLocation()")
  }

  /// As many items on a line as it takes; the lines behind the first are one level deeper, the suffix is not.
  private mutating func printFilled(_ statement: Breakable, ending: String) {
    let hasSuffix = !statement.suffix.isEmpty
    let start = depth
    var current = statement.prefix
    for (index, item) in statement.items.enumerated() {
      let isLast = index + 1 == statement.items.count
      let text = item.joined + (isLast ? (hasSuffix ? "" : ending) : ",")
      let separator = index == 0 ? "" : " "
      if index > 0, !fits(current + separator + text) {
        code(current)
        depth = start + 1
        current = text
      } else {
        current += separator + text
      }
    }
    code(current)
    depth = start
    if hasSuffix { code(statement.suffix + ending) }
  }

  private mutating func print(_ item: Breakable.Item, ending: String) {
    switch item {
    case .text(let text): code(text + ending)
    case .nested(let statement): print(statement, ending: ending)
    }
  }

  private mutating func printRaw(
    _ prefix: String, _ lines: [String], _ arguments: [Breakable.Item], _ suffix: String
  ) {
    let fence = String(repeating: "#", count: Self.fenceLength(for: lines))
    line(prefix)
    depth += 1
    line(fence + "\"\"\"")
    // A Swift literal may not hold control characters, and no reader should be shown the text in another order.
    for text in lines { write(PrintableText.escape(text) { "\\" + fence + $0.escapeInSwift }) }
    line("\"\"\"" + fence + (arguments.isEmpty ? suffix : ","))
    for (index, argument) in arguments.enumerated() {
      print(argument, ending: index + 1 < arguments.count ? "," : suffix)
    }
    depth -= 1
  }

  /// How many `#` keep the lines from ending or escaping the literal: one more than any run behind a quote or backslash.
  private static func fenceLength(for lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run: Int?
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
        case UInt8(ascii: "#"):
          if let length = run {
            run = length + 1
            longest = max(longest, length + 1)
          }
        default: run = nil
        }
      }
    }
    return longest + 1
  }

  private mutating func comment(_ text: String, marker: String) {
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var current = marker
      for word in paragraph.split(separator: " ") {
        if current.count > marker.count, depth * 2 + current.count + 1 + word.count > columns {
          write(current)
          current = marker
        }
        current += " " + word
      }
      write(current)
    }
  }

  private mutating func code(_ text: String) {
    if !fits(text) { exceedsColumns = true }
    line(text)
  }

  private func fits(_ text: String) -> Bool {
    let width = depth * 2 + text.count
    guard width <= columns, text.contains("[") else { return width <= columns }
    return width + Self.collections(in: text) <= columns
  }

  /// How many literals of arrays with more than one element there are. To swift-format each is a column wider than it is, for
  /// the comma that it would have at its end.
  private static func collections(in text: String) -> Int {
    var count = 0
    // By bracket that is open, whether there has been a comma in it; `nil` for a parenthesis.
    var open: [Bool?] = []
    for byte in codeBytes(of: text) {
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

  /// The bytes of a line without what stands in texts.
  private static func codeBytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isText = false
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if isText {
        isEscaped = byte == UInt8(ascii: "\\")
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// A line of code.
  private mutating func line(_ text: String) {
    if !hasOddIdentifiers, text.utf8.contains(where: { $0 >= 0x80 }) {
      hasOddIdentifiers = Self.codeBytes(of: text).contains { $0 >= 0x80 }
    }
    write(text)
  }

  /// A line of anything.
  private mutating func write(_ text: String) {
    if !text.isEmpty {
      output += String(repeating: " ", count: depth * 2)
      output += text
    }
    output += "\n"
  }
}
