/// Identifiers as the emitter writes them; which identifier a name becomes is `SwiftName`'s rule.
enum SwiftIdentifier {
  /// The identifier of a screen's factory, a segue, a fact, an argument, an enum case.
  ///
  /// A checked graph has no name that none can be made of.
  static func member(_ name: String) -> String { SwiftName.member(name) ?? name }

  static func type(_ name: String) -> String { SwiftName.type(name) ?? name }

  /// Where a member is declared, used bare, or is a parameter: backticks for Swift's reserved words.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// As the label of an argument in a call.
  static func label(_ name: String) -> String {
    name == "inout" ? "`inout`" : name
  }

  /// As the label of an element in a tuple's type.
  static func tupleLabel(_ name: String) -> String {
    switch name {
    case "inout", "var", "let": "`\(name)`"
    default: name
    }
  }

  /// Behind a dot Swift takes all but a few reserved words as they are.
  static func afterDot(_ name: String) -> String {
    switch name {
    case "init", "self", "Type", "Protocol": "`\(name)`"
    default: name
    }
  }

  /// A parameter as the function sees it: one called `self` would hide the other.
  static func local(_ name: String) -> String {
    name == "self" ? "selfArgument" : escaped(name)
  }

  /// A parameter as it is declared, with its label where that differs.
  static func parameter(_ name: String) -> String {
    name == "self" ? "self \(local(name))" : escaped(name)
  }

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// `name` with its first letter as a capital, to be joined to another word.
  static func capitalized(_ name: String) -> String {
    SwiftName.capitalizedPlain(name) ?? name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The reserved words of The Swift Programming Language, «Keywords and Punctuation»: those used in declarations, in
  /// statements, and in expressions and types.
  private static let keywords: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
    "import", "init", "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
