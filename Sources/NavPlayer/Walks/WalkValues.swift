import NavTable

/// Values as a test writes them, and which functions it needs for them.
package struct WalkValues {
  private let names: WalkNames
  /// Those that are used, in the order in which they came up.
  private var used: [Int]

  package init(_ names: WalkNames) {
    self.names = names
    used = []
    for number in names.needed { use(number) }
  }

  /// Types of the app's of which navc cannot make values: a test fails until somebody says how.
  package var missing: [String] {
    var missing: [String] = []
    for number in used {
      if let type = names.functions[number].missing { missing.append(type) }
    }
    return missing
  }

  /// What makes values is a type of its own, called as nothing else is.
  private var namespace: String { names.namespace + "WalkValues" }

  private mutating func use(_ number: Int) {
    if !used.contains(number) { used.append(number) }
  }

  /// A value of a type, as an expression that may throw.
  package mutating func text(of value: PlayerValue, _ type: WalkType) -> String {
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
      return namespace + "." + names.functions[number].name + "(" + SwiftLiteral.text(value.plain) + ")"
    default: return SwiftLiteral.text(value.plain)
    }
  }

  /// The type that makes values of the app's own types; nothing where none is needed.
  package var text: String {
    if used.isEmpty { return "" }
    let missing = """
        struct Missing: Error { let type: String }

      """
    let functions = used.map { names.functions[$0] }.sorted { $0.name < $1.name }.map { $0.text }
    return """

      /// Values of the app's own types.
      private enum \(namespace) {
      \(self.missing.isEmpty ? "" : missing)\(functions.joined(separator: "\n"))
      }

      """
  }
}
