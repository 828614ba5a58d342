// Made by navc from notes.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph with alerts, and with a sheet that asks before it is left.
nonisolated enum Notes: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Notes
    root list
    base notes://
    refused resume
    screen list
      push open note
    screen note
      link /notes/{id:Int}
      push history history
      push edit editor
        layer sheet
        pass note source id
      push tell told
        layer alert
        busy queue
    screen told
      alert fine
      unwind fine list
        busy queue
    screen history
    screen editor
      requires isSignedIn
      back if not hasDraft
      otherwise askDiscard
      push preview preview
      push askDiscard discard
        layer alert
        if mayAsk
        pass note source note
      unwind save note
    screen preview
      back if not hasDraft
    screen discard
      title Discard
      alert keep discard
      unwind discard note
        busy queue
      unwind keep previous
        busy queue
      unwind leave root
        busy queue
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Note.self
    case 2: return Told.self
    case 3: return History.self
    case 4: return Editor.self
    case 5: return Preview.self
    case 6: return Discard.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Notes {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Notes {
    /// The fact `hasDraft`.
    var hasDraft: Bool { get }
    /// The fact `isSignedIn`.
    var isSignedIn: Bool { get }
    /// The fact `mayAsk`.
    var mayAsk: Bool { get }
  }
}

extension Notes.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Notes.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      allowsBack: { self.allowsBack($0) },
      meets: { self.meets($0, $1) }
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // editor.askDiscard: mayAsk
    case 6: return mayAsk
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // editor, back: not hasDraft
    case 4: return !hasDraft
    // preview, back: not hasDraft
    case 5: return !hasDraft
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // editor requires: isSignedIn
    case 4: return isSignedIn
    default: return true
    }
  }
}

// MARK: - list

extension Notes {
  /// The screen “list”.
  nonisolated struct List: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Notes.List {
  /// Pushes `note`.
  @discardableResult
  func `open`(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Notes.Note(id: id), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Notes.List {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
}

// MARK: - note

extension Notes {
  /// The screen “note”.
  nonisolated struct Note: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: Int

    /// The screen with its arguments.
    init(id: Int) { self.id = id }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws { self.id = try arguments("id") }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("id", self.id) }
  }
}

extension NavRuntime.ScreenHandle where S == Notes.Note {
  /// Pushes `history`.
  @discardableResult
  func history(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Notes.History(), sender: sender)
  }

  /// Presents `editor` as a sheet.
  @discardableResult
  func edit(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(2, Notes.Editor(note: self.arguments.id), sender: sender)
  }

