/// The reason that a terminal cannot be used.
public enum TerminalError: Error, Hashable {
  /// Standard input or output is a pipe or a file, not a terminal.
  case notATerminal(StandardStream)
  /// A system call failed, with this `errno`.
  case system(call: String, code: Int32)

  /// A stream that a terminal host needs.
  public enum StandardStream: String, Hashable, Sendable {
    /// The source of keys.
    case input
    /// The destination of frames.
    case output
  }
}

extension TerminalError: CustomStringConvertible {
  /// A message of one line.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "standard \(stream.rawValue) is not a terminal: run this in a terminal window, without a pipe"
    case .system(let call, let code):
      "the terminal cannot be used: \(call) failed with error \(code)"
    }
  }
}
