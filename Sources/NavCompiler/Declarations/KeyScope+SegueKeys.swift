/// The keys of segues, and their common parts.
extension KeyScope {
  /// The keys of a replace.
  static let replacing =
    opening.filter { $0.word != .recursive } + [
      LanguageKey(
        .from, .text("the name of a screen"),
        "The screen below that stays, `previous`, or `root`. The new screen replaces all screens above it.",
        absent: "`previous`", example: "catalog", synonyms: ["popUpTo", "above", "on", "until"])
    ]

  /// The common keys of a push and a present.
  static let opening = [
    LanguageKey(
      .to, .text("the name of a screen"), "The screen that the segue opens.", example: "product", synonyms: targets),
    doc("the segue"), metadata("the segue"), formerSegue, shouldPerform, pass(absent: "the app supplies all"),
    LanguageKey(
      .recursive, .other("true, false or { maxDepth: 16 }", .either(.flag, .keys(.recursive))),
      "Whether the segue opens another instance of its own screen, or of a screen that is below it in every place.",
      absent: "`false`", example: "{ maxDepth: 16 }"),
    animated(absent: "as in `defaults`"), transition(absent: "as in `defaults`"),
    whenBusy(absent: "as in `defaults`"), hook,
  ]

  /// The common keys of a push and a present of `anywhere`, which do not have a single source.
  static let offered =
    opening.filter { $0.word != .recursive && $0.word != .pass } + [
      LanguageKey(
        .pass,
        .mapping(
          "a mapping of the destination's arguments to literals, as in { id: 7 }", of: "literals",
          .names(of: .literal)),
        "The arguments of the destination: literals.", absent: "the app supplies all")
    ]

  /// The keys of a tab.
  static let beginningTab = [
    LanguageKey(
      .to, .text("the name of a screen"), "The first screen of the tab.", example: "catalog", synonyms: targets),
    LanguageKey(
      .label, .text(), "The label in the tab bar.", absent: "the title of the screen", example: "Catalog"),
    LanguageKey(
      .title, .text(), "Another name of `label`.", absent: "the title of the screen", example: "Catalog"),
    pass(absent: "the defaults"), doc("the tab"), metadata("the tab"), was("the tab", example: "shop"),
  ]

  /// The keys of an unwind.
  static let unwinding = [
    LanguageKey(
      .to, .text("the name of a screen"), "The screen below, `previous`, `root`, or `opener`.", example: "catalog",
      synonyms: targets),
    LanguageKey(
      .exit, .text("the name of an exit"), "The exit of the fragment, instead of a screen.", example: "done"),
    LanguageKey(
      .label, .text(), "The label of the button, if the screen is an alert.", absent: "the app supplies it",
      example: "\"Keep editing\"", synonyms: ["title"]),
    doc("the segue"), metadata("the segue"), formerSegue, shouldPerform,
    LanguageKey(
      .returns, .other("a type, or a mapping of names to types", .either(.type, .names(of: .type, atLeast: 1))),
      "The value that the unwind returns to the code that awaits the screen.",
      absent: "nothing", example: "SortOrder"),
    animated(absent: "as in `defaults`"), transition(absent: "as in `defaults`"),
    whenBusy(absent: "as in `defaults`"), hook,
  ]

  /// The keys of a go segue.
  static let going =
    [
      LanguageKey(
        .to, .text("the name of a screen"), "The screen that the segue leads to.",
        absent: "`tab` instead", example: "order",
        synonyms: targets),
      via,
      LanguageKey(
        .tab, .text("the name of a tab"),
        "The tab that the segue selects, instead of a screen, in the nearest container that has it.",
        absent: "`to` instead", example: "orders"),
      doc("the segue"), metadata("the segue"), formerSegue, shouldPerform,
      LanguageKey(
        .pass,
        .mapping(
          "a mapping of arguments to values, as in { id: 7, order.id: source.id }",
          of: "literals and 'source.<argument>'", .names(of: .literal)),
        "The arguments of the screen and, as `order.id`, of others on the path: literals, and arguments of the source.",
        absent: "the app supplies those of the screen", example: "{ id: source.id, isNew: true }"),
      animated(absent: "as in `defaults`"), whenBusy(absent: "as in `defaults`"),
    ]

  /// The keys of a go segue of `anywhere`.
  static let offeredGoing =
    going.filter { $0.word != .pass } + [
      LanguageKey(
        .pass,
        .mapping(
          "a mapping of arguments to literals, as in { id: 7, order.id: 5 }", of: "literals", .names(of: .literal)),
        "The arguments of the screen and, as `order.id`, of others on the path: literals.",
        absent: "the app supplies those of the screen", example: "{ id: 7, order.id: 5 }")
    ]

  static let formerSegue = was("the segue", example: "openBasket")

  static func pass(absent: String) -> LanguageKey {
    LanguageKey(
      .pass,
      .mapping(
        "a mapping of the destination's arguments to values, as in { id: 7 }",
        of: "literals and 'source.<argument>'", .names(of: .literal)),
      "The arguments of the destination: literals, and arguments of the source.", absent: absent,
      example: "{ id: source.id, isNew: true }")
  }

  static let hook = LanguageKey(
    .hook, .word([.required]), "Whether the app must implement the hook of the segue.", absent: "the hook is optional")

  static let style = LanguageKey(
    .style, .word([.sheet, .full, .popover]), "The preferred style of the layer.", absent: "`sheet`", example: "full")

  static let via = LanguageKey(
    .via,
    .list(
      "the name of a screen, or a list of them", of: "the name of a screen, or a list of them",
      .either(.text, .list(of: .text))),
    "The screen that pushes each shared screen on the path, the nearest first.",
    absent: "none", example: "[cart, catalog]")

  static let conditions = ["if", "when", "condition", "guard"]
  static let targets = ["destination", "target", "screen"]

  static let shouldPerform = LanguageKey(
    .shouldPerform, .predicate, "Whether the segue can be performed.", absent: "always", synonyms: conditions)

  static func animated(absent: String) -> LanguageKey {
    LanguageKey(.animated, .flag, "Whether the host animates the segue.", absent: absent)
  }

  static func transition(absent: String) -> LanguageKey {
    LanguageKey(
      .transition, .text("the name of a transition"), "The name of a transition that the host supports.",
      absent: absent,
      example: "fade", synonyms: ["animation"])
  }

  static func whenBusy(absent: String) -> LanguageKey {
    LanguageKey(
      .whenBusy, .word([.auto, .drop, .queue, .replace]),
      "The result of performing the segue during another transition.",
      absent: absent, synonyms: ["busy"])
  }
}
