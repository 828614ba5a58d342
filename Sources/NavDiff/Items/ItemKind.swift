/// The kind of an item, as a difference names it.
package enum ItemKind: String, CaseIterable, Sendable {
  case graph, screen, segue, argument, fact, condition, type
  case enumCase = "case"
  case exit, tab, link, base, root, anywhere, fragment
  case defaults = "default"

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
