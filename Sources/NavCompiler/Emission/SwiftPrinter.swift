/// Prints `SwiftCode` as swift-format's default configuration would leave it: two spaces, a hundred columns.
struct SwiftPrinter {
  private var lines = SwiftLines()

  init() {}

  /// What has been printed.
  var output: String { lines.text }

  /// Whether a name was so long that its line could not be broken to fit.
  var exceedsColumns: Bool { lines.exceedColumns }

  /// Whether an identifier has a letter beyond ASCII.
  var hasOddIdentifiers: Bool { lines.haveOddIdentifiers }

  /// Puts whole lines between others. Linear in what stands behind them.
  mutating func insert(_ text: String, at place: String.Index) {
    lines.insert(text, at: place)
  }

  mutating func print(_ code: [SwiftCode]) {
    for piece in code { print(piece) }
  }

  private mutating func print(_ code: SwiftCode) {
    switch code {
    case .blank: lines.writeBlank()
    case .mark(let text): lines.writeUnmeasured("// MARK: - " + text)
    case .doc(let text): lines.writeComment(text, marker: "///")
    case .comment(let text): lines.writeComment(text, marker: "//")
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
    if body.count == 1, case .statement(let only) = body[0],
      lines.writeIfItFits({
        head.write(to: &$0)
        $0 += " { "
        only.write(to: &$0)
        $0 += " }"
      })
    {
      return
    }
    if head.style == .continuation,
      !lines.fits({
        head.write(to: &$0)
        $0 += " {"
      })
    {
      // A condition over several lines has its brace on a line of its own.
      print(head, ending: "")
      lines.write("{")
    } else {
      print(head, ending: " {")
    }
    lines.depth += 1
    print(body)
    lines.depth -= 1
    lines.write("}")
  }

  /// A `case` stands as far left as its `switch`.
  private mutating func printCase(_ label: Breakable, _ body: [SwiftCode], _ text: String?) {
    lines.depth -= 1
    defer { lines.depth += 1 }
    if let text { lines.writeComment(text, marker: "//") }
    if body.count == 1, case .statement(let only) = body[0],
      lines.writeIfItFits({
        label.write(to: &$0)
        $0 += " "
        only.write(to: &$0)
      })
    {
      return
    }
    print(label, ending: "")
    lines.depth += 1
    print(body)
    lines.depth -= 1
  }

  private mutating func print(_ statement: Breakable, ending: String) {
    func put(_ line: inout String) {
      statement.write(to: &line)
      line += ending
    }
    if statement.items.isEmpty {
      lines.write(put)
      return
    }
    if lines.writeIfItFits(put) { return }
    switch statement.style {
    case .list, .collection:
      lines.write(statement.prefix)
      lines.depth += 1
      for (index, item) in statement.items.enumerated() {
        let isLast = index + 1 == statement.items.count
        print(item, ending: isLast && statement.style == .list ? "" : ",")
      }
      lines.depth -= 1
      lines.write(statement.suffix, ending)
    case .continuation:
      lines.write {
        $0 += statement.prefix
        statement.items[0].write(to: &$0)
      }
      lines.depth += 1
      for (index, item) in statement.items.enumerated().dropFirst() {
        print(item, ending: index + 1 < statement.items.count ? "" : statement.suffix + ending)
      }
      lines.depth -= 1
    case .filled: printFilled(statement, ending: ending)
    }
  }

  /// The line is not broken, since each of its lines would be another one there.
  private mutating func printLocated(_ file: String, _ number: Int, _ text: String) {
    let fits = lines.fits { $0 += text }
    let start = fits ? number : max(number - 1, 1)
    lines.writeUnmeasured("#sourceLocation(file:\"\(file)\",line:\(start))")
    if !fits { lines.writeUnmeasured("// swift-format-ignore") }
    lines.writeUnbroken(text)
    lines.writeUnmeasured("#sourceLocation()")
  }

  /// As many items on a line as it takes; the lines behind the first are one level deeper, the suffix is not.
  private mutating func printFilled(_ statement: Breakable, ending: String) {
    let hasSuffix = !statement.suffix.isEmpty
    let start = lines.depth
    var current = statement.prefix
    for (index, item) in statement.items.enumerated() {
      let isLast = index + 1 == statement.items.count
      var text = ""
      item.write(to: &text)
      text += isLast ? (hasSuffix ? "" : ending) : ","
      let longer = index == 0 ? current + text : current + " " + text
      if index > 0, !lines.fits({ $0 += longer }) {
        lines.write(current)
        lines.depth = start + 1
        current = text
      } else {
        current = longer
      }
    }
    lines.write(current)
    lines.depth = start
    if hasSuffix { lines.write(statement.suffix, ending) }
  }

  private mutating func print(_ item: Breakable.Item, ending: String) {
    switch item {
    case .text(let text): lines.write(text, ending)
    case .nested(let statement): print(statement, ending: ending)
    }
  }

  private mutating func printRaw(
    _ prefix: String, _ text: [String], _ arguments: [Breakable.Item], _ suffix: String
  ) {
    let fence = String(repeating: "#", count: Self.fenceLength(for: text))
    lines.writeUnbroken(prefix)
    lines.depth += 1
    lines.writeUnbroken(fence + "\"\"\"")
    // A Swift literal may not hold control characters, and no reader should be shown the text in another order.
    for line in text { lines.writeUnmeasured(PrintableText.escape(line) { "\\" + fence + $0.escapeInSwift }) }
    lines.writeUnbroken("\"\"\"" + fence + (arguments.isEmpty ? suffix : ","))
    for (index, argument) in arguments.enumerated() {
      print(argument, ending: index + 1 < arguments.count ? "," : suffix)
    }
    lines.depth -= 1
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
}
