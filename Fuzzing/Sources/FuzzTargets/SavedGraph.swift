import Foundation
import NavRuntime

/// A small graph in the shape that navc writes, with an argument of each kind that saved state knows.
enum SavedGraph: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph SavedGraph
    root list
    screen list
      push open item
    screen item
      push again item
        recursive 3
      push write note
    screen note
    """#)

  static func read(_ screen: ScreenID, from arguments: inout ArgumentReader) throws -> any Screen {
    switch screen.rawValue {
    case 0: try List(from: &arguments)
    case 1: try Item(from: &arguments)
    case 2: try Note(from: &arguments)
    default: throw ArgumentError.unknownScreen(screen)
    }
  }

  enum Order: String, CaseIterable, Codable, Sendable { case newest, oldest }

  struct List: Screen, Hashable, Sendable, Codable {
    static var id: ScreenID { 0 }
    let order: Order
    let query: String?

    init(from arguments: inout ArgumentReader) throws {
      order = try arguments("order", default: .newest)
      query = try arguments("query", default: nil)
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("order", order)
      arguments("query", query)
    }
  }

  struct Item: Screen, Hashable, Sendable, Codable {
    static var id: ScreenID { 1 }
    let number: Int
    let weight: Double
    let isNew: Bool
    let unique: UUID?
    let place: URL?
    let day: Date?
    let tags: [String]
    let orders: [Order]?

    init(from arguments: inout ArgumentReader) throws {
      number = try arguments("number")
      weight = try arguments("weight", default: 0.5)
      isNew = try arguments("is new", default: false)
      unique = try arguments("unique", default: nil)
      place = try arguments("place", default: nil)
      day = try arguments("day", default: nil)
      tags = try arguments("tags", default: [])
      orders = try arguments("orders", default: nil)
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("number", number)
      arguments("weight", weight)
      arguments("is new", isNew)
      arguments("unique", unique)
      arguments("place", place)
      arguments("day", day)
      arguments("tags", tags)
      arguments("orders", orders)
    }
  }

  struct Note: PlainScreen, Hashable, Sendable, Codable {
    static var id: ScreenID { 2 }
  }
}

/// Screens without pages: nobody looks at them.
struct SavedScreens: GraphScreens {
  typealias Graph = SavedGraph
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { screen }
  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool { true }
  func prepare(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
}

struct SavedFacts: GraphFacts {
  func predicates(of graph: SavedGraph.Type) -> GraphPredicates { GraphPredicates() }
}
