extension NavigationEngine {
  /// Evaluates the requirement, the predicate, and the hook of a request.
  func evaluate(_ id: RequestID, source: InstanceID, target: InstanceID?) {
    guard let request = requests[id] else { return }
    if let saved = request.saved {
      evaluate(saved, for: request)
      return
    }
    if request.segue == .link, let plan = request.plan {
      evaluateLink(request, plan)
      return
    }
    guard let source = instances[source] else { return }
    if table.opening(of: request.segue).tab != nil {
      evaluateSelection(request, of: source)
      return
    }
    let reason: StackReason?
    if request.segue == .back {
      reason = questions.backRefusal(above: target, of: run.core.stack, request)
    } else {
      let context = questions.context(request, from: source, to: instances[target])
      if let refusal = questions.refusal(of: request.segue, to: request.destination, context) {
        // A refusal that is known at once does not wait.
        reason = refusal
      } else if table[request.segue].awaits, !request.hasAwaited {
        waitForFacts(request.segue, context, for: request)
        return
      } else {
        reason = questions.hookRefusal(of: request.segue, context)
      }
    }
    if reason == nil, let goal = table.goals[request.segue] {
      evaluateGoal(goal, request, from: source)
    } else if reason == nil, let container = request.destination, table.opensContainer(request.segue) {
      open(container, for: request)
    } else {
      receive(.input(.verdict(id, StackVerdict(reason))))
    }
  }

  /// Evaluates `back` of every screen that the host removed by itself.
  func evaluateHostChange() {
    if let closedAlert = instances[run.core.closedAlert] {
      choose(visibleBack, of: closedAlert, isNested: false)
      return
    }
    noteOwnTab()
    let reason = questions.backRefusal(from: run.core)
    receive(.input(.verdict(.none, StackVerdict(reason))))
  }

  /// Looks for a violation of a requirement: the root, the lowest screen on the stack, or the lowest parked screen.
  func evaluateRequirements() {
    follower?.forgetChosenRoot()
    switch questions.unmet(of: run.core) {
    case .root(let screen): require(keeping: 0, root(screen).map { [$0] } ?? [])
    case .entry(let index) where run.core.stack[index].opening.tab != nil: selectFirstTab(under: index)
    case .entry(let index): receive(.input(.requirements(run.core.stack[index].instance)))
    case .parked(let instance): receive(.input(.requirements(instance)))
    case nil: receive(.input(.requirements(nil)))
    }
  }

  /// Records that a screen and all screens above it are about to be removed.
  func evicting(_ instance: InstanceID) {
    guard let state = instances[instance] else { return }
    let role = questions.failingRequirement(of: state.screenID, state.screen)
    record(.evicted(table.instance(state), requirement: role.flatMap { table[$0].requirement } ?? ""))
  }

  // MARK: - Async facts

  /// Evaluates a predicate with async facts in a separate task, with the guard closed.
  func waitForFacts(_ segue: SegueID, _ context: SegueContext, for request: PendingRequest) {
    lastInquiry += 1
    // Predicates read only arguments, and a late answer must not retain pages.
    let context = context.withoutPages
    let inquiry = FactInquiry(host, for: request.id, number: lastInquiry)
    context.inquiry = inquiry
    // After the wait, hooks receive a context without the inquiry.
    _ = exchange(&request.context, with: nil)
    self.inquiry = inquiry
    record(.awaiting(request.id))
    receive(.input(.verdict(request.id, .awaited)))
    let app = questions.app
    inquiry.task = Task { @MainActor [weak self] in
      let isAllowed = await app.decides(segue, context)
      self?.receive(.answered(inquiry.number, isAllowed))
    }
  }

