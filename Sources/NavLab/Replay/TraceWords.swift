import NavRuntime

/// Descriptions of a trace's steps with the names of its graph.
struct TraceWords {
  private let screens: [ScreenID: String]
  private let segues: [SegueID: String]

  init(_ trace: StackTrace) {
    (screens, segues) = (trace.screenNames, trace.segueNames)
  }

  /// Returns the description of a step: its time, its input, and the state after it.
  func line(_ number: Int, _ step: StackTrace.Step) -> String {
    let state = step.after
    var text = "\(number). \(seconds(step.time)) \(words(step.input))"
    text += "\n     \(state.isBusy ? "busy" : "open"): "
    text += state.stack.isEmpty ? "nothing" : state.stack.map { words($0.screen, $0.instance) }.joined(separator: " › ")
    if !state.queue.isEmpty { text += "; waiting: \(state.queue.map { "\($0.rawValue)" }.joined(separator: ", "))" }
    return text
  }

  /// Returns the description of an effect, or `nil` if the effect is not important for a reader.
  func line(_ effect: StackEffect) -> String? {
    let text: String? =
      switch effect {
      case .show(let transition): "the host is told to \(transition.kind), transition \(transition.id.rawValue)"
      case .end(let request, let outcome): "request \(request.rawValue) ends: \(words(outcome))"
      case .stalled(let transition, let stall): "transition \(transition.rawValue) stalls: \(stall)"
      case .report(let transition): "transition \(transition.rawValue) is reported"
      case .settleHost: "the host is made to settle"
      case .ignored(let transition): "the completion of transition \(transition.rawValue) is ignored"
      case .formChanged(let isExpanded): isExpanded ? "the columns stand side by side" : "the columns are one stack"
      case .adopted: "the host's own change is taken over"
      case .repairing: "the host is told again"
      case .evicting(let instance): "#\(instance.rawValue) may not stay"
      default: nil
      }
    return text.map { "     \($0)" }
  }

  private func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = String(attoseconds.magnitude / 1_000_000_000_000_000)
    return "\(seconds).\(String(repeating: "0", count: 3 - milliseconds.count))\(milliseconds) s"
  }

  private func words(_ screen: ScreenID, _ instance: InstanceID) -> String {
    "\(words(screen))#\(instance.rawValue)"
  }

  private func words(_ outcome: StackOutcome) -> String {
    if case .refused(let refusal) = outcome { "refused: \(words(refusal))" } else { "\(outcome)" }
  }

  private func words(_ verdict: StackVerdict) -> String {
    if case .refused(let refusal) = verdict { "refused: \(words(refusal))" } else { "\(verdict)" }
  }

  private func words(_ refusal: StackRefusal) -> String {
    switch refusal {
    case .said(.requirement(let screen)): "what '\(words(screen))' requires"
    case .said(.predicate(let segue)): "the predicate of '\(words(segue))'"
    case .said(.back(let screen)): "the 'back' of '\(words(screen))'"
    case .said(.hook(let segue)): "the page, to '\(words(segue))'"
    case .said(.noMatch): "no such link"
    default: "\(refusal)"
    }
  }

  private func words(_ screen: ScreenID) -> String { screens[screen] ?? "screen \(screen.rawValue)" }

  private func words(_ segue: SegueID) -> String {
    switch segue {
    case .back: "back"
    case .link: "a link"
    case .none: "nothing"
    case .required: "what screens require"
    default: segues[segue] ?? "segue \(segue.rawValue)"
    }
  }

  private func words(_ request: StackRequest) -> String {
    let source = request.segue == .link ? "" : " from #\(request.source.rawValue)"
    let target = request.target.map { " to #\($0.rawValue)" } ?? ""
    let sender = "\(request.sender)" + (request.isNested ? ", from inside" : "")
    return "request \(request.id.rawValue), by the \(sender): \(words(request.segue))\(source)\(target)"
  }

  private func words(_ state: HostState) -> String {
    let stack = state.stack.map { "#\($0.rawValue)" }.joined(separator: " ")
    let form = state.isExpanded ? ", in columns" : ""
    return "\(state.isAnimating ? "moving" : "still")\(form), on \(stack.isEmpty ? "nothing" : stack)"
  }

  private func words(_ placements: [StackPlacement]) -> String {
    placements.map { words($0.screen) }.joined(separator: " › ")
  }

  private func words(_ plan: StackPlan) -> String {
    let resumed = plan.resumed.map { ", goes on with \($0.count) from #\($0.first.rawValue)" } ?? ""
    return "keeps \(plan.kept)\(resumed), and adds \(words(plan.steps)): \(words(plan.outcome))"
  }

  private func words(_ input: StackInput) -> String {
    switch input {
    case .request(let request): words(request)
    case .alertChosen(let request): "a button of an alert: \(words(request))"
    case .swipeBegan(let request): "a finger wants to go back; \(words(request))"
    case .swipeMoved: "the finger moves"
    case .swipeEnded(let end, let state): "the gesture is \(end); the host is \(words(state))"
    case .cancel(let id): "request \(id.rawValue) is cancelled"
    case .verdict(let id, let verdict) where id == .none: "the app says to the host's own change: \(words(verdict))"
    case .verdict(let id, let verdict): "the app says to request \(id.rawValue): \(words(verdict))"
    case .plan(let id, let plan): "the link of request \(id.rawValue) \(words(plan))"
    case .required(let id, let plan): "what screens require comes to request \(id.rawValue), which \(words(plan))"
    case .factsChanged: "facts may have changed"
    case .requirements(let lowest): lowest.map { "what #\($0.rawValue) requires fails" } ?? "all requirements hold"
    case .place(let id, let placements): "request \(id.rawValue): place \(words(placements))"
    case .lasts(let id, let length): "transition \(id.rawValue) lasts \(seconds(length))"
    case .completed(let id, let state): "completion of transition \(id.rawValue); the host is \(words(state))"
    case .hostReport(let state): "the host is \(words(state))"
    case .timerFired: "the timer fires"
    case .lock: "a lock is taken"
    case .unlock: "a lock is given back"
    case .suspended(.changeUnanimated): "the host hides; what changes meanwhile is not animated"
    case .suspended(.wait): "the host hides; changes wait"
    case .resumed(let state): "the host is back; it is \(words(state))"
    case .serveQueue: "the queue moves on"
    }
  }
}
