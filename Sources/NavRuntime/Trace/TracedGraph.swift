/// The rules of a graph that a run touched. A trace can therefore be replayed without the app, and stays short for a
/// large graph. It uses the names of the graph file.
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
  /// The other possible roots, if there are any.
  let otherRoots: [ScreenID]?
  /// The screens that do not offer the segues of `anywhere`, if there are such segues.
  let apart: [ScreenID]?
  let sections: [StackRules.Section]
  let screens: [Screen]
  let segues: [Segue]

  /// Creates the part of a graph that determines a run.
  ///
  /// A run depends on the segues that it names, and on the pushes between its screens. Rules of other screens are
  /// never read.
  ///
  /// - Complexity: linear in the graph and in the run.
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
    // A screen that replaces others is legal where these were.
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

  /// The rules of the core. Entries that the run did not touch are placeholders.
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
