import NavRuntime
import TrialGraph

@testable import GTKWidgets
@testable import NavGTK

/// A window that shows the trial's graph, with a page of one button for each screen.
@MainActor final class TrialWorld {
  let window = Window(title: "Trial", width: 560, height: 480)
  let host: GTKHost
  let screens = TrialScreens()
  let facts = TrialFacts()
  let navigator: Navigator<Trial, GTKHost>
  private(set) var events: [NavigationEvent.Kind] = []
  /// What became of each segue that was asked for.
  private(set) var outcomes: [Outcome] = []
  private var segues: Set<RequestID> = []
  private var observation: EventObservation?

  init() {
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
    default: break
    }
  }

  /// Shows it, and waits until it stands.
  func start() async {
    navigator.start()
    window.present()
    await until("the window") { self.window.isMapped && self.top?.widget.size.width ?? 0 > 100 }
    await pause(.milliseconds(150))
  }

  /// The handle of the first screen.
  var page: Trial.Start.Handle? { navigator.handle(Trial.Start.self) }

  var stack: [String] { navigator.stack.map(\.name) }

  var top: PageFrame? { host.layers.last?.stack?.frames.last }

  /// The button that fills the page on top.
  var button: Widget? { top?.page?.content }

  func stands(_ names: String...) async {
    await until(
      names.joined(separator: " › ") + " in place of " + stack.joined(separator: " › ") + " \(events.suffix(5))"
    ) {
      self.stack == names && !self.navigator.isBusy && !self.host.isAnimating
    }
  }
}

/// A page of one button.
final class TrialPage: GTKPage {
  private(set) var presses = 0

  init(_ name: String, _ press: @escaping @MainActor () -> Void = {}) {
    super.init()
    content = Button(name) { [weak self] in
      self?.presses += 1
      press()
    }
  }
}

/// A page into which somebody writes.
final class WritingPage: GTKPage {
  let first = EntryRow("First", changed: { _ in }, entered: {})
  let second = EntryRow("Second", changed: { _ in }, entered: {})

  override init() {
    super.init()
    content = Box(.column, [first, second])
  }
}

/// Makes the pages. What their buttons do, a test says.
@MainActor final class TrialScreens: Trial.Screens {
  /// What the button of a screen does, by the screen's name.
  var presses: [String: @MainActor () -> Void] = [:]
  /// Hears of each page.
  var made: @MainActor (GTKPage) -> Void = { _ in }
  /// Pages that the app keeps, by the name of the screen, and gives whenever it is asked for one.
  var kept: [String: TrialPage] = [:]

  private func page(_ name: String) -> TrialPage {
    if let page = kept[name] { return page }
    let page = TrialPage(name) { [weak self] in self?.presses[name]?() }
    made(page)
    return page
  }

  func start(_ screen: Trial.Start.Handle) -> TrialPage { page("start") }
  func page(_ screen: Trial.Page.Handle) -> TrialPage { page("page") }
  func pageSheet(_ screen: Trial.PageSheet.Handle) -> TrialPage { page("pageSheet") }
  func sheet(_ screen: Trial.Sheet.Handle) -> WritingPage {
    let page = WritingPage()
    made(page)
    return page
  }
  func preview(_ screen: Trial.Preview.Handle) -> TrialPage { page("preview") }
  func question(_ screen: Trial.Question.Handle) -> AlertText<Trial.Question> {
    AlertText(title: "Drop it?", message: "Nobody has_seen it.", drop: "_Drop", keep: "Keep")
  }
  func small(_ screen: Trial.Small.Handle) -> TrialPage { page("small") }
  func full(_ screen: Trial.Full.Handle) -> TrialPage { page("full") }
  func one(_ screen: Trial.One.Handle) -> TrialPage { page("one") }
  func inOne(_ screen: Trial.InOne.Handle) -> TrialPage { page("inOne") }
  func two(_ screen: Trial.Two.Handle) -> TrialPage { page("two") }
}

/// A widget of GTK's, seen from outside.
@MainActor final class Weak {
  private(set) var isGone = false

  init(_ widget: Widget?) {
    widget?.onEnd { [weak self] in self?.isGone = true }
  }
}
