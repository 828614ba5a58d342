import NavTable

/// A JSON value that keeps the order of its members, so that equal output has equal bytes.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as text, with an indentation of two spaces per level and a line feed at the end.
  package var text: String {
    var output = ""
    write(to: &output, indentation: "")
    return output + "\n"
  }

  private func write(to output: inout String, indentation: String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += String(value)
    case .string(let value): output.append(jsonString: value)
    case .array(let values):
      Self.write(values, "[", "]", indentation, to: &output) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      Self.write(members, "{", "}", indentation, to: &output) { member, output, indentation in
        output.append(jsonString: member.key)
        output += ": "
        member.value.write(to: &output, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ indentation: String, to output: inout String,
    _ body: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      output += open + close
      return
    }
    let inner = indentation + "  "
    output += open + "\n"
    for (index, element) in elements.enumerated() {
      output += inner
      body(element, &output, inner)
      output += index == elements.count - 1 ? "\n" : ",\n"
    }
    output += indentation + close
  }
}
