// Made by navc from trial.nav.yaml: change the graph, not this file.

public import NavRuntime

/// The navigation graph `Trial`.
nonisolated public enum Trial: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  public static let table = NavRuntime.GraphTable(
    #"""
    graph Trial
    root start
    screen start
      title Start
      push open page
      push many page
        busy queue
      push rise page
        transition rise
      push fade page
        transition fade
      push write sheet
        layer sheet
      push point small
        layer popover
      push cover full
        layer full
      push show tabs
        layer sheet
    screen page
      title Page
      push deeper page
        recursive 8
      push note pageSheet
        layer sheet
        busy queue
      unwind leave start
    screen pageSheet
      title A note
      unwind close page
      unwind finish start
    screen sheet
      title Write
      back if mayLeave
      otherwise ask
      push preview preview
      push ask question
        layer alert
      unwind send start
    screen preview
      title Preview
      bar style compact
    screen question
      alert keep drop
      unwind drop start
        busy queue
      unwind keep previous
        busy queue
    screen small
      title Small
      unwind choose start
    screen full
      title Full
      bar hidden
      unwind close start
      go annotate pageSheet
        pass page.number literal 1
    screen tabs
      tab first one
        title First
      tab second two
        title Second
    screen one
      title One
      push next inOne
    screen inOne
      title In one
    screen two
      title Two
    """#)

  /// The type of a screen.
  public static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Start.self
    case 1: return Page.self
    case 2: return PageSheet.self
    case 3: return Sheet.self
    case 4: return Preview.self
    case 5: return Question.self
    case 6: return Small.self
    case 7: return Full.self
    case 8: return Tabs.self
    case 9: return One.self
    case 10: return InOne.self
    case 11: return Two.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Trial {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  public protocol Facts: NavRuntime.GraphFacts where Graph == Trial {
    /// The fact `mayLeave`.
    var mayLeave: Bool { get }
  }
}

extension Trial.Facts {
  /// The predicates as functions, which ask these facts.
  public func predicates(of graph: Trial.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(allowsBack: { self.allowsBack($0) })
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // sheet, back: mayLeave
    case 3: return mayLeave
    default: return true
    }
  }
}

// MARK: - start

extension Trial {
  /// The screen “Start”.
  nonisolated public struct Start: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Start {
  /// Pushes `page`.
  @discardableResult
  public func `open`(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Trial.Page(number: number), sender: sender)
  }

  /// Pushes `page`.
  @discardableResult
  public func many(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Trial.Page(number: number), sender: sender)
  }

  /// Pushes `page`.
  @discardableResult
  public func rise(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Trial.Page(number: number), sender: sender)
  }

  /// Pushes `page`.
  @discardableResult
  public func fade(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Trial.Page(number: number), sender: sender)
  }

  /// Presents `sheet` as a sheet.
  @discardableResult
  public func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(4, Trial.Sheet(), sender: sender)
  }

  /// Presents `small` as a popover.
  @discardableResult
  public func point(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Int> {
    self.push(5, Trial.Small(), sender: sender)
  }

  /// Presents `full` over all that is there.
  @discardableResult
  public func cover(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(6, Trial.Full(), sender: sender)
  }

  /// Presents `tabs` as a sheet.
  @discardableResult
  public func show(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Trial.Tabs(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Start {
  /// The segue `open`.
  public static var `open`: Self { Self(0) }
  /// The segue `many`.
  public static var many: Self { Self(1) }
  /// The segue `rise`.
  public static var rise: Self { Self(2) }
  /// The segue `fade`.
  public static var fade: Self { Self(3) }
  /// The segue `write`.
  public static var write: Self { Self(4) }
  /// The segue `point`.
  public static var point: Self { Self(5) }
  /// The segue `cover`.
  public static var cover: Self { Self(6) }
  /// The segue `show`.
  public static var show: Self { Self(7) }
}

// MARK: - page

extension Trial {
  /// The screen “Page”.
  nonisolated public struct Page: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `number`.
    public let number: Int

    /// The screen with its arguments.
    public init(number: Int) { self.number = number }

    /// Reads the arguments back.
    public init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.number = try arguments("number")
    }

    /// Writes the arguments, for equality, the key and saved state.
    public func write(to arguments: inout NavRuntime.ArgumentWriter) {
      arguments("number", self.number)
    }
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Page {
  /// Pushes `page`.
  @discardableResult
  public func deeper(
    number: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.push(8, Trial.Page(number: number), sender: sender)
  }

  /// Presents `pageSheet` as a sheet.
  @discardableResult
  public func note(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(9, Trial.PageSheet(), sender: sender)
  }

  /// Unwinds to `start`.
  @discardableResult
  public func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Page {
  /// The segue `deeper`.
  public static var deeper: Self { Self(8) }
  /// The segue `note`.
  public static var note: Self { Self(9) }
  /// The segue `leave`.
  public static var leave: Self { Self(10) }
}

// MARK: - pageSheet

extension Trial {
  /// The screen “A note”.
  nonisolated public struct PageSheet: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.PageSheet {
  /// Unwinds to `page`.
  @discardableResult
  public func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, sender: sender)
  }

  /// Unwinds to `start`.
  @discardableResult
  public func finish(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.PageSheet {
  /// The segue `close`.
  public static var close: Self { Self(11) }
  /// The segue `finish`.
  public static var finish: Self { Self(12) }
}

// MARK: - sheet

extension Trial {
  /// The screen “Write”.
  nonisolated public struct Sheet: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Sheet {
  /// Pushes `preview`.
  @discardableResult
  public func preview(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(13, Trial.Preview(), sender: sender)
  }

  /// Shows the alert `question`.
  @discardableResult
  public func ask(
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Trial.QuestionButton> {
    self.push(14, Trial.Question(), sender: sender)
  }

  /// Unwinds to `start`.
  @discardableResult
  public func send(
    _ value: String,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.unwind(15, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Sheet {
  /// The segue `preview`.
  public static var preview: Self { Self(13) }
  /// The segue `ask`.
  public static var ask: Self { Self(14) }
  /// The segue `send`.
  public static var send: Self { Self(15) }
}

// MARK: - preview

extension Trial {
  /// The screen “Preview”.
  nonisolated public struct Preview: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

// MARK: - question

extension Trial {
  /// The screen “question”.
  nonisolated public struct Question: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension Trial {
  /// The buttons of `question`.
  nonisolated public enum QuestionButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `drop`.
    case drop
    /// The button `keep`.
    case keep

    /// The button whose unwind it is.
    public init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 16: self = .drop
      case 17: self = .keep
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Trial.Question {
  /// The words of `question`: a question, and a label a button.
  nonisolated public init(title: String, message: String? = nil, drop: String, keep: String) {
    self.init(title: title, message: message, labels: [drop, keep])
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Question {
  /// Unwinds to `start`.
  @discardableResult
  public func drop(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(16, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  public func keep(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(17, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Question {
  /// The segue `drop`.
  public static var drop: Self { Self(16) }
  /// The segue `keep`.
  public static var keep: Self { Self(17) }
}

// MARK: - small

extension Trial {
  /// The screen “Small”.
  nonisolated public struct Small: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Small {
  /// Unwinds to `start`.
  @discardableResult
  public func choose(
    _ value: Int,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    self.unwind(18, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Small {
  /// The segue `choose`.
  public static var choose: Self { Self(18) }
}

// MARK: - full

extension Trial {
  /// The screen “Full”.
  nonisolated public struct Full: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Full {
  /// Unwinds to `start`.
  @discardableResult
  public func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(19, sender: sender)
  }

  /// Goes to `pageSheet`.
  @discardableResult
  public func annotate(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.go(20, Trial.PageSheet(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Full {
  /// The segue `close`.
  public static var close: Self { Self(19) }
  /// The segue `annotate`.
  public static var annotate: Self { Self(20) }
}

// MARK: - tabs

extension Trial {
  /// Tabs in a sheet.
  nonisolated public struct Tabs: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension Trial {
  /// The tabs of `tabs`.
  nonisolated public enum TabsTab: Hashable, Sendable {
    /// The tab `first`, which begins with `one`.
    case first
    /// The tab `second`, which begins with `two`.
    case second
  }
}

extension NavRuntime.ScreenHandle where S == Trial.Tabs {
  /// Selects a tab of `tabs`, with the stack that it has.
  @discardableResult
  public func select(
    _ tab: Trial.TabsTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .first: self.select(21, sender: sender)
    case .second: self.select(22, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.Tabs {
  /// The segue `first`.
  public static var first: Self { Self(21) }
  /// The segue `second`.
  public static var second: Self { Self(22) }
}

// MARK: - one

extension Trial {
  /// The screen “One”.
  nonisolated public struct One: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

extension NavRuntime.ScreenHandle where S == Trial.One {
  /// Pushes `inOne`.
  @discardableResult
  public func next(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(23, Trial.InOne(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Trial.One {
  /// The segue `next`.
  public static var next: Self { Self(23) }
}

// MARK: - inOne

extension Trial {
  /// The screen “In one”.
  nonisolated public struct InOne: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

// MARK: - two

extension Trial {
  /// The screen “Two”.
  nonisolated public struct Two: NavRuntime.PlainScreen, Hashable, Sendable, Codable {
    /// The screen with its arguments.
    public init() {}
  }
}

// MARK: - What the app provides

extension Trial {
  /// What `start` needs of the app.
  @MainActor
  public protocol StartFactory {
    /// The page of `start`.
    associatedtype StartPage = Any
    /// Makes the page of `start`; called once for each time it is pushed.
    func start(_ screen: NavRuntime.ScreenHandle<Start>) -> StartPage
  }

  /// What `page` needs of the app.
  @MainActor
  public protocol PageFactory {
    /// The page of `page`.
    associatedtype PagePage = Any
    /// Makes the page of `page`; called once for each time it is pushed.
    func page(_ screen: NavRuntime.ScreenHandle<Page>) -> PagePage
  }

  /// What `pageSheet` needs of the app.
  @MainActor
  public protocol PageSheetFactory {
    /// The page of `pageSheet`.
    associatedtype PageSheetPage = Any
    /// Makes the page of `pageSheet`; called once for each time it is pushed.
    func pageSheet(_ screen: NavRuntime.ScreenHandle<PageSheet>) -> PageSheetPage
  }

  /// What `sheet` needs of the app.
  @MainActor
  public protocol SheetFactory {
    /// The page of `sheet`.
    associatedtype SheetPage = Any
    /// Makes the page of `sheet`; called once for each time it is pushed.
    func sheet(_ screen: NavRuntime.ScreenHandle<Sheet>) -> SheetPage
  }

  /// What `preview` needs of the app.
  @MainActor
  public protocol PreviewFactory {
    /// The page of `preview`.
    associatedtype PreviewPage = Any
    /// Makes the page of `preview`; called once for each time it is pushed.
    func preview(_ screen: NavRuntime.ScreenHandle<Preview>) -> PreviewPage
  }

  /// What `question` needs of the app.
  @MainActor
  public protocol QuestionFactory {
    /// Makes the words of the alert `question`; called once for each time it is presented.
    func question(_ screen: NavRuntime.ScreenHandle<Question>) -> NavRuntime.AlertText<Question>
  }

  /// What `small` needs of the app.
  @MainActor
  public protocol SmallFactory {
    /// The page of `small`.
    associatedtype SmallPage = Any
    /// Makes the page of `small`; called once for each time it is pushed.
    func small(_ screen: NavRuntime.ScreenHandle<Small>) -> SmallPage
  }

  /// What `full` needs of the app.
  @MainActor
  public protocol FullFactory {
    /// The page of `full`.
    associatedtype FullPage = Any
    /// Makes the page of `full`; called once for each time it is pushed.
    func full(_ screen: NavRuntime.ScreenHandle<Full>) -> FullPage
  }

  /// What `one` needs of the app.
  @MainActor
  public protocol OneFactory {
    /// The page of `one`.
    associatedtype OnePage = Any
    /// Makes the page of `one`; called once for each time it is pushed.
    func one(_ screen: NavRuntime.ScreenHandle<One>) -> OnePage
  }

  /// What `inOne` needs of the app.
  @MainActor
  public protocol InOneFactory {
    /// The page of `inOne`.
    associatedtype InOnePage = Any
    /// Makes the page of `inOne`; called once for each time it is pushed.
    func inOne(_ screen: NavRuntime.ScreenHandle<InOne>) -> InOnePage
  }

  /// What `two` needs of the app.
  @MainActor
  public protocol TwoFactory {
    /// The page of `two`.
    associatedtype TwoPage = Any
    /// Makes the page of `two`; called once for each time it is pushed.
    func two(_ screen: NavRuntime.ScreenHandle<Two>) -> TwoPage
  }
}

extension Trial {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  public protocol Screens: NavRuntime.GraphScreens, StartFactory, PageFactory, PageSheetFactory,
    SheetFactory, PreviewFactory, QuestionFactory, SmallFactory, FullFactory, OneFactory,
    InOneFactory, TwoFactory
  where Graph == Trial {
    /// Before `open` of `start` shows the page it has made.
    func prepareStartOpen(for segue: NavRuntime.PushSegue<StartPage, PagePage, Page>)
    /// Before `many` of `start` shows the page it has made.
    func prepareStartMany(for segue: NavRuntime.PushSegue<StartPage, PagePage, Page>)
    /// Before `rise` of `start` shows the page it has made.
    func prepareStartRise(for segue: NavRuntime.PushSegue<StartPage, PagePage, Page>)
    /// Before `fade` of `start` shows the page it has made.
    func prepareStartFade(for segue: NavRuntime.PushSegue<StartPage, PagePage, Page>)
    /// Before `write` of `start` shows the page it has made.
    func prepareStartWrite(for segue: NavRuntime.PushSegue<StartPage, SheetPage, Sheet>)
    /// Before `point` of `start` shows the page it has made.
    func prepareStartPoint(for segue: NavRuntime.PushSegue<StartPage, SmallPage, Small>)
    /// Before `cover` of `start` shows the page it has made.
    func prepareStartCover(for segue: NavRuntime.PushSegue<StartPage, FullPage, Full>)
    /// Before `show` of `start` shows the page it has made.
    func prepareStartShow(for segue: NavRuntime.PushSegue<StartPage, Never, Tabs>)
    /// When a plain back has come down to `start`.
    func backToStart(for segue: NavRuntime.BackSegue<StartPage>)
    /// When `leave` of `page` unwinds to `start`.
    func unwindPageLeave(for segue: NavRuntime.UnwindSegue<PagePage, StartPage, Void>)
    /// When `finish` of `pageSheet` unwinds to `start`.
    func unwindPageSheetFinish(for segue: NavRuntime.UnwindSegue<PageSheetPage, StartPage, Void>)
    /// When `send` of `sheet` unwinds to `start`.
    func unwindSheetSend(for segue: NavRuntime.UnwindSegue<SheetPage, StartPage, String>)
    /// When `drop` of `question` unwinds to `start`.
    func unwindQuestionDrop(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Question>, StartPage, Void>
    )
    /// When `choose` of `small` unwinds to `start`.
    func unwindSmallChoose(for segue: NavRuntime.UnwindSegue<SmallPage, StartPage, Int>)
    /// When `close` of `full` unwinds to `start`.
    func unwindFullClose(for segue: NavRuntime.UnwindSegue<FullPage, StartPage, Void>)
    /// Before `deeper` of `page` shows the page it has made.
    func preparePageDeeper(for segue: NavRuntime.PushSegue<PagePage, PagePage, Page>)
    /// Before `note` of `page` shows the page it has made.
    func preparePageNote(for segue: NavRuntime.PushSegue<PagePage, PageSheetPage, PageSheet>)
    /// When a plain back has come down to `page`.
    func backToPage(for segue: NavRuntime.BackSegue<PagePage>)
    /// When `close` of `pageSheet` unwinds to `page`.
    func unwindPageSheetClose(for segue: NavRuntime.UnwindSegue<PageSheetPage, PagePage, Void>)
    /// Before `preview` of `sheet` shows the page it has made.
    func prepareSheetPreview(for segue: NavRuntime.PushSegue<SheetPage, PreviewPage, Preview>)
    /// Before `ask` of `sheet` shows the page it has made.
    func prepareSheetAsk(
      for segue: NavRuntime.PushSegue<SheetPage, NavRuntime.AlertText<Question>, Question>
    )
    /// When a plain back has come down to `sheet`.
    func backToSheet(for segue: NavRuntime.BackSegue<SheetPage>)
    /// When `keep` of `question` unwinds to `sheet`.
    func unwindQuestionKeep(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Question>, SheetPage, Void>
    )
    /// Before `next` of `one` shows the page it has made.
    func prepareOneNext(for segue: NavRuntime.PushSegue<OnePage, InOnePage, InOne>)
    /// When a plain back has come down to `one`.
    func backToOne(for segue: NavRuntime.BackSegue<OnePage>)
  }
}

extension Trial.Screens {
  /// Before `open` of `start` shows the page it has made.
  public func prepareStartOpen(for _: NavRuntime.PushSegue<StartPage, PagePage, Trial.Page>) {}
  /// Before `many` of `start` shows the page it has made.
  public func prepareStartMany(for _: NavRuntime.PushSegue<StartPage, PagePage, Trial.Page>) {}
  /// Before `rise` of `start` shows the page it has made.
  public func prepareStartRise(for _: NavRuntime.PushSegue<StartPage, PagePage, Trial.Page>) {}
  /// Before `fade` of `start` shows the page it has made.
  public func prepareStartFade(for _: NavRuntime.PushSegue<StartPage, PagePage, Trial.Page>) {}
  /// Before `write` of `start` shows the page it has made.
  public func prepareStartWrite(for _: NavRuntime.PushSegue<StartPage, SheetPage, Trial.Sheet>) {}
  /// Before `point` of `start` shows the page it has made.
  public func prepareStartPoint(for _: NavRuntime.PushSegue<StartPage, SmallPage, Trial.Small>) {}
  /// Before `cover` of `start` shows the page it has made.
  public func prepareStartCover(for _: NavRuntime.PushSegue<StartPage, FullPage, Trial.Full>) {}
  /// Before `show` of `start` shows the page it has made.
  public func prepareStartShow(for _: NavRuntime.PushSegue<StartPage, Never, Trial.Tabs>) {}
  /// When a plain back has come down to `start`.
  public func backToStart(for _: NavRuntime.BackSegue<StartPage>) {}
  /// When `leave` of `page` unwinds to `start`.
  public func unwindPageLeave(for _: NavRuntime.UnwindSegue<PagePage, StartPage, Void>) {}
  /// When `finish` of `pageSheet` unwinds to `start`.
  public func unwindPageSheetFinish(
    for _: NavRuntime.UnwindSegue<PageSheetPage, StartPage, Void>
  ) {}
  /// When `send` of `sheet` unwinds to `start`.
  public func unwindSheetSend(for _: NavRuntime.UnwindSegue<SheetPage, StartPage, String>) {}
  /// When `drop` of `question` unwinds to `start`.
  public func unwindQuestionDrop(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Trial.Question>, StartPage, Void>
  ) {}
  /// When `choose` of `small` unwinds to `start`.
  public func unwindSmallChoose(for _: NavRuntime.UnwindSegue<SmallPage, StartPage, Int>) {}
  /// When `close` of `full` unwinds to `start`.
  public func unwindFullClose(for _: NavRuntime.UnwindSegue<FullPage, StartPage, Void>) {}
  /// Before `deeper` of `page` shows the page it has made.
  public func preparePageDeeper(for _: NavRuntime.PushSegue<PagePage, PagePage, Trial.Page>) {}
  /// Before `note` of `page` shows the page it has made.
  public func preparePageNote(
    for _: NavRuntime.PushSegue<PagePage, PageSheetPage, Trial.PageSheet>
  ) {}
  /// When a plain back has come down to `page`.
  public func backToPage(for _: NavRuntime.BackSegue<PagePage>) {}
  /// When `close` of `pageSheet` unwinds to `page`.
  public func unwindPageSheetClose(for _: NavRuntime.UnwindSegue<PageSheetPage, PagePage, Void>) {}
  /// Before `preview` of `sheet` shows the page it has made.
  public func prepareSheetPreview(
    for _: NavRuntime.PushSegue<SheetPage, PreviewPage, Trial.Preview>
  ) {}
  /// Before `ask` of `sheet` shows the page it has made.
  public func prepareSheetAsk(
    for _: NavRuntime.PushSegue<SheetPage, NavRuntime.AlertText<Trial.Question>, Trial.Question>
  ) {}
  /// When a plain back has come down to `sheet`.
  public func backToSheet(for _: NavRuntime.BackSegue<SheetPage>) {}
  /// When `keep` of `question` unwinds to `sheet`.
  public func unwindQuestionKeep(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Trial.Question>, SheetPage, Void>
  ) {}
  /// Before `next` of `one` shows the page it has made.
  public func prepareOneNext(for _: NavRuntime.PushSegue<OnePage, InOnePage, Trial.InOne>) {}
  /// When a plain back has come down to `one`.
  public func backToOne(for _: NavRuntime.BackSegue<OnePage>) {}

  /// The page of a screen, made by its factory.
  public func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return start(context.handle())
    case 1: return page(context.handle())
    case 2: return pageSheet(context.handle())
    case 3: return sheet(context.handle())
    case 4: return preview(context.handle())
    case 5: return question(context.handle())
    case 6: return small(context.handle())
    case 7: return full(context.handle())
    case 9: return one(context.handle())
    case 10: return inOne(context.handle())
    case 11: return two(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  public func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareStartOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareStartMany(for: NavRuntime.PushSegue(context))
    case 2: prepareStartRise(for: NavRuntime.PushSegue(context))
    case 3: prepareStartFade(for: NavRuntime.PushSegue(context))
    case 4: prepareStartWrite(for: NavRuntime.PushSegue(context))
    case 5: prepareStartPoint(for: NavRuntime.PushSegue(context))
    case 6: prepareStartCover(for: NavRuntime.PushSegue(context))
    case 7: prepareStartShow(for: NavRuntime.PushSegue(context))
    case 8: preparePageDeeper(for: NavRuntime.PushSegue(context))
    case 9: preparePageNote(for: NavRuntime.PushSegue(context))
    case 13: prepareSheetPreview(for: NavRuntime.PushSegue(context))
    case 14: prepareSheetAsk(for: NavRuntime.PushSegue(context))
    case 23: prepareOneNext(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  public func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToStart(for: NavRuntime.BackSegue(context))
      case 1: backToPage(for: NavRuntime.BackSegue(context))
      case 3: backToSheet(for: NavRuntime.BackSegue(context))
      case 9: backToOne(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 10: unwindPageLeave(for: NavRuntime.UnwindSegue(context))
    case 11: unwindPageSheetClose(for: NavRuntime.UnwindSegue(context))
    case 12: unwindPageSheetFinish(for: NavRuntime.UnwindSegue(context))
    case 15: unwindSheetSend(for: NavRuntime.UnwindSegue(context))
    case 16: unwindQuestionDrop(for: NavRuntime.UnwindSegue(context))
    case 17: unwindQuestionKeep(for: NavRuntime.UnwindSegue(context))
    case 18: unwindSmallChoose(for: NavRuntime.UnwindSegue(context))
    case 19: unwindFullClose(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
