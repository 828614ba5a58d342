import NavRuntime

/// A handle of a page, independent of the screen's type.
@MainActor protocol LabHandle {
  var id: InstanceID { get }
  func open(_ segue: SegueID, _ destination: any Screen, sender: Sender)
  /// Presents an alert, which returns a button.
  func ask(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<LabAnswer>
  func leave(by segue: SegueID, sender: Sender)
  func goSomewhere(by segue: SegueID, _ destination: (any Screen)?, sender: Sender)
}

extension ScreenHandle: LabHandle {
  func open(_ segue: SegueID, _ destination: any Screen, sender: Sender) {
    let _: SegueRequest<Never> = push(segue, destination, sender: sender)
  }

  func ask(_ segue: SegueID, _ destination: any Screen, sender: Sender) -> SegueRequest<LabAnswer> {
    push(segue, destination, sender: sender)
  }

  func leave(by segue: SegueID, sender: Sender) {
    unwind(segue, sender: sender)
  }

  func goSomewhere(by segue: SegueID, _ destination: (any Screen)?, sender: Sender) {
    if let destination {
      go(segue, destination, sender: sender)
    } else {
      select(segue, sender: sender)
    }
  }
}

/// The button that an alert returns.
struct LabAnswer: ReturnedValues {
  let button: SegueID

  init?(unwind: SegueID, value: Any) { button = unwind }
}

/// The app of the laboratory. The window creates its pages, and the app keeps their handles.
@MainActor final class LabApp: GraphScreens {
  typealias Graph = LabGraph

  private let window: SimulatedWindow
  /// The handles of pages and alerts.
  private(set) var handles: [SimulatedPage: any LabHandle] = [:]
  private(set) var pages: [InstanceID: SimulatedPage] = [:]
  /// Called for each new page.
  var whenMade: (InstanceID) -> Void = { _ in }

  /// Converts a page of the window to a page of the host.
  private let page: (SimulatedPage) -> Any

  init(_ window: SimulatedWindow, page: @escaping (SimulatedPage) -> Any) {
    self.window = window
    self.page = page
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    switch LabScreen(rawValue: Int(screen.rawValue)) {
    case .left: make(.left, context.handle() as ScreenHandle<LabGraph.Left>)
    case .right: make(.right, context.handle() as ScreenHandle<LabGraph.Right>)
    case .club: make(.club, context.handle() as ScreenHandle<LabGraph.Club>)
    case .a: make(.a, context.handle() as ScreenHandle<LabGraph.A>)
    case .inner: make(.inner, context.handle() as ScreenHandle<LabGraph.Inner>)
    case .outer: make(.outer, context.handle() as ScreenHandle<LabGraph.Outer>)
    case .b: make(.b, context.handle() as ScreenHandle<LabGraph.B>)
    case .c: make(.c, context.handle() as ScreenHandle<LabGraph.C>)
    case .d: make(.d, context.handle() as ScreenHandle<LabGraph.D>)
    case .probe: make(.probe, context.handle() as ScreenHandle<LabGraph.Probe>)
    case .question: ask(context.handle() as ScreenHandle<LabGraph.Question>)
    // Containers do not have pages.
    case .home, .main, .nest, nil: make(.home, context.handle() as ScreenHandle<LabGraph.Home>)
    }
  }

  private func make<S>(_ place: LabScreen, _ handle: ScreenHandle<S>) -> Any { page(note(place, handle)) }

  private func note<S>(_ place: LabScreen, _ handle: ScreenHandle<S>) -> SimulatedPage {
    let page = window.makePage(place)
    handles[page] = handle
    pages[handle.id] = page
    whenMade(handle.id)
    return page
  }

  /// Returns the text of the alert. An alert has no page, so this also creates the page that represents it in the
  /// host.
  private func ask(_ handle: ScreenHandle<LabGraph.Question>) -> AlertText<LabGraph.Question> {
    _ = note(.question, handle)
    return AlertText(title: "Leave?", message: nil, labels: AlertButton.allCases.map(\.rawValue))
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
}

/// The facts for the laboratory's predicates.
@MainActor final class LabFacts: GraphFacts {
  typealias Graph = LabGraph

  /// The places that the back guard keeps.
  var kept: Set<LabScreen> = []
  /// The places whose requirement fails. The default is the root with tabs, which an app without tabs does not use.
  var forbidden: Set<LabScreen> = [.main]

  func predicates(of graph: LabGraph.Type) -> GraphPredicates {
    GraphPredicates(
      allowsBack: { [weak self] context in
        guard let self, let place = LabScreen(rawValue: Int(context.sourceScreen.rawValue)) else { return true }
        return !self.kept.contains(place)
      },
      meets: { [weak self] screen, _ in
        guard let self, let place = LabScreen(rawValue: Int(screen.rawValue)) else { return true }
        return !self.forbidden.contains(place)
      },
      // The fact is never known in time, so requests that wait for it give up.
      decides: { _, _ in
        try? await Task.sleep(for: .seconds(3_600))
        return false
      })
  }
}
