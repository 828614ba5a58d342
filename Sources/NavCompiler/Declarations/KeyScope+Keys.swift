/// The keys of the language. Each key is declared only here.
extension KeyScope {
  /// All keys of the scope.
  package var keys: [LanguageKey] { Self.tables[self] ?? [] }

  private static let tables: [KeyScope: [LanguageKey]] = [
    .graph: file(.graph, "the generated namespace, in UpperCamelCase", "the graph", [linksOfGraph, anywhereOfGraph]),
    .fragment: file(.fragment, "the generated namespace, in UpperCamelCase", "the fragment", [exitsOfFragment]),
    .swiftType: [
      LanguageKey(
        .swift, .text("the name of a Swift type"), "The Swift type that the name stands for.",
        example: "ShopModel.ProductID"),
      LanguageKey(
        .is,
        .list(
          "a list of Hashable, Codable and Sendable", of: "a list of Hashable, Codable and Sendable",
          .list(of: .choice(["Hashable", "Codable", "Sendable"]))),
        "The protocols that the type conforms to.", absent: "all three", example: "[Hashable, Sendable]"),
      LanguageKey(
        .link, .flag, "Whether the type conforms to `LosslessStringConvertible`, so that a URL can contain its values.",
        absent: "`false`",
        synonyms: ["links", "deepLink"]),
      doc("the type"),
    ],
    .enumCase: [
      LanguageKey(.case, .text("the name of the case"), "The name of the case.", example: "price", synonyms: ["name"]),
      was("the case", example: "cost"),
    ],
    .fact: [
      LanguageKey(.type, .type, "The type of the fact's value."),
      LanguageKey(
        .arguments, .mapping("a mapping of names to types, as in { id: Int }", .names(of: .type)),
        "The arguments that a predicate passes to the fact.",
        absent: "none", synonyms: ["args", "parameters", "params"]),
      doc("the fact"),
      LanguageKey(.async, .flag, "Whether the app supplies the value asynchronously.", absent: "`false`"),
      LanguageKey(
        .timeout, .other("a duration of up to a day, such as 2s or 500ms", .duration),
        "The time limit of an async fact.",
        example: "2s"),
      LanguageKey(
        .otherwise, .other("a literal of the fact's type", .literal),
        "The value of an async fact after its time limit.",
        example: "false", synonyms: ["default", "fallback"]),
    ],
    .pages: [
      LanguageKey(
        .conform, .text("the name of a Swift class or protocol"),
        "The class that each page inherits from, or the protocol that it conforms to.", example: "UIViewController",
        synonyms: ["type", "class", "is"]),
      LanguageKey(
        .import, .text("the name of a Swift module"), "The module that declares the class or protocol.",
        absent: "the module of the generated code", example: "UIKit", synonyms: ["module", "imports"]),
    ],
    .defaults: [
      whenBusy(absent: "`auto`"), animated(absent: "`true`"), transition(absent: "the host's default"),
    ],
    .strings: [
      LanguageKey(
        .table, .text("the name of a string catalog, without its extension"),
        "The name of the catalog, which the app's function for translations receives.", absent: "`Localizable`",
        example: "Navigation", synonyms: ["catalog", "file", "tableName"]),
      LanguageKey(
        .language, .text("a language tag such as en"), "The language of the texts in the file.", absent: "`en`",
        synonyms: ["locale", "lang", "sourceLanguage"]),
    ],
    .links: [
      LanguageKey(
        .bases, .list("a list such as [\"shop://\"]", of: "texts such as shop://"),
        "The beginnings of URLs, each a scheme or a website.", absent: "none: a link is only a path"),
      LanguageKey(
        .whenRefused, .word([.stop, .reject, .resume]),
        "The result of a link if one of its steps is refused.", absent: "`stop`"),
      LanguageKey(
        .web, .list("a list of paths, as in [\"/help/{page}\"]", of: "paths such as /help/{page}"),
        "The paths that stay on the website. The app opens no URL with such a path.", absent: "none",
        synonyms: ["website", "exclude"]),
      LanguageKey(
        .apple, .mapping("a mapping such as { apps: [ABCDE12345.org.example.shop] }", .keys(.apple)),
        "The apps that open the URLs of the website on Apple's systems.",
        absent: "`navc links` writes no files for them",
        synonyms: ["ios", "applinks"]),
      LanguageKey(
        .android,
        .mapping("a mapping such as { package: org.example.shop, certificates: [\"14:6D:…\"] }", .keys(.android)),
        "The Android app that opens the URLs of the website.", absent: "`navc links` writes no file for it",
        example: "{ package: org.example.shop, certificates: [\"\(sampleCertificate)\"] }", synonyms: ["assetlinks"]),
    ],
    .apple: [
      LanguageKey(
        .apps, .list("a list of app IDs, as in [ABCDE12345.org.example.shop]", of: "app IDs"),
        "The app IDs, each a prefix of ten characters and a bundle ID.", synonyms: ["app", "appIDs"]),
      LanguageKey(
        .clips, .list("a list of app IDs, as in [ABCDE12345.org.example.shop.Clip]", of: "app IDs"),
        "The app IDs of App Clips.", absent: "none", synonyms: ["clip", "appclips"]),
      LanguageKey(
        .handoff, .flag, "Whether the app continues activities with URLs of the website.", absent: "`false`"),
    ],
    .android: [
      LanguageKey(
        .package, .text("an application ID such as org.example.shop"), "The application ID.",
        synonyms: ["applicationId", "app"]),
      LanguageKey(
        .certificates, .list("a list of SHA-256 fingerprints, as in [\"14:6D:…\"]", of: "SHA-256 fingerprints"),
        "The SHA-256 fingerprints of the certificates that sign the app.", example: "[\"\(sampleCertificate)\"]",
        synonyms: ["certificate", "fingerprints", "sha256"]),
    ],
    .screen: [
      LanguageKey(.title, .text(), "The title in the bar.", absent: "none", example: "Catalog", synonyms: ["label"]),
      doc("the screen"),
      LanguageKey(
        .class, .text(), "The class of the view controller or view, as a hint for readers.", absent: "none",
        example: "CatalogViewController"),
      LanguageKey(
        .arguments,
        .mapping(
          "a mapping of names to types, as in { id: Int }",
          .names(of: .either(.typeWithDefault, .keys(.argument)))),
        "The arguments that the screen is opened with.",
        absent: "none", synonyms: ["args", "parameters", "params"]),
      LanguageKey(
        .key, .list("a list of the screen's arguments", of: "the names of arguments"),
        "The arguments that identify an instance of the screen.", absent: "all `Hashable` arguments",
        example: "[id]"),
      LanguageKey(
        .whenDuplicate, .word([.refuse, .allow]),
        "The result of a push to the same screen with the same key as the visible, arriving, or queued one.",
        absent: "`refuse`; a recursive push is allowed", synonyms: ["duplicates"]),
      LanguageKey(
        .requires, .predicate, "The predicate that must be true for as long as the screen is on the stack.",
        absent: "nothing"),
      LanguageKey(
        .back, .other("true, false or { shouldPerform: … }", .either(.flag, .keys(.back))),
        "Whether the host's back button and swipe work.",
        absent: "`true`",
        example: "{ shouldPerform: not isPaying }"),
      LanguageKey(
        .alert, .other("true, false or { destructive: […], cancel: … }", .either(.flag, .keys(.alert))),
        "Whether the screen is an alert: a question whose unwinds are its buttons.", absent: "`false`",
        example: "{ destructive: [discard], cancel: keep }", synonyms: ["dialog", "confirm"]),
      LanguageKey(
        .tabs,
        .mapping(
          "a mapping of names to screens, as in { home: home, search: search }",
          .segues(.tab)),
        "The tabs, each with its first screen. They make the screen a container.",
        absent: "the screen is not a container", synonyms: ["tab", "tabBar", "tabBarController", "bottomNavigation"]),
      LanguageKey(
        .split, .other("true, false or { placeholder: true }", .either(.flag, .keys(.split))),
        "Whether the stack that the screen begins can be in columns.", absent: "`false`",
        example: "{ placeholder: true }", synonyms: ["splitView", "columns", "panes"]),
      LanguageKey(.shared, .flag, "Whether several screens can push this screen.", absent: "`false`"),
      LanguageKey(
        .link, .other("a path such as /p/{id}, or { path: …, via: … }", .either(.text, .keys(.link))),
        "The URLs that open the screen.",
        absent: "none",
        example: "\"/p/{id}\"", synonyms: ["links", "deepLink"]),
      LanguageKey(
        .bar, .mapping("a mapping such as { hidden: true }", .keys(.bar)), "The appearance of the bar.",
        absent: "the host's default"),
      metadata("the screen"), was("the screen", example: "basket"),
      LanguageKey(
        .push, .mapping("a mapping of names to segues, as in { openCart: cart }", .segues(.push)),
        "The segues that open a screen above this one.",
        absent: "none", synonyms: ["segues", "actions", "pushes", "children"]),
      LanguageKey(
        .pane, .mapping("a mapping of names to segues, as in { openMessage: message }", .segues(.pane)),
        "The segues that open a screen in the next column, or above this one if there is no room for columns.",
        absent: "none", synonyms: ["detail", "showDetail"]),
      LanguageKey(
        .present,
        .mapping(
          "a mapping of names to segues, as in { openHelp: { to: help, style: sheet } }",
          .segues(.present)),
        "The segues that open a screen in a new layer, such as a sheet.",
        absent: "none", synonyms: ["presents", "modal", "modals", "sheets"]),
      LanguageKey(
        .replace,
        .mapping(
          "a mapping of names to segues, as in { openResult: { to: result, from: previous } }",
          .segues(.replace)),
        "The segues that replace this screen, or all screens above a lower one, with another screen.",
        absent: "none", synonyms: ["replaces", "replacement", "popUpTo"]),
      LanguageKey(
        .unwind, .mapping("a mapping of names to segues, as in { openCart: cart }", .segues(.unwind)),
        "The segues that go back to a screen below.", absent: "none", synonyms: ["unwinds"]),
      LanguageKey(
        .go, .mapping("a mapping of names to segues, as in { seeOrder: order }", .segues(.go)),
        "The segues to any screen. The path is built as for a link, and its screens that are on the stack stay.",
        absent: "none", synonyms: ["goTo", "navigate", "jump"]),
      LanguageKey(
        .mount, .text("the path of a fragment, or { file: …, module: … }", .either(.text, .keys(.mount))),
        "The fragment that replaces this screen.",
        absent: "none", example: "checkout.nav.yaml", synonyms: ["fragment"]),
      LanguageKey(
        .exits,
        .mapping(
          "a mapping of the fragment's exits to where they lead, as in { done: previous }",
          .segues(.exit)),
        "The targets of the mounted fragment's exits.", absent: "none", synonyms: ["exit"]),
    ],
    .argument: [
      LanguageKey(.type, .type, "The type of the argument."),
      LanguageKey(
        .default, .other("a literal of the type", .literal), "The value if no segue or link supplies one.",
        absent: "required; `nil` for an optional", example: "newest"),
      LanguageKey(
        .optional, .flag, "Whether the argument can be `nil`, as with `?` after the type.",
        absent: "`false`", synonyms: ["nullable"]),
      LanguageKey(
        .hosts, .list("a list of hosts, as in [shop.example.com]", of: "the names of hosts"),
        "The hosts that a link from outside can give to an argument of the type `URL`.", absent: "all hosts",
        synonyms: ["host", "domains"]),
      was("the argument", example: "productID"), doc("the argument"),
    ],
    .back: [
      LanguageKey(.shouldPerform, .predicate, "Whether going back is allowed.", absent: "always", synonyms: conditions),
      LanguageKey(
        .otherwise, .text("the name of a segue of the screen"),
        "The push, present, or replace that runs if `shouldPerform` prevents a user from going back.",
        absent: "nothing happens",
        example: "askDiscard", synonyms: ["else"]),
    ],
    .bar: [
      LanguageKey(.hidden, .flag, "Whether the bar is hidden.", absent: "the host's default"),
      LanguageKey(
        .style, .text("the name of a style"), "The name of a style that the host supports.",
        absent: "the host's default",
        example: "compact"),
    ],
    .link: [
      LanguageKey(
        .path, .text("a path such as /p/{id}"), "The path, with arguments in braces.", example: "\"/p/{id}\"",
        synonyms: ["url"]),
      via,
      LanguageKey(
        .from, .word([.anywhere, .app]),
        "The origin of the URLs that open the screen: any, or only the app itself.", absent: "`anywhere`",
        synonyms: ["source"]),
      LanguageKey(
        .sample, .mapping("a mapping of placeholders to texts, as in { id: assam }", .names(of: .text)),
        "Texts for the placeholders in the test page of `navc links`.", absent: "samples of their types",
        synonyms: ["example", "samples"]),
    ],
    .split: [
      LanguageKey(.placeholder, .flag, "Whether the app makes a page for the last column while it is empty.")
    ],
    .push: opening,
    .pane: opening.filter { $0.word != .recursive },
    .present: opening + [style],
    .anywhere: [
      LanguageKey(
        .push, .mapping("a mapping of names to segues, as in { openLegal: legal }", .segues(.offeredPush)),
        "The pushes that every screen with a page offers, except the screens that they lead to.", absent: "none"),
      LanguageKey(
        .present,
        .mapping(
          "a mapping of names to segues, as in { openHelp: { to: help, style: sheet } }",
          .segues(.offeredPresent)),
        "The presents that every screen with a page offers, except the screens that they lead to.", absent: "none"),
      LanguageKey(
        .go, .mapping("a mapping of names to segues, as in { seeOrder: order }", .segues(.offeredGo)),
        "The segues to a screen or to a tab that every screen with a page offers.", absent: "none"),
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
        .maxDepth, .other("a number from 1 to 999999999", .count),
        "The maximum number of instances of the screen on the stack.",
        absent: "no limit", example: "4", synonyms: ["depth"])
    ],
    .mount: [
      LanguageKey(
        .file, .text("the path of a fragment"), "The path of the fragment, relative to the file that mounts it.",
        example: "checkout.nav.yaml"),
      LanguageKey(
        .module, .text("the name of a Swift module"), "The module of the fragment's generated code.",
        absent: "the module of this file", example: "CheckoutNavigation"),
    ],
    .exit: [
      LanguageKey(
        .to, .text("the name of a screen"), "The target of the exit, as for an unwind.", example: "catalog",
        synonyms: targets),
      LanguageKey(
        .exit, .text("the name of an exit"), "The exit of this file that the fragment's exit leads to.",
        example: "done"),
    ],
    .alert: [
      LanguageKey(
        .destructive, .list("a list of unwinds of the alert", of: "the names of unwinds"),
        "The buttons that the host should show as destructive.", absent: "none", example: "[discard]"),
      LanguageKey(
        .cancel, .text("the name of an unwind of the alert"), "The button that Escape, Back, and the system press.",
        absent: "the only button", example: "keep"),
      LanguageKey(
        .message, .text(), "The text below the title.", absent: "none", example: "\"The text is lost.\"",
        synonyms: ["text", "subtitle", "detail"]),
    ],
  ]

  private static let sampleCertificate = Array(repeating: "14:6D:E9:83", count: 8).joined(separator: ":")

  private static func file(
    _ name: Keyword, _ meaning: String, _ noun: String, _ own: [LanguageKey]
  ) -> [LanguageKey] {
    let isGraph = name == .graph
    let types = LanguageKey(
      .types,
      .mapping(
        "a mapping of names to types, as in { SortOrder: [price, name] }",
        .names(of: .either(.list(of: .either(.enumCase, .keys(.enumCase)), atLeast: 1), .keys(.swiftType)))),
      "Enums, each with its cases, and Swift types of the app.", absent: "none")
    let facts = LanguageKey(
      .facts,
      .mapping(
        "a mapping of names to types, as in { isSignedIn: Bool }", .names(of: .either(.type, .keys(.fact)))),
      "The values that predicates read from the app.", absent: "none")
    let conditions = LanguageKey(
      .conditions, .mapping("a mapping of names to predicates, as in { canBuy: isSignedIn }", .names(of: .predicate)),
      "Named predicates over facts and other conditions.", absent: "none")
    return [
      LanguageKey(
        .navc, .text("the version of the language, 1", .version), "The version of the language: 1.", example: "1",
        synonyms: ["version"]),
      LanguageKey(
        name, .text("the name of the \(name.rawValue)"), "The name of \(meaning).",
        example: isGraph ? "Shop" : "Checkout",
        synonyms: isGraph ? ["name"] : []),
      doc(noun),
      LanguageKey(
        .root,
        isGraph
          ? .other("the name of a screen, or a list of them", .either(.text, .list(of: .text, atLeast: 1)))
          : .text("the name of a screen"),
        isGraph
          ? "The screen at the bottom of the stack, or a list: its first screen whose `requires` is true."
          : "The screen at the bottom of the fragment.",
        example: "catalog", synonyms: ["start", "startDestination", "initial", "roots"]),
      LanguageKey(
        .access, .word([.public, .package, .internal]), "The access level of the generated code.",
        absent: isGraph ? "`internal`" : "`public`"),
      LanguageKey(
        .imports, .list("a list of Swift modules", of: "the names of Swift modules"),
        "The Swift modules that the generated code imports.", absent: "none", example: "[ShopModel]"),
      LanguageKey(
        .pages, .mapping("a mapping such as { conform: UIViewController, import: UIKit }", .keys(.pages)),
        "The Swift type that each page of the file must have.", absent: "any type"),
      stringsOfFile,
    ] + (isGraph ? [types, facts, conditions] + own : own + [types, facts, conditions]) + [
      LanguageKey(
        .defaults, .mapping("a mapping such as { animated: true }", .keys(.defaults)),
        "The values for segues that do not set these keys.",
        absent: "see [below](#keys-of-defaults)"),
      LanguageKey(
        .screens,
        .mapping(
          "a mapping of names to screens, as in { catalog: { title: Catalog } }",
          .names(of: .keys(.screen))),
        "The screens, by name."),
    ]
  }
}
