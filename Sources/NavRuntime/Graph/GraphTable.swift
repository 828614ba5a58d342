/// The shape of a graph, parsed once from the text that generated code carries.
///
/// The format is in `ARCHITECTURE.md`. Time and memory are linear in the text. A text that navc did not write stops the
/// program.
public struct GraphTable: Sendable {
  /// The arrays behind the table, so that passing a table on costs one reference.
  private final class Storage: Sendable {
    let name: String
    let text: TableText
    let rules: StackRules
    let screens: [ScreenRow]
    let segues: [SegueRow]
    let idsByName: [String: ScreenID]
    let bases: [LinkBase]
    let whenRefused: WhenRefused

    init(_ source: StaticString) {
      text = TableText(source)
      let parser = TableParser(text)
      name = parser.graphName
      rules = parser.rules
      var firstSegues = [Int32](repeating: 0, count: parser.screens.count + 1)
      for segue in rules.segues { firstSegues[Int(segue.source.rawValue) + 1] += 1 }
      for index in parser.screens.indices { firstSegues[index + 1] += firstSegues[index] }
      screens = parser.screens.enumerated().map { index, row in
        ScreenRow(
          name: row.name, details: row.details, segues: firstSegues[index]..<firstSegues[index + 1],
          hasRequirement: row.hasRequirement, hasLink: row.hasLink)
      }
      segues = parser.segues.map { SegueRow(name: $0.name, details: $0.details, awaits: $0.awaits) }
      idsByName = parser.idsByName
      bases = parser.bases
      whenRefused = parser.whenRefused
    }
  }

  struct ScreenRow: Sendable {
    let name: String
    let details: Range<Int>
    let segues: Range<Int32>
    let hasRequirement: Bool
    let hasLink: Bool
  }

  struct SegueRow: Sendable {
    let name: String
    let details: Range<Int>
    let awaits: Bool
  }

  private let storage: Storage

  /// Parses a table.
  public init(_ text: StaticString) {
    storage = Storage(text)
  }

  /// The name of the graph.
  public var name: String { storage.name }

  /// What the core decides by.
  public var rules: StackRules { storage.rules }

  /// The screen at the bottom of the stack.
  public var root: ScreenInfo { self[storage.rules.root] }

  /// What the graph's URLs begin with, in the order of the graph file.
  public var bases: [LinkBase] { storage.bases }

  /// What a predicate that fails on the way of a link does.
  public var whenRefused: WhenRefused { storage.whenRefused }

  /// How many screens there are; their ids count from 0.
  public var screenCount: Int { storage.screens.count }

  /// How many segues there are; their ids count from 0.
  public var segueCount: Int { storage.segues.count }

  /// All screens, in the order of the graph file.
  public var screens: [ScreenInfo] { (0..<Int32(screenCount)).map { self[ScreenID(rawValue: $0)] } }

  /// What the table says about a screen.
  public subscript(screen: ScreenID) -> ScreenInfo {
    let index = Int(screen.rawValue)
    return ScreenInfo(id: screen, row: storage.screens[index], rules: storage.rules.screens[index], text: storage.text)
  }

  /// What the table says about a segue; not for ``SegueID/back``.
  public subscript(segue: SegueID) -> SegueInfo {
    let index = Int(segue.rawValue)
    return SegueInfo(id: segue, row: storage.segues[index], rules: storage.rules.segues[index], text: storage.text)
  }

  /// The screen of a name.
  public func screen(named name: String) -> ScreenInfo? {
    storage.idsByName[name].map { self[$0] }
  }

  /// The name of a segue, `back` included.
  public func name(of segue: SegueID) -> String {
    segue.rawValue < 0 ? "back" : storage.segues[Int(segue.rawValue)].name
  }

  /// Whether the number is one of this table's screens.
  func holds(_ screen: ScreenID) -> Bool {
    storage.screens.indices.contains(Int(screen.rawValue))
  }

  /// Whether the number is one of this table's segues.
  func holds(_ segue: SegueID) -> Bool {
    storage.segues.indices.contains(Int(segue.rawValue))
  }
}
