import NavRuntime

/// The segues of the laboratory's graph by function. They are looked up only once, because there are many runs.
struct LabSegues {
  /// How a segue opens its destination.
  private enum Way: Int, CaseIterable {
    case push, pane, sheet, full, popover, alert, replace

    init(_ segue: StackRules.Segue) {
      if segue.from != nil {
        self = .replace
        return
      }
      switch segue.opening {
      case .push where segue.columns != .none: self = .pane
      case .push, .tab: self = .push
      case .sheet: self = .sheet
      case .full: self = .full
      case .popover: self = .popover
      case .alert: self = .alert
      }
    }

    init(_ kind: LayerKind) {
      switch kind {
      case .sheet: self = .sheet
      case .full: self = .full
      case .popover: self = .popover
      case .alert: self = .alert
      }
    }
  }

  private let openings: [SegueID?]
  private let unwinds: [SegueID?]
  private let leaves: [SegueID?]
  private let roots: [SegueID?]
  /// The tabs of containers, by the places that they start with.
  private let tabs: [SegueID?]
  private let selections: [SegueID?]
  private let goals: [SegueID?]
  private let waiting: SegueID?
  private static let width = LabScreen.allCases.count

  /// Finds the segues of one policy.
  init<Graph: LabWorldGraph>(_ policy: BusyPolicy, of graph: Graph.Type) {
    func place(_ screen: ScreenID) -> Int { Graph.place(of: screen)?.rawValue ?? 0 }
    var openings = [SegueID?](repeating: nil, count: Way.allCases.count * Self.width * Self.width)
    var unwinds = [SegueID?](repeating: nil, count: Self.width * Self.width)
    var leaves = [SegueID?](repeating: nil, count: Self.width)
    var (roots, tabs, goals, selections) = (leaves, leaves, leaves, unwinds)
    var waiting: SegueID?
    let table = Graph.table
    for (index, segue) in table.rules.segues.enumerated() {
      let id = SegueID(rawValue: Int32(index))
      let source = place(segue.source)
      if case .push(let destination, _) = segue.action, segue.opening.tab != nil {
        tabs[place(destination)] = id
      }
      let name = table.name(of: id)
      if name.hasSuffix(Self.waitingName) {
        waiting = id
        continue
      }
      guard segue.whenBusy == policy else { continue }
      switch segue.action {
      case .push(let destination, _):
        openings[Self.place(source, place(destination), by: Way(segue))] = id
      case .unwind(.screen(let target)): unwinds[source * Self.width + place(target)] = id
      case .unwind(.previous): leaves[source] = id
      case .unwind(.root): roots[source] = id
      case .unwind(.opener), .exit: break
      case .go:
        let tab = LabScreen.main.tabs.first { name.lowercased().hasSuffix("go\($0)") }
        if let tab { selections[source * Self.width + tab.rawValue] = id } else { goals[source] = id }
      }
    }
    (self.openings, self.unwinds, self.leaves, self.roots) = (openings, unwinds, leaves, roots)
    (self.tabs, self.goals, self.selections, self.waiting) = (tabs, goals, selections, waiting)
  }

  private static let waitingName = "waitB"

  private static func place(_ source: Int, _ destination: Int, by way: Way) -> Int {
    (way.rawValue * width + source) * width + destination
  }

  /// The push from one place to another.
  func push(from source: LabScreen, to destination: LabScreen) -> SegueID? {
    openings[Self.place(source.rawValue, destination.rawValue, by: .push)]
  }

  /// The pane from one place to another.
  func pane(from source: LabScreen, to destination: LabScreen) -> SegueID? {
    openings[Self.place(source.rawValue, destination.rawValue, by: .pane)]
  }

  /// The segue that presents a place over another. If the place starts a tab, the segue presents its container.
  func present(_ destination: LabScreen, as kind: LayerKind, over source: LabScreen) -> SegueID? {
    openings[Self.place(source.rawValue, destination.opened.rawValue, by: Way(kind))]
  }

  /// The tab that starts with a place.
  func tab(_ place: LabScreen) -> SegueID? { tabs[place.rawValue] }

  /// The segue from a place to the tab that starts with another place.
  func goToTab(_ place: LabScreen, from source: LabScreen) -> SegueID? {
    selections[source.rawValue * Self.width + place.rawValue]
  }

  /// The segue from a place to the place that every page can reach.
  func go(from source: LabScreen) -> SegueID? { goals[source.rawValue] }

  /// The push that waits for a fact.
  func pushWhenKnown(from source: LabScreen) -> SegueID? { source == .a ? waiting : nil }

  /// The segue that replaces one place by another.
  func replace(_ source: LabScreen, by destination: LabScreen) -> SegueID? {
    openings[Self.place(source.rawValue, destination.rawValue, by: .replace)]
  }

  /// The unwind from one place to another.
  func unwind(from source: LabScreen, to target: LabScreen) -> SegueID? {
    target == .home || target == .desk
      ? roots[source.rawValue] : unwinds[source.rawValue * Self.width + target.rawValue]
  }

  /// The unwind from a place to the previous one.
  func leave(_ source: LabScreen) -> SegueID? { leaves[source.rawValue] }

  private static let auto = LabSegues(.auto, of: LabGraph.self)
  private static let drop = LabSegues(.drop, of: LabGraph.self)
  private static let queue = LabSegues(.queue, of: LabGraph.self)
  private static let replace = LabSegues(.replace, of: LabGraph.self)

  /// The segues of a policy.
  static func of(_ policy: BusyPolicy) -> LabSegues {
    switch policy {
    case .auto: auto
    case .drop: drop
    case .queue: queue
    case .replace: replace
    }
  }
}
