internal import NavTable

/// The output for code scanners: one SARIF 2.1.0 log.
package struct SARIFFormat: OutputFormat {
  package static let name = "sarif"
  package static let stream = Output.Stream.standardOutput

  private let style: OutputStyle
  private var results: [JSONValue] = []
  private var broken: Set<Rule> = []

  package init(_ style: OutputStyle) { self.style = style }

  package mutating func add(_ report: FileReport) -> [Output] {
    broken.formUnion(report.diagnostics.map(\.rule))
    results += SARIFRenderer(report.files).render(report.diagnostics)
    return []
  }

  package func finish(_ totals: RunTotals) -> [Output] {
    let rules = Rule.all.filter(broken.contains)
    return [Output(document: SARIFRenderer.log(results, rules: rules, version: style.version), style.form)]
  }
}

/// Messages as results in SARIF 2.1.0, the exchange format of code scanners.
///
/// Source: «Static Analysis Results Interchange Format (SARIF) Version 2.1.0», OASIS Standard.
package struct SARIFRenderer {
  private let files: [SourceFile]

  /// - Parameter files: All files that the messages refer to.
  package init(_ files: [SourceFile]) {
    self.files = files
  }

  package init(_ file: SourceFile) {
    self.init([file])
  }

  /// One result per message, in their order.
  package func render(_ diagnostics: [Diagnostic]) -> [JSONValue] {
    let positions = FilePositions(of: diagnostics.flatMap(\.ranges), in: files)
    return diagnostics.map { result($0, positions) }
  }

  /// The description of a rule in a log.
  private static func json(_ rule: Rule) -> JSONValue {
    .object([
      ("id", .string(rule.id)), ("shortDescription", text(rule.meaning)), ("fullDescription", text(rule.reason)),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
    ])
  }

  /// The entire log of a run.
  ///
  /// - Parameters:
  ///   - results: The results of `render` for all files.
  ///   - rules: The rules of the results.
  ///   - version: The version of the program.
  /// - Returns: The log. Its text is the entire output.
  package static func log(_ results: [JSONValue], rules: [Rule], version: String) -> JSONValue {
    let driver: JSONValue = .object([
      ("name", .string("navc")), ("version", .string(version)), ("rules", .array(rules.map(json))),
    ])
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ])
    return .object([("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([run]))])
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private func result(_ diagnostic: Diagnostic, _ positions: FilePositions) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.rule.id)), ("level", .string(diagnostic.severity.rawValue)),
      ("message", Self.message(diagnostic.message)),
      ("locations", .array([.object([("physicalLocation", place(diagnostic.range, positions))])])),
    ]
    let notes = diagnostic.notes.enumerated().map { index, note in
      JSONValue.object([
        ("id", .number(index)), ("physicalLocation", place(note.range, positions)),
        ("message", Self.message(note.message)),
      ])
    }
    if !notes.isEmpty { members.append(("relatedLocations", .array(notes))) }
    if !diagnostic.fixes.isEmpty { members.append(("fixes", .array(diagnostic.fixes.map { fix($0, positions) }))) }
    return .object(members)
  }

  private func fix(_ fix: Diagnostic.Fix, _ positions: FilePositions) -> JSONValue {
    let replacements = fix.edits.map { edit in
      JSONValue.object([
        ("deletedRegion", region(edit.range, positions)), ("insertedContent", Self.text(edit.newText)),
      ])
    }
    // All edits of a fix are in one file.
    let place = fix.edits.first.map { artifact($0.range, positions) } ?? .null
    let change: JSONValue = .object([("artifactLocation", place), ("replacements", .array(replacements))])
    return .object([("description", Self.message(fix.title)), ("artifactChanges", .array([change]))])
  }

  private func place(_ range: SourceRange, _ positions: FilePositions) -> JSONValue {
    .object([("artifactLocation", artifact(range, positions)), ("region", region(range, positions))])
  }

  private func region(_ range: SourceRange, _ positions: FilePositions) -> JSONValue {
    let (start, end) = (positions.start(range), positions.end(range))
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
    ])
  }

  private func artifact(_ range: SourceRange, _ positions: FilePositions) -> JSONValue {
    .object([("uri", .string(Self.reference(to: positions.file(range).path)))])
  }

  /// A message with escaped brackets. Otherwise, brackets would start a link (section 3.11.6 of the standard).
  private static func message(_ text: String) -> JSONValue {
    var result = String.UnicodeScalarView()
    // Backslashes before a bracket are doubled, because they would escape its own backslash.
    var backslashes = 0
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" { result += Array(repeating: "\\", count: backslashes + 1) }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.append(scalar)
    }
    return Self.text(String(result))
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// A path as a URI reference (RFC 3986). A relative path stays relative, and an absolute path has the scheme `file`.
  static func reference(to path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded { !$0.isUnreserved && $0 != UInt8(ascii: "/") }
  }
}
