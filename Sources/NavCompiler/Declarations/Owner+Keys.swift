/// The keys of the language: the one place where each is declared.
extension Owner {
  /// Every key of it.
  package var keys: [LanguageKey] { Self.tables[self] ?? [] }

  private static let tables: [Owner: [LanguageKey]] = [
    .graph: file(.graph, "the generated namespace, in UpperCamelCase", "the graph", [linksOfGraph, anywhereOfGraph]),
    .fragment: file(.fragment, "the generated namespace, in UpperCamelCase", "the fragment", [exitsOfFragment]),
    .swiftType: [
      LanguageKey(
        .swift, .text("the name of a Swift type"), "The Swift type that the name stands for.",
        example: "ShopModel.ProductID"),
      LanguageKey(
        .is, .list("a list of Hashable, Codable and Sendable", of: "a list of Hashable, Codable and Sendable"),
        "What the type conforms to.", absent: "all three", example: "[Hashable, Sendable]"),
      LanguageKey(
        .link, .flag, "Whether it is a LosslessStringConvertible, and so can stand in a URL.", absent: "`false`",
        synonyms: ["links", "deepLink"]),
      doc("the type"),
    ],
    .fact: [
      LanguageKey(.type, .type, "The type of its answer."),
      LanguageKey(
        .arguments, .mapping("a mapping of names to types, as in { id: Int }"), "What a predicate has to give it.",
        absent: "none", synonyms: ["args", "parameters", "params"]),
      doc("the fact"),
      LanguageKey(.async, .flag, "Whether its answer takes time.", absent: "`false`"),
      LanguageKey(
        .timeout, .other("a duration of up to a day, such as 2s or 500ms"), "How long an async fact may take.",
        example: "2s"),
      LanguageKey(
        .otherwise, .other("a literal of the fact's type"), "What counts once the time of an async fact is up.",
        example: "false", synonyms: ["default", "fallback"]),
    ],
    .pages: [
      LanguageKey(
        .conform, .text("the name of a Swift class or protocol"),
        "The class that each page inherits from, or the protocol that it conforms to.", example: "UIViewController",
        synonyms: ["type", "class", "is"]),
      LanguageKey(
        .import, .text("the name of a Swift module"), "The module that declares it.",
        absent: "that of the generated code", example: "UIKit", synonyms: ["module", "imports"]),
    ],
    .defaults: [
      whenBusy(absent: "`auto`"), animated(absent: "`true`"), transition(absent: "that of the host"),
    ],
    .links: [
      LanguageKey(
        .bases, .list("a list such as [\"shop://\"]", of: "texts such as shop://"),
        "What URLs begin with: a scheme, or a site of the web.", absent: "none: paths alone"),
      LanguageKey(
        .whenRefused, .word([.stop, .reject, .resume]),
        "What becomes of a link where a step of its way is refused.", absent: "`stop`"),
    ],
    .screen: [
      LanguageKey(.title, .text(), "What a bar shows.", absent: "none", example: "Catalog", synonyms: ["label"]),
      doc("the screen"),
      LanguageKey(
        .class, .text(), "The class of its view controller or view: a hint for people.", absent: "none",
        example: "CatalogViewController"),
      LanguageKey(
        .arguments, .mapping("a mapping of names to types, as in { id: Int }"), "What it is opened with.",
        absent: "none", synonyms: ["args", "parameters", "params"]),
      LanguageKey(
        .key, .list("a list of the screen's arguments", of: "the names of arguments"),
        "The arguments that make two instances the same screen.", absent: "all that are Hashable",
        example: "[id]"),
      LanguageKey(
        .whenDuplicate, .word([.refuse, .allow]),
        "What becomes of a push of the same screen with the same key as the one visible, arriving or queued.",
        absent: "`refuse`; a recursive push is allowed", synonyms: ["duplicates"]),
      LanguageKey(
        .requires, .predicate, "What must hold for as long as the screen is on the stack.", absent: "nothing"),
      LanguageKey(
        .back, .other("true, false or { shouldPerform: … }"), "The host's own back button and swipe.", absent: "`true`",
        example: "{ shouldPerform: not isPaying }"),
      LanguageKey(
        .alert, .other("true, false or { destructive: […], cancel: … }"),
        "Whether it is an alert: a question without a page, whose unwinds are the buttons.", absent: "`false`",
        example: "{ destructive: [discard], cancel: keep }", synonyms: ["dialog", "confirm"]),
      LanguageKey(
        .tabs, .mapping("a mapping of names to screens, as in { home: home, search: search }"),
        "What makes it a container, a screen without a page: its tabs, each with the screen that it begins with.",
        absent: "it has a page", synonyms: ["tab", "tabBar", "tabBarController", "bottomNavigation"]),
      LanguageKey(.shared, .flag, "Whether several screens may push it.", absent: "`false`"),
      LanguageKey(
        .link, .other("a path such as /p/{id}, or { path: …, via: … }"), "The URLs that open it.", absent: "none",
        example: "\"/p/{id}\"", synonyms: ["links", "deepLink"]),
      LanguageKey(
        .bar, .mapping("a mapping such as { hidden: true }"), "How the bar looks.", absent: "as the host has it"),
      metadata("the screen"),
      LanguageKey(
        .push, .mapping("a mapping of names to segues, as in { openCart: cart }"),
        "The segues that open a screen above.",
        absent: "none", synonyms: ["segues", "actions", "pushes", "children"]),
      LanguageKey(
        .present, .mapping("a mapping of names to segues, as in { openHelp: { to: help, style: sheet } }"),
        "The segues that open a screen in a layer of its own, such as a sheet.",
        absent: "none", synonyms: ["presents", "modal", "modals", "sheets"]),
      LanguageKey(
        .replace, .mapping("a mapping of names to segues, as in { openResult: { to: result, from: previous } }"),
        "The segues that open a screen in place of this one, or of all that is above a screen further down.",
        absent: "none", synonyms: ["replaces", "replacement", "popUpTo"]),
      LanguageKey(
        .unwind, .mapping("a mapping of names to segues, as in { openCart: cart }"),
        "The segues that go back to a screen below.", absent: "none", synonyms: ["unwinds"]),
      LanguageKey(
        .go, .mapping("a mapping of names to segues, as in { seeOrder: order }"),
        "The segues that go to a screen from anywhere: its way is built as for a link, and what stands of it is kept.",
        absent: "none", synonyms: ["goTo", "navigate", "jump"]),
      LanguageKey(
        .mount, .text("the path of a fragment, or { file: …, module: … }"), "The fragment that stands in its place.",
        absent: "none", example: "checkout.nav.yaml", synonyms: ["fragment"]),
      LanguageKey(
        .exits, .mapping("a mapping of the fragment's exits to where they lead, as in { done: previous }"),
        "Where the exits of the mounted fragment lead.", absent: "none", synonyms: ["exit"]),
    ],
    .argument: [
      LanguageKey(.type, .type, "Its type."),
      LanguageKey(
        .default, .other("a literal of the type"), "What it is where nobody gives it.",
        absent: "it is required; `nil` of an optional", example: "newest"),
      LanguageKey(.optional, .flag, "Whether it may be `nil`, as `?` says.", absent: "`false`", synonyms: ["nullable"]),
      doc("the argument"),
    ],
    .back: [
      LanguageKey(.shouldPerform, .predicate, "Whether one may go back.", absent: "always", synonyms: conditions),
      LanguageKey(
        .otherwise, .text("the name of a segue of the screen"),
        "The push, present or replace that runs where `shouldPerform` keeps a user on the screen.",
        absent: "nothing happens",
        example: "askDiscard", synonyms: ["else"]),
    ],
    .bar: [
      LanguageKey(.hidden, .flag, "Whether there is none.", absent: "that of the host"),
      LanguageKey(
        .style, .text("the name of a style"), "A style that the host knows.", absent: "that of the host",
        example: "compact"),
    ],
    .link: [
      LanguageKey(
        .path, .text("a path such as /p/{id}"), "The path, with arguments in braces.", example: "\"/p/{id}\"",
        synonyms: ["url"]),
      via,
    ],
    .push: opening,
    .present: opening + [style],
    .anywhere: [
      LanguageKey(
        .push, .mapping("a mapping of names to segues, as in { openLegal: legal }"),
        "Pushes that every screen with a page offers that they do not lead to.", absent: "none"),
      LanguageKey(
        .present, .mapping("a mapping of names to segues, as in { openHelp: { to: help, style: sheet } }"),
        "The same of layers.", absent: "none"),
      LanguageKey(
        .go, .mapping("a mapping of names to segues, as in { seeOrder: order }"),
        "Segues that every screen with a page offers, and that go to a screen or to a tab.", absent: "none"),
    ],
    .offeredPush: offered,
    .offeredPresent: offered + [style],
    .offeredGo: offeredGoing,
    .replace: replacing,
    .tab: beginningTab,
    .unwind: unwinding,
    .go: going,
    .recursive: [
      LanguageKey(
        .maxDepth, .other("a number from 1 to 999999999"), "How many instances of the screen one stack may have.",
        absent: "any number", example: "4", synonyms: ["depth"])
    ],
    .mount: [
      LanguageKey(
        .file, .text("the path of a fragment"), "The path, relative to the file that mounts.",
        example: "checkout.nav.yaml"),
      LanguageKey(
        .module, .text("the name of a Swift module"), "The module that the fragment's code is generated in.",
        absent: "this one", example: "CheckoutNavigation"),
    ],
    .exit: [
      LanguageKey(
        .to, .text("the name of a screen"), "Where it leads, as of an unwind.", example: "catalog",
        synonyms: targets),
      LanguageKey(
        .exit, .text("the name of an exit"), "The exit of this file that it leads on to.", example: "done"),
    ],
    .alert: [
      LanguageKey(
        .destructive, .list("a list of unwinds of the alert", of: "the names of unwinds"),
        "The buttons that destroy something, which should look so.", absent: "none", example: "[discard]"),
      LanguageKey(
        .cancel, .text("the name of an unwind of the alert"), "The button that Escape, back and the system press.",
        absent: "the only button", example: "keep"),
    ],
  ]

