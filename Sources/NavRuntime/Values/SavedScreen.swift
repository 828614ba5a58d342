/// A screen of a saved stack: its name, its arguments, and its opening. The first page of a tab contains its
/// container, which is not a separate element of the list.
struct SavedScreen<Graph: NavigationGraph>: Codable {
  enum Key: CodingKey { case screen, arguments, opening, aside, container }

  let placed: PlacedScreen
  var container: SavedContainer<Graph>?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let id = try Self.screen(try values.decode(String.self, forKey: .screen))
    let screen = try Self.read(id, values.contains(.arguments) ? values.superDecoder(forKey: .arguments) : nil)
    container = try values.decodeIfPresent(SavedContainer<Graph>.self, forKey: .container)
    let opening: StackOpening =
      if let container { .tab(container.tab) } else { try values.decode(StackOpening.self, forKey: .opening) }
    var placed = PlacedScreen(id: id, screen: screen, opening: opening)
    placed.aside = try values.decodeIfPresent(Int.self, forKey: .aside) ?? 0
    self.placed = placed
  }

  init(_ placed: PlacedScreen, in container: SavedContainer<Graph>? = nil) {
    self.placed = placed
    self.container = container
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Graph.table[placed.id].name, forKey: .screen)
    // The container determines the opening of its first page.
    try values.encode(placed.opening.tab == nil ? placed.opening : .push, forKey: .opening)
    if placed.aside > 0 { try values.encode(placed.aside, forKey: .aside) }
    try values.encodeIfPresent(container, forKey: .container)
    try placed.screen.encodeArguments(to: values.superEncoder(forKey: .arguments))
  }

  /// Encodes the pages of a stack, up to the first one that cannot be encoded.
  static func encode(_ stack: [PlacedScreen], to values: inout any UnkeyedEncodingContainer) {
    var container: SavedContainer<Graph>?
    for placed in stack {
      if Graph.table.rules.isContainer(placed.id) {
        container = SavedContainer(placed, tab: 0)
        continue
      }
      if let tab = placed.opening.tab { container?.tab = Int16(tab) }
      let screen = SavedScreen(placed, in: container)
      container = nil
      do {
        try values.encode(screen)
      } catch {
        break
      }
    }
  }

  static func screen(_ name: String) throws -> ScreenID {
    guard let info = Graph.table.screen(savedAs: name) else { throw ArgumentError.missing(name) }
    return info.id
  }

  static func read(_ screen: ScreenID, _ decoder: (any Decoder)?) throws -> any Screen {
    var reader = try decoder.map { try ArgumentReader($0) } ?? ArgumentReader()
    return try Graph.read(screen, from: &reader)
  }
}

/// A container of a saved stack: the selected tab, and the screens of the other tabs.
struct SavedContainer<Graph: NavigationGraph>: Codable {
  private enum Key: CodingKey { case screen, arguments, opening, aside, tab, parked }

  /// The name of a tab.
  private struct TabName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  let placed: PlacedScreen
  var tab: Int16

  init(_ placed: PlacedScreen, tab: Int16) {
    self.placed = placed
    self.tab = tab
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let id = try SavedScreen<Graph>.screen(try values.decode(String.self, forKey: .screen))
    let name = try values.decode(String.self, forKey: .tab)
    let names = Self.names(of: id)
    let former = Self.formerNames(of: id)
    guard let tab = names.firstIndex(of: name) ?? former.firstIndex(where: { $0.contains(name) }) else {
      throw ArgumentError.missing(name)
    }
    self.tab = Int16(tab)
    var placed = PlacedScreen(
      id: id,
      screen: try SavedScreen<Graph>.read(
        id, values.contains(.arguments) ? values.superDecoder(forKey: .arguments) : nil),
      opening: try values.decode(StackOpening.self, forKey: .opening))
    placed.aside = try values.decodeIfPresent(Int.self, forKey: .aside) ?? 0
    let runs = try? values.nestedContainer(keyedBy: TabName.self, forKey: .parked)
    for (index, name) in names.enumerated() where index != tab {
      guard let key = ([name] + former[index]).first(where: { runs?.contains(TabName(stringValue: $0)) ?? false }),
        var run = try? runs?.nestedUnkeyedContainer(forKey: TabName(stringValue: key))
      else { continue }
      placed.parked[index] = Self.read(&run, tab: Int16(index))
    }
    self.placed = placed
  }

  /// The readable pages of a tab that is not selected, from the bottom.
  private static func read(_ values: inout any UnkeyedDecodingContainer, tab: Int16) -> [PlacedScreen] {
    var run: [PlacedScreen] = []
    while !values.isAtEnd, let saved = try? values.decode(ParkedScreen.self) {
      let opening: StackOpening = run.isEmpty ? .tab(tab) : .push
      run.append(PlacedScreen(id: saved.id, screen: saved.screen, opening: opening))
    }
    return run
  }

  /// A page in such a tab. It never contains a container, even if the text has one.
  private struct ParkedScreen: Decodable {
    let id: ScreenID
    let screen: any Screen

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: SavedScreen<Graph>.Key.self)
      id = try SavedScreen<Graph>.screen(try values.decode(String.self, forKey: .screen))
      screen = try SavedScreen<Graph>.read(
        id, values.contains(.arguments) ? values.superDecoder(forKey: .arguments) : nil)
    }
  }

  func encode(to encoder: any Encoder) throws {
    let names = Self.names(of: placed.id)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Graph.table[placed.id].name, forKey: .screen)
    try values.encode(placed.opening, forKey: .opening)
    if placed.aside > 0 { try values.encode(placed.aside, forKey: .aside) }
    try values.encode(names[Int(tab)], forKey: .tab)
    if !placed.parked.isEmpty {
      var runs = values.nestedContainer(keyedBy: TabName.self, forKey: .parked)
      for (index, name) in names.enumerated() where index != Int(tab) {
        guard let parked = placed.parked[index] else { continue }
        var run: any UnkeyedEncodingContainer = runs.nestedUnkeyedContainer(forKey: TabName(stringValue: name))
        SavedScreen<Graph>.encode(parked, to: &run)
      }
    }
    try placed.screen.encodeArguments(to: values.superEncoder(forKey: .arguments))
  }

  private static func names(of container: ScreenID) -> [String] {
    Graph.table.rules.tabs(of: container).map { Graph.table.ownName(of: $0) }
  }

  private static func formerNames(of container: ScreenID) -> [[String]] {
    Graph.table.rules.tabs(of: container).map { Graph.table[$0].formerNames }
  }
}
