/// A rule about the keys of one mapping.
package enum KeyRule: Sendable {
  case required(Keyword)
  /// Exactly one of the two keys is present.
  case oneOf(Keyword, Keyword)
  /// The first key is present only together with the second.
  case needs(Keyword, Keyword)
  /// None of the other keys is present together with the first.
  case excludes(Keyword, [Keyword])
  /// If the first key is true, all of the other keys are required. Otherwise, they are not allowed.
  case ifTrue(Keyword, [Keyword])
}

extension KeyScope {
  /// The rules about the keys of the scope, besides those of mounted screens, containers, and alerts.
  package var rules: [KeyRule] {
    switch self {
    case .graph: [.required(.navc), .required(.graph), .required(.root), .required(.screens)]
    case .fragment: [.required(.navc), .required(.fragment), .required(.root), .required(.screens)]
    case .swiftType: [.required(.swift)]
    case .enumCase: [.required(.case)]
    case .fact: [.required(.type), .ifTrue(.async, [.timeout, .otherwise])]
    case .pages: [.required(.conform)]
    case .argument: [.required(.type)]
    case .back: [.required(.shouldPerform)]
    case .link: [.required(.path)]
    case .apple: [.required(.apps)]
    case .android: [.required(.package), .required(.certificates)]
    case .mount: [.required(.file)]
    case .screen: [.needs(.exits, .mount)]
    case .push, .pane, .present, .replace, .offeredPush, .offeredPresent: [.required(.to)]
    case .tab: [.required(.to), .excludes(.label, [.title])]
    case .unwind: [.oneOf(.to, .exit), .excludes(.exit, [.hook])]
    case .exit: [.oneOf(.to, .exit)]
    case .go, .offeredGo: [.oneOf(.to, .tab), .excludes(.tab, [.via, .pass])]
    case .split: [.required(.placeholder)]
    case .defaults, .strings, .links, .bar, .recursive, .alert, .anywhere: []
    }
  }
}
