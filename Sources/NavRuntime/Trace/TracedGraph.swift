/// As much of a graph's rules as a run has touched, so that a trace can be replayed without the app and a large graph does
/// not make it long. Names are those of the graph file.
struct TracedGraph: Hashable, Sendable, Codable {
  struct Screen: Hashable, Sendable, Codable {
    let id: ScreenID
    let name: String
    let rules: StackRules.Screen
  }

  struct Segue: Hashable, Sendable, Codable {
    let id: SegueID
    let name: String
    let rules: StackRules.Segue
  }

  let name: String
  let root: ScreenID
  /// The others that may be at the bottom, where there are any.
  let otherRoots: [ScreenID]?
  /// The screens that offer nothing of what opens screens from anywhere, where anything does.
  let apart: [ScreenID]?
  let sections: [StackRules.Section]
  let screens: [Screen]
  let segues: [Segue]

  /// The part of a graph that decides about a run. Linear in the graph and in the run.
  ///
  /// A run goes by the segues it names, and by whether a push leads from one of its screens to another; of screens that it
  /// has never met, nothing is asked.
  init(_ table: GraphTable, touching marks: TraceMarks) {
    let rules = table.rules
    var marks = marks
    marks.screens.insert(rules.root)
    marks.screens.formUnion(rules.otherRoots)
    for section in rules.sections { marks.screens.formUnion([section.place].compactMap { $0 }) }
    for segue in marks.segues {
      let segue = rules.segues[Int(segue.rawValue)]
      marks.screens.insert(segue.source)
      if case .push(let destination, _) = segue.action { marks.screens.insert(destination) }
    }
    // What comes in the place of others is legal where those were.
    for screen in marks.screens { marks.screens.formUnion(rules.replacements.sources(of: screen)) }
    let (screens, segues) = (marks.screens, marks.segues)
    name = table.name
    root = rules.root
    otherRoots = rules.otherRoots.isEmpty ? nil : rules.otherRoots
    apart = rules.apart.isEmpty ? nil : rules.apart.sorted { $0.rawValue < $1.rawValue }
    sections = rules.sections
    self.screens = rules.screens.indices.lazy.map { ScreenID(rawValue: Int32($0)) }.filter(screens.contains).map {
      Screen(id: $0, name: table[$0].name, rules: rules.screens[Int($0.rawValue)])
    }
    self.segues = rules.segues.indices.lazy.map { SegueID(rawValue: Int32($0)) }.filter { id in
      if segues.contains(id) { return true }
      let segue = rules.segues[Int(id.rawValue)]
      guard case .push(let destination, _) = segue.action else { return false }
      return (segue.source == StackRules.anywhere || screens.contains(segue.source)) && screens.contains(destination)
    }.map { Segue(id: $0, name: table.name(of: $0), rules: rules.segues[Int($0.rawValue)]) }
  }

  /// What the core decides by. What the run has not touched is there, and means nothing.
  var rules: StackRules {
    let lastScreen = screens.map(\.id.rawValue).max() ?? root.rawValue
    var allScreens = [StackRules.Screen](repeating: StackRules.Screen(), count: Int(lastScreen) + 1)
    for screen in screens { allScreens[Int(screen.id.rawValue)] = screen.rules }
    var allSegues = [StackRules.Segue](
      repeating: StackRules.Segue(source: root, action: .unwind(.previous)),
      count: Int(segues.map(\.id.rawValue).max() ?? -1) + 1)
    for segue in segues { allSegues[Int(segue.id.rawValue)] = segue.rules }
    return StackRules(
      root: root, otherRoots: otherRoots ?? [], screens: allScreens, segues: allSegues, sections: sections,
      apart: Set(apart ?? []))
  }
}

/// The screens and segues that a run names.
struct TraceMarks {
  var screens: Set<ScreenID> = []
  var segues: Set<SegueID> = []

  init(_ state: StackState, _ inputs: some Sequence<StackInput>) {
    screens.formUnion(state.allEntries.map(\.screen))
    for request in state.queue { mark(request.segue) }
    switch state.phase {
    case .asking(.request(let asked), _), .awaiting(let asked), .confirming(.request(let asked)),
      .confirming(.prepared(let asked, _)):
      mark(asked.request.segue)
    case .confirming(.build(let progress, let request)):
      for segue in [progress.segue, request?.segue] { if let segue { mark(segue) } }
    case .showing(let transition): mark(transition.segue)
    case .idle, .asking, .confirming, .unsettled: break
    }
    for input in inputs {
      switch input {
      case .request(let request), .alertChosen(let request), .swipeBegan(let request): mark(request.segue)
      case .place(_, let placements): screens.formUnion(placements.map(\.screen))
      case .plan(_, let plan), .required(_, let plan): screens.formUnion(plan.steps.map(\.screen))
      default: break
      }
    }
  }

  private mutating func mark(_ segue: SegueID) {
    if segue.rawValue >= 0 { segues.insert(segue) }
  }
}
