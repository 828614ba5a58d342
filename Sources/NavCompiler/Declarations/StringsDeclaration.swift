/// The declared `strings` of a file.
package struct StringsDeclaration: Sendable {
  /// The scalars, or `nil` if the file does not declare them.
  package var table: NodeID?
  package var language: NodeID?
}

/// `strings` of a file.
extension DeclarationReader {
  mutating func readStrings(_ value: NodeID) {
    var strings = StringsDeclaration()
    defer { declarations.strings = strings }
    guard var entries = mapping(value, of: scope(.strings)) else { return }
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .table: strings.table = text(value, of: KeyScope.strings(.table))
      case .language: strings.language = language(value)
      default: unknownKey(key, of: .strings, in: entries)
      }
    }
  }

  /// Reads a language tag: two to eight letters, and parts of up to eight letters and digits, as in `pt-BR` (RFC 5646).
  private mutating func language(_ value: NodeID) -> NodeID? {
    guard let node = text(value, of: KeyScope.strings(.language)) else { return nil }
    let tag = tree.withText(node) { $0.count < 64 } ? tree.text(node) : ""
    if Self.isLanguageTag(tag) { return node }
    let range = tree.range(node)
    report(.wrongShape, at: range) { reader in
      var diagnostic = Diagnostic(.wrongShape, reader.takes(KeyScope.strings(.language), node), at: range)
      let dashed = tag.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
      if Self.isLanguageTag(dashed) { diagnostic.suggest(dashed, at: range) }
      return diagnostic
    }
    return nil
  }

  private static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    guard let first = parts.first, 2...8 ~= first.count, first.allSatisfy(isLetter) else { return false }
    return parts.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
  }
}
