/// A pattern of a decision list, which can be compared with texts.
///
/// `*` is any text, `?` is any character, and `$(name)` is one of the values of a variable. A value can contain `*` and
/// `?`, but no variable.
///
/// Source: developer.apple.com, `applinks.Details.Components` and `applinks.SubstitutionVariables`.
struct Pattern {
  private indirect enum Token {
    case byte(UInt8)
    case anyByte
    case anyText
    case oneOf([[Token]])
    /// One byte of a set.
    case byteOf(Set<UInt8>)
    /// A text with a number of bytes of a set.
    case bytesOf(Set<UInt8>, ClosedRange<Int>)
    /// A variable that is not defined matches nothing.
    case nothing

    var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
  }

  /// The bytes with which each matching text begins. Most patterns of a list fail there.
  private let prefix: [UInt8]
  private let tokens: [Token]
  private let isCaseSensitive: Bool
  /// Whether `*` and `?` include a slash.
  private let crossesSlashes: Bool

  init(_ text: String, _ variables: [String: [String]], isCaseSensitive: Bool = true, crossesSlashes: Bool) {
    self.isCaseSensitive = isCaseSensitive
    self.crossesSlashes = crossesSlashes
    let all = Self.tokens(Array(isCaseSensitive ? text.utf8 : text.lowercased().utf8), variables, isCaseSensitive)
    prefix = all.prefix { $0.byte != nil }.compactMap(\.byte)
    tokens = Array(all.dropFirst(prefix.count))
  }

  private static func tokens(
    _ bytes: [UInt8], _ variables: [String: [String]]?, _ isCaseSensitive: Bool
  ) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"): tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "$"):
        guard let variables, bytes[index...].dropFirst().first == UInt8(ascii: "("),
          let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
        else {
          tokens.append(.byte(bytes[index]))
          break
        }
        tokens.append(variable(String(decoding: bytes[(index + 2)..<end], as: UTF8.self), variables, isCaseSensitive))
        index = end
      case let byte: tokens.append(.byte(byte))
      }
      index += 1
    }
    return tokens
  }

  private static func variable(
    _ name: String, _ variables: [String: [String]], _ isCaseSensitive: Bool
  ) -> Token {
    let values =
      variables[name] ?? (isCaseSensitive ? nil : variables.first { $0.key.lowercased() == name }?.value)
    if let values {
      return .oneOf(values.map { tokens(Array((isCaseSensitive ? $0 : $0.lowercased()).utf8), nil, isCaseSensitive) })
    }
    let (lower, upper) = (
      Set("abcdefghijklmnopqrstuvwxyz".utf8), isCaseSensitive ? Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8) : []
    )
    let digits = Set("0123456789".utf8)
    return switch name {
    case "alpha": .byteOf(lower.union(upper))
    case "upper": .byteOf(isCaseSensitive ? upper : lower)
    case "lower": .byteOf(lower)
    case "alnum": .byteOf(lower.union(upper).union(digits))
    case "digit": .byteOf(digits)
    case "xdigit": .byteOf(digits.union("abcdef".utf8).union(isCaseSensitive ? "ABCDEF".utf8 : "".utf8))
    // Apple's lists of regions and languages are not public. These are the forms of their codes.
    case "region": .bytesOf(isCaseSensitive ? upper : lower, 2...2)
    case "lang": .bytesOf(lower, 2...3)
    default: .nothing
    }
  }

  /// Whether the pattern matches an entire text.
  ///
  /// - Complexity: O(*m* · *n*) for a pattern and a text of these lengths.
  func matches(_ text: some Sequence<UInt8>) -> Bool {
    let whole = isCaseSensitive ? Array(text) : Array(String(decoding: Array(text), as: UTF8.self).lowercased().utf8)
    guard whole.starts(with: prefix) else { return false }
    let text = Array(whole.dropFirst(prefix.count))
    var ends = Array(repeating: false, count: text.count + 1)
    ends[0] = true
    return advance(ends, over: tokens, in: text)[text.count]
  }

  /// The positions in a text where the tokens can end, if they begin at one of the given positions.
  private func advance(_ starts: [Bool], over tokens: [Token], in text: [UInt8]) -> [Bool] {
    var current = starts
    for token in tokens {
      var next = Array(repeating: false, count: text.count + 1)
      switch token {
      case .byte(let byte): for index in text.indices where current[index] { next[index + 1] = text[index] == byte }
      case .anyByte:
        for index in text.indices where current[index] {
          next[index + 1] = crossesSlashes || text[index] != UInt8(ascii: "/")
        }
      case .byteOf(let set):
        for index in text.indices where current[index] { next[index + 1] = set.contains(text[index]) }
      case .anyText:
        var isOpen = false
        for index in 0...text.count {
          isOpen = isOpen || current[index]
          next[index] = isOpen
          if index < text.count, !crossesSlashes, text[index] == UInt8(ascii: "/") { isOpen = false }
        }
      case .bytesOf(let set, let counts):
        for index in 0...text.count where current[index] {
          for count in counts where index + count <= text.count {
            if text[index..<index + count].allSatisfy(set.contains) { next[index + count] = true }
          }
        }
      case .oneOf(let values):
        for value in values {
          let ends = advance(current, over: value, in: text)
          for index in ends.indices where ends[index] { next[index] = true }
        }
      case .nothing: break
      }
      current = next
      if !current.contains(true) { return current }
    }
    return current
  }
}