  /// Shows the alert `told`.
  @discardableResult
  func tell(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Notes.ToldButton> {
    self.push(3, Notes.Told(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Notes.Note {
  /// The segue `history`.
  static var history: Self { Self(1) }
  /// The segue `edit`.
  static var edit: Self { Self(2) }
  /// The segue `tell`.
  static var tell: Self { Self(3) }
}

// MARK: - told

extension Notes {
  /// The screen “told”.
  nonisolated struct Told: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Notes {
  /// The buttons of `told`.
  nonisolated enum ToldButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `fine`.
    case fine

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 4: self = .fine
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Notes.Told {
  /// The words of `told`: a question, and a label a button.
  nonisolated init(title: String, message: String? = nil, fine: String) {
    self.init(title: title, message: message, labels: [fine])
  }
}

extension NavRuntime.ScreenHandle where S == Notes.Told {
  /// Unwinds to `list`.
  @discardableResult
  func fine(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(4, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Notes.Told {
  /// The segue `fine`.
  static var fine: Self { Self(4) }
}

// MARK: - history

extension Notes {
  /// The screen “history”.
  nonisolated struct History: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - editor

extension Notes {
  /// The screen “editor”.
  nonisolated struct Editor: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `note`.
    let note: Int

    /// The screen with its arguments.
    init(note: Int) { self.note = note }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.note = try arguments("note")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("note", self.note) }
  }
}

extension NavRuntime.ScreenHandle where S == Notes.Editor {
  /// Pushes `preview`.
  @discardableResult
  func preview(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Notes.Preview(), sender: sender)
  }

  /// Shows the alert `discard`, if `mayAsk`.
  @discardableResult
  func askDiscard(
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Notes.DiscardButton> {
    self.push(6, Notes.Discard(note: self.arguments.note), sender: sender)
  }

  /// Unwinds to `note`.
  @discardableResult
  func save(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(7, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Notes.Editor {
  /// The segue `preview`.
  static var preview: Self { Self(5) }
  /// The segue `askDiscard`.
  static var askDiscard: Self { Self(6) }
  /// The segue `save`.
  static var save: Self { Self(7) }
}

// MARK: - preview

extension Notes {
  /// The screen “preview”.
  nonisolated struct Preview: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - discard

extension Notes {
  /// The screen “Discard”.
  nonisolated struct Discard: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `note`.
    let note: Int

    /// The screen with its arguments.
    init(note: Int) { self.note = note }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.note = try arguments("note")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("note", self.note) }
  }
}

extension Notes {
  /// The buttons of `discard`.
  nonisolated enum DiscardButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `discard`.
    case discard
    /// The button `keep`.
    case keep
    /// The button `leave`.
    case leave

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 8: self = .discard
      case 9: self = .keep
      case 10: self = .leave
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Notes.Discard {
  /// The words of `discard`: a question, and a label a button.
  nonisolated init(
    title: String,
    message: String? = nil,
    discard: String,
    keep: String,
    leave: String
  ) {
    self.init(title: title, message: message, labels: [discard, keep, leave])
  }
}

extension NavRuntime.ScreenHandle where S == Notes.Discard {
  /// Unwinds to `note`.
  @discardableResult
  func discard(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(8, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func keep(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, sender: sender)
  }

  /// Unwinds to the root.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Notes.Discard {
  /// The segue `discard`.
  static var discard: Self { Self(8) }
  /// The segue `keep`.
  static var keep: Self { Self(9) }
  /// The segue `leave`.
  static var leave: Self { Self(10) }
}

// MARK: - What the app provides

extension Notes {
  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage = Any
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }

  /// What `told` needs of the app.
  @MainActor
  protocol ToldFactory {
    /// Makes the words of the alert `told`; called once for each time it is presented.
    func told(_ screen: NavRuntime.ScreenHandle<Told>) -> NavRuntime.AlertText<Told>
  }

  /// What `history` needs of the app.
  @MainActor
  protocol HistoryFactory {
    /// The page of `history`.
    associatedtype HistoryPage = Any
    /// Makes the page of `history`; called once for each time it is pushed.
    func history(_ screen: NavRuntime.ScreenHandle<History>) -> HistoryPage
  }

  /// What `editor` needs of the app.
  @MainActor
  protocol EditorFactory {
    /// The page of `editor`.
    associatedtype EditorPage = Any
    /// Makes the page of `editor`; called once for each time it is pushed.
    func editor(_ screen: NavRuntime.ScreenHandle<Editor>) -> EditorPage
  }

  /// What `preview` needs of the app.
  @MainActor
  protocol PreviewFactory {
    /// The page of `preview`.
    associatedtype PreviewPage = Any
    /// Makes the page of `preview`; called once for each time it is pushed.
    func preview(_ screen: NavRuntime.ScreenHandle<Preview>) -> PreviewPage
  }

  /// What `discard` needs of the app.
  @MainActor
  protocol DiscardFactory {
    /// Makes the words of the alert `discard`; called once for each time it is presented.
    func discard(_ screen: NavRuntime.ScreenHandle<Discard>) -> NavRuntime.AlertText<Discard>
  }
}

extension Notes {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ListFactory, NoteFactory, ToldFactory, HistoryFactory,
    EditorFactory, PreviewFactory, DiscardFactory
  where Graph == Notes {
    /// Before `open` of `list` shows the page it has made.
    func prepareListOpen(for segue: NavRuntime.PushSegue<ListPage, NotePage, Note>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// When `fine` of `told` unwinds to `list`.
    func unwindToldFine(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Told>, ListPage, Void>
    )
    /// When `leave` of `discard` unwinds to `list`.
    func unwindDiscardLeave(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, ListPage, Void>
    )
    /// Before `history` of `note` shows the page it has made.
    func prepareNoteHistory(for segue: NavRuntime.PushSegue<NotePage, HistoryPage, History>)
    /// Before `edit` of `note` shows the page it has made.
    func prepareNoteEdit(for segue: NavRuntime.PushSegue<NotePage, EditorPage, Editor>)
    /// Before `tell` of `note` shows the page it has made.
    func prepareNoteTell(
      for segue: NavRuntime.PushSegue<NotePage, NavRuntime.AlertText<Told>, Told>
    )
    /// When a plain back has come down to `note`.
    func backToNote(for segue: NavRuntime.BackSegue<NotePage>)
    /// When `save` of `editor` unwinds to `note`.
    func unwindEditorSave(for segue: NavRuntime.UnwindSegue<EditorPage, NotePage, String>)
    /// When `discard` of `discard` unwinds to `note`.
    func unwindDiscardDiscard(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, NotePage, Void>
    )
    /// Before `preview` of `editor` shows the page it has made.
    func prepareEditorPreview(for segue: NavRuntime.PushSegue<EditorPage, PreviewPage, Preview>)
    /// Before `askDiscard` of `editor` shows the page it has made.
    func prepareEditorAskDiscard(
      for segue: NavRuntime.PushSegue<EditorPage, NavRuntime.AlertText<Discard>, Discard>
    )
    /// When a plain back has come down to `editor`.
    func backToEditor(for segue: NavRuntime.BackSegue<EditorPage>)
    /// When `keep` of `discard` unwinds to `editor`.
    func unwindDiscardKeep(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, EditorPage, Void>
    )
  }
}

extension Notes.Screens {
  /// Before `open` of `list` shows the page it has made.
  func prepareListOpen(for _: NavRuntime.PushSegue<ListPage, NotePage, Notes.Note>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// When `fine` of `told` unwinds to `list`.
  func unwindToldFine(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Notes.Told>, ListPage, Void>
  ) {}
  /// When `leave` of `discard` unwinds to `list`.
  func unwindDiscardLeave(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Notes.Discard>, ListPage, Void>
  ) {}
  /// Before `history` of `note` shows the page it has made.
  func prepareNoteHistory(for _: NavRuntime.PushSegue<NotePage, HistoryPage, Notes.History>) {}
  /// Before `edit` of `note` shows the page it has made.
  func prepareNoteEdit(for _: NavRuntime.PushSegue<NotePage, EditorPage, Notes.Editor>) {}
  /// Before `tell` of `note` shows the page it has made.
  func prepareNoteTell(
    for _: NavRuntime.PushSegue<NotePage, NavRuntime.AlertText<Notes.Told>, Notes.Told>
  ) {}
  /// When a plain back has come down to `note`.
  func backToNote(for _: NavRuntime.BackSegue<NotePage>) {}
  /// When `save` of `editor` unwinds to `note`.
  func unwindEditorSave(for _: NavRuntime.UnwindSegue<EditorPage, NotePage, String>) {}
  /// When `discard` of `discard` unwinds to `note`.
  func unwindDiscardDiscard(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Notes.Discard>, NotePage, Void>
  ) {}
  /// Before `preview` of `editor` shows the page it has made.
  func prepareEditorPreview(for _: NavRuntime.PushSegue<EditorPage, PreviewPage, Notes.Preview>) {}
  /// Before `askDiscard` of `editor` shows the page it has made.
  func prepareEditorAskDiscard(
    for _: NavRuntime.PushSegue<EditorPage, NavRuntime.AlertText<Notes.Discard>, Notes.Discard>
  ) {}
  /// When a plain back has come down to `editor`.
  func backToEditor(for _: NavRuntime.BackSegue<EditorPage>) {}
  /// When `keep` of `discard` unwinds to `editor`.
  func unwindDiscardKeep(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Notes.Discard>, EditorPage, Void>
  ) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return note(context.handle())
    case 2: return told(context.handle())
    case 3: return history(context.handle())
    case 4: return editor(context.handle())
    case 5: return preview(context.handle())
    case 6: return discard(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareNoteHistory(for: NavRuntime.PushSegue(context))
    case 2: prepareNoteEdit(for: NavRuntime.PushSegue(context))
    case 3: prepareNoteTell(for: NavRuntime.PushSegue(context))
    case 5: prepareEditorPreview(for: NavRuntime.PushSegue(context))
    case 6: prepareEditorAskDiscard(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToList(for: NavRuntime.BackSegue(context))
      case 1: backToNote(for: NavRuntime.BackSegue(context))
      case 4: backToEditor(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 4: unwindToldFine(for: NavRuntime.UnwindSegue(context))
    case 7: unwindEditorSave(for: NavRuntime.UnwindSegue(context))
    case 8: unwindDiscardDiscard(for: NavRuntime.UnwindSegue(context))
    case 9: unwindDiscardKeep(for: NavRuntime.UnwindSegue(context))
    case 10: unwindDiscardLeave(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
