package import NavTable

/// A JSON value that keeps the order of its members, so that equal output has equal bytes.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])
  /// A value that is already JSON.
  case copy(String)

  /// The value as text, with an indentation of two spaces per level and a line feed at the end.
  package var text: String { text(.indented) + "\n" }

  /// The value as text on one line, without a line feed.
  package var line: String { text(.oneLine) }

  private func text(_ form: JSONWriter.Form) -> String {
    var writer = JSONWriter(form)
    write(to: &writer)
    return writer.text
  }

  /// Writes the value. Inside an object, `key` is the name of the member.
  package func write(to writer: inout JSONWriter, _ key: String? = nil) {
    switch self {
    case .null: writer.null(key)
    case .bool(let value): writer.truth(key, value)
    case .number(let value): writer.number(key, value)
    case .string(let value): writer.string(key, value)
    case .copy(let json): writer.copy(key, json: json)
    case .array(let values): writer.array(key) { writer in for value in values { value.write(to: &writer) } }
    case .object(let members):
      writer.object(key) { writer in for member in members { member.value.write(to: &writer, member.key) } }
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object with its members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0, value: $1) })
  }
}
