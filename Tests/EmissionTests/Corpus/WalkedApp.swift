import NavRuntime
import NavTesting

/// A graph that is known by its table alone: all of its screens are of one type.
enum WalkedApp: NavigationGraph {
  /// The table of the graph that is walked.
  @TaskLocal static var current: GraphTable?

  static var table: GraphTable {
    guard let current else { preconditionFailure("no graph is being walked") }
    return current
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { Place.self }

  /// Any of its screens. The number makes each another one.
  struct Place: Screen, Hashable {
    var number = 0

    init(number: Int) { self.number = number }

    init(from arguments: inout ArgumentReader) throws { number = try arguments("number", default: 0) }

    func write(to arguments: inout ArgumentWriter) { arguments("number", number) }
  }

  /// An app without pages, which says on which roots it may stand.
  final class App: GraphScreens, GraphFacts {
    typealias Graph = WalkedApp

    var root: String?

    func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { 0 }
    func preparePush(_ segue: SegueID, _ context: SegueContext) {}
    func unwind(_ segue: SegueID, _ context: SegueContext) {}
    func predicates(of graph: WalkedApp.Type) -> GraphPredicates {
      GraphPredicates(meets: { screen, _ in self.root == WalkedApp.table[screen].name })
    }
  }
}
