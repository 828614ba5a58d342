extension NodeTree {
  /// How long a file may be, in bytes.
  package static let fileSizeLimit = 64 << 20

  /// What reading a file gives.
  package struct Reading {
    /// The nodes, or `nil` if the file could not be read to its end.
    package var tree: NodeTree?
    var diagnostics: DiagnosticBag
  }

  /// Reads a file's nodes. Never fails: what is wrong is in the diagnostics.
  package static func read(_ file: SourceFile, interner: inout Interner) -> Reading {
    guard file.bytes.count <= fileSizeLimit else { return Reading(.fileTooLarge(file)) }
    let isASCII: Bool
    switch TextCheck.check(file) {
    case .invalid(let diagnostic): return Reading(diagnostic)
    case .ascii: isASCII = true
    case .unicode: isASCII = false
    }
    if let diagnostic = DirectiveCheck.check(file) { return Reading(diagnostic) }
    interner.reserve(forFileOf: file.bytes.count)
    var builder = NodeTreeBuilder(file: file, interner: interner)
    let failure = LibYAML.read(file, isASCII: isASCII, into: &builder)
    interner = builder.interner
    if let failure { builder.diagnostics.add(YAMLProblem.diagnose(failure, in: file)) }
    let isEmpty = builder.tree.root == nil && failure == nil
    guard builder.isComplete || isEmpty else {
      // Nobody will look at what the tags are on.
      for tag in builder.tree.tags where builder.diagnostics.keeps(.yamlUnsupported, at: tag.range) {
        builder.diagnostics.add(.tag(at: tag.range))
      }
      return Reading(tree: nil, diagnostics: builder.diagnostics)
    }
    return Reading(tree: builder.tree, diagnostics: builder.diagnostics)
  }
}

extension NodeTree.Reading {
  init(_ diagnostic: Diagnostic) {
    self.init(tree: nil, diagnostics: DiagnosticBag([diagnostic]))
  }
}

extension Diagnostic {
  /// The command says the same of a file that it does not read to its end.
  package static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(.fileTooLarge, "the file is larger than 64 MiB", at: .start(ofFile: file.number))
  }

  /// A tag that is no predicate's, or one of too many.
  static func tag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlUnsupported, "tags are not part of the language; put quotes around a value that starts with '!'", at: range)
  }
}