  private static func file(
    _ name: Keyword, _ meaning: String, _ noun: String, _ own: [LanguageKey]
  ) -> [LanguageKey] {
    let isGraph = name == .graph
    let types = LanguageKey(
      .types, .mapping("a mapping of names to types, as in { SortOrder: [price, name] }"),
      "Enums by their cases, and types of the app's own.", absent: "none")
    let facts = LanguageKey(
      .facts, .mapping("a mapping of names to types, as in { isSignedIn: Bool }"),
      "What predicates may ask the app.", absent: "none")
    let conditions = LanguageKey(
      .conditions, .mapping("a mapping of names to predicates, as in { canBuy: isSignedIn }"),
      "Predicates with a name, over facts and other conditions.", absent: "none")
    return [
      LanguageKey(
        .navc, .text("the version of the language, 1"), "The version of the language: 1.", example: "1",
        synonyms: ["version"]),
      LanguageKey(
        name, .text("the name of the \(name.rawValue)"), "The name of \(meaning).",
        example: isGraph ? "Shop" : "Checkout",
        synonyms: isGraph ? ["name"] : []),
      doc(noun),
      LanguageKey(
        .root, isGraph ? .other("the name of a screen, or a list of them") : .text("the name of a screen"),
        isGraph
          ? "The screen at the bottom, or several: the first whose `requires` holds is there."
          : "The screen at the bottom.",
        example: "catalog", synonyms: ["start", "startDestination", "initial", "roots"]),
      LanguageKey(
        .access, .word([.public, .package, .internal]), "The access of the generated code.",
        absent: isGraph ? "`internal`" : "`public`"),
      LanguageKey(
        .imports, .list("a list of Swift modules", of: "the names of Swift modules"),
        "Modules that the generated code imports.", absent: "none", example: "[ShopModel]"),
      LanguageKey(
        .pages, .mapping("a mapping such as { conform: UIViewController, import: UIKit }"),
        "The Swift type that each page of the file must have.", absent: "any type"),
    ] + (isGraph ? [types, facts, conditions] + own : own + [types, facts, conditions]) + [
      LanguageKey(
        .defaults, .mapping("a mapping such as { animated: true }"), "What segues do that do not say otherwise.",
        absent: "see there"),
      LanguageKey(
        .screens, .mapping("a mapping of names to screens, as in { catalog: { title: Catalog } }"),
        "The screens, by name."),
    ]
  }
}
