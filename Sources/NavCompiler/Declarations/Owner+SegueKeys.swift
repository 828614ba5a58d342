/// The keys of segues, and what several of them have.
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
    whenBusy(absent: "as in `defaults`"), hook,
  ]

  /// What a segue takes that many screens offer: it has no one source.
  static let offered =
    opening.filter { $0.word != .recursive && $0.word != .pass } + [
      LanguageKey(
        .pass, .mapping("a mapping of the destination's arguments to literals, as in { id: 7 }", of: "literals"),
        "What it gives the destination: literals.", absent: "the app gives all")
    ]

  /// What a tab takes.
  static let beginningTab = [
    LanguageKey(
      .to, .text("the name of a screen"), "The screen that it begins with.", example: "catalog", synonyms: targets),
    LanguageKey(
      .title, .text(), "What the bar of the tabs shows.", absent: "the title of the screen", example: "Catalog",
      synonyms: ["label"]),
    pass, doc("the tab"), metadata("the tab"),
  ]

  /// What a segue takes that unwinds.
  static let unwinding = [
    LanguageKey(
      .to, .text("the name of a screen"), "The screen below, `previous`, `root` or `opener`.", example: "catalog",
      synonyms: targets),
    LanguageKey(
      .exit, .text("the name of an exit"), "The exit of the fragment, in place of a screen.", example: "done"),
    doc("the segue"), metadata("the segue"), shouldPerform,
    LanguageKey(
      .returns, .other("a type, or a mapping of names to types"), "What it hands over to who awaits the push.",
      absent: "nothing", example: "SortOrder"),
    animated(absent: "as in `defaults`"), transition(absent: "as in `defaults`"),
    whenBusy(absent: "as in `defaults`"), hook,
  ]

  /// What a segue takes that goes to a screen or to a tab.
  static let going =
    [
      LanguageKey(
        .to, .text("the name of a screen"), "The screen that it goes to.", absent: "`tab` says where", example: "order",
        synonyms: targets),
      via,
      LanguageKey(
        .tab, .text("the name of a tab"),
        "The tab that it selects, of the nearest container below, in place of a screen.",
        absent: "`to` says where", example: "orders"),
      doc("the segue"), metadata("the segue"), shouldPerform,
      LanguageKey(
        .pass,
        .mapping(
          "a mapping of arguments to values, as in { id: 7, order.id: source.id }",
          of: "literals and 'source.<argument>'"),
        "What it gives the screen and, as `order.id`, others on the way: literals, and arguments of the source.",
        absent: "the app gives all of the screen's", example: "{ id: source.id, isNew: true }"),
      animated(absent: "as in `defaults`"), whenBusy(absent: "as in `defaults`"),
    ]

  /// What a segue takes that goes somewhere from many screens.
  static let offeredGoing =
    going.filter { $0.word != .pass } + [
      LanguageKey(
        .pass,
        .mapping("a mapping of arguments to literals, as in { id: 7, order.id: 5 }", of: "literals"),
        "What it gives the screen and, as `order.id`, others on the way: literals.",
        absent: "the app gives all of the screen's", example: "{ id: 7, order.id: 5 }")
    ]

  static let pass = LanguageKey(
    .pass,
    .mapping(
      "a mapping of the destination's arguments to values, as in { id: 7 }",
      of: "literals and 'source.<argument>'"),
    "What it gives the destination: literals, and arguments of the source.", absent: "the app gives all",
    example: "{ id: source.id, isNew: true }")

  static let hook = LanguageKey(
    .hook, .word([.required]), "Whether the app must write its hook.", absent: "the app may")

  static let style = LanguageKey(
    .style, .word([.sheet, .full, .popover]), "How the layer wishes to look.", absent: "`sheet`", example: "full")

  static let via = LanguageKey(
    .via, .list("the name of a screen, or a list of them", of: "the name of a screen, or a list of them"),
    "Who pushes each shared screen on the way, the nearest first.", absent: "none", example: "[cart, catalog]")

  static let conditions = ["if", "when", "condition", "guard"]
  static let targets = ["destination", "target", "screen"]

  static let shouldPerform = LanguageKey(
    .shouldPerform, .predicate, "Whether it may be performed.", absent: "always", synonyms: conditions)

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
