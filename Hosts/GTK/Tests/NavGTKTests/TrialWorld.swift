import NavRuntime
import TrialGraph

@testable import GTKWidgets
@testable import NavGTK

/// A window that shows the trial graph. Each screen has a page with one button.
@MainActor final class TrialWorld {
  let window = Window(title: "Trial", width: 560, height: 480)
  let host: GTKHost
  let screens = TrialScreens()
  let facts = TrialFacts()
  let navigator: Navigator<Trial, GTKHost>
  private(set) var events: [NavigationEvent.Kind] = []
  /// The outcomes of the requested segues.
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

  /// Shows the window, and waits until it is ready.
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

  /// The button that fills the top page.
  var button: Widget? { top?.page?.content }

  func stands(_ names: String...) async {
    await until(
      names.joined(separator: " › ") + " in place of " + stack.joined(separator: " › ") + " \(events.suffix(5))"
    ) {
      self.stack == names && !self.navigator.isBusy && !self.host.isAnimating
    }
  }
}

/// A page with one button.
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

/// A page with two text fields.
final class WritingPage: GTKPage {
  let first = EntryRow("First", changed: { _ in }, entered: {})
  let second = EntryRow("Second", changed: { _ in }, entered: {})

  override init() {
    super.init()
    content = Box(.column, [first, second])
  }
}

/// Creates the pages. A test sets the actions of their buttons.
@MainActor final class TrialScreens: Trial.Screens {
  /// The action of a button, by the name of its screen.
  var presses: [String: @MainActor () -> Void] = [:]
  /// Called with each new page.
  var made: @MainActor (GTKPage) -> Void = { _ in }
  /// Pages that the app keeps and returns again, by the name of the screen.
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
  func small(_ screen: Trial.Small.Handle) -> TrialPage { page("small") }
  func full(_ screen: Trial.Full.Handle) -> TrialPage { page("full") }
  func one(_ screen: Trial.One.Handle) -> TrialPage { page("one") }
  func inOne(_ screen: Trial.InOne.Handle) -> TrialPage { page("inOne") }
  func two(_ screen: Trial.Two.Handle) -> TrialPage { page("two") }
}

/// Whether a GTK widget is freed.
@MainActor final class Weak {
  private(set) var isGone = false

  init(_ widget: Widget?) {
    widget?.onEnd { [weak self] in self?.isGone = true }
  }
}
