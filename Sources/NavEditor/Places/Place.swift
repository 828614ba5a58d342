package import NavCompiler

/// The kind of a place in a graph file, which the keys above it determine.
package enum Place: Hashable, Sendable {
  /// The value of a key with its own keys, such as a screen. It can have a short form, such as `openCart: cart`.
  case keys(KeyScope)
  /// A mapping of names that the author chooses.
  case names(NameKind)
  /// The value of a key, or an item of its list.
  case value(ScopedWord)
  /// The value of a name in a mapping without keys, such as an entry of `pass`.
  case named(NameKind)
  case unknown

  /// A key in a scope.
  package struct ScopedWord: Hashable, Sendable {
    package var scope: KeyScope
    package var word: Keyword

    package init(scope: KeyScope, word: Keyword) {
      self.scope = scope
      self.word = word
    }

    package var key: LanguageKey? { scope.keys.first { $0.word == word } }
  }

  /// The names that a mapping declares or refers to.
  package enum NameKind: Hashable, Sendable {
    case screens, types, facts, conditions, exits, bindings, arguments, parameters, metadata, pass, returned, tabs
    /// Segues with these keys.
    case segues(KeyScope)
  }
}

extension Place {
  /// The outermost place of a file.
  package static func file(isFragment: Bool) -> Place { .keys(isFragment ? .fragment : .graph) }

  /// The place of the value of a key.
  package func child(_ key: String) -> Place {
    switch self {
    case .keys(let scope):
      guard let word = Keyword(rawValue: key), scope.keys.contains(where: { $0.word == word }) else { return .unknown }
      return Self.value(of: word, in: scope)
    case .names(let kind): return Self.entry(of: kind)
    case .value, .named, .unknown: return .unknown
    }
  }

  /// The place of an item of a list.
  package var item: Place {
    switch self {
    case .value, .named: self
    case .keys(.swiftType): self
    case .keys, .names, .unknown: .unknown
    }
  }

  private static func value(of word: Keyword, in scope: KeyScope) -> Place {
    let isFile = scope == .graph || scope == .fragment
    switch word {
    case .screens: return .names(.screens)
    case .types: return .names(.types)
    case .facts: return .names(.facts)
    case .conditions: return .names(.conditions)
    case .exits: return .names(isFile ? .exits : .bindings)
    case .arguments: return .names(scope == .fact ? .parameters : .arguments)
    case .metadata: return .names(.metadata)
    case .pass: return .names(.pass)
    case .returns: return .names(.returned)
    case .tabs: return .names(.tabs)
    case .push where scope != .defaults: return .names(.segues(scope == .anywhere ? .offeredPush : .push))
    case .pane: return .names(.segues(.pane))
    case .present: return .names(.segues(scope == .anywhere ? .offeredPresent : .present))
    case .replace where scope == .screen: return .names(.segues(.replace))
    case .unwind: return .names(.segues(.unwind))
    case .go: return .names(.segues(scope == .anywhere ? .offeredGo : .go))
    case .anywhere: return .keys(.anywhere)
    case .links where isFile: return .keys(.links)
    case .strings where isFile: return .keys(.strings)
    case .apple where scope == .links: return .keys(.apple)
    case .android where scope == .links: return .keys(.android)
    case .link where scope == .screen: return .keys(.link)
    case .pages where isFile: return .keys(.pages)
    case .defaults: return .keys(.defaults)
    case .split: return .keys(.split)
    case .bar: return .keys(.bar)
    case .back: return .keys(.back)
    case .alert: return .keys(.alert)
    case .recursive: return .keys(.recursive)
    case .mount: return .keys(.mount)
    default: return .value(ScopedWord(scope: scope, word: word))
    }
  }

  private static func entry(of kind: NameKind) -> Place {
    switch kind {
    case .screens: .keys(.screen)
    case .types: .keys(.swiftType)
    case .facts: .keys(.fact)
    case .arguments: .keys(.argument)
    case .bindings: .keys(.exit)
    case .tabs: .keys(.tab)
    case .segues(let scope): .keys(scope)
    case .conditions, .exits, .parameters, .metadata, .pass, .returned: .named(kind)
    }
  }

  /// The key whose value a scalar gives in this place, in the short form.
  package var short: ScopedWord? {
    guard case .keys(let scope) = self else { return nil }
    let word: Keyword? =
      switch scope {
      case .push, .pane, .present, .replace, .unwind, .go, .offeredPush, .offeredPresent, .offeredGo, .exit, .tab: .to
      case .mount: .file
      case .link: .path
      case .argument, .fact: .type
      default: nil
      }
    return word.map { ScopedWord(scope: scope, word: $0) }
  }
}
