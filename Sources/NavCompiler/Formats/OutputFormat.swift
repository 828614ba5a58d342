/// A form in which a run prints what it found: what `--format` names.
///
/// A new one is its file and its line in ``OutputFormats/all``.
package protocol OutputFormat: SendableMetatype {
  /// What `--format` calls it.
  static var name: String { get }
  /// Where its messages go.
  static var stream: Output.Stream { get }
  /// Whether it ends with ``RunTotals/summary``.
  static var isSummarized: Bool { get }

  init(_ style: OutputStyle)

  /// The messages of one file, or nothing where they are kept for the end.
  mutating func add(_ report: FileReport) -> [Output]
  /// What is known only at the end.
  func finish(_ totals: RunTotals) -> [Output]
  /// A line for people about a file that is valid, where the form has room for one.
  func valid(_ report: FileReport) -> [Output]
  /// A line about the run as a whole, where the form has one of its own; else it goes to standard error.
  static func line(_ severity: RunLine, _ text: PrintedText) -> PrintedText?
}

extension OutputFormat {
  package static var isSummarized: Bool { false }
  package func valid(_ report: FileReport) -> [Output] { [] }
  package static func line(_ severity: RunLine, _ text: PrintedText) -> PrintedText? { nil }
}

/// The forms that there are.
package enum OutputFormats {
  package static let all: [any OutputFormat.Type] = [
    TextFormat.self, JSONFormat.self, SARIFFormat.self, GitHubFormat.self,
  ]

  package static func named(_ name: String) -> (any OutputFormat.Type)? { all.first { $0.name == name } }
}

/// What a line about a run is.
package enum RunLine { case notice, error }

/// How a run is to be printed.
package struct OutputStyle: Sendable {
  package enum Color: Sendable {
    case plain
    /// With the escapes of ECMA-48.
    case ansi
  }

  package var color: Color
  /// The version of the program.
  package var version: String

  package init(color: Color, version: String) {
    self.color = color
    self.version = version
  }
}

/// What is printed of one file.
package struct FileReport: Sendable {
  package var path: String
  package var graphName: String?
  package var isValid: Bool
  package var screens: Int?
  package var segues: Int?
  /// Screens in the longest chain of pushes.
  package var depth: Int?
  /// All files that the messages are about.
  package var files: [SourceFile]
  /// Those that are to be printed.
  package var diagnostics: [Diagnostic]

  package init(path: String, graphName: String?, isValid: Bool, files: [SourceFile], diagnostics: [Diagnostic]) {
    self.path = path
    self.graphName = graphName
    self.isValid = isValid
    self.files = files
    self.diagnostics = diagnostics
  }
}

/// What a run came to.
package struct RunTotals: Sendable {
  /// Numbers that only forms for people show.
  package struct Summary: Sendable {
    /// How many files have an error or a warning.
    package var files: Int
    /// How many fixes `--fix` would apply.
    package var fixes: Int

    package init(files: Int, fixes: Int) {
      self.files = files
      self.fixes = fixes
    }
  }

  package var errors: Int
  package var warnings: Int
  /// Says of how many messages only the number is told.
  package var leftOut: [PrintedText]
  /// `nil` if the run found nothing, or with `--quiet`.
  package var summary: Summary?

  package init(errors: Int, warnings: Int, leftOut: [PrintedText]) {
    self.errors = errors
    self.warnings = warnings
    self.leftOut = leftOut
  }
}

/// A text for one of the two streams of a command.
package struct Output: Hashable, Sendable {
  package enum Stream: Sendable { case standardOutput, standardError }

  package var stream: Stream
  package var text: String

  /// What a person reads.
  init(_ stream: Stream, _ text: PrintedText) {
    self.stream = stream
    self.text = text.text
  }

  /// What another program reads; what would move a cursor is escaped in it as JSON has it.
  init(document: JSONValue) {
    stream = .standardOutput
    text = document.text
  }
}
