/// The phases of a connection, and the messages that each one accepts.
enum Lifetime {
  case new
  case running
  case shutDown

  enum Verdict: Equatable {
    case handle
    case ignore
    case refuse(ResponseError)
    /// The server ends with this status.
    case exit(Int32)
  }

  /// Decides about a message, and enters the next phase.
  mutating func receive(_ message: Message) -> Verdict {
    switch message {
    case .notJSON: return .refuse(.notJSON)
    case .invalid: return .refuse(.notAMessage)
    case .response: return self == .running ? .handle : .ignore
    case .notification(let method, _):
      if method == "exit" { return .exit(self == .shutDown ? 0 : 1) }
      return self == .running ? .handle : .ignore
    case .request(let request): return receive(request.method)
    }
  }

  private mutating func receive(_ method: String) -> Verdict {
    switch self {
    case .new:
      guard method == "initialize" else { return .refuse(.notInitialized) }
      self = .running
      return .handle
    case .running:
      if method == "initialize" { return .refuse(.initializedTwice) }
      if method == "shutdown" { self = .shutDown }
      return .handle
    case .shutDown: return .refuse(.shutDown)
    }
  }
}
