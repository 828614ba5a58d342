import NavRuntime

/// A graph that mounts one fragment in two places, with a requirement and a link on the one and facts in both.
enum Office: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Office
    root hall
    base office://
    screen hall
      push enter safe
      push look window
    screen safe
      mount
      requires hasKey
      link /safe/{level:Int}?deep={deep}
      unwind left hall
    screen window
      mount
      unwind left hall
    """#, mounting: [Vault.table, Vault.table])

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen == 0 ? Hall.self : nil }

  static func mounted(_ screen: ScreenID) -> (any NavigationFragment.Type)? { Vault.self }

  struct Hall: PlainScreen, Hashable, Codable {}
}

enum Vault: NavigationFragment {
  static let table = GraphTable(
    #"""
    fragment Vault
    root door
    screen door
      push go box
        if isOpen
        awaits
      exit leave left
    screen box
      requires hasTime
      link /safe/{door.level:Int}/box?deep={door.deep}
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen {
    case 0: Door.self
    case 1: Box.self
    default: nil
    }
  }

  struct Door: Screen, Hashable, Codable {
    let level: Int
    let deep: Bool

    init(level: Int, deep: Bool = false) { (self.level, self.deep) = (level, deep) }
    init(from arguments: inout ArgumentReader) throws {
      level = try arguments("level")
      deep = try arguments("deep", default: false)
    }
    func write(to arguments: inout ArgumentWriter) {
      arguments("level", level)
      arguments("deep", deep)
    }
  }

  struct Box: PlainScreen, Hashable, Codable {}
}

/// Makes pages that are only a name, but for the hall's; writes down what both are told.
@MainActor final class OfficeScreens: GraphScreens {
  typealias Graph = Office

  @MainActor final class VaultScreens: SectionScreens {
    private let door: Any

    init(door: Any = "door") { self.door = door }

    func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { screen == 0 ? door : "box" }
    func preparePush(_ segue: SegueID, _ context: SegueContext) {}
    func unwind(_ segue: SegueID, _ context: SegueContext) {}
  }

  var calls: [String] = []
  /// The page that is made for the door; set before the start.
  var door: Any = "door"

  struct HallPage: SegueSource {
    let screens: OfficeScreens

    func shouldPerform(_ leaving: LeavingSegue<Office.Hall>) -> Bool {
      screens.calls.append("ask \(leaving.segue.id.rawValue)")
      return true
    }
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { HallPage(screens: self) }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {
    let target: Any = context.target()
    calls.append("prepare \(target is HallPage ? "hall" : target)")
  }
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func mounted(_ screen: ScreenID) -> (any SectionScreens)? { VaultScreens(door: door) }
}

/// What the predicates of both files ask.
@MainActor final class OfficeFacts: GraphFacts {
  typealias Graph = Office

  var hasKey = true
  var hasTime = true
  var isOpen = true
  private(set) var levels: [Int] = []

  func predicates(of graph: Office.Type) -> GraphPredicates {
    let vault = GraphPredicates(
      meets: { screen, _ in screen != 1 || self.hasTime },
      decides: { _, context in await context.ask(within: .seconds(1), otherwise: false) { self.isOpen } })
    return GraphPredicates(
      meets: { screen, context in
        // The place's number is the graph's, and its arguments are those of the fragment's first screen.
        guard screen == 1 else { return true }
        let door: Vault.Door = context.arguments()
        self.levels.append(door.level)
        return self.hasKey
      },
      mounted: [1: vault, 2: vault])
  }
}
