import NavCompiler

/// The effect of another value of a member, by the names in the JSON of a graph.
enum MemberEffects {
  /// The members that only other effects describe: the Swift interface, the links, and the saved states.
  static let others: Set<String> = [
    "graph", "fragment", "access", "pages", "roots", "mounts", "module", "link", "linkVia", "type", "parameters",
    "returns", "swift", "is", "hook", "cases", "linkBases", "linkWeb", "linkApple",
    "linkAndroid", "linkFrom", "hosts", "was", "formerCases",
  ]

  /// The members with a predicate that permits a segue or a screen.
  static let predicates: Set<String> = ["requires", "shouldPerform"]

  static let rules: [String: EffectRule] = [
    "doc": .textChanged, "title": .textChanged, "message": .textChanged, "label": .textChanged, "strings": .textChanged,
    "linkSamples": .textChanged, "imports": .importsChanged,
    "whenLinkRefused": .linkRefusal,
    "shared": .textChanged, "key": .keyChanged, "whenDuplicate": .duplicatesChanged, "back": .backChanged,
    "backIf": .backChanged, "otherwise": .backChanged, "bar": .looksChanged, "cancel": .alertChanged,
    "destructive": .alertChanged, "metadata": .metadataChanged, "kind": .styleChanged, "style": .styleChanged,
    "from": .targetChanged, "to": .targetChanged, "exit": .targetChanged, "tab": .targetChanged,
    "via": .targetChanged, "pass": .passChanged, "recursive": .duplicatesChanged, "shouldPerform": .guardChanged,
    "order": .orderChanged, "requires": .guardChanged, "predicate": .guardChanged, "whenBusy": .busyChanged,
    "animated": .styleChanged, "split": .styleChanged,
    "transition": .styleChanged, "default": .defaultChanged, "timeoutMilliseconds": .timingChanged,
  ]

  /// The effect of a member on an item.
  static func rule(_ member: String, of kind: ItemKind) -> EffectRule? {
    if others.contains(member) { return nil }
    // A fact has a fallback under `otherwise`, and a screen has a push.
    if member == "otherwise", kind == .fact { return .timingChanged }
    return rules[member] ?? .looksChanged
  }
}
