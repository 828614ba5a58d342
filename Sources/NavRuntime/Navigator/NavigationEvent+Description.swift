extension NavigationEvent: CustomStringConvertible {
  /// A one-line description with the time and the event. Omits arguments, because logs have many readers.
  public var description: String {
    let (seconds, attoseconds) = time.components
    let fraction = "\(attoseconds.magnitude / 1_000_000_000_000_000)"
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(time < .zero ? "-" : "")\(seconds.magnitude).\(zeros)\(fraction) s: \(kind)"
  }
}

extension NavigationEvent.Kind: CustomStringConvertible {
  /// A short description of the event. Screens have the number of their instance.
  public var description: String {
    switch self {
    case .requested(let request): "request \(request.id.rawValue): \(request)"
    case .queued(let id): "request \(id.rawValue) waits"
    case .ended(let id, let outcome): "request \(id.rawValue) ends: \(outcome)"
    case .began(let transition): "transition \(transition.id.rawValue) begins: \(transition.words)"
    case .willShow(let screen): "\(screen.numbered) is about to be on top"
    case .didShow(let screen): "\(screen.numbered) is on top"
    case .released(let screen): "\(screen.numbered) has left"
    case .swipeBegan(let id): "a swipe begins, as transition \(id.rawValue)"
    case .swipeMoved(let fraction): "the swipe is at \(fraction)"
    case .swipeEnded(let end): "the swipe is \(end)"
    case .formChanged(let isExpanded): isExpanded ? "the columns stand side by side" : "the columns are one stack"
    case .adopted(let stack): "the host has changed its stack, which is now \(stack.numbered)"
    case .repairing(let stack): "the host shows what is not legal, and is told again: \(stack.numbered)"
    case .stalled(let id, let stall): "transition \(id.rawValue) is late: \(stall.words)"
    case .report(let report): "transition \(report.transition.rawValue) lasts too long: a report"
    case .ignoredCompletion(let id): "a completion of transition \(id.rawValue), which is not under way"
    case .earlyCompletion(let id): "a completion of transition \(id.rawValue), and the host still moves"
    case .suspended: "the host is hidden"
    case .resumed: "the host is back"
    case .linkGivenUp(let url): "the link that waited is given up: \(url)"
    case .locked: "a lock is taken"
    case .unlocked: "a lock is given back"
    case .factsChanged(.called): "facts may have changed"
    case .factsChanged(.observed): "an observable fact has changed"
    case .factsUnsettled(let requirements):
      "facts change at each review and are not followed until the next request: \(requirements.joined(separator: ", "))"
    case .evicted(let screen, let requirement): "\(screen.numbered) may not stay: \(requirement)"
    case .misplacedSource(let screen, let names):
      "the page of \(screen.numbered) speaks for \(names); it is never asked"
    case .awaiting(let id): "request \(id.rawValue) waits for facts"
    }
  }
}

extension NavigationEvent.Request: CustomStringConvertible {
  /// The segue, its source, and its sender. For a link, the URL.
  public var description: String {
    let what =
      if let url { "the link \(url)" } else if segue == .none {
        "the stack \(placed.map { "\(type(of: $0))" }.joined(separator: " › "))"
      } else {
        name
      }
    let origin = source.map { " from \($0.numbered)" } ?? ""
    let way = target.map { " to #\($0.rawValue)" } ?? ""
    return "\(what)\(origin)\(way), by the \(sender)"
  }
}

extension ScreenInstance {
  fileprivate var numbered: String { "\(name)#\(id.rawValue)" }
}

extension [ScreenInstance] {
  fileprivate var numbered: String { isEmpty ? "empty" : map(\.numbered).joined(separator: " › ") }
}

extension StackTransition {
  fileprivate var words: String { "a \(kind), \(isAnimated ? "animated" : "at once")" }
}

extension Stall {
  fileprivate var words: String {
    switch self {
    case .stillAnimating: "the host still animates"
    case .completionMissing: "the host stands where it should, and has not said so"
    case .settledElsewhere: "the host stands elsewhere"
    case .madeToSettle: "the host is made to settle"
    }
  }
}
