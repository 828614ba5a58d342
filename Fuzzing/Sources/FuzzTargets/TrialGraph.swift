import Foundation
import NavRuntime

/// A small graph in the shape that navc writes, with an argument of each kind that saved state and links know.
enum TrialGraph: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph TrialGraph
    root list
    base trial://
    base https://trial.example.com/app
    screen list
      link /?order={order}&q={query}
      push open item
      push find place
    screen item
      link /items/{number:Int}?weight={weight}&new={is new}&unique={unique:UUID}&place={place}&day={day}&text={text}
      push again item
        recursive 3
      push write note
        pass title literal "from a push"
    screen note
      link /items/{item.number:Int}/notes/{title}
    screen place
      link /{site}/{unique:UUID}
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    let types: [any Screen.Type] = [List.self, Item.self, Note.self, Place.self]
    return types.indices.contains(Int(screen.rawValue)) ? types[Int(screen.rawValue)] : nil
  }

  enum Order: String, CaseIterable, Codable, Sendable { case newest, oldest }

  struct List: Screen, Hashable, Sendable, Codable {
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
    let number: Int
    let weight: Double
    let isNew: Bool
    let unique: UUID?
    let place: URL?
    let day: Date?
    let text: String
    let tags: [String]
    let orders: [Order]?

    init(from arguments: inout ArgumentReader) throws {
      number = try arguments("number")
      weight = try arguments("weight", default: 0.5)
      isNew = try arguments("is new", default: false)
      unique = try arguments("unique", default: nil)
      place = try arguments("place", default: nil)
      day = try arguments("day", default: nil)
      text = try arguments("text", default: "")
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
      arguments("text", text)
      arguments("tags", tags)
      arguments("orders", orders)
    }
  }

  struct Note: Screen, Hashable, Sendable, Codable {
    let title: String

    init(from arguments: inout ArgumentReader) throws {
      title = try arguments("title")
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("title", title)
    }
  }

  struct Place: Screen, Hashable, Sendable, Codable {
    let site: URL
    let unique: UUID

    init(from arguments: inout ArgumentReader) throws {
      site = try arguments("site")
      unique = try arguments("unique")
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("site", site)
      arguments("unique", unique)
    }
  }
}

/// Screens without pages: nobody looks at them.
struct TrialScreens: GraphScreens {
  typealias Graph = TrialGraph
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { screen }
  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
}

struct TrialFacts: GraphFacts {
  func predicates(of graph: TrialGraph.Type) -> GraphPredicates { GraphPredicates() }
}
