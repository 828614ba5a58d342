/// Converts the input from a terminal into keys. A sequence can arrive in pieces. Unknown sequences are dropped.
///
/// A terminal sends the same byte for Escape and for the start of an arrow key. The next bytes distinguish them. If
/// no byte follows within ``patience``, the key was Escape, and the caller must call ``flush()``.
struct KeyDecoder: Sendable {
  /// The time to wait for the rest of a sequence.
  static let patience: Duration = .milliseconds(40)
  /// The maximum length of a sequence.
  private static let longest = 32

  private var pending: [UInt8] = []

  /// Whether an incomplete sequence is pending.
  var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that these bytes complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    return takeKeys(.more)
  }

  /// Returns the keys in the pending bytes, if no other byte follows.
  mutating func flush() -> [Key] {
    takeKeys(.none)
  }

  private enum Rest { case more, none }

  private enum Step {
    case key(Key, length: Int)
    case skip(length: Int)
    case incomplete
  }

  private mutating func takeKeys(_ rest: Rest) -> [Key] {
    var keys: [Key] = []
    var start = 0
    loop: while start < pending.count {
      switch Self.step(pending[start...], rest) {
      case .key(let key, let length):
        keys.append(key)
        start += length
      case .skip(let length):
        start += length
      case .incomplete:
        break loop
      }
    }
    pending.removeFirst(start)
    return keys
  }

  private static func step(_ bytes: ArraySlice<UInt8>, _ rest: Rest) -> Step {
    guard let first = bytes.first else { return .incomplete }
    switch first {
    case 0x1B: return escape(bytes, rest)
    case 0x0D, 0x0A: return .key(.enter, length: 1)
    case 0x09: return .key(.tab, length: 1)
    case 0x7F, 0x08: return .key(.backspace, length: 1)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(first + 0x60))), length: 1)
    case 0x20..<0x7F: return .key(.character(Character(Unicode.Scalar(first))), length: 1)
    case 0xC2...0xF4: return scalar(bytes, length: first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, rest)
    default: return .skip(length: 1)
    }
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>, length: Int, _ rest: Rest) -> Step {
    let sequence = bytes.prefix(length)
    if sequence.dropFirst().contains(where: { $0 & 0xC0 != 0x80 }) { return .skip(length: 1) }
    guard sequence.count == length else { return rest == .more ? .incomplete : .skip(length: sequence.count) }
    guard let text = String(validating: sequence, as: UTF8.self), let character = text.first else {
      return .skip(length: length)
    }
    return .key(.character(character), length: length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>, _ rest: Rest) -> Step {
    guard let second = bytes.dropFirst().first else {
      return rest == .more ? .incomplete : .key(.escape, length: 1)
    }
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes, rest)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else {
        return rest == .more ? .incomplete : .key(.escape, length: 1)
      }
      if final == UInt8(ascii: "M") { return .key(.enter, length: 3) }
      return letter(final).map { .key($0, length: 3) } ?? .skip(length: 3)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return .key(.alternate(Character(Unicode.Scalar(second))), length: 2)
    default: return .key(.escape, length: 1)
    }
  }

  /// ECMA-48: parameters 0x30–0x3F, intermediates 0x20–0x2F, and one final byte 0x40–0x7E.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>, _ rest: Rest) -> Step {
    let body = bytes.dropFirst(2).prefix(longest)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      if body.count == longest { return .skip(length: 2 + longest) }
      return rest == .more ? .incomplete : .key(.escape, length: 1)
    }
    let length = end - bytes.startIndex + 1
    let final = body[end]
    guard (0x40...0x7E).contains(final) else { return .skip(length: length - 1) }
    let key = final == UInt8(ascii: "~") ? numbered(body[..<end]) : letter(final)
    return key.map { .key($0, length: length) } ?? .skip(length: length)
  }

  private static func letter(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func numbered(_ parameters: ArraySlice<UInt8>) -> Key? {
    switch parameters.prefix(while: { $0 != UInt8(ascii: ";") }).map({ Int($0) - 48 }) {
    case [1], [7]: .home
    case [4], [8]: .end
    case [3]: .delete
    case [5]: .pageUp
    case [6]: .pageDown
    default: nil
    }
  }
}