  /// Handles the answer of async facts. All other conditions are evaluated again, and then the hook.
  func answered(_ number: Int, _ isAllowed: Bool) {
    // An answer that no request waits for is ignored.
    guard let inquiry, inquiry.number == number, let request = requests[inquiry.request] else { return }
    inquiry.close()
    self.inquiry = nil
    if run.core.isLocked {
      // The request is refused whatever the answer is, so nothing more is evaluated.
      receive(.input(.verdict(request.id, .allowed)))
    } else if let plan = request.plan {
      answer(isAllowed, request, plan)
    } else if isAllowed, let source = request.source {
      request.hasAwaited = true
      evaluate(request.id, source: source.id, target: run.core.landing(of: stackRequest(request, isNested: false)))
    } else {
      receive(.input(.verdict(request.id, StackVerdict(.predicate(request.segue)))))
    }
  }

  // MARK: - Permissions

  /// The visible instance. Registers the access with Observation.
  var observedVisible: InstanceState? {
    observed.readStack()
    return visible
  }

  /// Whether a user's back would be performed now. Evaluates the predicate and the page.
  var canGoBack: Bool {
    observed.readPermission()
    guard let visible else { return false }
    return canPerform(visibleBack, from: visible, destination: nil)
  }

  /// Whether a user's back to an instance further down would be performed now. Evaluates all screens that would
  /// leave.
  func canGoBack(from source: InstanceState, to target: InstanceID) -> Bool {
    mayAsk(Permission(instance: source.id, segue: .back, target: target), otherwise: true) {
      let pending = PendingRequest(segue: .back, source: source, sender: .user, target: target, isTrial: true)
      let request = StackRequest(id: .none, segue: .back, source: source.id, sender: .user, target: target)
      guard run.core.refusal(of: request) == nil else { return false }
      return questions.backRefusal(above: target, of: run.core.stack, pending) == nil
    }
  }

  /// Whether a user's request would be performed now. Evaluates the requirement, the predicate, and the page.
  func canPerform(_ segue: SegueID, from source: InstanceState, destination: (any Screen)?) -> Bool {
    mayAsk(
      Permission(instance: source.id, segue: segue),
      otherwise: run.core.refusal(of: StackRequest(id: .none, segue: segue, source: source.id, sender: .user)) == nil
    ) {
      isAllowed(segue, from: source, destination: destination)
    }
  }

  /// Evaluates a permission, unless it is already being evaluated: app code that queries the same permission does not
  /// recurse.
  private func mayAsk(
    _ permission: Permission, otherwise: @autoclosure () -> Bool, _ question: () -> Bool
  ) -> Bool {
    observed.readPermission()
    guard isHeard else { return false }
    releaseDroppedLocks()
    guard !openPermissions.contains(permission) else { return otherwise() }
    openPermissions.append(permission)
    defer { openPermissions.removeLast() }
    return asking(question)
  }

  private func isAllowed(_ segue: SegueID, from source: InstanceState, destination: (any Screen)?) -> Bool {
    let pending = PendingRequest(segue: segue, source: source, destination: destination, sender: .user, isTrial: true)
    if let screen = table.destination(of: segue) {
      let key = destination.map { ScreenKey($0, as: screen, in: table) } ?? ScreenKey(screen)
      pending.key = key
      pending.token = token(for: key)
    }
    let request = StackRequest(id: .none, segue: segue, source: source.id, sender: .user, key: pending.token)
    guard run.core.refusal(of: request) == nil else { return false }
    let target = instances[run.core.landing(of: request)]
    if segue == .back { return questions.backRefusal(of: source, landing: target, pending) == nil }
    let context = questions.context(pending, from: source, to: target)
    return questions.refusal(of: segue, to: destination, context) == nil
      && questions.hookRefusal(of: segue, context) == nil
  }
}

/// A query whether a segue may be performed.
struct Permission: Equatable {
  let instance: InstanceID
  let segue: SegueID
  /// For back, the target, if it is not the screen below.
  var target: InstanceID?
}

extension StackVerdict {
  /// Creates the verdict for a reason to refuse, or `allowed` for `nil`.
  init(_ reason: StackReason?) {
    self = reason.map { .refused(.said($0)) } ?? .allowed
  }
}
