/// The last two things that happened, in words.
@MainActor final class Journal {
  /// The newest last.
  private(set) var entries: [String] = []
  /// Called after each entry.
  var onChange: @MainActor () -> Void = {}

  func write(_ entry: String) {
    entries = entries.suffix(1) + [entry]
    onChange()
  }
}
