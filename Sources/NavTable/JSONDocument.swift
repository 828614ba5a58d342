/// A JSON text that was read, as a flat array of values. Texts and numbers stay in the bytes until they are needed.
///
/// The reader follows RFC 8259. It does not recurse, so nesting costs no stack.
package struct JSONDocument: Sendable {
  let bytes: [UInt8]
  /// The values in the order of the text. The children of an object are key, value, key, value.
  var nodes: [Node] = []

  /// The maximum number of values in a text. A larger text is not a message or a file that navc reads.
  package static let valueLimit = 1 << 20

  struct Node: Sendable {
    var kind: Kind
    /// The range of bytes, with quotes and brackets.
    var lower: UInt32
    var upper: UInt32
    /// The index after the last value in this one.
    var end: UInt32
  }

  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number
    /// A string without escapes.
    case string
    case escapedString
    case array, object
  }

  /// Reads a text.
  ///
  /// - Parameter bytes: The text in UTF-8. Bytes of a string that are not UTF-8 become U+FFFD.
  /// - Returns: The document, or `nil` if the text is not JSON or has too many values.
  /// - Complexity: Linear in the text. The memory is bounded by ``valueLimit``.
  package static func read(_ bytes: [UInt8]) -> JSONDocument? {
    guard bytes.count < UInt32.max else { return nil }
    var reader = JSONReader(bytes)
    return reader.read().map { JSONDocument(bytes: bytes, nodes: $0) }
  }

  package var root: JSONItem { JSONItem(document: self, index: 0) }
}

/// A value in a document.
package struct JSONItem: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  package var isNull: Bool { node.kind == .null }
  package var isObject: Bool { node.kind == .object }
  package var isArray: Bool { node.kind == .array }

  /// The text of the value, as written.
  package var written: String {
    String(decoding: document.bytes[Int(node.lower)..<Int(node.upper)], as: UTF8.self)
  }

  /// The bytes of the value in the text.
  package var range: Range<Int> { Int(node.lower)..<Int(node.upper) }

  package var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A whole number, if it has no fraction and no exponent, and fits.
  package var int: Int? { node.kind == .number ? Int(written) : nil }

  /// Whether the value can identify a request: a number, a string, or `null`.
  package var isIdentifier: Bool {
    switch node.kind {
    case .null, .number, .string, .escapedString: true
    case .true, .false, .array, .object: false
    }
  }

  package var string: String? {
    switch node.kind {
    case .string: String(decoding: content, as: UTF8.self)
    case .escapedString: JSONEscapes.decode(content)
    default: nil
    }
  }

  /// The bytes between the quotes.
  private var content: ArraySlice<UInt8> { document.bytes[Int(node.lower) + 1..<Int(node.upper) - 1] }

  /// The value of a member, or `nil` if this is not an object with it. If the name is repeated, the last member counts.
  package subscript(name: String) -> JSONItem? {
    guard node.kind == .object else { return nil }
    var found: Int?
    var key = index + 1
    while key < Int(node.end) {
      let item = JSONItem(document: document, index: key)
      let isSame = item.node.kind == .string ? item.content.elementsEqual(name.utf8) : item.string == name
      if isSame { found = key + 1 }
      key = Int(document.nodes[key + 1].end)
    }
    return found.map { JSONItem(document: document, index: $0) }
  }

  /// The names and values of an object, in the order of the text. Other values do not have them.
  package var entries: [(key: JSONItem, value: JSONItem)] {
    guard node.kind == .object else { return [] }
    var entries: [(key: JSONItem, value: JSONItem)] = []
    var key = index + 1
    while key < Int(node.end) {
      entries.append((JSONItem(document: document, index: key), JSONItem(document: document, index: key + 1)))
      key = Int(document.nodes[key + 1].end)
    }
    return entries
  }

  /// The members of an object, in the order of the text. Other values do not have members.
  package var members: [(name: String, value: JSONItem)] {
    entries.map { ($0.key.string ?? "", $0.value) }
  }

  /// The names of an object's members, in the order of the text.
  package var memberNames: [String] { members.map { $0.name } }

  /// The items of an array. Other values do not have items.
  package var items: [JSONItem] {
    guard node.kind == .array else { return [] }
    var items: [JSONItem] = []
    var next = index + 1
    while next < Int(node.end) {
      items.append(JSONItem(document: document, index: next))
      next = Int(document.nodes[next].end)
    }
    return items
  }
}
