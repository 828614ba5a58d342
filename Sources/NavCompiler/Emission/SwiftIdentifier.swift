/// Spells identifiers for Swift. `SwiftName` converts names to identifiers.
package enum SwiftIdentifier {
  /// The identifier of a factory, a segue, a fact, an argument, or a case.
  ///
  /// Each name in a checked graph has an identifier.
  package static func member(_ name: String) -> String { SwiftName.member(name) ?? name }

  package static func type(_ name: String) -> String { SwiftName.type(name) ?? name }

  /// For declarations, bare uses, and parameters. Adds backticks to reserved words.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The label of an argument in a call.
  package static func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  /// The label of an element in a tuple type.
  static func tupleLabel(_ name: String) -> String {
    switch name {
    case "inout", "var", "let": "`\(name)`"
    default: name
    }
  }

  /// After a dot. Swift accepts most reserved words there.
  static func afterDot(_ name: String) -> String {
    switch name {
    case "init", "self", "Type", "Protocol": "`\(name)`"
    default: name
    }
  }

  /// A parameter in the body of a function. `self` would hide the instance.
  package static func local(_ name: String) -> String {
    name == "self" ? "selfArgument" : escaped(name)
  }

  /// The declaration of a parameter, with its label if that differs.
  package static func parameter(_ name: String) -> String {
    name == "self" ? "self \(local(name))" : escaped(name)
  }

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// A name with an uppercase first letter, for the middle of another name.
  static func capitalized(_ name: String) -> String {
    SwiftName.capitalizedPlain(name) ?? name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The reserved words in declarations, statements, expressions, and types, from "Keywords and Punctuation" in The
  /// Swift Programming Language.
  private static let keywords: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
    "import", "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
