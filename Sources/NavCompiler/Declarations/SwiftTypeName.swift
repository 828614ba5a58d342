/// The names that are allowed under `swift:` and `imports:`. They are copied into generated code, so they must be names
/// of types or modules.
package enum SwiftTypeName {
  /// Identifiers joined by dots.
  package static func isModule(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { isIdentifier($0) }
  }

  /// `Module.Item`, `Array<Module.Item>`, `[Module.Item]`, or `[Key: Value]`, each also with `?`. After a dot, `Type`
  /// would be a metatype.
  static func isType(_ text: String) -> Bool {
    guard text.utf8.count <= 1000 else { return false }
    var rest = Substring(text)
    return readType(&rest, depth: 0) && rest.isEmpty
  }

  private static func readType(_ rest: inout Substring, depth: Int) -> Bool {
    guard depth < 32 else { return false }
    skipSpaces(&rest)
    if take("[", &rest) {
      guard readType(&rest, depth: depth + 1) else { return false }
      if take(":", &rest), !readType(&rest, depth: depth + 1) { return false }
      guard take("]", &rest) else { return false }
    } else {
      var isInside = false
      repeat {
        let name = rest.prefix { !" .<>[]:,?".contains($0) }
        guard isIdentifier(name), !isInside || !["Type", "Protocol", "self"].contains(name) else { return false }
        rest = rest[name.endIndex...]
        if take("<", &rest), !readArguments(&rest, depth: depth + 1) { return false }
        isInside = true
      } while take(".", &rest)
    }
    while take("?", &rest) {}
    skipSpaces(&rest)
    return true
  }

  private static func readArguments(_ rest: inout Substring, depth: Int) -> Bool {
    repeat {
      guard readType(&rest, depth: depth) else { return false }
    } while take(",", &rest)
    return take(">", &rest)
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private static func skipSpaces(_ rest: inout Substring) {
    rest = rest.drop { $0 == " " }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || !("0"..."9" ~= first) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || SwiftName.isIdentifierScalar($0) }
  }
}
