import SeededRandom

/// Random YAML texts, with nodes and comments in all places. Many of them are not valid.
struct RandomYAML {
  private var random: SplitMix
  private var commentCount = 0

  /// The parts of YAML that a mutation inserts.
  static let pieces = [
    "{", "}", "[", "]", ",", ":", ": ", "- ", "? ", "\n", "\n\n", " ", "  ", "\t", "# c\n", " # c\n", "&x ", "*x ",
    "!t ", "!", "!<t> ", "'", "\"", "|\n", "|+\n", ">-\n", "|2\n", "|2-\n", ">+\n", "\\", "a", "a: ", "é", "\r\n", "\r",
    "\u{85}", "\u{2028}", "---\n", "--- ", "...\n", "%YAML 1.1\n", "%TAG !t! t:\n", "<<: ", "~", "no", "{}", "[]",
    "\u{FEFF}", "-", "?", "@", "`",
  ]

  /// Returns a text of a few pieces. It reaches rare forms of YAML.
  static func ofPieces(seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    return (0..<2 + random.below(14)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  /// Returns a document of nested blocks.
  static func document(seed: UInt64) -> String {
    var yaml = RandomYAML(random: SplitMix(seed: seed))
    return yaml.document()
  }

  /// Returns the text of a comment that no other comment has.
  private mutating func comment() -> String {
    commentCount += 1
    return "# c\(commentCount)"
  }

  private mutating func pick(_ texts: String...) -> String { texts[random.below(texts.count)] }

  private mutating func maybe(_ percent: Int, _ texts: String...) -> String {
    random.chance(percent) ? texts[random.below(texts.count)] : ""
  }

  private mutating func document() -> String {
    var text = maybe(10, "---\n", "%YAML 1.1\n---\n", "# h\n\n", "--- # z\n", "--- ", "--- !t\n", "&r\n")
    if random.chance(70) { text += "x: &x 1\n" }
    text += random.chance(20) ? flow(depth: 3) : block(depth: 3, column: 0)
    text += maybe(20, "...\n", "# end", "...\n# f\n", "\n\n")
    if random.chance(15), !text.isEmpty { text.removeLast() }
    return random.chance(10) ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func properties() -> String {
    maybe(15, "&x ", "!t ", "&x !t ", "!t &x ", "! ", "!!str ", "!<u> ")
  }

  private mutating func scalar() -> String {
    pick(
      "a", "b", "no", "\"q\"", "'s'", "'s\"'", "*x", "12:30", "a?", "-1", "", "long name", "\"\"", "''", "x#y", "é",
      "a:b", "-x", "?x", "\"m\\\n  n\"", "'u\n  v'", "p\n   q")
  }

  private mutating func flow(depth: Int) -> String {
    let isMapping = random.chance(50)
    guard depth > 0, random.chance(66) else { return properties() + scalar() }
    var text = properties() + (isMapping ? "{" : "[") + space()
    for number in 0..<random.below(4) {
      if number > 0 { text += "," + pick(" ", "\n  ", " \(comment())\n  ", "\n\(comment())\n ") }
      switch random.below(6) {
      case 0: text += "? " + flow(depth: depth - 1) + " : " + flow(depth: depth - 1)
      case 1: text += "? " + flow(depth: depth - 1)
      case 2: text += flow(depth: depth - 1) + pick(":", ": ")
      case 3: text += pick("?", "? : a", ": a", "a")
      case 4 where !isMapping: text += flow(depth: depth - 1)
      default: text += flow(depth: depth - 1) + ": " + flow(depth: depth - 1)
      }
      text += space()
    }
    return text + maybe(50, ",") + (isMapping ? "}" : "]")
  }

  private mutating func space() -> String { pick("", " ", "\n   ", " \(comment())\n   ", "\n\(comment())\n  ") }

  /// Returns the lines of a collection, from a column on.
  private mutating func block(depth: Int, column: Int, isOnLine: Bool = false) -> String {
    let indent = String(repeating: " ", count: column)
    let isMapping = random.chance(70)
    var text = ""
    for number in 0..<1 + random.below(3) {
      if number > 0 || !isOnLine { text += comment(column) + indent }
      if !isMapping {
        text += "-" + value(depth, column, isItem: true)
      } else if random.chance(45) {
        text += "?" + value(depth, column, isItem: true) + comment(column)
        if random.chance(75) { text += indent + ":" + value(depth, column, isItem: true) }
      } else {
        var key = random.chance(15) ? flow(depth: 1) : scalar()
        if key.isEmpty || key.contains("\n") { key = "k\(number)" }
        text += properties() + key + pick(":", " :") + value(depth, column, isItem: false)
      }
    }
    return text
  }

  private mutating func comment(_ column: Int) -> String {
    let indent = String(repeating: " ", count: random.below(column + 3))
    return maybe(12, indent + comment() + "\n", indent + "#\n", indent + comment() + "\n")
  }

  private mutating func value(_ depth: Int, _ column: Int, isItem: Bool) -> String {
    let end = maybe(24, " " + comment(), "  " + comment(), " #", "\n") + "\n"
    switch random.below(depth > 0 ? 7 : 3) {
    case 0: return " " + properties() + scalar() + end
    case 1: return blockScalar(column)
    case 2: return " " + flow(depth: depth) + end
    case 3 where isItem: return " " + block(depth: depth - 1, column: column + 2, isOnLine: true)
    case 4: return end
    default:
      return " " + properties() + pick("\n", " \(comment())\n", "\n\n")
        + block(depth: depth - 1, column: column + 2 + random.below(2))
    }
  }

  private mutating func blockScalar(_ column: Int) -> String {
    let header = pick("|", ">", "|-", ">-", "|+", ">+", "|2", "|2-", ">+2", "|1", "|3-")
    var text = " " + properties() + header + maybe(10, " # h") + "\n"
    for _ in 0..<random.below(4) {
      let indent = String(repeating: " ", count: column + 3 + random.below(3))
      text += random.chance(20) ? "\n" : indent + pick("t", "# no", "u  ", "v\tw") + "\n"
    }
    return text
  }
}
