extension NavigationEngine {
  /// Takes a request from a handle.
  func take(_ request: PendingRequest) {
    if canTake(request) { takeIn(request, isNested: isNested) }
  }

  /// Takes a request that passed ``canTake(_:)``.
  func takeIn(_ request: PendingRequest, isNested: Bool) {
    lookAtHost(before: request)
    // Requests that observers make at this event are nested, and do not overtake this one.
    asking {
      if request.source == nil, request.needsSource {
        endUnasked(request, .refused(.notVisible))
      } else {
        register(request)
        take(
          in: .input(.request(stackRequest(request, isNested: isNested))), recording: .requested(describe(request)))
      }
    }
  }

  /// Whether a request is taken. If not, it has already ended.
  func canTake(_ request: PendingRequest) -> Bool {
    guard isHeard else {
      end(unheard: request)
      return false
    }
    releaseDroppedLocks()
    if !isNested { follower?.takeInput() }
    if isOneTooMany() {
      refuseOneTooMany(request)
      return false
    }
    return true
  }

  /// Ends a request as cancelled, because the host reports to another navigator.
  private func end(unheard request: PendingRequest) {
    if log.isDelivering {
      request.end(.cancelled)
      return
    }
    asking { endUnasked(request, .cancelled) }
  }

  /// Ends a request that does not reach the core.
  func endUnasked(_ request: PendingRequest, _ outcome: StackOutcome) {
    register(request)
    record(.requested(describe(request)))
    end(request.id, outcome)
  }

  /// Reads the host's state if the source of a request should not be visible. The host may have moved without a
  /// report, for example after its delegate was removed.
  private func lookAtHost(before request: PendingRequest) {
    guard !isNested, !view.observed.isBusy, let source = request.source, source.id != view.observed.top else { return }
    receive(.hostChanged)
  }

  func cancel(_ request: PendingRequest) {
    if waitingStart === request {
      waitingStart = nil
      end(request.id, .cancelled)
      return
    }
    countNestedCall()
    receive(.input(.cancel(request.id)))
  }

  /// Goes back by one screen, or to an instance further down.
  @discardableResult
  func back(to target: InstanceID?, sender: Sender) -> PendingRequest {
    let aim = target.map { PendingRequest.Aim.back(to: $0) } ?? .performing(visibleBack)
    let request = PendingRequest(aim, from: visible, sender: sender)
    take(request)
    return request
  }

  /// Goes back by one screen from a page that acts.
  func back(from source: InstanceState, sender: Sender) {
    take(PendingRequest(.performing(source === visible ? visibleBack : .back), from: source, sender: sender))
  }

  /// Shows an entire stack, without segues.
  private func place(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(.start, sender: .program)
    guard canTake(request) else { return request }
    let isNested = isNested
    asking {
      request.placed = completed(screens)
      if isNested {
        endUnasked(request, .refused(.busy))
      } else {
        register(request)
        let placements = placements(of: request.placed.map { ($0.id, $0.opening, $0.aside) }, for: request)
        take(in: .input(.place(request.id, placements)), recording: .requested(describe(request)))
      }
    }
    return request
  }

  /// Shows the given root, or the root whose requirement holds. If a link is about to show the first stack, the start
  /// waits for it. If there is a stack already, it stays.
  func start(_ screens: [PlacedScreen]?) -> PendingRequest {
    if let screens, !(screens.first.map { table.rules.isRoot($0.id) } ?? false) { return place(screens) }
    let request = PendingRequest(.start, sender: .program)
    guard canTake(request) else { return request }
    asking {
      let root = decisions.standingRoot
      request.standingRoot = root
      request.placed = completed(screens ?? placedRoot(root))
      register(request)
      record(.requested(describe(request)))
      if waitingStart == nil, run.core.stack.isEmpty {
        waitingStart = request
      } else {
        end(request.id, .refused(.duplicate))
      }
    }
    return request
  }

  /// The root whose requirement holds, with the defaults of its arguments.
  var standingRoot: [PlacedScreen] { placedRoot(decisions.standingRoot) }

  private func placedRoot(_ screen: ScreenID) -> [PlacedScreen] {
    guard let root = questions.root(screen) else {
      preconditionFailure("the root '\(table[screen].name)' has required arguments: use start(with:)")
    }
    return [PlacedScreen(id: screen, screen: root, opening: .push)]
  }

