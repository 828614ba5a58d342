/// Keys of several scopes, and keys of one kind of file.
extension KeyScope {
  static let anywhereOfGraph = LanguageKey(
    .anywhere, .mapping("a mapping such as { present: { openHelp: help } }", .keys(.anywhere)),
    "The segues that every screen with a page offers.", absent: "nothing", synonyms: ["global", "everywhere"])

  static let linksOfGraph = LanguageKey(
    .links, .mapping("a mapping such as { bases: [\"shop://\"], whenRefused: stop }", .keys(.links)),
    "The settings that apply to all links.",
    absent: "see [below](#keys-of-links)", synonyms: ["link"])

  static let exitsOfFragment = LanguageKey(
    .exits, .mapping("a mapping of names to types, as in { done: Order, cancelled: Void }", .names(of: .type)),
    "The ways to leave the fragment, each with the type of its value, or `Void` for no value.",
    absent: "none", synonyms: ["exit"])

  static func doc(_ what: String) -> LanguageKey {
    LanguageKey(
      .doc, .text(), "The comment above \(what) in the generated code.", absent: "none", example: "Browse and buy.",
      synonyms: ["description"])
  }

  static func metadata(_ what: String) -> LanguageKey {
    LanguageKey(
      .metadata, .mapping("a mapping of texts, as in { team: checkout }", .names(of: .anyText)),
      "Additional information about \(what), for events and tools.", absent: "none")
  }
}
