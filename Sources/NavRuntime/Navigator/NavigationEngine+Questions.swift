extension NavigationEngine {
  /// Evaluates the requirement, the predicate, and the hook of a request.
  func evaluate(_ id: RequestID, target: InstanceID?) {
    guard let request = requests[id] else { return }
    if case .restore(let saved) = request.aim {
      evaluate(saved, for: request)
      return
    }
    if request.segue == .link, let plan = request.plan {
      evaluateLink(request, plan)
    } else {
      carryOut(decisions.decide(request, to: target, past: run.core.bystanders, on: run.core), for: request)
    }
  }

  /// Evaluates `back` of every screen that the host removed by itself.
  func evaluateHostChange() {
    if let closedAlert = instances[run.core.closedAlert] {
      choose(visibleBack, of: closedAlert, isNested: false)
      return
    }
    noteOwnTab()
    receive(.input(.verdict(.none, decisions.verdict(onHostChangeOf: run.core))))
  }

  /// Records that a screen and all screens above it are about to be removed.
  func evicting(_ instance: InstanceID) {
    guard let state = instances[instance] else { return }
    let role = decisions.failingRequirement(of: state.screenID, state.screen)
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
    } else if request.plan != nil {
      // Everything else is evaluated again now. Otherwise, a fact that announces a change at each evaluation would be
      // evaluated without end.
      if request.segue == .link { waitingLink.isDue = false }
      carryOut(decisions.answer(isAllowed, request, on: run.core), for: request)
    } else if isAllowed, request.source != nil {
      request.hasAwaited = true
      evaluate(request.id, target: run.core.landing(of: stackRequest(request, isNested: false)))
    } else {
      receive(.input(.verdict(request.id, .refused(.said(.predicate(request.segue))))))
    }
  }

  // MARK: - Permissions

  /// The visible instance. Registers the access with Observation.
  var observedVisible: InstanceState? {
    observed.readStack()
    return visible
  }

  /// Whether the requests of an instance are accepted. Registers the access with Observation.
  func isActive(_ instance: InstanceID) -> Bool {
    observed.readStack()
    return run.core.isActing(instance)
  }

  /// Whether a screen with these arguments was opened from an instance. Registers the access with Observation.
  func isOpen<S: Screen>(_ screen: S, on instance: InstanceID) -> Bool {
    observed.readStack()
    return run.core.opened(on: instance).contains { entry in
      guard let state = instances[entry], state.screen is S else { return false }
      return ScreenKey(screen, as: state.screenID, in: table) == state.key
    }
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
      let pending = PendingRequest(.back(to: target), from: source, sender: .user, isTrial: true)
      let request = StackRequest(id: .none, segue: .back, source: source.id, sender: .user, target: target)
      guard run.core.refusal(of: request) == nil else { return false }
      let departure = run.core.departure(of: request)
      return decisions.holder(among: departure.others, landing: source) == nil
        && decisions.backRefusal(of: departure.passed, landing: instances[target], pending) == nil
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
    let pending = PendingRequest(.performing(segue, to: destination), from: source, sender: .user, isTrial: true)
    if let screen = table.destination(of: segue) {
      let key = destination.map { ScreenKey($0, as: screen, in: table) } ?? ScreenKey(screen)
      pending.key = key
      pending.token = token(for: key)
    }
    let request = StackRequest(id: .none, segue: segue, source: source.id, sender: .user, key: pending.token)
    guard run.core.refusal(of: request) == nil,
      decisions.holder(among: run.core.bystanders(of: request), landing: source) == nil
    else { return false }
    let target = instances[run.core.landing(of: request)]
    if segue == .back { return decisions.backRefusal(of: source, landing: target, pending) == nil }
    let context = questions.context(pending, from: source, to: target)
    return decisions.refusal(of: segue, to: destination, context) == nil && questions.hookAllows(segue, context)
  }
}

/// A query whether a segue may be performed.
struct Permission: Equatable {
  let instance: InstanceID
  let segue: SegueID
  /// For back, the target, if it is not the screen below.
  var target: InstanceID?
}
