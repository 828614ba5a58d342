// Made by navc from places.nav.yaml: change the graph, not this file.

import NavRuntime

/// A fragment whose root may be pushed again inside of it, and that has a shared screen.
nonisolated enum Places: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
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

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Place.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Places {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts {}
}

extension Places.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Places.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - list

extension Places {
  /// The screen “list”.
  nonisolated struct List: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `query`.
    let query: String

    /// The screen with its arguments.
    init(query: String = "") { self.query = query }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.query = try arguments("query", default: "")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("query", self.query) }
  }
}

extension NavRuntime.ScreenHandle where S == Places.List {
  /// Pushes `list`.
  @discardableResult
  func narrow(
    query: String = "",
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Places.List(query: query), sender: sender)
  }

  /// Pushes `place`.
  @discardableResult
  func show(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Places.Place(), sender: sender)
  }

  /// Unwinds to whatever `gaveUp` leads to.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(2, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Places.List {
  /// The segue `narrow`.
  static var narrow: Self { Self(0) }
  /// The segue `show`.
  static var show: Self { Self(1) }
  /// The segue `leave`.
  static var leave: Self { Self(2) }
}

// MARK: - place

extension Places {
  /// The screen “place”.
  nonisolated struct Place: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Places.Place {
  /// Pushes `place`.
  @discardableResult
  func show(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Places.Place(), sender: sender)
  }

  /// Unwinds to whatever `picked` leads to.
  @discardableResult
  func choose(
    _ value: String,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.unwind(4, returning: value, sender: sender)
  }

  /// Unwinds to the screen that opened this part.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(5, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func step(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(6, sender: sender)
  }

  /// Unwinds to the root.
  @discardableResult
  func all(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(7, sender: sender)
  }

  /// Unwinds to `list`.
  @discardableResult
  func toList(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(8, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Places.Place {
  /// The segue `show`.
  static var show: Self { Self(3) }
  /// The segue `choose`.
  static var choose: Self { Self(4) }
  /// The segue `close`.
  static var close: Self { Self(5) }
  /// The segue `step`.
  static var step: Self { Self(6) }
  /// The segue `all`.
  static var all: Self { Self(7) }
  /// The segue `toList`.
  static var toList: Self { Self(8) }
}

// MARK: - What the app provides

extension Places {
  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage = Any
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
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

extension Places {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, ListFactory, PlaceFactory where Fragment == Places {
    /// Before `narrow` of `list` shows the page it has made.
    func prepareListNarrow(for segue: NavRuntime.PushSegue<ListPage, ListPage, List>)
    /// Before `show` of `list` shows the page it has made.
    func prepareListShow(for segue: NavRuntime.PushSegue<ListPage, PlacePage, Place>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// When `close` of `place` unwinds to `list`.
    func unwindPlaceCloseToList(for segue: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>)
    /// When `step` of `place` unwinds to `list`.
    func unwindPlaceStepToList(for segue: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>)
    /// When `all` of `place` unwinds to `list`.
    func unwindPlaceAll(for segue: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>)
    /// When `toList` of `place` unwinds to `list`.
    func unwindPlaceToList(for segue: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>)
    /// Before `show` of `place` shows the page it has made.
    func preparePlaceShow(for segue: NavRuntime.PushSegue<PlacePage, PlacePage, Place>)
    /// When a plain back has come down to `place`.
    func backToPlace(for segue: NavRuntime.BackSegue<PlacePage>)
    /// When `close` of `place` unwinds to `place`.
    func unwindPlaceCloseToPlace(for segue: NavRuntime.UnwindSegue<PlacePage, PlacePage, Void>)
    /// When `step` of `place` unwinds to `place`.
    func unwindPlaceStepToPlace(for segue: NavRuntime.UnwindSegue<PlacePage, PlacePage, Void>)
  }
}

extension Places.Screens {
  /// Before `narrow` of `list` shows the page it has made.
  func prepareListNarrow(for _: NavRuntime.PushSegue<ListPage, ListPage, Places.List>) {}
  /// Before `show` of `list` shows the page it has made.
  func prepareListShow(for _: NavRuntime.PushSegue<ListPage, PlacePage, Places.Place>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// When `close` of `place` unwinds to `list`.
  func unwindPlaceCloseToList(for _: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>) {}
  /// When `step` of `place` unwinds to `list`.
  func unwindPlaceStepToList(for _: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>) {}
  /// When `all` of `place` unwinds to `list`.
  func unwindPlaceAll(for _: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>) {}
  /// When `toList` of `place` unwinds to `list`.
  func unwindPlaceToList(for _: NavRuntime.UnwindSegue<PlacePage, ListPage, Void>) {}
  /// Before `show` of `place` shows the page it has made.
  func preparePlaceShow(for _: NavRuntime.PushSegue<PlacePage, PlacePage, Places.Place>) {}
  /// When a plain back has come down to `place`.
  func backToPlace(for _: NavRuntime.BackSegue<PlacePage>) {}
  /// When `close` of `place` unwinds to `place`.
  func unwindPlaceCloseToPlace(for _: NavRuntime.UnwindSegue<PlacePage, PlacePage, Void>) {}
  /// When `step` of `place` unwinds to `place`.
  func unwindPlaceStepToPlace(for _: NavRuntime.UnwindSegue<PlacePage, PlacePage, Void>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return place(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListNarrow(for: NavRuntime.PushSegue(context))
    case 1: prepareListShow(for: NavRuntime.PushSegue(context))
    case 3: preparePlaceShow(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToList(for: NavRuntime.BackSegue(context))
      case 1: backToPlace(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 5:
      switch context.targetScreen.rawValue {
      case 0: unwindPlaceCloseToList(for: NavRuntime.UnwindSegue(context))
      case 1: unwindPlaceCloseToPlace(for: NavRuntime.UnwindSegue(context))
      default: break
      }
    case 6:
      switch context.targetScreen.rawValue {
      case 0: unwindPlaceStepToList(for: NavRuntime.UnwindSegue(context))
      case 1: unwindPlaceStepToPlace(for: NavRuntime.UnwindSegue(context))
      default: break
      }
    case 7: unwindPlaceAll(for: NavRuntime.UnwindSegue(context))
    case 8: unwindPlaceToList(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
