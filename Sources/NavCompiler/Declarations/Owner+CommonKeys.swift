/// Keys that several owners take.
extension Owner {
  /// What a segue takes that replaces.
  static let replacing =
    opening.filter { $0.word != .recursive } + [
      LanguageKey(
        .from, .text("the name of a screen"),
        "The screen below that stays, `previous` or `root`: what is above it goes, and the new screen is pushed on it.",
        absent: "`previous`", example: "catalog", synonyms: ["popUpTo", "above", "on", "until"])
    ]

  /// What a segue takes that opens a screen.
  static let opening = [
    LanguageKey(
      .to, .text("the name of a screen"), "The screen that it opens.", example: "product", synonyms: targets),
    doc("the segue"), metadata("the segue"), shouldPerform, pass,
    LanguageKey(
      .recursive, .other("true, false or { maxDepth: 16 }"),
      "Whether it opens the screen itself, or one below it, once more.", absent: "`false`",
      example: "{ maxDepth: 16 }"),
    animated(absent: "as in `defaults`"), transition(absent: "as in `defaults`"),
    whenBusy(absent: "as in `defaults`"),
  ]

  static let pass = LanguageKey(
    .pass,
    .mapping(
      "a mapping of the destination's arguments to values, as in { id: 7 }",
      of: "literals and 'source.<argument>'"),
    "What it gives the destination: literals, and arguments of the source.", absent: "the app gives all",
    example: "{ id: source.id, isNew: true }")

  static let style = LanguageKey(
    .style, .word([.sheet, .full, .popover]), "How the layer wishes to look.", absent: "`sheet`", example: "full")

  /// What a segue takes that many screens offer: it has no one source.
  static let offered =
    opening.filter { $0.word != .recursive && $0.word != .pass } + [
      LanguageKey(
        .pass, .mapping("a mapping of the destination's arguments to literals, as in { id: 7 }", of: "literals"),
        "What it gives the destination: literals.", absent: "the app gives all")
    ]

  static let anywhereOfGraph = LanguageKey(
    .anywhere, .mapping("a mapping such as { present: { openHelp: help } }"),
    "What every screen with a page offers, written once.", absent: "nothing", synonyms: ["global", "everywhere"])

  static let linksOfGraph = LanguageKey(
    .links, .mapping("a mapping such as { bases: [\"shop://\"], whenRefused: stop }"), "What holds for all links.",
    absent: "see there", synonyms: ["link"])

  static let exitsOfFragment = LanguageKey(
    .exits, .mapping("a mapping of names to types, as in { done: Order, cancelled: Void }"),
    "The ways out, each with the type of what it hands over; `Void` for nothing.", absent: "none", synonyms: ["exit"])

  static let conditions = ["if", "when", "condition", "guard"]
  static let targets = ["destination", "target", "screen"]

  static let shouldPerform = LanguageKey(
    .shouldPerform, .predicate, "Whether it may be performed.", absent: "always", synonyms: conditions)

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

  static func animated(absent: String) -> LanguageKey {
    LanguageKey(.animated, .flag, "Whether the host animates it.", absent: absent)
  }

  static func transition(absent: String) -> LanguageKey {
    LanguageKey(
      .transition, .text("the name of a transition"), "A transition that the host knows.", absent: absent,
      example: "fade", synonyms: ["animation"])
  }

  static func whenBusy(absent: String) -> LanguageKey {
    LanguageKey(
      .whenBusy, .word([.auto, .drop, .queue, .replace]), "What becomes of it while another segue is under way.",
      absent: absent, synonyms: ["busy"])
  }
}
