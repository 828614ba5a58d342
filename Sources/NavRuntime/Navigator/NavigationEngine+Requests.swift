extension NavigationEngine {
  /// Takes a request from a handle.
  func take(_ request: PendingRequest) {
    if canTake(request) { takeIn(request, isNested: isNested) }
  }

  /// Takes a request that may be taken.
  func takeIn(_ request: PendingRequest, isNested: Bool) {
    lookAtHost(before: request)
    // Whatever observers ask for when they hear of it comes from inside, and does not overtake.
    asking {
      register(request)
      if request.source == nil, request.link == nil {
        record(.requested(describe(request)))
        end(request.id, .refused(.notVisible))
      } else {
        take(
          in: .input(.request(stackRequest(request, isNested: isNested))), recording: .requested(describe(request)))
      }
    }
  }

  /// Whether a request is taken at all; where it is not, it has ended.
  func canTake(_ request: PendingRequest) -> Bool {
    guard isHeard else {
      end(unheard: request)
      return false
    }
    releaseDroppedLocks()
    if isOneTooMany() {
      refuseOneTooMany(request)
      return false
    }
    return true
  }

  /// Whoever asks a navigator whose host tells another hears that it is over.
  private func end(unheard request: PendingRequest) {
    if log.isDelivering {
      request.end(.cancelled)
      return
    }
    asking {
      register(request)
      record(.requested(describe(request)))
      end(request.id, .cancelled)
    }
  }

  /// Asks the host what it shows where somebody asks who should not be visible: it may have moved without a word, as when its
  /// delegate was taken away.
  private func lookAtHost(before request: PendingRequest) {
    guard !isNested, !core.isBusy, let source = request.source, source.id != core.stack.last?.instance else { return }
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

  /// Goes back, by one screen or to an instance further down.
  @discardableResult
  func back(to target: InstanceID?, sender: Sender) -> PendingRequest {
    let request = PendingRequest(segue: .back, source: visible, sender: sender, target: target)
    take(request)
    return request
  }

  /// Puts up a whole stack, without segues.
  func place(_ screens: [PlacedScreen]) -> PendingRequest {
    place(screens) { screens }
  }

  /// Puts up a saved stack, as far as it may be there.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    place(screens) { self.allowedPart(of: screens) }
  }

  /// Puts up what may be there of a whole stack. What the app says of that counts until the stack stands: facts that change
  /// meanwhile are asked again then.
  private func place(_ screens: [PlacedScreen], allowed: () -> [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(segue: .none, source: nil, sender: .program, placed: screens)
    guard canTake(request) else { return request }
    let isNested = isNested
    asking {
      request.placed = allowed()
      register(request)
      if isNested {
        record(.requested(describe(request)))
        end(request.id, .refused(.busy))
      } else {
        take(in: .input(.place(request.id, placements(request))), recording: .requested(describe(request)))
      }
    }
    return request
  }

  /// Puts up the root. Where a link is about to put up the first stack, that is waited for; a stack that stands stays.
  func start(_ screens: [PlacedScreen]) -> PendingRequest {
    if screens.first?.id != table.root.id { return place(screens) }
    let request = PendingRequest(segue: .none, source: nil, sender: .program, placed: screens)
    guard canTake(request) else { return request }
    asking {
      register(request)
      record(.requested(describe(request)))
      if waitingStart == nil, core.stack.isEmpty {
        waitingStart = request
      } else {
        end(request.id, .refused(.duplicate))
      }
    }
    return request
  }

  /// The start that has waited.
  func startNow(_ request: PendingRequest) {
    if core.stack.isEmpty {
      handle(.place(request.id, placements(request)))
    } else {
      end(request.id, .refused(.duplicate))
    }
  }

  private func placements(_ request: PendingRequest) -> [StackPlacement] {
    request.token = KeyToken(rawValue: lastToken + 1)
    return request.placed.map { screen in
      lastToken += 1
      return StackPlacement(screen: screen.id, key: KeyToken(rawValue: lastToken))
    }
  }

  func register(_ request: PendingRequest) {
    lastRequest += 1
    request.id = RequestID(rawValue: lastRequest)
    request.engine = self
    if let destination = request.destination, let screen = table.destination(of: request.segue) {
      let key = ScreenKey(destination, as: screen, in: table)
      request.token = token(for: key)
      request.key = key
    }
    requests[request.id] = request
  }

  func stackRequest(_ request: PendingRequest, isNested: Bool) -> StackRequest {
    StackRequest(
      id: request.id, segue: request.segue, source: request.source?.id ?? InstanceID(rawValue: 0),
      sender: request.sender, key: request.token, target: request.target, isNested: isNested)
  }

  /// The token of an equal key, where it could be a duplicate of one that is visible, arriving or queued; a new one
  /// otherwise.
  private func token(for key: ScreenKey) -> KeyToken {
    for entry in [core.stack.last, core.proposed.last].compactMap({ $0 }) {
      if let state = instances[entry.instance], state.key == key { return state.token }
    }
    for (_, request) in requests where request.key == key { return request.token }
    lastToken += 1
    return KeyToken(rawValue: lastToken)
  }

  func describe(_ request: PendingRequest) -> NavigationEvent.Request {
    NavigationEvent.Request(
      id: request.id, segue: request.segue, name: table.name(of: request.segue),
      source: request.source.map(table.instance), target: request.target, destination: request.destination,
      placed: request.placed.map(\.screen), url: request.link?.url, sender: request.sender)
  }
}

// MARK: - What would be allowed

extension NavigationEngine {
  /// The visible instance, for somebody who may observe it.
  var observedVisible: InstanceState? {
    observed.readStack()
    return visible
  }

  /// Whether a user's request would be taken now; asks requirement, predicate and the page.
  func canPerform(_ segue: SegueID, from source: InstanceState, destination: (any Screen)?) -> Bool {
    observed.readPermission()
    guard isHeard else { return false }
    releaseDroppedLocks()
    let pending = PendingRequest(segue: segue, source: source, destination: destination, sender: .user, isTrial: true)
    if let screen = table.destination(of: segue) {
      let key = destination.map { ScreenKey($0, as: screen, in: table) } ?? ScreenKey(screen)
      pending.key = key
      pending.token = token(for: key)
    }
    let request = StackRequest(id: .none, segue: segue, source: source.id, sender: .user, key: pending.token)
    guard core.refusal(of: request) == nil else { return false }
    // Whoever asks about it in order to answer just that is not asked again.
    let permission = Permission(instance: source.id, segue: segue)
    if openPermissions.contains(permission) { return true }
    openPermissions.append(permission)
    defer { openPermissions.removeLast() }
    let target = core.landing(of: request).flatMap { instances[$0] }
    return asking {
      if segue == .back { return backRefusal(of: source, landing: target, pending) == nil }
      let context = context(pending, from: source, to: target)
      return refusal(of: segue, to: destination, context) == nil && app.shouldPerform(segue, context)
    }
  }

  /// Whether a user's back would be taken now; asks the predicate and the page.
  var canGoBack: Bool {
    observed.readPermission()
    guard let visible else { return false }
    return canPerform(.back, from: visible, destination: nil)
  }
}

/// A question whether a segue may be performed.
struct Permission: Equatable {
  let instance: InstanceID
  let segue: SegueID
}

// MARK: - What the host says

extension NavigationEngine: HostListener {
  var rest: NavigatorRest {
    if isRetired { return .atRest }
    if inquiry != nil { return .awaitsFacts }
    return core.isBusy || !core.queued.isEmpty || waitingStart != nil ? .awaitsHost : .atRest
  }

  func backRequested(to instance: InstanceID?) {
    back(to: instance, sender: .user)
  }

  func hostCompleted(_ transition: TransitionID) {
    if !isOneWordTooMany() { receive(.completed(transition)) }
  }

  func hostChanged() {
    if !isOneWordTooMany() { receive(.hostChanged) }
  }

  func timerFired() {
    if !isOneWordTooMany() { receive(.input(.timerFired)) }
  }

  func suspended(_ policy: HiddenHostPolicy) {
    concealment = policy
    if !isOneWordTooMany() { take(in: .concealed, recording: .suspended) }
  }

  func resumed() {
    concealment = nil
    if !isOneWordTooMany() { take(in: .concealed, recording: .resumed) }
  }

  func interactivePopBegan() -> TransitionID? {
    guard isHeard else { return nil }
    releaseDroppedLocks()
    allowedSwipe = nil
    // The host needs its answer now, and from inside there is none but no.
    if isNested { return nil }
    let request = PendingRequest(segue: .back, source: visible, sender: .user)
    asking {
      register(request)
      if request.source == nil {
        record(.requested(describe(request)))
        end(request.id, .refused(.notVisible))
      } else {
        take(
          in: .input(.swipeBegan(stackRequest(request, isNested: false))), recording: .requested(describe(request)))
      }
    }
    return allowedSwipe
  }

  func interactivePopMoved(to fraction: Double) {
    if isOneWordTooMany() { return }
    take(in: .input(.swipeMoved), recording: .swipeMoved(fraction))
  }

  func interactivePopEnded(_ end: InteractivePopEnd) {
    if isOneWordTooMany() { return }
    take(in: .swipeEnded(end), recording: .swipeEnded(end))
  }
}
