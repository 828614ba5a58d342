/// Keys that owners of several kinds take, and those of one kind of file.
extension Owner {
  static let anywhereOfGraph = LanguageKey(
    .anywhere, .mapping("a mapping such as { present: { openHelp: help } }"),
    "What every screen with a page offers, written once.", absent: "nothing", synonyms: ["global", "everywhere"])

  static let linksOfGraph = LanguageKey(
    .links, .mapping("a mapping such as { bases: [\"shop://\"], whenRefused: stop }"), "What holds for all links.",
    absent: "see there", synonyms: ["link"])

  static let exitsOfFragment = LanguageKey(
    .exits, .mapping("a mapping of names to types, as in { done: Order, cancelled: Void }"),
    "The ways out, each with the type of what it hands over; `Void` for nothing.", absent: "none", synonyms: ["exit"])

  static func doc(_ what: String) -> LanguageKey {
    LanguageKey(
      .doc, .text(), "What a comment above \(what) says.", absent: "none", example: "Browse and buy.",
      synonyms: ["description"])
  }

  static func metadata(_ what: String) -> LanguageKey {
    LanguageKey(
      .metadata, .mapping("a mapping of texts, as in { team: checkout }"),
      "What else is to be known of \(what), for events and tools.", absent: "none")
  }
}
