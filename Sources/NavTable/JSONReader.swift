/// Reads the values of a JSON text. The open collections are in an array, so nesting costs no stack.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var nodes: [JSONDocument.Node] = []
  /// The indices of the open collections.
  private var open: [UInt32] = []

  /// The part that must follow.
  private enum Expected {
    case value
    /// A value, or the end of an empty array.
    case firstItem
    case key
    /// A key, or the end of an empty object.
    case firstKey
    /// A comma, or the end of the collection.
    case separator
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> [JSONDocument.Node]? {
    var expected = Expected.value
    repeat {
      guard nodes.count < JSONDocument.valueLimit, let next = step(expected) else { return nil }
      expected = next
    } while !open.isEmpty
    skipSpace()
    return position == bytes.count ? nodes : nil
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  /// Reads one part of the text. Returns what must follow, or `nil` if the text is not JSON.
  private mutating func step(_ expected: Expected) -> Expected? {
    skipSpace()
    switch expected {
    case .firstItem, .firstKey:
      if closes() { return close() }
      return expected == .firstItem ? value() : key()
    case .value: return value()
    case .key: return key()
    case .separator:
      if closes() { return close() }
      guard take(",") else { return nil }
      return isInObject ? .key : .value
    }
  }

  private var isInObject: Bool { open.last.map { nodes[Int($0)].kind == .object } ?? false }

  private func closes() -> Bool { byte == UInt8(ascii: isInObject ? "}" : "]") }

  private mutating func close() -> Expected? {
    position += 1
    guard let collection = open.popLast() else { return nil }
    nodes[Int(collection)].upper = UInt32(position)
    nodes[Int(collection)].end = UInt32(nodes.count)
    return .separator
  }

  private mutating func key() -> Expected? {
    guard byte == UInt8(ascii: "\""), string() else { return nil }
    skipSpace()
    return take(":") ? .value : nil
  }

  private mutating func value() -> Expected? {
    switch byte {
    case UInt8(ascii: "{"): return begin(.object, .firstKey)
    case UInt8(ascii: "["): return begin(.array, .firstItem)
    case UInt8(ascii: "\""): return string() ? .separator : nil
    case UInt8(ascii: "t"): return word("true", .true)
    case UInt8(ascii: "f"): return word("false", .false)
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func begin(_ kind: JSONDocument.Kind, _ next: Expected) -> Expected? {
    open.append(UInt32(nodes.count))
    add(kind, from: position)
    position += 1
    return next
  }

  private mutating func add(_ kind: JSONDocument.Kind, from lower: Int) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, lower: UInt32(lower), upper: UInt32(position), end: UInt32(nodes.count + 1)))
  }

  private mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind) -> Expected? {
    let start = position
    let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard matches else { return nil }
    position += word.utf8CodeUnitCount
    add(kind, from: start)
    return .separator
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  private mutating func number() -> Expected? {
    let start = position
    _ = take("-")
    if !take("0") { guard digits() > 0 else { return nil } }
    if take(".") { guard digits() > 0 else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { return nil }
    }
    add(.number, from: start)
    return .separator
  }

  /// Reads a string. Escapes are checked here and decoded later.
  private mutating func string() -> Bool {
    let start = position
    var kind = JSONDocument.Kind.string
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        add(kind, from: start)
        return true
      case UInt8(ascii: "\\"):
        kind = .escapedString
        guard let length = JSONEscapes.length(at: position, in: bytes) else { return false }
        position += length
      case 0..<0x20: return false
      default: position += 1
      }
    }
    return false
  }
}
