/// An area of the app that a change can affect.
package enum EffectArea: String, CaseIterable, Sendable {
  /// Swift code that was written against the old graph.
  case api
  /// Published URLs.
  case links
  /// Stacks that are saved on devices.
  case state
  case behaviour
  /// Names in events and traces.
  case names
}

/// The meaning of an effect for the app.
package enum EffectClass: String, CaseIterable, Sendable {
  case breaks
  /// The app must supply something new.
  case asks
  case changes
  case adds
  case text
}

/// An effect that a change can have. The raw value is the ID.
package enum EffectRule: String, CaseIterable, Sendable {
  case apiGone = "api-gone"
  case apiChanged = "api-changed"
  case apiCase = "api-case"
  case asksFactory = "asks-factory"
  case asksFact = "asks-fact"
  case asksButton = "asks-button"
  case asksExit = "asks-exit"
  case asksHook = "asks-hook"
  case hookGone = "hook-gone"
  case importsChanged = "imports-changed"
  case apiAdded = "api-added"

  case linkGone = "link-gone"
  case linkElsewhere = "link-elsewhere"
  case linkNarrower = "link-narrower"
  case baseGone = "base-gone"
  case linkGuard = "link-guard"
  case linkRefusal = "link-refusal"
  case linkAdded = "link-added"

  case stateScreenGone = "state-screen-gone"
  case stateArgument = "state-argument"
  case stateWayGone = "state-way-gone"
  case stateRequires = "state-requires"

  case guardChanged = "guard-changed"
  case backChanged = "back-changed"
  case busyChanged = "busy-changed"
  case keyChanged = "key-changed"
  case duplicatesChanged = "duplicates-changed"
  case rootChanged = "root-changed"
  case styleChanged = "style-changed"
  case anywhereChanged = "anywhere-changed"
  case targetChanged = "target-changed"
  case passChanged = "pass-changed"
  case defaultChanged = "default-changed"
  case alertChanged = "alert-changed"
  case timingChanged = "timing-changed"
  case orderChanged = "order-changed"
  case looksChanged = "looks-changed"

  case nameGone = "name-gone"
  case metadataChanged = "metadata-changed"
  case textChanged = "text-changed"

  package var area: EffectArea { meaning.area }
  package var effect: EffectClass { meaning.effect }
  /// The meaning, for the documentation.
  package var doc: String { meaning.doc }

  private var meaning: (area: EffectArea, effect: EffectClass, doc: String) {
    switch self {
    case .apiGone: (.api, .breaks, "A declaration in the generated Swift does not exist anymore.")
    case .apiChanged: (.api, .breaks, "A declaration in the generated Swift has another type or other parameters.")
    case .apiCase: (.api, .breaks, "An enum in the generated Swift has a new case.")
    case .asksFactory: (.api, .asks, "The app must implement a factory.")
    case .asksFact: (.api, .asks, "The app must implement a fact.")
    case .asksButton: (.api, .asks, "The app must name a button of an alert.")
    case .asksExit: (.api, .asks, "Graphs that mount the fragment must declare the target of an exit.")
    case .asksHook: (.api, .asks, "The app must implement a hook.")
    case .hookGone: (.api, .changes, "The runtime does not call a hook of the app anymore.")
    case .importsChanged: (.api, .changes, "The generated Swift imports other modules.")
    case .apiAdded: (.api, .adds, "The generated Swift has a new declaration.")
    case .linkGone: (.links, .breaks, "No URL of the link opens a screen anymore.")
    case .linkElsewhere: (.links, .breaks, "A URL opens another screen, or the same screen with other values.")
    case .linkNarrower: (.links, .breaks, "Some URLs do not open a screen anymore.")
    case .baseGone: (.links, .breaks, "URLs with this beginning do not open a screen anymore.")
    case .linkGuard: (.links, .changes, "A link passes another predicate, or a screen holds links under another one.")
    case .linkRefusal: (.links, .changes, "Refused links have another result.")
    case .linkAdded: (.links, .adds, "More URLs open a screen, or more parts of them are read.")
    case .stateScreenGone: (.state, .breaks, "A saved stack with the screen cannot be restored.")
    case .stateArgument: (.state, .breaks, "The saved arguments of a screen cannot be read, or are not read anymore.")
    case .stateWayGone: (.state, .breaks, "A saved stack is not legal anymore.")
    case .stateRequires: (.state, .changes, "A saved stack is restored under another condition.")
    case .guardChanged: (.behaviour, .changes, "A predicate has another result.")
    case .backChanged: (.behaviour, .changes, "The back button works differently.")
    case .busyChanged: (.behaviour, .changes, "A request during a transition is handled differently.")
    case .keyChanged: (.behaviour, .changes, "Other arguments identify an instance of the screen.")
    case .duplicatesChanged: (.behaviour, .changes, "A push that repeats a screen is handled differently.")
    case .rootChanged: (.behaviour, .changes, "Another screen can be at the bottom of the stack.")
    case .styleChanged: (.behaviour, .changes, "A segue opens its screen in another way.")
    case .anywhereChanged: (.behaviour, .changes, "All screens offer other segues.")
    case .targetChanged: (.behaviour, .changes, "A segue leads to another screen.")
    case .passChanged: (.behaviour, .changes, "A segue passes other values.")
    case .defaultChanged: (.behaviour, .changes, "An argument has another default.")
    case .alertChanged: (.behaviour, .changes, "The buttons of an alert have other roles.")
    case .timingChanged: (.behaviour, .changes, "An async fact has another time limit or fallback.")
    case .orderChanged: (.behaviour, .changes, "Items have another order.")
    case .looksChanged: (.behaviour, .changes, "The host receives other information about a page.")
    case .nameGone: (.names, .breaks, "Events and traces contain another name.")
    case .metadataChanged: (.names, .breaks, "Events contain other metadata.")
    case .textChanged: (.names, .text, "A text for readers has changed.")
    }
  }
}
