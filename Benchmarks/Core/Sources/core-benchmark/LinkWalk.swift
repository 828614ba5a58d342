import NavRuntime

/// The index of a graph's table in the generated tables.
protocol LinkTable: Sendable {
  static var index: Int { get }
}

/// The tables that are measured, in sequence.
enum FirstLinks: LinkTable { static var index: Int { 0 } }
enum SecondLinks: LinkTable { static var index: Int { 1 } }
enum ThirdLinks: LinkTable { static var index: Int { 2 } }

private let linkTables = links.map { GraphTable($0.text) }

/// A graph whose root pushes screens, each of which has a link.
enum LinkGraph<Table: LinkTable>: NavigationGraph {
  static var table: GraphTable { linkTables[Table.index] }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    screen.rawValue == 0 ? Pair.Start.self : Pair.Leaf.self
  }
}

/// A navigator that opens links in sequence.
@MainActor protocol LinkOpening {
  /// Opens the first and the last link of the graph alternately, `times` links in total.
  ///
  /// - Returns: The number of links that were shown.
  func open(_ times: Int) -> Int
}

@MainActor final class LinkWalk<Table: LinkTable>: LinkOpening {
  private let navigator = Navigator<LinkGraph<Table>, _>(
    host: InstantHost(), screens: SilentApp<LinkGraph<Table>>(), facts: SilentApp<LinkGraph<Table>>())
  private let urls: [String]
  private var opened = 0

  init(count: Int) {
    urls = ["https://shop.example/p0", "https://shop.example/p\(count - 1)"]
    navigator.start()
  }

  func open(_ times: Int) -> Int {
    var shown = 0
    for _ in 0..<times {
      opened += 1
      if navigator.open(urls[opened % 2]).outcomeSoFar == .shown { shown += 1 }
    }
    return shown
  }
}

/// Returns a walk for each graph.
@MainActor func linkWalks() -> [(count: Int, walk: any LinkOpening)] {
  let counts = links.map(\.size)
  return [
    (counts[0], LinkWalk<FirstLinks>(count: counts[0])), (counts[1], LinkWalk<SecondLinks>(count: counts[1])),
    (counts[2], LinkWalk<ThirdLinks>(count: counts[2])),
  ]
}
