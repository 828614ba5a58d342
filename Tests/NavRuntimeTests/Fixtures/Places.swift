import NavRuntime

/// A fragment whose root may be pushed again inside of it, and that has a shared screen, written by hand in the shape that
/// navc writes.
enum Places: NavigationFragment {
  static let table = GraphTable(
    #"""
    fragment Places
    root list
    screen list
      push narrow list
        recursive 3
      push show place
      exit leave gaveUp
    screen place
      shared
      push show place
        recursive
      exit choose picked
      unwind close opener
      unwind step previous
      unwind all root
      unwind toList list
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: List.self
    case 1: Place.self
    default: nil
    }
  }
}

extension Places {
  @MainActor protocol Facts {}
}

extension Places.Facts {
  func predicates(of graph: Places.Type) -> GraphPredicates { GraphPredicates() }
}

extension Places {
  struct List: Screen, Hashable, Codable {
    let query: String

    init(query: String = "") {
      self.query = query
    }

    init(from arguments: inout ArgumentReader) throws {
      query = try arguments("query", default: "")
    }

    func write(to arguments: inout ArgumentWriter) {
      arguments("query", query)
    }
  }

  struct Place: PlainScreen, Hashable, Codable {
    init() {}
  }
}

extension ScreenHandle where S == Places.List {
  @discardableResult
  func narrow(query: String, sender: Sender = .user) -> SegueRequest<Never> {
    self.push(0, Places.List(query: query), sender: sender)
  }

  @discardableResult
  func show(sender: Sender = .user) -> SegueRequest<Never> { self.push(1, Places.Place(), sender: sender) }

  @discardableResult
  func leave(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(2, sender: sender) }
}

extension ScreenHandle where S == Places.Place {
  @discardableResult
  func show(sender: Sender = .user) -> SegueRequest<Never> { self.push(3, Places.Place(), sender: sender) }

  @discardableResult
  func choose(_ value: String, sender: Sender = .user) -> SegueRequest<Never> {
    self.unwind(4, returning: value, sender: sender)
  }

  @discardableResult
  func close(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(5, sender: sender) }

  @discardableResult
  func step(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(6, sender: sender) }

  @discardableResult
  func all(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(7, sender: sender) }

  @discardableResult
  func toList(sender: Sender = .user) -> SegueRequest<Never> { self.unwind(8, sender: sender) }
}

extension Places {
  @MainActor protocol Screens: FragmentScreens where Fragment == Places {
    associatedtype ListPage
    func list(_ screen: ScreenHandle<List>) -> ListPage
    func backToList(for segue: BackSegue<ListPage>)

    associatedtype PlacePage
    func place(_ screen: ScreenHandle<Place>) -> PlacePage
  }
}

extension Places.Screens {
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return place(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}

  func unwind(_ segue: SegueID, _ context: SegueContext) {
    switch (segue.rawValue, context.targetScreen.rawValue) {
    case (-1, 0): backToList(for: BackSegue(context))
    default: break
    }
  }
}
