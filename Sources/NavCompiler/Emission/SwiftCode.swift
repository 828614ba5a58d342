/// Swift source as a structure: the sections of the emitter build it, `SwiftPrinter` prints it.
///
/// It knows just as much of Swift as layout needs: what opens a block, and where a long line may be broken.
indirect enum SwiftCode {
  case blank
  /// `// MARK: - text`
  case mark(String)
  /// A `///` comment, broken at words.
  case doc(String)
  /// A `//` comment, broken at words.
  case comment(String)
  case statement(Breakable)
  /// A line of code that the Swift compiler is to look for in a line of another file.
  case located(String, line: Int, String)
  /// `head {`, the body one level deeper, `}`.
  case block(Breakable, [SwiftCode])
  /// A `case` of a switch: a comment above, the label, and one statement on its line or several below.
  case switchCase(Breakable, [SwiftCode], comment: String? = nil)
  /// The prefix, a raw multi-line string literal of these lines, whatever they hold, further arguments, the suffix.
  case rawText(prefix: String, lines: [String], arguments: [Breakable.Item], suffix: String)

  static func line(_ text: String) -> SwiftCode { .statement(Breakable(text)) }

  static func block(_ head: String, _ body: [SwiftCode]) -> SwiftCode { .block(Breakable(head), body) }

  static func switchCase(_ label: String, _ body: [SwiftCode], comment: String? = nil) -> SwiftCode {
    .switchCase(Breakable(label), body, comment: comment)
  }
}

/// A line that may be broken between its items where it is too long.
struct Breakable {
  var prefix: String
  var items: [Item]
  var suffix: String
  var style: Style

  enum Style {
    /// `prefix`, one item a line with commas, `suffix` on a line of its own.
    case list
    /// The same of an array or a dictionary, where the last item has a comma too.
    case collection
    /// `prefix` and the first item, then each item on a line of its own, one level deeper.
    case continuation
    /// `prefix`, the items with commas in lines as full as they can be, `suffix` on a line of its own.
    case filled
  }

  /// A text, or a line in the line that may be broken itself.
  indirect enum Item: ExpressibleByStringInterpolation {
    case text(String)
    case nested(Breakable)

    init(stringLiteral value: String) {
      self = .text(value)
    }

    func write(to line: inout String) {
      switch self {
      case .text(let text): line += text
      case .nested(let nested): nested.write(to: &line)
      }
    }
  }

  init(_ text: String) {
    self.init(text, [Item](), "")
  }

  init(_ prefix: String, _ items: [Item], _ suffix: String, style: Style = .list) {
    self.prefix = prefix
    self.items = items
    self.suffix = suffix
    self.style = style
  }

  init(_ prefix: String, _ items: [String], _ suffix: String, style: Style = .list) {
    self.init(prefix, items.map(Item.text), suffix, style: style)
  }

  /// Puts the whole on one line.
  func write(to line: inout String) {
    line += prefix
    for index in items.indices {
      if index > 0 { line += style == .continuation ? " " : ", " }
      items[index].write(to: &line)
    }
    if style == .filled, !suffix.isEmpty { line += " " }
    line += suffix
  }
}
