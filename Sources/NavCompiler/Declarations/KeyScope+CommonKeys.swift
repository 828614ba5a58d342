/// Keys of several scopes, and keys of one kind of file.
extension KeyScope {
  static let anywhereOfGraph = LanguageKey(
    .anywhere, .mapping("a mapping such as { present: { openHelp: help } }", .keys(.anywhere)),
    "The segues that every screen with a page offers.", absent: "nothing", synonyms: ["global", "everywhere"])

  static let linksOfGraph = LanguageKey(
    .links, .mapping("a mapping such as { bases: [\"shop://\"], whenRefused: stop }", .keys(.links)),
    "The settings that apply to all links.",
    absent: "see [below](#keys-of-links)", synonyms: ["link"])

  static let stringsOfFile = LanguageKey(
    .strings, .mapping("a mapping such as { table: Navigation, language: en }", .keys(.strings)),
    "The catalog that translates the texts for users. Braces in these texts are placeholders.",
    absent: "braces are part of the text", synonyms: ["localization", "localized", "translations", "words"])

  static let exitsOfFragment = LanguageKey(
    .exits, .mapping("a mapping of names to types, as in { done: Order, cancelled: Void }", .names(of: .type)),
    "The ways to leave the fragment, each with the type of its value, or `Void` for no value.",
    absent: "none", synonyms: ["exit"])

  static func doc(_ what: String) -> LanguageKey {
    LanguageKey(
      .doc, .text(), "The comment above \(what) in the generated code.", absent: "none", example: "Browse and buy.",
      synonyms: ["description"])
  }

  static func was(_ what: String, example: String) -> LanguageKey {
    LanguageKey(
      .was,
      .list(
        "a former name, or a list of them", of: "a former name, or a list of them",
        .either(.text, .list(of: .text, atLeast: 1))),
      "The former names of \(what), which saved stacks can contain.", absent: "none", example: example,
      synonyms: ["formerly", "renamed", "oldName", "previousName", "renamingIdentifier"])
  }

  static func metadata(_ what: String) -> LanguageKey {
    LanguageKey(
      .metadata, .mapping("a mapping of texts, as in { team: checkout }", .names(of: .anyText)),
      "Additional information about \(what), for events and tools.", absent: "none")
  }
}
