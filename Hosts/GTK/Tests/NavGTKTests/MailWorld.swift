import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// A window that shows the graph of columns. Each screen has a page with one button.
@MainActor final class MailWorld {
  /// A width for three columns, for two, and for one.
  nonisolated static let (widest, wide, narrow) = (1_120, 840, 500)

  let window: Window
  let host: GTKHost
  let screens = MailScreens()
  let facts = MailFacts()
  let navigator: Navigator<Mail, GTKHost>
  private(set) var events: [NavigationEvent.Kind] = []
  /// The outcomes of the requested segues.
  private(set) var outcomes: [Outcome] = []
  /// The forms that the navigator recorded.
  private(set) var forms: [Bool] = []
  private var segues: Set<RequestID> = []
  private var observation: EventObservation?

  init(width: Int = MailWorld.widest) {
    window = Window(title: "Mail", width: width, height: 480)
    host = GTKHost(in: window)
    host.slideDuration = .milliseconds(150)
    navigator = Navigator(host: host, screens: screens, facts: facts)
    observation = navigator.observe { [weak self] in self?.hear($0.kind) }
  }

  private func hear(_ event: NavigationEvent.Kind) {
    events.append(event)
    switch event {
    case .requested(let request) where request.segue != .none: segues.insert(request.id)
    case .ended(let request, let outcome) where segues.contains(request): outcomes.append(outcome)
    case .formChanged(let isExpanded): forms.append(isExpanded)
    default: break
    }
  }

  /// Shows the window, and waits until it is ready.
  func start() async {
    navigator.start()
    window.present()
    await until("the window") { self.window.isMapped && self.top?.widget.size.width ?? 0 > 100 }
    await pause(.milliseconds(150))
  }

  var run: Run? { host.layers.last?.run }
  var top: PageFrame? { run?.top }
  var stack: [String] { navigator.stack.map(\.name) }

  /// The names of the visible pages, from the first column. The placeholder of an empty column is `…`, and an empty
  /// column without a placeholder is empty.
  var sight: [String] {
    guard let run else { return [] }
    let tops = run.visibleTops.filter { $0.widget.isMapped }.map { ($0.page as? MailPage)?.name ?? "?" }
    guard let filler = run.visibleFiller, filler.widget.isMapped else { return tops }
    return tops + [(filler.page as? MailPage)?.name ?? ""]
  }

  /// The frame of a page of the topmost run.
  func frame(_ name: String) -> PageFrame? {
    run?.columns.flatMap(\.frames).first { ($0.page as? MailPage)?.name == name }
  }

  func resize(to width: Int) async {
    window.setSize(width: width, height: 480)
    await until("a width of \(width)") { self.window.size.width == width }
    await pause(.milliseconds(60))
  }

  func stands(_ names: String..., sees sight: [String]? = nil, file: StaticString = #filePath, line: UInt = #line) async
  {
    await until(
      names.joined(separator: " › ") + " in place of " + stack.joined(separator: " › ")
        + ", \(self.sight) \(events.suffix(5))",
      file: file, line: line
    ) {
      self.stack == names && !self.navigator.isBusy && !self.host.isAnimating
        && (sight.map { $0 == self.sight } ?? true)
    }
    if let sight { XCTAssertEqual(self.sight, sight, file: file, line: line) }
  }

  /// Opens a box and a message in it.
  func openMessage(box: Int = 1, _ message: Int = 1) async {
    navigator.handle(Mail.Mailboxes.self)?.openBox(id: box)
    await stands("mailboxes", "box")
    navigator.handle(Mail.Box.self)?.open(id: message)
    await stands("mailboxes", "box", "message")
  }
}

/// A page with a name and one button.
final class MailPage: GTKPage {
  let name: String
  private(set) var presses = 0

  init(_ name: String, _ press: @escaping @MainActor () -> Void = {}) {
    self.name = name
    super.init()
    content = Button(name) { [weak self] in
      self?.presses += 1
      press()
    }
  }
}

/// Creates the pages. A test sets the actions of their buttons.
@MainActor final class MailScreens: Mail.Screens {
  /// The action of a button, by the name of its screen.
  var presses: [String: @MainActor () -> Void] = [:]
  /// Called with each new page.
  var made: @MainActor (MailPage) -> Void = { _ in }
  /// The names of the pages that were made, in order.
  private(set) var names: [String] = []

  private func page(_ name: String) -> MailPage {
    let page = MailPage(name) { [weak self] in self?.presses[name]?() }
    names.append(name)
    made(page)
    return page
  }

  func mailboxes(_ screen: Mail.Mailboxes.Handle) -> MailPage { page("mailboxes") }
  func mailboxesPlaceholder(_ screen: Mail.Mailboxes.Handle) -> MailPage { page("…") }
  func settings(_ screen: Mail.Settings.Handle) -> MailPage { page("settings") }
  func box(_ screen: Mail.Box.Handle) -> MailPage { page("box \(screen.arguments.id)") }
  func found(_ screen: Mail.Found.Handle) -> MailPage { page("found") }
  func hit(_ screen: Mail.Hit.Handle) -> MailPage { page("hit") }
  func message(_ screen: Mail.Message.Handle) -> MailPage { page("message \(screen.arguments.id)") }
  func headers(_ screen: Mail.Headers.Handle) -> MailPage { page("headers") }
  func discard(_ screen: Mail.Discard.Handle) -> AlertText<Mail.Discard> {
    AlertText(title: "Drop it?", drop: "Drop", keep: "Keep")
  }
  func letter(_ screen: Mail.Letter.Handle) -> MailPage { page("letter") }
  func about(_ screen: Mail.About.Handle) -> MailPage { page("about") }
  func hint(_ screen: Mail.Hint.Handle) -> MailPage { page("hint") }
  func people(_ screen: Mail.People.Handle) -> MailPage { page("people") }
  func person(_ screen: Mail.Person.Handle) -> MailPage { page("person \(screen.arguments.id)") }
  func notes(_ screen: Mail.Notes.Handle) -> MailPage { page("notes") }
  func notesPlaceholder(_ screen: Mail.Notes.Handle) -> MailPage { page("…") }
  func note(_ screen: Mail.Note.Handle) -> MailPage { page("note \(screen.arguments.id)") }
  func history(_ screen: Mail.History.Handle) -> MailPage { page("history") }
}
