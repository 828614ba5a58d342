import NavRuntime

/// What a page asks with, whatever its screen.
@MainActor protocol LabHandle {
  var id: InstanceID { get }
  func open(_ segue: SegueID, _ destination: any Screen, sender: Sender)
  /// The same of an alert, which returns a button.
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

/// The app of the laboratory: its pages are made by the window, and keep their handles.
@MainActor final class LabApp: GraphScreens {
  typealias Graph = LabGraph

  private let window: SimulatedWindow
  /// Also those of alerts.
  private(set) var handles: [SimulatedPage: any LabHandle] = [:]
  private(set) var pages: [InstanceID: SimulatedPage] = [:]
  /// Runs for each page that is made.
  var whenMade: (InstanceID) -> Void = { _ in }

  /// What is a page at the host.
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
    // Containers have no page.
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

  /// The words of the alert. It has no page; what stands for it at the host is made beside them.
  private func ask(_ handle: ScreenHandle<LabGraph.Question>) -> AlertText<LabGraph.Question> {
    _ = note(.question, handle)
    return AlertText(title: "Leave?", message: nil, labels: AlertButton.allCases.map(\.rawValue))
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
}

/// What the laboratory's predicates ask.
@MainActor final class LabFacts: GraphFacts {
  typealias Graph = LabGraph

  /// The places that back may not leave.
  var kept: Set<LabScreen> = []
  /// The places that nobody may be on. An app without tabs has no use for the root that has some.
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
      // A fact that is never known in time: who waits for it gives up.
      decides: { _, _ in
        try? await Task.sleep(for: .seconds(3_600))
        return false
      })
  }
}
