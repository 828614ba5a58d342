import NavTerminal

/// The actions of every page: open a link from a message, let the session expire, and quit.
@MainActor final class Desk {
  /// These closures are set after the navigator is created.
  var open: @MainActor (String) -> Void = { _ in }
  var expire: @MainActor () -> Void = {}
  var factsChanged: @MainActor () -> Void = {}
  var copyLink: @MainActor () -> Void = {}
  var quit: @MainActor () -> Void = {}

  /// Links from messages that the user might receive, by key.
  static let messages: [(key: Character, url: String)] = [
    ("1", "wallet://cards/blue/pay?amount=1250&to=Gr%C3%BCner%20Tee"),
    ("2", "https://wallet.example.com/cards/gold/pay?amount=200000&to=A%20stranger"),
    ("3", "wallet://cards/stolen"),
    ("4", "wallet://nowhere"),
  ]

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character("x"): expire()
    case .character("u"): copyLink()
    case .character("q"): quit()
    case .character(let character):
      guard let message = Self.messages.first(where: { $0.key == character }) else { return .ignored }
      open(message.url)
    default: return .ignored
    }
    return .handled
  }
}
