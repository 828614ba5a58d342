/// What a mapping describes: decides which keys it takes, and how a message speaks of it.
enum Owner: CaseIterable {
  case graph, fragment, swiftType, fact, defaults, links, screen, argument, back, bar, link, push, unwind, recursive
  case mount, exit

  /// With its article.
  var noun: String {
    switch self {
    case .graph: "a graph file"
    case .fragment: "a fragment"
    case .swiftType: "a type"
    case .fact: "a fact"
    case .defaults: "'defaults'"
    case .links: "'links'"
    case .screen: "a screen"
    case .argument: "an argument"
    case .back: "'back'"
    case .bar: "'bar'"
    case .link: "'link'"
    case .push: "a push segue"
    case .unwind: "an unwind segue"
    case .recursive: "'recursive'"
    case .mount: "'mount'"
    case .exit: "an exit"
    }
  }

  /// Every key of it.
  var keys: [Keyword] {
    switch self {
    case .graph:
      [.navc, .graph, .doc, .root, .access, .imports, .types, .facts, .conditions, .links, .defaults, .screens]
    case .fragment:
      [.navc, .fragment, .doc, .root, .access, .imports, .exits, .types, .facts, .conditions, .defaults, .screens]
    case .swiftType: [.swift, .is, .link, .doc]
    case .fact: [.type, .arguments, .doc, .async, .timeout, .otherwise]
    case .defaults: [.whenBusy, .animated, .transition]
    case .links: [.bases, .whenRefused]
    case .screen:
      [
        .title, .doc, .class, .arguments, .key, .whenDuplicate, .requires, .back, .shared, .link, .bar, .metadata,
        .push,
        .unwind, .mount, .exits,
      ]
    case .argument: [.type, .default, .optional, .doc]
    case .back: [.shouldPerform]
    case .bar: [.hidden, .style]
    case .link: [.path, .via]
    case .push:
      [.to, .doc, .metadata, .shouldPerform, .pass, .recursive, .animated, .transition, .whenBusy]
    case .unwind:
      [.to, .exit, .doc, .metadata, .shouldPerform, .returns, .animated, .transition, .whenBusy]
    case .recursive: [.maxDepth]
    case .mount: [.file, .module]
    case .exit: [.to, .exit]
    }
  }

  /// The keys of a screen that is a mounted fragment: all else belongs in the fragment.
  static let mountedScreenKeys: [Keyword] = [.mount, .exits, .doc, .shared, .requires, .link]

  static let mountTakes = "takes mount, exits, doc, shared, requires and link"
  static let mountedScreenTakes = "a mounted screen " + mountTakes

  /// Keys that a later version of the language will give a meaning.
  static let reserved: [Keyword] = [.present, .tabs, .replace]
}
