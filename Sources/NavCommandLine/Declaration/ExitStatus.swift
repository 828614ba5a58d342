/// The exit status of the command.
package enum ExitStatus: Int32 {
  /// The graphs are valid. Warnings are allowed without `--strict`.
  case success = 0
  /// There is at least one error.
  case invalid = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
}

/// The version of the program.
package enum Version {
  package static let current = "0.1.0"
  /// The date in the manual page.
  package static let date = "2026-11-27"
}
