import NavRuntime

/// A handle of a page, independent of the screen's type.
@MainActor protocol LabHandle {
  var id: InstanceID { get }
  var isVisible: Bool { get }
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
@MainActor final class LabApp<Graph: LabWorldGraph>: GraphScreens {
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
    let place = Graph.place(of: screen) ?? .home
    let page = note(place, Graph.handle(of: place, context))
    // An alert has no page, but a page represents it in the host.
    return place == .question ? text : self.page(page)
  }

  private func note(_ place: LabScreen, _ handle: any LabHandle) -> SimulatedPage {
    let page = window.makePage(place)
    handles[page] = handle
    pages[handle.id] = page
    calls += 1
    whenMade(handle.id)
    return page
  }

  /// The text of the alert.
  private var text: AlertText<LabGraph.Question> {
    AlertText(title: "Leave?", message: nil, labels: AlertButton.allCases.map(\.rawValue))
  }

  /// The number of created pages and of called hooks.
  private(set) var calls = 0

  func preparePush(_ segue: SegueID, _ context: SegueContext) { calls += 1 }
  func unwind(_ segue: SegueID, _ context: SegueContext) { calls += 1 }
}

/// The facts for the laboratory's predicates.
@MainActor final class LabFacts<Graph: LabWorldGraph>: GraphFacts {
  /// The places that the back guard keeps.
  var kept: Set<LabScreen> = []
  /// The places whose requirement fails. The default is the root with tabs, which an app without tabs does not use.
  var forbidden: Set<LabScreen> = [.main]

  func predicates(of graph: Graph.Type) -> GraphPredicates {
    GraphPredicates(
      allowsBack: { [weak self] context in
        guard let self, let place = Graph.place(of: context.sourceScreen) else { return true }
        return !self.kept.contains(place)
      },
      meets: { [weak self] screen, _ in
        guard let self, let place = Graph.place(of: screen) else { return true }
        return !self.forbidden.contains(place)
      },
      // The fact is never known in time, so requests that wait for it give up.
      decides: { _, _ in
        try? await Task.sleep(for: .seconds(3_600))
        return false
      })
  }
}
