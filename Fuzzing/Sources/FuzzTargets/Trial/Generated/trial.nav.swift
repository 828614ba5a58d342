// Made by navc from trial.nav.yaml: change the graph, not this file.

import Foundation
import NavRuntime

/// A small graph with an argument of each kind that saved state and links know.
nonisolated enum TrialGraph: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
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
      link /items/{number:Int}?weight={weight}&new={is%20new}&unique={unique:UUID}&place={place}&text={text}
      push again item
        recursive 3
      push write note
        pass title literal "from a push"
    screen note
      link /items/{item.number:Int}/notes/{title}
    screen place
      link /{site}/{unique:UUID}
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Item.self
    case 2: return Note.self
    case 3: return Place.self
    default: return nil
    }
  }
}

// MARK: - Types

extension TrialGraph {
  /// One of the values of `Order`.
  nonisolated enum Order: String, CaseIterable, Codable, Sendable {
    /// `newest`
    case newest
    /// `oldest`
    case oldest
  }
}

// MARK: - Facts

extension TrialGraph {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == TrialGraph {}

  /// The facts of a graph that asks for none.
  final class NoFacts: Facts {
    /// Nothing to know.
    init() {}
  }
}

extension TrialGraph.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: TrialGraph.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - list

extension TrialGraph {
  /// The screen “list”.
  nonisolated struct List: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `order`.
    let order: Order
    /// The argument `query`.
    let query: String?

    /// The screen with its arguments.
    init(order: Order = .newest, query: String? = nil) {
      self.order = order
      self.query = query
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.order = try arguments("order", default: .newest)
      self.query = try arguments("query", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("order", self.order)
      arguments("query", self.query)
    }
  }
}

extension NavRuntime.ScreenHandle where S == TrialGraph.List {
  /// Pushes `item`.
  @discardableResult
  func `open`(
    number: Int,
    weight: Double = 0.5,
    isNew: Bool = false,
    unique: UUID? = nil,
    place: URL? = nil,
    day: Date? = nil,
    text: String = "",
    tags: [String] = [],
    orders: [TrialGraph.Order]? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(
      0,
      TrialGraph.Item(
        number: number,
        weight: weight,
        isNew: isNew,
        unique: unique,
        place: place,
        day: day,
        text: text,
        tags: tags,
        orders: orders
      ),
      sender: sender
    )
  }

  /// Pushes `place`.
  @discardableResult
  func find(
    site: URL,
    unique: UUID,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(1, TrialGraph.Place(site: site, unique: unique), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == TrialGraph.List {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `find`.
  static var find: Self { Self(1) }
}

// MARK: - item

extension TrialGraph {
  /// The screen “item”.
  nonisolated struct Item: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `number`.
    let number: Int
    /// The argument `weight`.
    let weight: Double
    /// The argument `is new`.
    let isNew: Bool
    /// The argument `unique`.
    let unique: UUID?
    /// The argument `place`.
    let place: URL?
    /// The argument `day`.
    let day: Date?
    /// The argument `text`.
    let text: String
    /// The argument `tags`.
    let tags: [String]
    /// The argument `orders`.
    let orders: [Order]?

    /// The screen with its arguments.
    init(
      number: Int,
      weight: Double = 0.5,
      isNew: Bool = false,
      unique: UUID? = nil,
      place: URL? = nil,
      day: Date? = nil,
      text: String = "",
      tags: [String] = [],
      orders: [Order]? = nil
    ) {
      self.number = number
      self.weight = weight
      self.isNew = isNew
      self.unique = unique
      self.place = place
      self.day = day
      self.text = text
      self.tags = tags
      self.orders = orders
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.number = try arguments("number")
      self.weight = try arguments("weight", default: 0.5)
      self.isNew = try arguments("is new", default: false)
      self.unique = try arguments("unique", default: nil)
      self.place = try arguments("place", default: nil)
      self.day = try arguments("day", default: nil)
      self.text = try arguments("text", default: "")
      self.tags = try arguments("tags", default: [])
      self.orders = try arguments("orders", default: nil)
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("number", self.number)
      arguments("weight", self.weight)
      arguments("is new", self.isNew)
      arguments("unique", self.unique)
      arguments("place", self.place)
      arguments("day", self.day)
      arguments("text", self.text)
      arguments("tags", self.tags)
      arguments("orders", self.orders)
    }
  }
}

extension NavRuntime.ScreenHandle where S == TrialGraph.Item {
  /// Pushes `item`.
  @discardableResult
  func again(
    number: Int,
    weight: Double = 0.5,
    isNew: Bool = false,
    unique: UUID? = nil,
    place: URL? = nil,
    day: Date? = nil,
    text: String = "",
    tags: [String] = [],
    orders: [TrialGraph.Order]? = nil,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(
      2,
      TrialGraph.Item(
        number: number,
        weight: weight,
        isNew: isNew,
        unique: unique,
        place: place,
        day: day,
        text: text,
        tags: tags,
        orders: orders
      ),
      sender: sender
    )
  }

  /// Pushes `note`.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, TrialGraph.Note(title: "from a push"), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == TrialGraph.Item {
  /// The segue `again`.
  static var again: Self { Self(2) }
  /// The segue `write`.
  static var write: Self { Self(3) }
}

// MARK: - note

extension TrialGraph {
  /// The screen “note”.
  nonisolated struct Note: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `title`.
    let title: String

    /// The screen with its arguments.
    init(title: String) { self.title = title }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.title = try arguments("title")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("title", self.title) }
  }
}

