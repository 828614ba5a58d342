import NavRuntime
package import NavTable

/// A value of an argument or a fact. A case of an enum is represented by its name, and a value of an app's own type
/// by a text.
package typealias PrototypeValue = TableLiteral

/// The type of an argument or a fact, as far as a prototype needs it.
package struct PrototypeType: Sendable, Equatable {
  /// The type of a single value.
  package enum Base: Sendable, Equatable {
    case text, integer, decimal, truth, uuid, url, date
    /// An enum of the graph, with its cases.
    case choice([String])
    /// A type of the app. Any text represents a value of it.
    case foreign
  }

  /// The type in the syntax of the graph.
  package let name: String
  package let base: Base
  package let isList: Bool
  package let isOptional: Bool

  /// Reads a type in the syntax of the graph, with the enums of its file.
  package init(_ name: String, choices: [String: [String]]) {
    self.name = name
    var rest = Substring(name)
    isOptional = rest.last == "?"
    if isOptional { rest = rest.dropLast() }
    isList = rest.first == "[" && rest.last == "]"
    if isList { rest = rest.dropFirst().dropLast() }
    switch rest {
    case "String": base = .text
    case "Int": base = .integer
    case "Double": base = .decimal
    case "Bool": base = .truth
    case "UUID": base = .uuid
    case "URL": base = .url
    case "Date": base = .date
    default: base = choices[String(rest)].map { .choice($0) } ?? .foreign
    }
  }

  /// Whether it is a URL, or an optional one.
  package var isURL: Bool {
    if case .url = base { !isList } else { false }
  }

  /// The value of a text that a user types, or `nil` if the text is not valid.
  package func value(of text: String) -> PrototypeValue? {
    isOptional && text == "nil" ? .null : linked(text)
  }

  /// The value of a text in a link, or `nil` if the text is not valid. A link cannot express `nil`: as a `URL`, the
  /// text `nil` is a relative URL.
  package func linked(_ text: String) -> PrototypeValue? {
    if isList {
      guard case .list(let items)? = TableLiteral(text) else { return nil }
      return checked(.list(items))
    }
    switch base {
    case .text, .foreign: return .text(text)
    case .url, .date: return text.utf8.contains(0) ? nil : .text(text)
    case .integer: return Int64(text).map { .integer($0) }
    case .decimal: return text.isDecimalNumber ? Double(text).flatMap { $0.isFinite ? .decimal($0) : nil } : nil
    case .truth: return text == "true" ? .truth(true) : text == "false" ? .truth(false) : nil
    case .uuid: return text.isUUID ? .text(text.uppercased()) : nil
    case .choice(let cases): return cases.contains(text) ? .text(text) : nil
    }
  }

  /// Converts a value to this type, or returns `nil` if that is not possible.
  package func checked(_ value: PrototypeValue) -> PrototypeValue? {
    switch value {
    case .null: return isOptional ? value : nil
    case .list(let items):
      guard isList else { return nil }
      var checked: [PrototypeValue] = []
      for item in items {
        guard let item = single(item) else { return nil }
        checked.append(item)
      }
      return .list(checked)
    default: return isList ? nil : single(value)
    }
  }

  private func single(_ value: PrototypeValue) -> PrototypeValue? {
    switch (base, value) {
    case (.text, .text), (.foreign, .text), (.url, .text), (.date, .text), (.uuid, .text), (.integer, .integer),
      (.decimal, .decimal), (.truth, .truth):
      value
    case (.decimal, .integer(let number)): .decimal(Double(number))
    case (.choice(let cases), .text(let text)): cases.contains(text) ? value : nil
    // A value of an app's own type can be any literal.
    case (.foreign, _): value
    default: nil
    }
  }

  /// A sample value, for an argument or a fact without a known value.
  package var sample: PrototypeValue {
    if isOptional { return .null }
    if isList { return .list([]) }
    switch base {
    case .text: return .text("text")
    case .integer: return .integer(1)
    case .decimal: return .decimal(1)
    case .truth: return .truth(false)
    case .uuid: return .text("00000000-0000-0000-0000-000000000001")
    case .url: return .text("https://example.com/")
    case .date: return .text("2026-01-01T00:00:00Z")
    case .choice(let cases): return .text(cases.first ?? "")
    case .foreign: return .text("1")
    }
  }

  /// The texts of all values, if there are only a few.
  package var options: [String]? {
    if isList { return nil }
    switch base {
    case .truth: return (isOptional ? ["nil"] : []) + ["false", "true"]
    case .choice(let cases): return (isOptional ? ["nil"] : []) + cases
    default: return nil
    }
  }
}

/// The text of a value, as users type and read it.
extension TableLiteral {
  package var plain: String {
    switch self {
    case .text(let text): text
    case .null: "nil"
    default: text
    }
  }
}
