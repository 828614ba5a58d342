extension StackMemory {
  /// A guarded stack relies on what it remembers. What a text says it remembers has to be something that it can go on
  /// from.
  func checkSoundness(in graph: TracedGraph) throws(StackTraceError) {
    let (screens, segues) = (Set(graph.screens.map(\.id)), Set(graph.segues.map(\.id)))
    func require(_ holds: Bool, _ what: String) throws(StackTraceError) {
      if !holds { throw StackTraceError(what) }
    }
    let hasArriving =
      (phase == .showing && transition.kind == .push) || (phase == .confirming && intent == .prepared && isPush(graph))
    try require(entries.count == standing + (hasArriving ? 1 : 0), "'standing' does not count the stack")
    try require(
      max(entries.count, replacement.count) <= TraceBounds.depth, "a stack of more than \(TraceBounds.depth) screens")
    try require(
      (entries + replacement).allSatisfy { screens.contains($0.screen) }, "a screen that the graph does not have")
    try require(
      (queue + [current]).allSatisfy { $0.segue.rawValue < 0 || segues.contains($0.segue) },
      "a request for a segue that the graph does not have")
    switch phase {
    case .idle, .unsettled, .reviewing, .evaluatingHostChange: break
    case .evaluating, .awaiting: try require(isCurrentPossible, "'current' asks for what cannot be")
    case .building:
      try require(
        current.segue == .link && built > 0 && built < replacement.count && kept <= min(built, standing),
        "'link' is not half built")
    case .confirming:
      switch intent {
      case .request: try require(isCurrentPossible, "'current' asks for what cannot be")
      case .prepared:
        try require(
          isCurrentPossible && current.segue.rawValue >= 0, "'current' asks for what cannot be")
      case .link:
        try require(
          current.segue == .link && built > 0 && built == replacement.count && kept <= min(built, standing),
          "'link' is not built")
      case .place, .placed: try require(!replacement.isEmpty, "nothing is placed")
      case .eviction: break
      }
    case .showing, .swiping: try require(isTransitionPossible, "'transition' leads nowhere")
    }
  }

  private func isPush(_ graph: TracedGraph) -> Bool {
    guard case .push = graph.segues.first(where: { $0.id == current.segue })?.rules.action else { return false }
    return true
  }

  private var isCurrentPossible: Bool {
    current.segue == .link ? !isCurrentInteractive : standing > 0 && (current.segue == .back || !isCurrentInteractive)
  }

  private var isTransitionPossible: Bool {
    let isSet = transition.segue == .none || transition.segue == .link
    switch transition.kind {
    case .push: return phase == .showing && transition.cause == .request && target == entries.count
    case .pop: return target > 0 && target <= standing
    case .set where transition.cause == .repair: return phase == .showing && isSet && target == standing
    case .set:
      return phase == .showing && transition.cause == .request && isSet && !replacement.isEmpty
        && transition.kept <= min(replacement.count, standing)
    }
  }
}

extension StackInput {
  /// Whether what it names is in the graph.
  func checkNumbers(in screens: Set<ScreenID>, _ segues: Set<SegueID>) throws(StackTraceError) {
    let placements: [StackPlacement]
    switch self {
    case .request(let request), .swipeBegan(let request):
      if request.segue.rawValue >= 0, !segues.contains(request.segue) {
        throw StackTraceError("the graph does not say what segue \(request.segue.rawValue) is")
      }
      return
    case .place(_, let screens): placements = screens
    case .itinerary(_, let itinerary): placements = itinerary.steps
    default: return
    }
    if placements.count > TraceBounds.depth {
      throw StackTraceError("a stack of more than \(TraceBounds.depth) screens")
    }
    for placement in placements where !screens.contains(placement.screen) {
      throw StackTraceError("the graph does not say what screen \(placement.screen.rawValue) is")
    }
  }
}
