/// A stack as data: the screens with their arguments, by name. Decoding keeps what today's graph can read, from the
/// bottom up to the first screen that it cannot, and encoding what can be written; neither fails for what a screen holds.
public struct NavigationState<Graph: NavigationGraph> {
  let placed: [PlacedScreen]

  /// The screens, from the bottom. Of containers, the tab that is selected.
  public var screens: [any Screen] {
    placed.filter { !Graph.table.rules.isContainer($0.id) }.map(\.screen)
  }

  /// The state of a stack, from the bottom, as far as push segues could have built it.
  public init(screens: [any Screen]) {
    placed = Graph.places(of: screens)
  }

  init(placed: [PlacedScreen]) {
    self.placed = placed
  }
}

extension NavigationState: Codable {
  /// Decodes the longest part, from the bottom, that can be read. What cannot be read of a tab that is not selected costs that tab.
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

  /// Encodes names and arguments, from the bottom, up to the first screen with an argument whose own encoding fails: a
  /// `Double` that is no number, in JSON.
  public func encode(to encoder: any Encoder) {
    var container = encoder.unkeyedContainer()
    SavedScreen<Graph>.encode(placed, to: &container)
  }
}
