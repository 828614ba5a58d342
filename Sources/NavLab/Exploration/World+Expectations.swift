import NavRuntime

// The contract of `runtime.md` for a request, implemented a second time from the observable state.
extension World {
  /// Returns the request of an input.
  static func request(of input: StackInput) -> StackRequest? {
    switch input {
    case .request(let request), .alertChosen(let request), .swipeBegan(let request): request
    default: nil
    }
  }

  func isPush(_ segue: SegueID) -> Bool {
    guard segue.rawValue >= 0, tab(of: segue) == nil, case .push = plan.rules.segues[Int(segue.rawValue)].action else {
      return false
    }
    return true
  }

  func policy(of request: StackRequest) -> BusyPolicy {
    let policy = request.segue.rawValue < 0 ? .auto : plan.rules.segues[Int(request.segue.rawValue)].whenBusy
    return policy != .auto ? policy : request.sender == .user ? .drop : .queue
  }

  /// Returns the refusal of a request that arrives while the guard is open, after the checks of source, duplicates,
  /// and depth.
  func expectedRefusal(of request: StackRequest, on stack: ArraySlice<StackEntry>) -> StackRefusal? {
    if [.link, .none, .required].contains(request.segue) { return nil }
    if let tab = tab(of: request.segue), plan.goals[request.segue] == nil {
      // The source is the container, which is never on top.
      guard let index = stack.firstIndex(where: { $0.instance == request.source && $0.screen == tab.source }) else {
        return .notVisible
      }
      let isCovered = stack.dropFirst(index + 1).contains { $0.opening.beginsLayer }
      return isCovered && request.sender == .user ? .notVisible : nil
    }
    guard let top = stack.last, acts(request.source, stack) else { return .notVisible }
    guard request.segue.rawValue >= 0 else {
      // Only its buttons close an alert.
      if top.opening == .alert { return .notVisible }
      guard let target = request.target else {
        return stack.dropLast().contains { !plan.rules.isContainer($0.screen) } ? nil : .notVisible
      }
      return stack.dropLast().contains { $0.instance == target } ? nil : .notVisible
    }
    if plan.hasColumns { return expectedColumnRefusal(of: request, on: stack) }
    let segue = plan.rules.segues[Int(request.segue.rawValue)]
    switch segue.action {
    case .push(let screen, let recursion):
      if uniqueDestination(of: request) == screen, repeats(top, screen, request.key) { return .duplicate }
      if cut(by: segue, stack) == nil { return .notVisible }
      guard case .bounded(let bound) = recursion else { return nil }
      return stack.count { $0.screen == screen } >= bound ? .depth : nil
    case .unwind(.screen(let screen)): return stack.dropLast().contains { $0.screen == screen } ? nil : .notVisible
    case .unwind, .exit: return stack.count > 1 ? nil : .notVisible
    case .go: return nil
    }
  }

  /// Returns the refusal of a segue of a page in any column.
  private func expectedColumnRefusal(of request: StackRequest, on stack: ArraySlice<StackEntry>) -> StackRefusal? {
    guard let source = stack.firstIndex(where: { $0.instance == request.source }), let top = stack.last else {
      return .notVisible
    }
    if let screen = uniqueDestination(of: request) {
      if repeats(top, screen, request.key) { return .duplicate }
    }
    guard let result = result(of: request, stack) else { return .notVisible }
    let isRepeated = isPush(request.segue) && result.opens == nil
    return isRepeated && source + 2 == stack.count ? .duplicate : nil
  }

  /// Returns the number of entries that a segue keeps below the screen that it pushes.
  private func cut(by segue: StackRules.Segue, _ stack: ArraySlice<StackEntry>) -> Int? {
    switch segue.from {
    case nil: stack.count
    case .previous, .opener: stack.count > 1 ? stack.count - 1 : nil
    case .root: stack.count > 1 ? 1 : nil
    case .screen(let screen): stack.dropLast().lastIndex { $0.screen == screen }.map { $0 + 1 }
    }
  }

  /// Whether the proposed stack is the one that a push leads to.
  func isProposed(by request: StackRequest) -> Bool {
    let segue = plan.rules.segues[Int(request.segue.rawValue)]
    // `judgeProposal` checks columns.
    if plan.hasColumns { return true }
    guard case .push(let screen, _) = segue.action, let cut = cut(by: segue, core.stack) else { return false }
    let proposed = Array(core.proposed)
    return proposed.count == cut + 1 && proposed.dropLast().elementsEqual(core.stack.prefix(cut))
      && proposed.last?.screen == screen && proposed.last?.opening == segue.opening
  }

