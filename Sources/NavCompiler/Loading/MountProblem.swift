/// A reason why a file cannot be mounted.
struct MountProblem: Sendable {
  var rule: Rule
  /// Creates the message. `path` is the written path, and `range` is its range.
  var make: @Sendable (_ path: String, _ range: SourceRange) -> Diagnostic

  /// The mounts exceed a limit.
  static func limit(_ message: String) -> Self {
    Self(rule: .yamlLimit) { Diagnostic(.yamlLimit, message, at: $1) }
  }
}
