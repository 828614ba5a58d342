import NavRuntime

extension World {
  /// Returns a description of a step.
  func describe(_ step: WorldStep) -> String {
    switch step {
    case .ask(let index, let source, let nested):
      let from = source == Self.foreign ? "" : " from \(name(of: source))"
      return plan.asks[index].name + from + (nested ? ", from inside a hook" : "")
    case .answer(let answer): return describe(answer)
    case .fact(_, let holds): return "a fact that was awaited \(holds ? "holds" : "does not hold")"
    case .host(let move): return describe(move)
    case .lifts(let end, let animated):
      return "the finger is lifted: \(end), \(animated ? "the rest is animated" : "at once")"
    case .fingerMoves: return "the finger moves"
    case .timePasses: return "time passes"
    case .timerFires: return "the timer fires"
    case .strayTimer: return "a timer fires that was set before"
    case .lock: return "the app takes a lock"
    case .unlock: return "the app gives a lock back"
    case .factsChange(let screen):
      return screen.map { "facts change: \(plan.screens[Int($0.rawValue)]) may not stay" }
        ?? "facts change: all may stay"
    case .hides(.changeUnanimated): return "the host hides, and changes are not animated"
    case .hides(.wait): return "the host hides, and changes wait"
    case .reappears: return "the host is back, and \(hostState)"
    case .serveQueue: return "the queue may move"
    case .cancel: return "a request is cancelled"
    }
  }

  private func describe(_ answer: WorldAnswer) -> String {
    switch answer {
    case .allowed: "the app says yes"
    case .refused: "the app says no"
    case .awaited: "the app has to look something up"
    case .stopped: "the app stops the link there"
    case .plan(let length): "the link may go \(length) screens up"
    case .selection: "the tab may be selected"
    case .placement: "the app says which saved screens may be shown"
    case .facts: "the app says which pages may stay"
    case .state: "the host, which was asked, says that it \(hostState)"
    }
  }

  private func describe(_ move: HostMove) -> String {
    switch move {
    case .arrives: "the host does what it was told"
    case .staysPut: "the host ends where it was"
    case .stopsHalfway: "the host closes layers, and does not go on"
    case .pops: "the host takes its top off"
    case .popsToRoot: "the host takes all off but the bottom"
    case .dropsMiddle: "the host loses the page under its top"
    case .dropsBottom: "the host loses the page at its bottom"
    case .showsForeign: "the host shows a page that nobody knows"
    case .showsNothing: "the host shows nothing"
    case .selects: "the host selects another tab"
    case .folds: "the window becomes \(host.isExpanded ? "narrow" : "wide")"
    case .foldsSilently: "the window becomes \(host.isExpanded ? "narrow" : "wide"), and the host does not say so"
    case .dismisses: "the system closes the top layer, and the change is dropped"
    case .doesLate: "the host does late what it was told"
    case .comesBack: "the host shows again what stands"
    case .startsMoving: "the host begins to move by itself"
    case .stopsMoving: "the host stops moving"
    case .completes: "the host says that it has ended, and \(hostState)"
    case .completesAnother: "the host says that another transition has ended, and \(hostState)"
    case .reports: "the host says that it \(hostState)"
    case .takesLong: "the host says that this takes long"
    }
  }

  private var hostState: String {
    "shows \(host.shown.map(name).joined(separator: ", "))" + (host.motion == .still ? "" : " and moves")
  }

  private func name(of instance: InstanceID) -> String {
    if instance == Self.gone { return "a page that has gone" }
    if instance == Self.foreign { return "an unknown page" }
    let entries = core.stack + core.proposed + core.state.parked.entries
    let screen = entries.first { $0.instance == instance }?.screen
    return screen.map { "\(plan.screens[Int($0.rawValue)])#\(instance.rawValue)" } ?? "#\(instance.rawValue)"
  }
}
