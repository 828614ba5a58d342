/// As much of a graph's rules as a run has touched, so that a trace can be replayed without the app and a large graph does
/// not make it long. Names are those of the graph file.
struct TracedGraph: Hashable, Sendable {
  struct Screen: Hashable, Sendable {
    let id: ScreenID
    let name: String
    let rules: StackRules.Screen
  }

  struct Segue: Hashable, Sendable {
    let id: SegueID
    let name: String
    let rules: StackRules.Segue
  }

  let name: String
  let root: ScreenID
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
    for section in rules.sections { marks.screens.formUnion([section.place].compactMap { $0 }) }
    for segue in marks.segues {
      let segue = rules.segues[Int(segue.rawValue)]
      marks.screens.insert(segue.source)
      if case .push(let destination, _) = segue.action { marks.screens.insert(destination) }
    }
    let (screens, segues) = (marks.screens, marks.segues)
    name = Self.word(table.name)
    root = rules.root
    sections = rules.sections
    self.screens = rules.screens.indices.lazy.map { ScreenID(rawValue: Int32($0)) }.filter(screens.contains).map {
      Screen(id: $0, name: Self.word(table[$0].name), rules: rules.screens[Int($0.rawValue)])
    }
    self.segues = rules.segues.indices.lazy.map { SegueID(rawValue: Int32($0)) }.filter { id in
      if segues.contains(id) { return true }
      let segue = rules.segues[Int(id.rawValue)]
      guard case .push(let destination, _) = segue.action else { return false }
      return screens.contains(segue.source) && screens.contains(destination)
    }.map { Segue(id: $0, name: Self.word(table.name(of: $0)), rules: rules.segues[Int($0.rawValue)]) }
  }

  /// A name as a word of a line. navc's are.
  private static func word(_ name: String) -> String {
    name.isEmpty || name.contains(" ") ? "-" : name
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
    return StackRules(root: root, screens: allScreens, segues: allSegues, sections: sections)
  }
}

/// The screens and segues that a run names.
struct TraceMarks {
  var screens: Set<ScreenID> = []
  var segues: Set<SegueID> = []

  init(_ memory: StackMemory, _ inputs: some Sequence<StackInput>) {
    for entry in memory.entries + memory.replacement { screens.insert(entry.screen) }
    for request in memory.queue + [memory.current] { mark(request.segue) }
    mark(memory.transition.segue)
    for input in inputs {
      switch input {
      case .request(let request), .swipeBegan(let request): mark(request.segue)
      case .place(_, let placements): screens.formUnion(placements.map(\.screen))
      case .itinerary(_, let itinerary): screens.formUnion(itinerary.steps.map(\.screen))
      default: break
      }
    }
  }

  private mutating func mark(_ segue: SegueID) {
    if segue.rawValue >= 0 { segues.insert(segue) }
  }
}
