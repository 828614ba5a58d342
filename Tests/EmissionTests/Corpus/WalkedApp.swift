import NavRuntime
import NavTesting

/// A graph that is known only by its table. All of its screens have the same type.
enum WalkedApp: NavigationGraph {
  /// The table of the graph.
  @TaskLocal static var current: GraphTable?

  static var table: GraphTable {
    guard let current else { preconditionFailure("no graph is being walked") }
    return current
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { Place.self }

  /// Any screen of the graph. A different number makes a different instance.
  struct Place: Screen, Hashable {
    var number = 0

    init(number: Int) { self.number = number }

    init(from arguments: inout ArgumentReader) throws { number = try arguments("number", default: 0) }

    func write(to arguments: inout ArgumentWriter) { arguments("number", number) }
  }

  /// An app without pages. It decides which root is allowed.
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
