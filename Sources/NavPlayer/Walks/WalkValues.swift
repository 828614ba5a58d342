import NavTable

/// A declaration that the developer must write before the tests pass.
package struct Handwritten: Sendable {
  package enum Kind: Sendable {
    /// A function that makes a value of a type from a text.
    case value
    /// A class of pages of a type.
    case page
  }

  package let kind: Kind
  /// The name of the function or of the class.
  package let name: String
  package let type: String
}

/// The notation of values in a test, and the functions that the values need.
package struct WalkValues {
  private let names: WalkNames
  /// The indices of the functions that are used, in the order of their first use.
  private var used: [Int]

  package init(_ names: WalkNames) {
    self.names = names
    used = []
    for number in names.needed { use(number) }
  }

  /// The declarations that the developer must write: pages, and values of the app's own types, which navc cannot
  /// create.
  package var missing: [Handwritten] {
    var missing: [Handwritten] = []
    for page in names.pages { missing.append(Handwritten(kind: .page, name: page.name, type: page.type)) }
    for number in used {
      let function = names.functions[number]
      if let type = function.missing { missing.append(Handwritten(kind: .value, name: function.name, type: type)) }
    }
    return missing
  }

  /// A separate type for functions that make values, with a unique name.
  private var namespace: String { names.namespace + "WalkValues" }

  /// The name of the type that contains all declarations for the developer to write.
  package static func handwrittenType(of namespace: String) -> String { namespace + "TestValues" }

  package var handwrittenType: String { Self.handwrittenType(of: names.namespace) }

  private mutating func use(_ number: Int) {
    if !used.contains(number) { used.append(number) }
  }

  /// Returns a Swift expression for a value of a type. The expression may throw.
  package mutating func text(of value: PrototypeValue, _ type: WalkType) -> String {
    switch (type, value) {
    case (.optional, .null): return "nil"
    case (.optional(let wrapped), _): return text(of: value, wrapped)
    case (.list(let element), .list(let items)):
      var texts: [String] = []
      for item in items { texts.append(text(of: item, element)) }
      return "[" + texts.joined(separator: ", ") + "]"
    case (.list, _): return "[]"
    case (.integer, .integer(let number)): return SwiftLiteral.text(number)
    case (.decimal, .integer(let number)): return SwiftLiteral.text(Double(number))
    case (.decimal, .decimal(let number)): return SwiftLiteral.text(number)
    case (.truth, .truth(let truth)): return truth ? "true" : "false"
    case (.choice(let number), _):
      let name = value.plain
      return names.choices[number].first { $0.name == name }?.swift ?? SwiftLiteral.text(name)
    case (.made(let number), _):
      use(number)
      let function = names.functions[number]
      let namespace = function.missing == nil ? namespace : handwrittenType
      return namespace + "." + function.name + "(" + SwiftLiteral.text(value.plain) + ")"
    default: return SwiftLiteral.text(value.plain)
    }
  }

  private func functions(areMissing: Bool) -> [String] {
    let functions = used.map { names.functions[$0] }.filter { ($0.missing != nil) == areMissing }
    return functions.sorted { $0.name < $1.name }.map { $0.text }
  }

  /// The type with the functions that navc writes, or an empty string if there are none.
  package var text: String {
    let functions = functions(areMissing: false)
    if functions.isEmpty { return "" }
    return """

      /// Values of types that are more than a literal.
      private enum \(namespace) {
      \(functions.joined(separator: "\n"))
      }

      """
  }

  /// The type that contains all declarations for the developer to write, or an empty string if there are none.
  package var handwrittenText: String {
    var members: [String] = []
    for page in names.pages { members.append(page.text) }
    let functions = functions(areMissing: true)
    if !functions.isEmpty {
      members.append("  struct Missing: Error { let type: String }\n\n" + functions.joined(separator: "\n"))
    }
    if members.isEmpty { return "" }
    return """

      /// Pages and values of the app's own types. A test fails until its function returns a value.
      enum \(handwrittenType) {
      \(members.joined(separator: "\n\n"))
      }

      """
  }
}