  /// Returns the legal pairs of a screen and the screen below it, by following the segues until there are no new
  /// pairs.
  static func edges(of rules: StackRules) -> Set<Edge> {
    var edges: Set<Edge> = []
    var count = -1
    while edges.count > count {
      count = edges.count
      for segue in rules.segues {
        guard case .push(let screen, _) = segue.action else { continue }
        switch segue.from {
        case nil: edges.insert(Edge(below: segue.source, above: screen, opening: segue.opening))
        case .screen(let from): edges.insert(Edge(below: from, above: screen, opening: .push))
        case .root: edges.insert(Edge(below: rules.root, above: screen, opening: .push))
        case .previous, .opener:
          for edge in edges where edge.above == segue.source {
            edges.insert(Edge(below: edge.below, above: screen, opening: .push))
          }
        }
      }
    }
    return edges
  }

  struct Edge: Hashable {
    let below: ScreenID
    let above: ScreenID
    let opening: StackOpening
  }

  private func repeats(_ entry: StackEntry, _ screen: ScreenID, _ key: KeyToken) -> Bool {
    entry.screen == screen && entry.key == key
  }

  /// Returns the destination of a push that must not repeat a key.
  private func uniqueDestination(of request: StackRequest) -> ScreenID? {
    guard request.segue.rawValue >= 0, tab(of: request.segue) == nil,
      case .push(let screen, let recursion) = plan.rules.segues[Int(request.segue.rawValue)].action
    else { return nil }
    let rules = plan.rules.screens[Int(screen.rawValue)]
    if recursion == .none { return rules.allowsDuplicates ? nil : screen }
    return rules.refusesDuplicates ? screen : nil
  }

  /// The expected immediate result of a request.
  enum Reception: Hashable {
    case begins, waits, refused(StackRefusal)
  }

  func expectedReception(of input: StackInput) -> Reception? {
    switch input {
    case .request(let request), .alertChosen(let request): expectedReception(of: request, core, isGesture: false)
    case .swipeBegan(let request): expectedReception(of: request, core, isGesture: true)
    default: nil
    }
  }

  private func expectedReception(of request: StackRequest, _ before: GuardedStack, isGesture: Bool) -> Reception {
    if locks > 0 { return request.segue == .none ? .waits : .refused(.locked) }
    if isAnswerToMovement(request, before), !isGesture { return .waits }
    // The queue always has room for the button of a closed alert.
    if model.isAnswering, model.hiddenPolicy == .wait { return .waits }
    // Evictions go first.
    if model.isAnswering, model.isReviewDue || model.isEvictionDue, !request.isNested {
      return .waits
    }
    guard before.isBusy && !model.isAnswering || request.isNested || model.hiddenPolicy == .wait else {
      // A swipe affects only its native stack.
      if isGesture, request.target == nil, before.stack.last?.opening.beginsLayer == true {
        return .refused(.notVisible)
      }
      return expectedRefusal(of: request, on: before.stack).map { .refused($0) } ?? .begins
    }
    if isGesture { return .refused(.busy) }
    // A page in a parked tab cannot wait, even during a query to the host for its own request.
    let isParked = model.underWay == nil && model.parked.contains { $0.pages.contains(request.source) }
    let known = isParked ? [] : before.stack.map(\.instance) + before.proposed.map(\.instance)
    let policy = policy(of: request)
    let isTop = acts(request.source, before.stack) || acts(request.source, Array(before.proposed)[...])
    switch policy {
    case .auto, .drop:
      let isUnwind = request.segue != .link && !isPush(request.segue) && tab(of: request.segue) == nil
      return .refused(isUnwind && !isTop ? .notVisible : .busy)
    case .queue, .replace:
      if request.segue != .link, request.segue != .none, !known.contains(request.source) {
        return .refused(.notVisible)
      }
      if isArriving(request, before) { return .refused(.duplicate) }
      if policy == .replace { return .waits }
      let destination = uniqueDestination(of: request)
      if let destination,
        before.queued.contains(where: { uniqueDestination(of: $0) == destination && $0.key == request.key })
      {
        return .refused(.duplicate)
      }
      return before.queued.count < plan.queue || request.segue == .none ? .waits : .refused(.busy)
    }
  }

  /// Whether a request is the button of an alert that the host was closing.
  func isAnswerToMovement(_ request: StackRequest, _ before: GuardedStack) -> Bool {
    guard locks == 0, !model.isAnswering, isAnswer(request), let top = before.proposed.last else { return false }
    return top.opening == .alert && top.instance == request.source && before.state.phase.name == .unsettled
      && !before.queued.contains { $0.source == request.source }
  }

  /// Whether the queue waits for a lock, which only a saved stack does.
  var isQueueLocked: Bool { locks > 0 && core.queued.first?.segue == SegueID.none }

