/// Why a terminal cannot be used.
public enum TerminalError: Error, Hashable {
  /// Standard input or output is a pipe or a file, and not a terminal.
  case notATerminal(StandardStream)
  /// The system refused: the call, and its `errno`.
  case system(call: String, code: Int32)

  /// The two streams that a terminal host needs.
  public enum StandardStream: String, Hashable, Sendable {
    /// Where keys come from.
    case input
    /// Where frames go.
    case output
  }
}

extension TerminalError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "standard \(stream.rawValue) is not a terminal: run this in a terminal window, without a pipe"
    case .system(let call, let code):
      "the terminal cannot be used: \(call) failed with error \(code)"
    }
  }
}
