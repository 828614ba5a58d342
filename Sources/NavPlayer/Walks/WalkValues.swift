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

  /// The type of the functions that a person must fill in.
  private var handwritten: String { names.namespace + "TestValues" }

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
      let function = names.functions[number]
      let namespace = function.missing == nil ? namespace : handwritten
      return namespace + "." + function.name + "(" + SwiftLiteral.text(value.plain) + ")"
    default: return SwiftLiteral.text(value.plain)
    }
  }

  private func functions(areMissing: Bool) -> [String] {
    let functions = used.map { names.functions[$0] }.filter { ($0.missing != nil) == areMissing }
    return functions.sorted { $0.name < $1.name }.map { $0.text }
  }

  /// The type whose functions navc writes; empty if there are none.
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

  /// The type whose functions a person must fill in; empty if there are none.
  package var handwrittenText: String {
    let functions = functions(areMissing: true)
    if functions.isEmpty { return "" }
    return """

      /// Values of the app's own types. A test fails until its function returns a value.
      enum \(handwritten) {
        struct Missing: Error { let type: String }

      \(functions.joined(separator: "\n"))
      }

      """
  }

  /// The names of those functions.
  package var handwrittenNames: [String] {
    var result: [String] = []
    for number in used where names.functions[number].missing != nil { result.append(names.functions[number].name) }
    return result
  }
}