  private func isArriving(_ request: StackRequest, _ before: GuardedStack) -> Bool {
    guard let destination = uniqueDestination(of: request) else { return false }
    if let id = model.evaluating, id != model.underWayRequest, let current = model.request(id) {
      return uniqueDestination(of: current) == destination && current.key == request.key
    }
    guard model.underWay != nil, !model.isFollowing, let top = before.proposed.last else { return false }
    return repeats(top, destination, request.key)
  }

  /// Checks the state after all effects of an input.
  mutating func judgeEnd(_ account: EffectAccount, _ effects: [StackEffect]) {
    if account.waiting.map(\.id) != core.queued.map(\.id) { model.fail("the queue is not in order") }
    switch account.input {
    case .request(let request), .alertChosen(let request), .swipeBegan(let request):
      judgeReception(of: request, account, effects)
    case .place(let id, _) where model.saved(id) == nil && account.before.state.phase.name != .evaluating:
      let isClosed = account.before.isBusy || model.hiddenPolicy == .wait
      let refusal: StackRefusal? = locks > 0 ? .locked : isClosed ? .busy : nil
      if let refusal, effects != [.end(id, .refused(refusal))] {
        model.fail("a stack is restored, and not \(refusal)")
      }
    case .verdict(model.evaluating, .awaited):
      if model.isElsewhere, !effects.contains(.askHost) { model.fail("a wait begins, and the host is elsewhere") }
    case .cancel(let id):
      if account.isUnshown, !effects.contains(.end(id, .cancelled)) {
        model.fail("a request is cancelled of which nothing has been shown, and goes on")
      }
      if account.before.queued.contains(where: { $0.id == id }), effects != [.end(id, .cancelled)] {
        model.fail("a cancelled request stays in the queue")
      }
    case .completed(let id, _):
      let isOwn = id == account.underWay
      if isOwn, model.hasStoppedHalfway, effects.contains(.evaluateHostChange) || effects.contains(.repairing) {
        model.fail("a host stops in the middle, and what it has done is asked about or undone")
      }
      if isOwn == account.hasIgnored {
        model.fail(isOwn ? "its own completion is ignored" : "another's completion is taken for its own")
      }
    case .suspended:
      if deadline != nil { model.fail("a host hides, and a time is left set for it") }
    case .resumed(let host):
      let isElsewhere = host.isAnimating || !shows(host, core.stack)
      if isElsewhere, !core.isBusy, !effects.contains(.askHost), !model.isGivenUp, !model.isOverruled {
        model.fail("a host is back, elsewhere, and is not followed")
      }
    default: break
    }
    if core.state.phase.hasDraft == core.state.draft.isEmpty {
      model.fail("a second stack is kept that is not under way, or none where one is")
    }
    if account.before.isBusy, !core.isBusy, !core.queued.isEmpty, model.hiddenPolicy != .wait, !isQueueLocked {
      model.fail("the guard is open, and the queue waits")
    }
    let isGivenUp = core.state.repairs.hasStopped && !account.before.state.repairs.hasStopped
    if isGivenUp, model.tries < SmallWorld.tries {
      model.fail("a host is given up after fewer tries than there is time for")
    }
    if !core.isBusy { model.tries = 0 }
    if !core.isBusy, deadline != nil { model.fail("the guard is open, and a time is left set") }
    if account.isLockedOut, !effects.contains(where: Self.isLocked) {
      model.fail("a request is allowed while a lock is held, and not refused")
    }
    if effects.contains(.adopted) {
      let isTopGone = !core.stack.contains { $0 == account.before.stack.last }
      // The host can lose a page that is set aside for an arriving layer. That is not a return.
      let isArriving =
        core.stack.last?.opening.beginsLayer == true && !account.before.stack.contains { $0 == core.stack.last }
      if account.unwound != (isTopGone && !isArriving ? 1 : 0) {
        model.fail("the hooks of back are called \(account.unwound) times for a change of the host's own")
      }
    }
  }

  private static func isLocked(_ effect: StackEffect) -> Bool {
    if case .end(_, .refused(.locked)) = effect { true } else { false }
  }

  private mutating func judgeReception(
    of request: StackRequest, _ account: EffectAccount, _ effects: [StackEffect]
  ) {
    var reception: Reception?
    for effect in effects where reception == nil {
      switch effect {
      case .evaluate(request.id, _, _): reception = .begins
      case .queued(request.id): reception = .waits
      case .end(request.id, .refused(let refusal)): reception = .refused(refusal)
      default: break
      }
    }
    let expected = account.reception
    if reception != expected {
      let (came, due) = (reception.map { "\($0)" } ?? "nothing", expected.map { "\($0)" } ?? "nothing")
      model.fail("of a request came: \(came), and not: \(due)")
    }
  }
}
