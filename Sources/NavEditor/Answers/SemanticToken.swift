import NavCompiler

/// A part of a file with a meaning that an editor can show by its color.
package struct SemanticToken: Hashable, Sendable {
  package var range: Range<Int>
  package var kind: Kind
  /// Whether the token is the declaration of a name.
  package var isDeclaration = false

  package enum Kind: Hashable, Sendable {
    /// A key of the language.
    case key
    /// A word of the language, such as `true`, `sheet`, or `previous`.
    case keyword
    case `operator`
    case number
    case string
    case name(Item.Kind)
    /// A type of Swift that needs no declaration.
    case builtin
  }
}

extension FileModel {
  /// The tokens in the order of the file. They do not overlap.
  ///
  /// Texts that the author chooses, such as titles, have no tokens.
  ///
  /// - Complexity: Linear in the file.
  package var semanticTokens: [SemanticToken] {
    let names = nameTokens
    var tokens: [SemanticToken] = []
    var next = 0
    func add(_ token: SemanticToken) {
      guard !token.range.isEmpty, token.range.lowerBound >= tokens.last?.range.upperBound ?? 0 else { return }
      tokens.append(token)
    }
    // A name has a more exact meaning than the literal around it.
    for token in SemanticTokenReader.read(tree) {
      while next < names.count, names[next].range.lowerBound < token.range.upperBound {
        add(names[next])
        next += 1
      }
      add(token)
    }
    names[next...].forEach(add)
    return tokens
  }

  /// The names. A name with escapes has no token of its own.
  private var nameTokens: [SemanticToken] {
    occurrences.compactMap { occurrence in
      guard occurrence.isWritten || isAlias(at: occurrence.range) else { return nil }
      let isDeclaration = occurrence.role == .declaration
      let kind: SemanticToken.Kind =
        switch occurrence.meaning {
        case .item(let item): .name(item.kind)
        case .special: .keyword
        case .builtin: .builtin
        }
      return SemanticToken(range: occurrence.range, kind: kind, isDeclaration: isDeclaration)
    }
  }
}
