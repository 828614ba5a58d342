// Made by navc from post.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph whose screens take each other's place.
nonisolated enum Post: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Post
    root inbox
    base post://
    screen inbox
      push open letter
      push openForm form
      push write draft
        layer sheet
    screen letter
      link /letters/{id:Int}
      push reply answer
      push next letter
        from previous
        busy queue
      unwind close inbox
    screen answer
      back if isSent
      push preview preview
    screen preview
      push sign signature
        layer sheet
      push send thanks
        from letter
        if isSent
      push discard note
        from root
        pass text literal "gone"
      push again answer2
        from previous
    screen answer2
    screen signature
      push done thanks
        from letter
    screen thanks
      unwind home root
      unwind toLetter letter
    screen note
    screen draft
      push attach files
      push sent note
        from previous
    screen files
      push other files2
        from previous
      push drop note
        from inbox
    screen files2
      unwind back2 draft
    screen form
      mount
      unwind done inbox
    """#,
    mounting: [Form.table])

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Inbox.self
    case 1: return Letter.self
    case 2: return Answer.self
    case 3: return Preview.self
    case 4: return Answer2.self
    case 5: return Signature.self
    case 6: return Thanks.self
    case 7: return Note.self
    case 8: return Draft.self
    case 9: return Files.self
    case 10: return Files2.self
    default: return nil
    }
  }

  /// The fragment that is mounted in the place of a screen.
  static func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.NavigationFragment.Type)? {
    switch screen.rawValue {
    case 11: return Form.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Post {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts, Form.Facts where Graph == Post {
    /// The fact `isSent`.
    var isSent: Bool { get }
  }
}

extension Post.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Post.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      allowsBack: { self.allowsBack($0) },
      mounted: [11: self.predicates(of: Form.self)]
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // preview.send: isSent
    case 8: return isSent
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // answer, back: isSent
    case 2: return isSent
    default: return true
    }
  }
}

// MARK: - inbox

extension Post {
  /// The screen “inbox”.
  nonisolated struct Inbox: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Inbox {
  /// Pushes `letter`.
  @discardableResult
  func `open`(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(0, Post.Letter(id: id), sender: sender)
  }

  /// Pushes `form`.
  @discardableResult
  func openForm(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Form.First(), sender: sender)
  }

  /// Presents `draft` as a sheet.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Post.Draft(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Inbox {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `openForm`.
  static var openForm: Self { Self(1) }
  /// The segue `write`.
  static var write: Self { Self(2) }
}

// MARK: - letter

extension Post {
  /// The screen “letter”.
  nonisolated struct Letter: NavRuntime.Screen, Hashable, Sendable, Codable {
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

extension NavRuntime.ScreenHandle where S == Post.Letter {
  /// Pushes `answer`.
  @discardableResult
  func reply(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Post.Answer(), sender: sender)
  }

  /// Replaces this screen by `letter`.
  @discardableResult
  func next(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Post.Letter(id: id), sender: sender)
  }

  /// Unwinds to `inbox`.
  @discardableResult
  func close(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(5, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Letter {
  /// The segue `reply`.
  static var reply: Self { Self(3) }
  /// The segue `next`.
  static var next: Self { Self(4) }
  /// The segue `close`.
  static var close: Self { Self(5) }
}

// MARK: - answer

extension Post {
  /// The screen “answer”.
  nonisolated struct Answer: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Answer {
  /// Pushes `preview`.
  @discardableResult
  func preview(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Post.Preview(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Answer {
  /// The segue `preview`.
  static var preview: Self { Self(6) }
}

// MARK: - preview

extension Post {
  /// The screen “preview”.
  nonisolated struct Preview: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Preview {
  /// Presents `signature` as a sheet.
  @discardableResult
  func sign(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Post.Signature(), sender: sender)
  }

  /// Replaces what is above `letter` by `thanks`, if `isSent`.
  @discardableResult
  func send(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(8, Post.Thanks(), sender: sender)
  }

  /// Replaces what is above the root by `note`.
  @discardableResult
  func discard(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(9, Post.Note(text: "gone"), sender: sender)
  }

  /// Replaces this screen by `answer2`.
  @discardableResult
  func again(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(10, Post.Answer2(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Preview {
  /// The segue `sign`.
  static var sign: Self { Self(7) }
  /// The segue `send`.
  static var send: Self { Self(8) }
  /// The segue `discard`.
  static var discard: Self { Self(9) }
  /// The segue `again`.
  static var again: Self { Self(10) }
}

// MARK: - answer2

extension Post {
  /// The screen “answer2”.
  nonisolated struct Answer2: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - signature

extension Post {
  /// The screen “signature”.
  nonisolated struct Signature: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Signature {
  /// Replaces what is above `letter` by `thanks`.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(11, Post.Thanks(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Signature {
  /// The segue `done`.
  static var done: Self { Self(11) }
}

// MARK: - thanks

extension Post {
  /// The screen “thanks”.
  nonisolated struct Thanks: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Thanks {
  /// Unwinds to the root.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }

  /// Unwinds to `letter`.
  @discardableResult
  func toLetter(_ value: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(13, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Thanks {
  /// The segue `home`.
  static var home: Self { Self(12) }
  /// The segue `toLetter`.
  static var toLetter: Self { Self(13) }
}

// MARK: - note

extension Post {
  /// The screen “note”.
  nonisolated struct Note: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `text`.
    let text: String

    /// The screen with its arguments.
    init(text: String) { self.text = text }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.text = try arguments("text")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("text", self.text) }
  }
}

// MARK: - draft

extension Post {
  /// The screen “draft”.
  nonisolated struct Draft: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Draft {
  /// Pushes `files`.
  @discardableResult
  func attach(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(14, Post.Files(), sender: sender)
  }

  /// Replaces this screen by `note`.
  @discardableResult
  func sent(text: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(15, Post.Note(text: text), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Draft {
  /// The segue `attach`.
  static var attach: Self { Self(14) }
  /// The segue `sent`.
  static var sent: Self { Self(15) }
}

// MARK: - files

extension Post {
  /// The screen “files”.
  nonisolated struct Files: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Files {
  /// Replaces this screen by `files2`.
  @discardableResult
  func other(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(16, Post.Files2(), sender: sender)
  }

  /// Replaces what is above `inbox` by `note`.
  @discardableResult
  func drop(text: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(17, Post.Note(text: text), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Files {
  /// The segue `other`.
  static var other: Self { Self(16) }
  /// The segue `drop`.
  static var drop: Self { Self(17) }
}

// MARK: - files2

extension Post {
  /// The screen “files2”.
  nonisolated struct Files2: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Post.Files2 {
  /// Unwinds to `draft`.
  @discardableResult
  func back2(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(18, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Post.Files2 {
  /// The segue `back2`.
  static var back2: Self { Self(18) }
}

// MARK: - What the app provides

extension Post {
  /// What `inbox` needs of the app.
  @MainActor
  protocol InboxFactory {
    /// The page of `inbox`.
    associatedtype InboxPage = Any
    /// Makes the page of `inbox`; called once for each time it is pushed.
    func inbox(_ screen: NavRuntime.ScreenHandle<Inbox>) -> InboxPage
  }

  /// What `letter` needs of the app.
  @MainActor
  protocol LetterFactory {
    /// The page of `letter`.
    associatedtype LetterPage = Any
    /// Makes the page of `letter`; called once for each time it is pushed.
    func letter(_ screen: NavRuntime.ScreenHandle<Letter>) -> LetterPage
  }

  /// What `answer` needs of the app.
  @MainActor
  protocol AnswerFactory {
    /// The page of `answer`.
    associatedtype AnswerPage = Any
    /// Makes the page of `answer`; called once for each time it is pushed.
    func answer(_ screen: NavRuntime.ScreenHandle<Answer>) -> AnswerPage
  }

  /// What `preview` needs of the app.
  @MainActor
  protocol PreviewFactory {
    /// The page of `preview`.
    associatedtype PreviewPage = Any
    /// Makes the page of `preview`; called once for each time it is pushed.
    func preview(_ screen: NavRuntime.ScreenHandle<Preview>) -> PreviewPage
  }

  /// What `answer2` needs of the app.
  @MainActor
  protocol Answer2Factory {
    /// The page of `answer2`.
    associatedtype Answer2Page = Any
    /// Makes the page of `answer2`; called once for each time it is pushed.
    func answer2(_ screen: NavRuntime.ScreenHandle<Answer2>) -> Answer2Page
  }

  /// What `signature` needs of the app.
  @MainActor
  protocol SignatureFactory {
    /// The page of `signature`.
    associatedtype SignaturePage = Any
    /// Makes the page of `signature`; called once for each time it is pushed.
    func signature(_ screen: NavRuntime.ScreenHandle<Signature>) -> SignaturePage
  }

  /// What `thanks` needs of the app.
  @MainActor
  protocol ThanksFactory {
    /// The page of `thanks`.
    associatedtype ThanksPage = Any
    /// Makes the page of `thanks`; called once for each time it is pushed.
    func thanks(_ screen: NavRuntime.ScreenHandle<Thanks>) -> ThanksPage
  }

  /// What `note` needs of the app.
  @MainActor
  protocol NoteFactory {
    /// The page of `note`.
    associatedtype NotePage = Any
    /// Makes the page of `note`; called once for each time it is pushed.
    func note(_ screen: NavRuntime.ScreenHandle<Note>) -> NotePage
  }

  /// What `draft` needs of the app.
  @MainActor
  protocol DraftFactory {
    /// The page of `draft`.
    associatedtype DraftPage = Any
    /// Makes the page of `draft`; called once for each time it is pushed.
    func draft(_ screen: NavRuntime.ScreenHandle<Draft>) -> DraftPage
  }

  /// What `files` needs of the app.
  @MainActor
  protocol FilesFactory {
    /// The page of `files`.
    associatedtype FilesPage = Any
    /// Makes the page of `files`; called once for each time it is pushed.
    func files(_ screen: NavRuntime.ScreenHandle<Files>) -> FilesPage
  }

  /// What `files2` needs of the app.
  @MainActor
  protocol Files2Factory {
    /// The page of `files2`.
    associatedtype Files2Page = Any
    /// Makes the page of `files2`; called once for each time it is pushed.
    func files2(_ screen: NavRuntime.ScreenHandle<Files2>) -> Files2Page
  }

  /// What `form` needs of the app.
  @MainActor
  protocol FormFactory {
    /// Who makes the pages of `form`.
    associatedtype FormMount: Form.Screens
    /// Makes the pages of `form`; asked for once.
    var form: FormMount { get }
  }
}

extension Post {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, InboxFactory, LetterFactory, AnswerFactory,
    PreviewFactory, Answer2Factory, SignatureFactory, ThanksFactory, NoteFactory, DraftFactory,
    FilesFactory, Files2Factory, FormFactory
  where Graph == Post {
    /// Before `open` of `inbox` shows the page it has made.
    func prepareInboxOpen(for segue: NavRuntime.PushSegue<InboxPage, LetterPage, Letter>)
    /// Before `openForm` of `inbox` shows the page it has made.
    func prepareInboxOpenForm(
      for segue: NavRuntime.PushSegue<InboxPage, FormMount.FirstPage, Form.First>
    )
    /// Before `write` of `inbox` shows the page it has made.
    func prepareInboxWrite(for segue: NavRuntime.PushSegue<InboxPage, DraftPage, Draft>)
    /// When a plain back has come down to `inbox`.
    func backToInbox(for segue: NavRuntime.BackSegue<InboxPage>)
    /// When `close` of `letter` unwinds to `inbox`.
    func unwindLetterClose(for segue: NavRuntime.UnwindSegue<LetterPage, InboxPage, String>)
    /// When `home` of `thanks` unwinds to `inbox`.
    func unwindThanksHome(for segue: NavRuntime.UnwindSegue<ThanksPage, InboxPage, Void>)
    /// When `done` of `form` unwinds to `inbox`.
    func unwindFormDone(for segue: NavRuntime.UnwindSegue<Any, InboxPage, Void>)
    /// Before `reply` of `letter` shows the page it has made.
    func prepareLetterReply(for segue: NavRuntime.PushSegue<LetterPage, AnswerPage, Answer>)
    /// Before `next` of `letter` shows the page it has made.
    func prepareLetterNext(for segue: NavRuntime.PushSegue<LetterPage, LetterPage, Letter>)
    /// When a plain back has come down to `letter`.
    func backToLetter(for segue: NavRuntime.BackSegue<LetterPage>)
    /// When `toLetter` of `thanks` unwinds to `letter`.
    func unwindThanksToLetter(for segue: NavRuntime.UnwindSegue<ThanksPage, LetterPage, Int>)
    /// Before `preview` of `answer` shows the page it has made.
    func prepareAnswerPreview(for segue: NavRuntime.PushSegue<AnswerPage, PreviewPage, Preview>)
    /// When a plain back has come down to `answer`.
    func backToAnswer(for segue: NavRuntime.BackSegue<AnswerPage>)
    /// Before `sign` of `preview` shows the page it has made.
    func preparePreviewSign(for segue: NavRuntime.PushSegue<PreviewPage, SignaturePage, Signature>)
    /// Before `send` of `preview` shows the page it has made.
    func preparePreviewSend(for segue: NavRuntime.PushSegue<PreviewPage, ThanksPage, Thanks>)
    /// Before `discard` of `preview` shows the page it has made.
    func preparePreviewDiscard(for segue: NavRuntime.PushSegue<PreviewPage, NotePage, Note>)
    /// Before `again` of `preview` shows the page it has made.
    func preparePreviewAgain(for segue: NavRuntime.PushSegue<PreviewPage, Answer2Page, Answer2>)
    /// When a plain back has come down to `preview`.
    func backToPreview(for segue: NavRuntime.BackSegue<PreviewPage>)
    /// Before `done` of `signature` shows the page it has made.
    func prepareSignatureDone(for segue: NavRuntime.PushSegue<SignaturePage, ThanksPage, Thanks>)
    /// Before `attach` of `draft` shows the page it has made.
    func prepareDraftAttach(for segue: NavRuntime.PushSegue<DraftPage, FilesPage, Files>)
    /// Before `sent` of `draft` shows the page it has made.
    func prepareDraftSent(for segue: NavRuntime.PushSegue<DraftPage, NotePage, Note>)
    /// When a plain back has come down to `draft`.
    func backToDraft(for segue: NavRuntime.BackSegue<DraftPage>)
    /// When `back2` of `files2` unwinds to `draft`.
    func unwindFiles2Back2(for segue: NavRuntime.UnwindSegue<Files2Page, DraftPage, Void>)
    /// Before `other` of `files` shows the page it has made.
    func prepareFilesOther(for segue: NavRuntime.PushSegue<FilesPage, Files2Page, Files2>)
    /// Before `drop` of `files` shows the page it has made.
    func prepareFilesDrop(for segue: NavRuntime.PushSegue<FilesPage, NotePage, Note>)
  }
}

extension Post.Screens {
  /// Before `open` of `inbox` shows the page it has made.
  func prepareInboxOpen(for _: NavRuntime.PushSegue<InboxPage, LetterPage, Post.Letter>) {}
  /// Before `openForm` of `inbox` shows the page it has made.
  func prepareInboxOpenForm(
    for _: NavRuntime.PushSegue<InboxPage, FormMount.FirstPage, Form.First>
  ) {}
  /// Before `write` of `inbox` shows the page it has made.
  func prepareInboxWrite(for _: NavRuntime.PushSegue<InboxPage, DraftPage, Post.Draft>) {}
  /// When a plain back has come down to `inbox`.
  func backToInbox(for _: NavRuntime.BackSegue<InboxPage>) {}
  /// When `close` of `letter` unwinds to `inbox`.
  func unwindLetterClose(for _: NavRuntime.UnwindSegue<LetterPage, InboxPage, String>) {}
  /// When `home` of `thanks` unwinds to `inbox`.
  func unwindThanksHome(for _: NavRuntime.UnwindSegue<ThanksPage, InboxPage, Void>) {}
  /// When `done` of `form` unwinds to `inbox`.
  func unwindFormDone(for _: NavRuntime.UnwindSegue<Any, InboxPage, Void>) {}
  /// Before `reply` of `letter` shows the page it has made.
  func prepareLetterReply(for _: NavRuntime.PushSegue<LetterPage, AnswerPage, Post.Answer>) {}
  /// Before `next` of `letter` shows the page it has made.
  func prepareLetterNext(for _: NavRuntime.PushSegue<LetterPage, LetterPage, Post.Letter>) {}
  /// When a plain back has come down to `letter`.
  func backToLetter(for _: NavRuntime.BackSegue<LetterPage>) {}
  /// When `toLetter` of `thanks` unwinds to `letter`.
  func unwindThanksToLetter(for _: NavRuntime.UnwindSegue<ThanksPage, LetterPage, Int>) {}
  /// Before `preview` of `answer` shows the page it has made.
  func prepareAnswerPreview(for _: NavRuntime.PushSegue<AnswerPage, PreviewPage, Post.Preview>) {}
  /// When a plain back has come down to `answer`.
  func backToAnswer(for _: NavRuntime.BackSegue<AnswerPage>) {}
  /// Before `sign` of `preview` shows the page it has made.
  func preparePreviewSign(
    for _: NavRuntime.PushSegue<PreviewPage, SignaturePage, Post.Signature>
  ) {}
  /// Before `send` of `preview` shows the page it has made.
  func preparePreviewSend(for _: NavRuntime.PushSegue<PreviewPage, ThanksPage, Post.Thanks>) {}
  /// Before `discard` of `preview` shows the page it has made.
  func preparePreviewDiscard(for _: NavRuntime.PushSegue<PreviewPage, NotePage, Post.Note>) {}
  /// Before `again` of `preview` shows the page it has made.
  func preparePreviewAgain(for _: NavRuntime.PushSegue<PreviewPage, Answer2Page, Post.Answer2>) {}
  /// When a plain back has come down to `preview`.
  func backToPreview(for _: NavRuntime.BackSegue<PreviewPage>) {}
  /// Before `done` of `signature` shows the page it has made.
  func prepareSignatureDone(for _: NavRuntime.PushSegue<SignaturePage, ThanksPage, Post.Thanks>) {}
  /// Before `attach` of `draft` shows the page it has made.
  func prepareDraftAttach(for _: NavRuntime.PushSegue<DraftPage, FilesPage, Post.Files>) {}
  /// Before `sent` of `draft` shows the page it has made.
  func prepareDraftSent(for _: NavRuntime.PushSegue<DraftPage, NotePage, Post.Note>) {}
  /// When a plain back has come down to `draft`.
  func backToDraft(for _: NavRuntime.BackSegue<DraftPage>) {}
  /// When `back2` of `files2` unwinds to `draft`.
  func unwindFiles2Back2(for _: NavRuntime.UnwindSegue<Files2Page, DraftPage, Void>) {}
  /// Before `other` of `files` shows the page it has made.
  func prepareFilesOther(for _: NavRuntime.PushSegue<FilesPage, Files2Page, Post.Files2>) {}
  /// Before `drop` of `files` shows the page it has made.
  func prepareFilesDrop(for _: NavRuntime.PushSegue<FilesPage, NotePage, Post.Note>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return inbox(context.handle())
    case 1: return letter(context.handle())
    case 2: return answer(context.handle())
    case 3: return preview(context.handle())
    case 4: return answer2(context.handle())
    case 5: return signature(context.handle())
    case 6: return thanks(context.handle())
    case 7: return note(context.handle())
    case 8: return draft(context.handle())
    case 9: return files(context.handle())
    case 10: return files2(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareInboxOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareInboxOpenForm(for: NavRuntime.PushSegue(context))
    case 2: prepareInboxWrite(for: NavRuntime.PushSegue(context))
    case 3: prepareLetterReply(for: NavRuntime.PushSegue(context))
    case 4: prepareLetterNext(for: NavRuntime.PushSegue(context))
    case 6: prepareAnswerPreview(for: NavRuntime.PushSegue(context))
    case 7: preparePreviewSign(for: NavRuntime.PushSegue(context))
    case 8: preparePreviewSend(for: NavRuntime.PushSegue(context))
    case 9: preparePreviewDiscard(for: NavRuntime.PushSegue(context))
    case 10: preparePreviewAgain(for: NavRuntime.PushSegue(context))
    case 11: prepareSignatureDone(for: NavRuntime.PushSegue(context))
    case 14: prepareDraftAttach(for: NavRuntime.PushSegue(context))
    case 15: prepareDraftSent(for: NavRuntime.PushSegue(context))
    case 16: prepareFilesOther(for: NavRuntime.PushSegue(context))
    case 17: prepareFilesDrop(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToInbox(for: NavRuntime.BackSegue(context))
      case 1: backToLetter(for: NavRuntime.BackSegue(context))
      case 2: backToAnswer(for: NavRuntime.BackSegue(context))
      case 3: backToPreview(for: NavRuntime.BackSegue(context))
      case 8: backToDraft(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 5: unwindLetterClose(for: NavRuntime.UnwindSegue(context))
    case 12: unwindThanksHome(for: NavRuntime.UnwindSegue(context))
    case 13: unwindThanksToLetter(for: NavRuntime.UnwindSegue(context))
    case 18: unwindFiles2Back2(for: NavRuntime.UnwindSegue(context))
    case 19: unwindFormDone(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }

  /// Who makes the pages of a mounted fragment.
  func mounted(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.SectionScreens)? {
    switch screen.rawValue {
    case 11: return self.form
    default: return nil
    }
  }
}
