/// Why a file cannot be mounted.
struct MountProblem: Sendable {
  var rule: Rule
  /// Puts it into words; the path is as the author wrote it, and stands at the range.
  var make: @Sendable (_ path: String, _ range: SourceRange) -> Diagnostic

  /// The mounts take too much.
  static func limit(_ message: String) -> Self {
    Self(rule: .yamlLimit) { Diagnostic(.yamlLimit, message, at: $1) }
  }
}
