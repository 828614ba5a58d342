// Made by navc from fake.nav.yaml: change the graph, not this file.

import NavRuntime

/// A list, an item on it, a help that rises, and a note without a bar.
nonisolated enum Fake: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Fake
    root list
    screen list
      title List
      push open item
      push openHelp help
        transition rise
      push openAtOnce item
        unanimated
    screen item
      title Item
      push openNote note
      unwind leave list
    screen help
      title Help
    screen note
      title Note
      bar hidden
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Item.self
    case 2: return Help.self
    case 3: return Note.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Fake {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Fake {}

  /// The facts of a graph that asks for none.
  final class NoFacts: Facts {
    /// Nothing to know.
    init() {}
  }
}

extension Fake.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Fake.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - list

extension Fake {
  /// The screen “List”.
  nonisolated struct List: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.List {
  /// Pushes `item`.
  @discardableResult
  func `open`(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Fake.Item(), sender: sender)
  }

  /// Pushes `help`.
  @discardableResult
  func openHelp(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Fake.Help(), sender: sender)
  }

  /// Pushes `item`.
  @discardableResult
  func openAtOnce(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Fake.Item(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.List {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `openHelp`.
  static var openHelp: Self { Self(1) }
  /// The segue `openAtOnce`.
  static var openAtOnce: Self { Self(2) }
}

// MARK: - item

extension Fake {
  /// The screen “Item”.
  nonisolated struct Item: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.Item {
  /// Pushes `note`.
  @discardableResult
  func openNote(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Fake.Note(), sender: sender)
  }

  /// Unwinds to `list`.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(4, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Item {
  /// The segue `openNote`.
  static var openNote: Self { Self(3) }
  /// The segue `leave`.
  static var leave: Self { Self(4) }
}

// MARK: - help

extension Fake {
  /// The screen “Help”.
  nonisolated struct Help: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - note

extension Fake {
  /// The screen “Note”.
  nonisolated struct Note: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Fake {
  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
  }

  /// What `item` needs of the app.
  @MainActor
  protocol ItemFactory {
    /// The page of `item`.
    associatedtype ItemPage
    /// Makes the page of `item`; called once for each time it is pushed.
    func item(_ screen: NavRuntime.ScreenHandle<Item>) -> ItemPage
  }

  /// What `help` needs of the app.
  @MainActor
  protocol HelpFactory {
    /// The page of `help`.
    associatedtype HelpPage
    /// Makes the page of `help`; called once for each time it is pushed.
    func help(_ screen: NavRuntime.ScreenHandle<Help>) -> HelpPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }
}

extension Fake {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ListFactory, ItemFactory, HelpFactory, NoteFactory
  where Graph == Fake {
    /// Before `open` of `list` shows the page it has made.
    func prepareListOpen(for segue: NavRuntime.PushSegue<ListPage, ItemPage, Item>)
    /// Before `openHelp` of `list` shows the page it has made.
    func prepareListOpenHelp(for segue: NavRuntime.PushSegue<ListPage, HelpPage, Help>)
    /// Before `openAtOnce` of `list` shows the page it has made.
    func prepareListOpenAtOnce(for segue: NavRuntime.PushSegue<ListPage, ItemPage, Item>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// When `leave` of `item` unwinds to `list`.
    func unwindItemLeave(for segue: NavRuntime.UnwindSegue<ItemPage, ListPage, Void>)
    /// Before `openNote` of `item` shows the page it has made.
    func prepareItemOpenNote(for segue: NavRuntime.PushSegue<ItemPage, NotePage, Note>)
    /// When a plain back has come down to `item`.
    func backToItem(for segue: NavRuntime.BackSegue<ItemPage>)
  }
}

extension Fake.Screens {
  /// Before `open` of `list` shows the page it has made.
  func prepareListOpen(for _: NavRuntime.PushSegue<ListPage, ItemPage, Fake.Item>) {}
  /// Before `openHelp` of `list` shows the page it has made.
  func prepareListOpenHelp(for _: NavRuntime.PushSegue<ListPage, HelpPage, Fake.Help>) {}
  /// Before `openAtOnce` of `list` shows the page it has made.
  func prepareListOpenAtOnce(for _: NavRuntime.PushSegue<ListPage, ItemPage, Fake.Item>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// When `leave` of `item` unwinds to `list`.
  func unwindItemLeave(for _: NavRuntime.UnwindSegue<ItemPage, ListPage, Void>) {}
  /// Before `openNote` of `item` shows the page it has made.
  func prepareItemOpenNote(for _: NavRuntime.PushSegue<ItemPage, NotePage, Fake.Note>) {}
  /// When a plain back has come down to `item`.
  func backToItem(for _: NavRuntime.BackSegue<ItemPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return item(context.handle())
    case 2: return help(context.handle())
    case 3: return note(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareListOpenHelp(for: NavRuntime.PushSegue(context))
    case 2: prepareListOpenAtOnce(for: NavRuntime.PushSegue(context))
    case 3: prepareItemOpenNote(for: NavRuntime.PushSegue(context))
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
    case 4: unwindItemLeave(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
