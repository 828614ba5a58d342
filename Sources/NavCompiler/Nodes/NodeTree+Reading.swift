extension NodeTree {
  /// The maximum size of a file in bytes.
  package static let fileSizeLimit = 64 << 20

  /// The result of reading a file.
  package struct Reading {
    /// The nodes, or `nil` if the file could not be read to its end.
    package var tree: NodeTree?
    package var diagnostics: DiagnosticBag
    /// The place of the first error of YAML, if there is one.
    package var failure: Failure?
  }

  /// The place where a file stops being YAML.
  package struct Failure: Hashable, Sendable {
    package var offset: Int
    /// The start of the part that is not complete, such as an open bracket.
    package var contextOffset: Int?

    /// The place of an error of the whole file.
    package static let atStart = Failure(offset: 0)
  }

  /// Reads the nodes of a file. All errors are in the diagnostics.
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
    let place = failure.map { Failure(offset: min($0.offset, file.bytes.count), contextOffset: $0.contextOffset) }
    let isEmpty = builder.tree.root == nil && failure == nil
    guard builder.isComplete || isEmpty else {
      // Later passes, which would examine the tags, do not run.
      for tag in builder.tree.tags where builder.diagnostics.keeps(.yamlUnsupported, at: tag.range) {
        builder.diagnostics.add(.tag(at: tag.range))
      }
      return Reading(tree: nil, diagnostics: builder.diagnostics, failure: place ?? builder.diagnostics.syntaxFailure)
    }
    return Reading(tree: builder.tree, diagnostics: builder.diagnostics)
  }
}

extension DiagnosticBag {
  /// The place of a syntax error that libyaml does not report, such as an alias without an anchor.
  fileprivate var syntaxFailure: NodeTree.Failure? {
    diagnostics.first { $0.rule == .yamlSyntax }.map { NodeTree.Failure(offset: Int($0.range.lower)) }
  }
}

extension NodeTree.Reading {
  init(_ diagnostic: Diagnostic) {
    let bag = DiagnosticBag([diagnostic])
    self.init(tree: nil, diagnostics: bag, failure: bag.syntaxFailure)
  }
}

extension Diagnostic {
  /// The command reports the same message for a file that it does not read to its end.
  package static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(.fileTooLarge, "the file is larger than 64 MiB", at: .start(ofFile: file.number))
  }

  /// A tag that is not part of a predicate, or a tag past the limit.
  static func tag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlUnsupported, "tags are not part of the language; put quotes around a value that starts with '!'", at: range)
  }
}
