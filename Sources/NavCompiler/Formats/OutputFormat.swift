package import NavTable

/// An output format of a run, selected with `--format`.
///
/// To add a format, add its file and its line in ``OutputFormats/all``.
package protocol OutputFormat: SendableMetatype {
  /// The name after `--format`.
  static var name: String { get }
  /// The stream of the messages.
  static var stream: Output.Stream { get }
  /// Whether the output ends with ``RunTotals/summary``.
  static var isSummarized: Bool { get }

  init(_ style: OutputStyle)

  /// The messages of one file. It is empty if the format prints them at the end.
  mutating func add(_ report: FileReport) -> [Output]
  /// The output at the end of the run.
  func finish(_ totals: RunTotals) -> [Output]
  /// A line about a valid file, if the format supports lines for people.
  func valid(_ report: FileReport) -> [Output]
  /// A line about the entire run, or `nil` if the format does not support such lines. It then goes to standard error.
  static func line(_ severity: RunLine, _ text: PrintedText) -> PrintedText?
}

extension OutputFormat {
  package static var isSummarized: Bool { false }
  package func valid(_ report: FileReport) -> [Output] { [] }
  package static func line(_ severity: RunLine, _ text: PrintedText) -> PrintedText? { nil }
}

/// All output formats.
package enum OutputFormats {
  package static let all: [any OutputFormat.Type] = [
    TextFormat.self, JSONFormat.self, SARIFFormat.self, GitHubFormat.self,
  ]

  package static func named(_ name: String) -> (any OutputFormat.Type)? { all.first { $0.name == name } }
}

/// The kind of a line about the run.
package enum RunLine { case notice, error }

/// The settings for the output of a run.
package struct OutputStyle: Sendable {
  package enum Color: Sendable {
    case plain
    /// With the escape sequences of ECMA-48.
    case ansi
  }

  package var color: Color
  /// The form of documents for programs.
  package var form = JSONWriter.Form.indented
  /// The version of the program.
  package var version: String

  package init(color: Color, version: String) {
    self.color = color
    self.version = version
  }
}

/// The printed parts of the result for one file.
package struct FileReport: Sendable {
  package var path: String
  package var graphName: String?
  package var isValid: Bool
  package var screens: Int?
  package var segues: Int?
  /// The number of screens in the longest chain of pushes.
  package var depth: Int?
  /// All files that the messages refer to.
  package var files: [SourceFile]
  /// The printed messages.
  package var diagnostics: [Diagnostic]

  package init(path: String, graphName: String?, isValid: Bool, files: [SourceFile], diagnostics: [Diagnostic]) {
    self.path = path
    self.graphName = graphName
    self.isValid = isValid
    self.files = files
    self.diagnostics = diagnostics
  }
}

/// The totals of a run.
package struct RunTotals: Sendable {
  /// Numbers for formats that people read.
  package struct Summary: Sendable {
    /// The number of files with an error or a warning.
    package var files: Int
    /// The number of fixes that `--fix` would apply.
    package var fixes: Int

    package init(files: Int, fixes: Int) {
      self.files = files
      self.fixes = fixes
    }
  }

  package var errors: Int
  package var warnings: Int
  /// Lines with the number of messages that are not printed.
  package var leftOut: [PrintedText]
  /// `nil` if the run found nothing, or with `--quiet`.
  package var summary: Summary?

  package init(errors: Int, warnings: Int, leftOut: [PrintedText]) {
    self.errors = errors
    self.warnings = warnings
    self.leftOut = leftOut
  }
}

/// A text for one of the two output streams of a command.
package struct Output: Hashable, Sendable {
  package enum Stream: Sendable { case standardOutput, standardError }

  package var stream: Stream
  package var text: String

  /// Creates an output for people.
  init(_ stream: Stream, _ text: PrintedText) {
    self.stream = stream
    self.text = text.text
  }

  /// Creates an output for another program. Characters that could move a cursor are JSON escapes.
  init(document: JSONValue, _ form: JSONWriter.Form) {
    stream = .standardOutput
    text =
      switch form {
      case .indented: document.text
      case .oneLine: document.line + "\n"
      }
  }
}
