package import NavCompiler

/// The texts of `@string` resources.
package struct StringResources {
  private var texts: [String: String] = [:]

  /// Creates resources without texts.
  package init() {}

  /// Reads the strings of an app.
  ///
  /// - Parameter files: The files of a folder `values`. The first text of a name counts.
  /// - Throws: An ``ImportFailure`` if a file is not well-formed XML.
  /// - Complexity: Linear in the files.
  package init(_ files: [SourceFile]) throws(ImportFailure) {
    let selection = XMLTree.Selection(
      keeps: { name, parent, depth in
        guard let parent, parent.depth == depth - 1 else { return false }
        return parent.depth > 0 || name == "string"
      }, keepsText: true)
    for file in files {
      let tree = try LibExpat.read(file, selection)
      guard tree.nodes[0].name == "resources" else { continue }
      // A text with markup is only whole together with its tags.
      let styled = Set(tree.nodes.compactMap(\.parent))
      for (index, node) in tree.nodes.enumerated() where node.parent == 0 && !styled.contains(index) {
        guard let name = node["name"], texts[name] == nil else { continue }
        texts[name] = Self.unescaped(node.text)
      }
    }
  }

  /// An alias of an alias is unusual, and a circle of aliases has no text.
  private static let mostAliases = 8

  /// Returns the text of a string resource, or `nil` if no file has it.
  func text(of name: String) -> String? {
    var name = name
    for _ in 0..<Self.mostAliases {
      guard let text = texts[name] else { return nil }
      guard let alias = ResourceName.string(in: text) else { return text }
      name = alias
    }
    return nil
  }

  /// Returns a text as Android shows it: with collapsed spaces outside of quotes, and without escapes.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isQuoted = false
    var hasSpace = false
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if !isQuoted, scalar.value <= 0x20 {
        hasSpace = true
        continue
      }
      if hasSpace, !result.isEmpty { result.append(" ") }
      hasSpace = false
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\": if let character = escaped(&rest) { result.append(character) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Reads the character after a backslash.
  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = String(rest.prefix(4))
      rest = rest.dropFirst(4)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    case let other: return other
    }
  }
}