// MARK: - place

extension TrialGraph {
  /// The screen “place”.
  nonisolated struct Place: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `site`.
    let site: URL
    /// The argument `unique`.
    let unique: UUID

    /// The screen with its arguments.
    init(site: URL, unique: UUID) {
      self.site = site
      self.unique = unique
    }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.site = try arguments("site")
      self.unique = try arguments("unique")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("site", self.site)
      arguments("unique", self.unique)
    }
  }
}

// MARK: - What the app provides

extension TrialGraph {
  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage = Any
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
  }

  /// What `item` needs of the app.
  @MainActor
  protocol ItemFactory {
    /// The page of `item`.
    associatedtype ItemPage = Any
    /// Makes the page of `item`; called once for each time it is pushed.
    func item(_ screen: NavRuntime.ScreenHandle<Item>) -> ItemPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }

  /// What `place` needs of the app.
  @MainActor
  protocol PlaceFactory {
    /// The page of `place`.
    associatedtype PlacePage = Any
    /// Makes the page of `place`; called once for each time it is pushed.
    func place(_ screen: NavRuntime.ScreenHandle<Place>) -> PlacePage
  }
}

extension TrialGraph {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ListFactory, ItemFactory, NoteFactory, PlaceFactory
  where Graph == TrialGraph {
    /// Before `open` of `list` shows the page it has made.
    func prepareListOpen(for segue: NavRuntime.PushSegue<ListPage, ItemPage, Item>)
    /// Before `find` of `list` shows the page it has made.
    func prepareListFind(for segue: NavRuntime.PushSegue<ListPage, PlacePage, Place>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// Before `again` of `item` shows the page it has made.
    func prepareItemAgain(for segue: NavRuntime.PushSegue<ItemPage, ItemPage, Item>)
    /// Before `write` of `item` shows the page it has made.
    func prepareItemWrite(for segue: NavRuntime.PushSegue<ItemPage, NotePage, Note>)
    /// When a plain back has come down to `item`.
    func backToItem(for segue: NavRuntime.BackSegue<ItemPage>)
  }
}

extension TrialGraph.Screens {
  /// Before `open` of `list` shows the page it has made.
  func prepareListOpen(for _: NavRuntime.PushSegue<ListPage, ItemPage, TrialGraph.Item>) {}
  /// Before `find` of `list` shows the page it has made.
  func prepareListFind(for _: NavRuntime.PushSegue<ListPage, PlacePage, TrialGraph.Place>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// Before `again` of `item` shows the page it has made.
  func prepareItemAgain(for _: NavRuntime.PushSegue<ItemPage, ItemPage, TrialGraph.Item>) {}
  /// Before `write` of `item` shows the page it has made.
  func prepareItemWrite(for _: NavRuntime.PushSegue<ItemPage, NotePage, TrialGraph.Note>) {}
  /// When a plain back has come down to `item`.
  func backToItem(for _: NavRuntime.BackSegue<ItemPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return item(context.handle())
    case 2: return note(context.handle())
    case 3: return place(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareListFind(for: NavRuntime.PushSegue(context))
    case 2: prepareItemAgain(for: NavRuntime.PushSegue(context))
    case 3: prepareItemWrite(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToList(for: NavRuntime.BackSegue(context))
      case 1: backToItem(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
