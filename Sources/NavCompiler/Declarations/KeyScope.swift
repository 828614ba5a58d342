/// The kind of a mapping. It determines the keys of the mapping, and its noun in messages.
package enum KeyScope: Sendable, CaseIterable {
  case graph, fragment, swiftType, enumCase, fact, pages, defaults, strings, links, apple, android, screen, argument,
    back, bar,
    split,
    link, push, pane
  case present, replace, unwind, go, recursive
  case mount, exit, alert, tab, anywhere, offeredPush, offeredPresent, offeredGo

  /// The noun with its article.
  package var noun: String {
    switch self {
    case .graph: "a graph file"
    case .fragment: "a fragment"
    case .swiftType: "a type"
    case .enumCase: "a case of an enum"
    case .fact: "a fact"
    case .pages: "'pages'"
    case .defaults: "'defaults'"
    case .strings: "'strings'"
    case .links: "'links'"
    case .apple: "'apple'"
    case .android: "'android'"
    case .screen: "a screen"
    case .argument: "an argument"
    case .back: "'back'"
    case .bar: "'bar'"
    case .split: "'split'"
    case .link: "'link'"
    case .push: "a push segue"
    case .pane: "a pane segue"
    case .present: "a segue that presents"
    case .replace: "a segue that replaces"
    case .unwind: "an unwind segue"
    case .go: "a go segue"
    case .recursive: "'recursive'"
    case .mount: "'mount'"
    case .exit: "an exit"
    case .alert: "'alert'"
    case .tab: "a tab"
    case .anywhere: "'anywhere'"
    case .offeredPush: "a push of 'anywhere'"
    case .offeredPresent: "a present of 'anywhere'"
    case .offeredGo: "a go of 'anywhere'"
    }
  }

  /// The keys of a mounted screen. All other keys belong in the fragment.
  package static let mountedScreenKeys: [Keyword] = [
    .mount, .exits, .doc, .shared, .requires, .link, .was,
  ]

  static let mountTakes = "takes mount, exits, doc, shared, requires, link and was"
  static let mountedScreenTakes = "a mounted screen " + mountTakes

  /// The keys of an alert, which has only buttons and no page.
  package static let alertScreenKeys: [Keyword] = [
    .title, .doc, .class, .arguments, .key, .whenDuplicate, .requires, .shared, .metadata, .alert, .unwind,
    .was,
  ]

  /// The keys of an unwind that is a button of an alert.
  package static let alertUnwindKeys: [Keyword] = [.to, .label, .doc, .metadata, .hook, .was]

  /// The keys of a container, which has only tabs and no page.
  package static let containerScreenKeys: [Keyword] = [
    .title, .doc, .class, .arguments, .key, .whenDuplicate, .requires, .shared, .metadata, .tabs,
    .was,
  ]
}
