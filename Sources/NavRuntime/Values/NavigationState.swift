/// A stack as data: the screens with their arguments, by name. Decoding keeps what today's graph can read, from the
/// bottom up to the first screen that it cannot, and encoding what can be written; neither fails for what a screen holds.
public struct NavigationState<Graph: NavigationGraph> {
  let placed: [PlacedScreen]

  /// The screens, from the bottom.
  public var screens: [any Screen] { placed.map(\.screen) }

  /// The state of a stack, from the bottom, as far as push segues could have built it.
  public init(screens: [any Screen]) {
    placed = Graph.places(of: screens)
  }

  init(placed: [PlacedScreen]) {
    self.placed = placed
  }
}

extension NavigationState: Codable {
  private struct SavedScreen: Codable {
    enum Key: CodingKey { case screen, arguments, opening }

    let placed: PlacedScreen

    init(_ placed: PlacedScreen) {
      self.placed = placed
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let name = try container.decode(String.self, forKey: .screen)
      guard let info = Graph.table.screen(named: name) else { throw ArgumentError.missing(name) }
      var reader =
        if container.contains(.arguments) {
          try ArgumentReader(container.superDecoder(forKey: .arguments))
        } else {
          ArgumentReader()
        }
      placed = PlacedScreen(
        id: info.id, screen: try Graph.read(info.id, from: &reader),
        opening: try container.decode(StackOpening.self, forKey: .opening))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Graph.table[placed.id].name, forKey: .screen)
      try container.encode(placed.opening, forKey: .opening)
      try placed.screen.encodeArguments(to: container.superEncoder(forKey: .arguments))
    }
  }

  /// Decodes the longest part, from the bottom, that can be read.
  public init(from decoder: any Decoder) {
    var placed: [PlacedScreen] = []
    if var container = try? decoder.unkeyedContainer() {
      while !container.isAtEnd, let saved = try? container.decode(SavedScreen.self) { placed.append(saved.placed) }
    }
    self.placed = placed
  }

  /// Encodes names and arguments, from the bottom, up to the first screen with an argument whose own encoding fails: a
  /// `Double` that is no number, in JSON.
  public func encode(to encoder: any Encoder) {
    var container = encoder.unkeyedContainer()
    for screen in placed {
      do {
        try container.encode(SavedScreen(screen))
      } catch {
        break
      }
    }
  }
}