  /// Performs the start that waited.
  func startNow(_ request: PendingRequest) {
    if run.core.stack.isEmpty {
      handle(.place(request.id, placements(of: request.placed.map { ($0.id, $0.opening, $0.aside) }, for: request)))
    } else {
      end(request.id, .refused(.duplicate))
    }
  }

  /// The placements of an entire stack for the core. Each screen has its own key, and the first one is the key of the
  /// request.
  func placements(
    of screens: [(id: ScreenID, opening: StackOpening, aside: Int)], for request: PendingRequest
  ) -> [StackPlacement] {
    request.token = requests.newTokens(screens.count)
    return screens.enumerated().map { index, screen in
      StackPlacement(
        screen: screen.id, key: request.token + index, opening: screen.opening,
        aside: screen.aside == 0 ? nil : screen.aside)
    }
  }

  func register(_ request: PendingRequest) {
    request.id = requests.nextID()
    request.engine = self
    if let destination = request.destination, let screen = table.destination(of: request.segue) {
      let key = ScreenKey(destination, as: screen, in: table)
      request.token = token(for: key)
      request.key = key
    }
    requests.insert(request)
  }

  func stackRequest(_ request: PendingRequest, isNested: Bool) -> StackRequest {
    StackRequest(
      id: request.id, segue: request.segue, source: request.source?.id ?? InstanceID(rawValue: 0),
      sender: request.sender, key: request.token, target: request.target, isNested: isNested)
  }

  /// The token of an equal key that is visible, arriving, queued, or the first of a column, because it could be a
  /// duplicate. Otherwise, a new token.
  func token(for key: ScreenKey) -> KeyToken {
    if let state = instances[run.core.stack.last], state.key == key { return state.token }
    if let state = instances[run.core.proposed.last], state.key == key { return state.token }
    if let state = run.core.columnStarts.lazy.compactMap({ self.instances[$0] }).first(where: { $0.key == key }) {
      return state.token
    }
    return requests.first(with: key)?.token ?? requests.newTokens()
  }

  func describe(_ request: PendingRequest) -> NavigationEvent.Request {
    let source: ScreenInstance? = if let state = request.source { table.instance(state) } else { nil }
    return NavigationEvent.Request(
      id: request.id, segue: request.segue, name: table.name(of: request.segue), source: source,
      target: request.target, destination: request.destination,
      placed: request.placed.isEmpty ? [] : request.placed.map(\.screen), url: request.plan?.link?.url,
      linkSource: request.plan?.link?.source, sender: request.sender)
  }

  // MARK: - Locks and facts

  func lock() -> NavigationLock {
    countNestedCall()
    let lock = NavigationLock(engine: self)
    locks.append(lock)
    tellLock()
    record(.locked)
    return lock
  }

  func release(_ lock: NavigationLock) {
    guard locks.remove(lock) else { return }
    countNestedCall()
    take(in: .input(.unlock), recording: .unlocked)
  }

  /// Releases the locks that the app dropped.
  func releaseDroppedLocks() {
    if hasDroppedLocks { drain() }
  }

  /// Releases dropped locks before anything else is handled, so that they refuse nothing. An observer of events or
  /// permissions can take and drop a lock at each notification. Therefore, the last locks are released without a
  /// notification.
  func unlockWhatWasDropped(at time: Duration) {
    while hasDroppedLocks, nested.unlocks < 2 * NestedCalls.most {
      nested.unlocks += 1
      let isTold = nested.unlocks <= NestedCalls.most
      for _ in 0..<locks.removeDropped() {
        observed.arePermissionsMuted = !isTold
        carryOut(.unlock, at: time)
        observed.arePermissionsMuted = false
        if isTold {
          record(.unlocked, at: time)
        } else {
          log.keep(NavigationEvent(time: time, kind: .unlocked))
        }
      }
    }
  }

  /// Handles a change of facts. It is never dropped, however often it is announced in a nested call.
  func factsDidChange(_ cause: NavigationEvent.FactsCause) {
    countNestedCall()
    if cause == .called {
      follower?.forgetReports()
      followAnew()
    }
    // A link in progress may still stop, and would then be due.
    waitingLink.isDue = true
    record(.factsChanged(cause))
    if table.hasRequirements { noteFacts() }
    drain()
    // Observers that read the fact were notified by Observation.
    if cause == .called { observed.permissionChanged() }
  }
}
