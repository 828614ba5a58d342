/// A stack as data: the screens with their arguments, by name.
///
/// Decoding keeps the screens that the current graph can read, from the bottom up to the first unreadable one.
/// Encoding keeps the screens that can be written. Neither throws, whatever a screen contains.
public struct NavigationState<Graph: NavigationGraph> {
  let placed: [PlacedScreen]

  /// The screens, from the bottom. For a container, the screens of the selected tab.
  public var screens: [any Screen] {
    placed.filter { !Graph.table.rules.isContainer($0.id) }.map(\.screen)
  }

  /// Creates the state of a stack, from the bottom, as far as push segues could have built it.
  public init(screens: [any Screen]) {
    placed = Graph.places(of: screens)
  }

  init(placed: [PlacedScreen]) {
    self.placed = placed
  }
}

extension NavigationState: Codable {
  /// Decodes the longest readable part, from the bottom. An unreadable screen of a tab that is not selected affects
  /// only that tab.
  public init(from decoder: any Decoder) {
    var placed: [PlacedScreen] = []
    if var container = try? decoder.unkeyedContainer() {
      while !container.isAtEnd, let saved = try? container.decode(SavedScreen<Graph>.self) {
        if let container = saved.container { placed.append(container.placed) }
        placed.append(saved.placed)
      }
    }
    self.placed = placed
  }

  /// Encodes names and arguments, from the bottom, up to the first screen with an argument whose own encoding fails.
  /// An example is a `Double` that is not a number, in JSON.
  public func encode(to encoder: any Encoder) {
    var container = encoder.unkeyedContainer()
    SavedScreen<Graph>.encode(placed, to: &container)
  }
}
