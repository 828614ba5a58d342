/// The grammar of types as regular expressions, which JSON Schema cannot nest: each level of brackets is written out.
enum TypePattern {
  /// More brackets are an error for navc.
  private static let depth = 15

  /// `T`, `T?`, `[T]`, …
  static let type = "^\(inner)$"
  /// A type, and a default after `=`.
  static let typeWithDefault = "^\(inner)(?:= *[^ ][\\s\\S]*)?$"

  private static let inner: String = {
    // All characters except ASCII punctuation other than '.' and '_'. A name need not exist.
    let name = "[^\\x00-\\x2d\\x2f\\x3a-\\x40\\x5b-\\x5e\\x60\\x7b-\\x7f]+"
    var pattern = name
    for _ in 0..<depth { pattern = "(?:\(name)|\\[\(level(pattern))\\])" }
    return level(pattern)
  }()

  private static func level(_ core: String) -> String { " *\(core) *(?:\\? *)?" }
}
