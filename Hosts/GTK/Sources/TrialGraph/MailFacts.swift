/// Facts that a test sets.
@MainActor public final class MailFacts: Mail.Facts {
  /// Whether the message may be closed.
  public var mayLeave = true
  /// Whether the user may read messages.
  public var mayRead = true

  /// Creates facts with their initial values.
  public init() {}
}
