// Made by navc from fake.nav.yaml: change the graph, not this file.

import NavRuntime

/// A list, an item on it, a help that rises, a note without a bar, and layers.
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
      push write editor
        layer sheet
      push sort order
        layer popover
      push cover cover
        layer full
    screen item
      title Item
      push openNote note
      unwind leave list
    screen help
      title Help
    screen note
      title Note
      bar hidden
    screen editor
      title Editor
      push attach files
      push ask question
        layer popover
      push leave sure
        layer alert
    screen files
      title Files
      unwind home list
    screen sure
      alert keep discard
      unwind discard list
        busy queue
      unwind keep previous
        busy queue
    screen question
      title Sure?
      unwind home list
    screen order
      title Order
    screen cover
      title Cover
      unwind close previous
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Item.self
    case 2: return Help.self
    case 3: return Note.self
    case 4: return Editor.self
    case 5: return Files.self
    case 6: return Sure.self
    case 7: return Question.self
    case 8: return Order.self
    case 9: return Cover.self
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

  /// Presents `editor` as a sheet.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Fake.Editor(), sender: sender)
  }

  /// Presents `order` as a popover.
  @discardableResult
  func sort(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Fake.Order(), sender: sender)
  }

  /// Presents `cover` over all that is there.
  @discardableResult
  func cover(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Fake.Cover(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.List {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `openHelp`.
  static var openHelp: Self { Self(1) }
  /// The segue `openAtOnce`.
  static var openAtOnce: Self { Self(2) }
  /// The segue `write`.
  static var write: Self { Self(3) }
  /// The segue `sort`.
  static var sort: Self { Self(4) }
  /// The segue `cover`.
  static var cover: Self { Self(5) }
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
    self.push(6, Fake.Note(), sender: sender)
  }

  /// Unwinds to `list`.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(7, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Item {
  /// The segue `openNote`.
  static var openNote: Self { Self(6) }
  /// The segue `leave`.
  static var leave: Self { Self(7) }
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

// MARK: - editor

extension Fake {
  /// The screen “Editor”.
  nonisolated struct Editor: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.Editor {
  /// Pushes `files`.
  @discardableResult
  func attach(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(8, Fake.Files(), sender: sender)
  }

  /// Presents `question` as a popover.
  @discardableResult
  func ask(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(9, Fake.Question(), sender: sender)
  }

  /// Shows the alert `sure`.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Fake.SureButton> {
    self.push(10, Fake.Sure(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Editor {
  /// The segue `attach`.
  static var attach: Self { Self(8) }
  /// The segue `ask`.
  static var ask: Self { Self(9) }
  /// The segue `leave`.
  static var leave: Self { Self(10) }
}

// MARK: - files

extension Fake {
  /// The screen “Files”.
  nonisolated struct Files: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.Files {
  /// Unwinds to `list`.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Files {
  /// The segue `home`.
  static var home: Self { Self(11) }
}

// MARK: - sure

extension Fake {
  /// The screen “sure”.
  nonisolated struct Sure: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Fake {
  /// The buttons of `sure`.
  nonisolated enum SureButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `discard`.
    case discard
    /// The button `keep`.
    case keep

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 12: self = .discard
      case 13: self = .keep
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Fake.Sure {
  /// The words of `sure`: a question, and a label a button.
  nonisolated init(title: String, message: String? = nil, discard: String, keep: String) {
    self.init(title: title, message: message, labels: [discard, keep])
  }
}

extension NavRuntime.ScreenHandle where S == Fake.Sure {
  /// Unwinds to `list`.
  @discardableResult
  func discard(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func keep(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(13, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Sure {
  /// The segue `discard`.
  static var discard: Self { Self(12) }
  /// The segue `keep`.
  static var keep: Self { Self(13) }
}

// MARK: - question

extension Fake {
  /// The screen “Sure?”.
  nonisolated struct Question: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.Question {
  /// Unwinds to `list`.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(14, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Question {
  /// The segue `home`.
  static var home: Self { Self(14) }
}

// MARK: - order

extension Fake {
  /// The screen “Order”.
  nonisolated struct Order: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - cover

extension Fake {
  /// The screen “Cover”.
  nonisolated struct Cover: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Fake.Cover {
  /// Unwinds to the screen below.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(15, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Fake.Cover {
  /// The segue `close`.
  static var close: Self { Self(15) }
}

// MARK: - What the app provides

extension Fake {
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

  /// What `help` needs of the app.
  @MainActor
  protocol HelpFactory {
    /// The page of `help`.
    associatedtype HelpPage = Any
    /// Makes the page of `help`; called once for each time it is pushed.
    func help(_ screen: NavRuntime.ScreenHandle<Help>) -> HelpPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }

  /// What `editor` needs of the app.
  @MainActor
  protocol EditorFactory {
    /// The page of `editor`.
    associatedtype EditorPage = Any
    /// Makes the page of `editor`; called once for each time it is pushed.
    func editor(_ screen: NavRuntime.ScreenHandle<Editor>) -> EditorPage
  }

  /// What `files` needs of the app.
  @MainActor
  protocol FilesFactory {
    /// The page of `files`.
    associatedtype FilesPage = Any
    /// Makes the page of `files`; called once for each time it is pushed.
    func files(_ screen: NavRuntime.ScreenHandle<Files>) -> FilesPage
  }

  /// What `sure` needs of the app.
  @MainActor
  protocol SureFactory {
    /// Makes the words of the alert `sure`; called once for each time it is presented.
    func sure(_ screen: NavRuntime.ScreenHandle<Sure>) -> NavRuntime.AlertText<Sure>
  }

  /// What `question` needs of the app.
  @MainActor
  protocol QuestionFactory {
    /// The page of `question`.
    associatedtype QuestionPage = Any
    /// Makes the page of `question`; called once for each time it is pushed.
    func question(_ screen: NavRuntime.ScreenHandle<Question>) -> QuestionPage
  }

  /// What `order` needs of the app.
  @MainActor
  protocol OrderFactory {
    /// The page of `order`.
    associatedtype OrderPage = Any
    /// Makes the page of `order`; called once for each time it is pushed.
    func order(_ screen: NavRuntime.ScreenHandle<Order>) -> OrderPage
  }

  /// What `cover` needs of the app.
  @MainActor
  protocol CoverFactory {
    /// The page of `cover`.
    associatedtype CoverPage = Any
    /// Makes the page of `cover`; called once for each time it is pushed.
    func cover(_ screen: NavRuntime.ScreenHandle<Cover>) -> CoverPage
  }
}

extension Fake {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ListFactory, ItemFactory, HelpFactory, NoteFactory,
    EditorFactory, FilesFactory, SureFactory, QuestionFactory, OrderFactory, CoverFactory
  where Graph == Fake {
    /// Before `open` of `list` shows the page it has made.
    func prepareListOpen(for segue: NavRuntime.PushSegue<ListPage, ItemPage, Item>)
    /// Before `openHelp` of `list` shows the page it has made.
    func prepareListOpenHelp(for segue: NavRuntime.PushSegue<ListPage, HelpPage, Help>)
    /// Before `openAtOnce` of `list` shows the page it has made.
    func prepareListOpenAtOnce(for segue: NavRuntime.PushSegue<ListPage, ItemPage, Item>)
    /// Before `write` of `list` shows the page it has made.
    func prepareListWrite(for segue: NavRuntime.PushSegue<ListPage, EditorPage, Editor>)
    /// Before `sort` of `list` shows the page it has made.
    func prepareListSort(for segue: NavRuntime.PushSegue<ListPage, OrderPage, Order>)
    /// Before `cover` of `list` shows the page it has made.
    func prepareListCover(for segue: NavRuntime.PushSegue<ListPage, CoverPage, Cover>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// When `leave` of `item` unwinds to `list`.
    func unwindItemLeave(for segue: NavRuntime.UnwindSegue<ItemPage, ListPage, Void>)
    /// When `home` of `files` unwinds to `list`.
    func unwindFilesHome(for segue: NavRuntime.UnwindSegue<FilesPage, ListPage, Void>)
    /// When `discard` of `sure` unwinds to `list`.
    func unwindSureDiscard(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Sure>, ListPage, Void>
    )
    /// When `home` of `question` unwinds to `list`.
    func unwindQuestionHome(for segue: NavRuntime.UnwindSegue<QuestionPage, ListPage, Void>)
    /// When `close` of `cover` unwinds to `list`.
    func unwindCoverClose(for segue: NavRuntime.UnwindSegue<CoverPage, ListPage, Void>)
    /// Before `openNote` of `item` shows the page it has made.
    func prepareItemOpenNote(for segue: NavRuntime.PushSegue<ItemPage, NotePage, Note>)
    /// When a plain back has come down to `item`.
    func backToItem(for segue: NavRuntime.BackSegue<ItemPage>)
    /// Before `attach` of `editor` shows the page it has made.
    func prepareEditorAttach(for segue: NavRuntime.PushSegue<EditorPage, FilesPage, Files>)
    /// Before `ask` of `editor` shows the page it has made.
    func prepareEditorAsk(for segue: NavRuntime.PushSegue<EditorPage, QuestionPage, Question>)
    /// Before `leave` of `editor` shows the page it has made.
    func prepareEditorLeave(
      for segue: NavRuntime.PushSegue<EditorPage, NavRuntime.AlertText<Sure>, Sure>
    )
    /// When a plain back has come down to `editor`.
    func backToEditor(for segue: NavRuntime.BackSegue<EditorPage>)
    /// When `keep` of `sure` unwinds to `editor`.
    func unwindSureKeep(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Sure>, EditorPage, Void>
    )
  }
}

extension Fake.Screens {
  /// Before `open` of `list` shows the page it has made.
  func prepareListOpen(for _: NavRuntime.PushSegue<ListPage, ItemPage, Fake.Item>) {}
  /// Before `openHelp` of `list` shows the page it has made.
  func prepareListOpenHelp(for _: NavRuntime.PushSegue<ListPage, HelpPage, Fake.Help>) {}
  /// Before `openAtOnce` of `list` shows the page it has made.
  func prepareListOpenAtOnce(for _: NavRuntime.PushSegue<ListPage, ItemPage, Fake.Item>) {}
  /// Before `write` of `list` shows the page it has made.
  func prepareListWrite(for _: NavRuntime.PushSegue<ListPage, EditorPage, Fake.Editor>) {}
  /// Before `sort` of `list` shows the page it has made.
  func prepareListSort(for _: NavRuntime.PushSegue<ListPage, OrderPage, Fake.Order>) {}
  /// Before `cover` of `list` shows the page it has made.
  func prepareListCover(for _: NavRuntime.PushSegue<ListPage, CoverPage, Fake.Cover>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// When `leave` of `item` unwinds to `list`.
  func unwindItemLeave(for _: NavRuntime.UnwindSegue<ItemPage, ListPage, Void>) {}
  /// When `home` of `files` unwinds to `list`.
  func unwindFilesHome(for _: NavRuntime.UnwindSegue<FilesPage, ListPage, Void>) {}
  /// When `discard` of `sure` unwinds to `list`.
  func unwindSureDiscard(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Fake.Sure>, ListPage, Void>
  ) {}
  /// When `home` of `question` unwinds to `list`.
  func unwindQuestionHome(for _: NavRuntime.UnwindSegue<QuestionPage, ListPage, Void>) {}
  /// When `close` of `cover` unwinds to `list`.
  func unwindCoverClose(for _: NavRuntime.UnwindSegue<CoverPage, ListPage, Void>) {}
  /// Before `openNote` of `item` shows the page it has made.
  func prepareItemOpenNote(for _: NavRuntime.PushSegue<ItemPage, NotePage, Fake.Note>) {}
  /// When a plain back has come down to `item`.
  func backToItem(for _: NavRuntime.BackSegue<ItemPage>) {}
  /// Before `attach` of `editor` shows the page it has made.
  func prepareEditorAttach(for _: NavRuntime.PushSegue<EditorPage, FilesPage, Fake.Files>) {}
  /// Before `ask` of `editor` shows the page it has made.
  func prepareEditorAsk(for _: NavRuntime.PushSegue<EditorPage, QuestionPage, Fake.Question>) {}
  /// Before `leave` of `editor` shows the page it has made.
  func prepareEditorLeave(
    for _: NavRuntime.PushSegue<EditorPage, NavRuntime.AlertText<Fake.Sure>, Fake.Sure>
  ) {}
  /// When a plain back has come down to `editor`.
  func backToEditor(for _: NavRuntime.BackSegue<EditorPage>) {}
  /// When `keep` of `sure` unwinds to `editor`.
  func unwindSureKeep(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Fake.Sure>, EditorPage, Void>
  ) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return item(context.handle())
    case 2: return help(context.handle())
    case 3: return note(context.handle())
    case 4: return editor(context.handle())
    case 5: return files(context.handle())
    case 6: return sure(context.handle())
    case 7: return question(context.handle())
    case 8: return order(context.handle())
    case 9: return cover(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareListOpenHelp(for: NavRuntime.PushSegue(context))
    case 2: prepareListOpenAtOnce(for: NavRuntime.PushSegue(context))
    case 3: prepareListWrite(for: NavRuntime.PushSegue(context))
    case 4: prepareListSort(for: NavRuntime.PushSegue(context))
    case 5: prepareListCover(for: NavRuntime.PushSegue(context))
    case 6: prepareItemOpenNote(for: NavRuntime.PushSegue(context))
    case 8: prepareEditorAttach(for: NavRuntime.PushSegue(context))
    case 9: prepareEditorAsk(for: NavRuntime.PushSegue(context))
    case 10: prepareEditorLeave(for: NavRuntime.PushSegue(context))
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
      case 4: backToEditor(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 7: unwindItemLeave(for: NavRuntime.UnwindSegue(context))
    case 11: unwindFilesHome(for: NavRuntime.UnwindSegue(context))
    case 12: unwindSureDiscard(for: NavRuntime.UnwindSegue(context))
    case 13: unwindSureKeep(for: NavRuntime.UnwindSegue(context))
    case 14: unwindQuestionHome(for: NavRuntime.UnwindSegue(context))
    case 15: unwindCoverClose(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
