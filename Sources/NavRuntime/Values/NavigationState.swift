/// A stack as data: the screens with their arguments, by name. Decoding keeps what today's graph can read, from the
/// bottom up to the first screen that it cannot, and never fails for what a screen holds.
public struct NavigationState<Graph: NavigationGraph> {
  /// The screens, from the bottom.
  public let screens: [any Screen]

  /// The state of a stack.
  public init(screens: [any Screen]) {
    self.screens = screens
  }
}

extension NavigationState: Codable {
  private struct SavedScreen: Codable {
    enum Key: CodingKey { case screen, arguments }

    let screen: any Screen

    init(_ screen: any Screen) {
      self.screen = screen
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
      screen = try Graph.read(info.id, from: &reader)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Graph.table[type(of: screen).id].name, forKey: .screen)
      try screen.encodeArguments(to: container.superEncoder(forKey: .arguments))
    }
  }

  /// Decodes the longest part, from the bottom, that can be read.
  public init(from decoder: any Decoder) {
    var screens: [any Screen] = []
    if var container = try? decoder.unkeyedContainer() {
      while !container.isAtEnd, let saved = try? container.decode(SavedScreen.self) { screens.append(saved.screen) }
    }
    self.screens = screens
  }

  /// Encodes names and arguments.
  ///
  /// - Throws: The error of an argument's own encoding.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for screen in screens { try container.encode(SavedScreen(screen)) }
  }
}
