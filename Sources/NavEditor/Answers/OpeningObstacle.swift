/// The reason why a segue should not open a screen.
enum OpeningObstacle {
  case none
  /// Another node that the screen already opens on.
  case parent(Int)
  /// The segue has several places, but the screen is not shared.
  case places
  case itself
  case below
  /// A recursive segue needs a screen that is below its source.
  case notBelow
  case root, container, alert

  var rank: Int {
    switch self {
    case .none: 0
    case .parent, .places: 1
    case .itself, .below: 2
    case .notBelow, .root, .container, .alert: 3
    }
  }
}
