/// The kind of an item, as a difference names it.
package enum ItemKind: String, CaseIterable, Sendable {
  case graph, screen, segue, argument, fact, condition, type
  case enumCase = "case"
  case exit, tab, link, base, root, anywhere, fragment
  case defaults = "default"

  /// The kind as a number, which is cheaper to compare than its name.
  var number: UInt8 {
    switch self {
    case .graph: 0
    case .screen: 1
    case .segue: 2
    case .argument: 3
    case .fact: 4
    case .condition: 5
    case .type: 6
    case .enumCase: 7
    case .exit: 8
    case .tab: 9
    case .link: 10
    case .base: 11
    case .root: 12
    case .anywhere: 13
    case .fragment: 14
    case .defaults: 15
    }
  }

  /// The noun in messages.
  var noun: String {
    switch self {
    case .enumCase: "case"
    case .anywhere: "segue of 'anywhere'"
    case .base: "link base"
    case .defaults: "default"
    default: rawValue
    }
  }
}
