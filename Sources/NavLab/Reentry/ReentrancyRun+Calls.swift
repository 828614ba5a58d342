import NavRuntime
import Observation

// The calls of the run.
extension ReentrancyRun {
  /// Makes a call. Does nothing if there is no object for the call.
  func make(_ picked: PickedCall) {
    let pick = picked.pick
    switch picked.call {
    case .push: push(pick)
    case .unwind: unwind(pick)
    case .goBack: keep(navigator?.goBack(sender: sender(pick)), pick)
    case .open: keep(navigator?.open(one(of: ReentryGraph.links, pick) ?? "/", sender: sender(pick)), pick)
    case .openUnknown: keep(navigator?.open("/nowhere/\(pick)", sender: sender(pick)), pick)
    case .restore: keep(navigator?.restore(NavigationState(screens: savedScreens(pick))), pick)
    case .restoreSaved: if let state = one(of: savedStates, pick) { keep(navigator?.restore(state), pick) }
    case .start: start(pick)
    case .cancel: cancel(pick)
    case .cancelTask: one(of: tasks, pick)?.cancel()
    case .lock: lock()
    case .lockAndDrop: lockAndDrop()
    case .lockForAWhile:
      if let lock = lock() {
        agenda.after(.milliseconds(pick * 3)) { [weak self] in self?.drop(lock) }
      }
    case .releaseLock: releaseLock(pick)
    case .dropLock: if let lock = one(of: locks, pick)?.number { drop(lock) }
    case .changeFact: changeFact(pick)
    case .changeRoot:
      facts.isGrand.toggle()
      navigator?.factsDidChange()
    case .factsDidChange: navigator?.factsDidChange()
    case .answerFact: if !slowAnswers.isEmpty { slowAnswers.removeFirst().resume(returning: pick % 3 != 0) }
    case .canPerform: canPerform(pick)
    case .canGoBack: _ = navigator?.canGoBack
    case .observe: observe()
    case .cancelObservation: one(of: observations, pick)?.cancel()
    case .observeState: observeState(pick)
    case .readURL: _ = pick.isMultiple(of: 2) ? navigator?.url : handle(pick)?.url
    case .readStack: readStack()
    case .readTrace: _ = navigator?.trace
    case .record: if let recording = navigator?.record() { recordings.append(recording) }
    case .dropRecording:
      _ = recordings.first?.trace
      letGoOfRecording()
    case .saveState: if let state = navigator?.state { savedStates.append(state) }
    case .didShow: host.delegate?.didShow(host.lastTransition)
    case .didShowOther: host.delegate?.didShow(TransitionID(rawValue: host.lastTransition.rawValue + pick % 5 - 2))
    case .backRequested: host.delegate?.backRequested()
    case .backRequestedTo: if let instance = one(of: host.shown, pick) { host.delegate?.backRequested(to: instance) }
    case .gestureBegins: host.beginSwipe()
    case .gestureMoves: host.delegate?.interactivePopMoved(to: Double(pick % 100) / 100)
    case .gestureFinishes: host.endSwipe(.finished)
    case .gestureIsCancelled: host.endSwipe(.cancelled)
    case .stackChanged: host.delegate?.stackChanged()
    case .timerFired:
      host.timerWords += 1
      host.delegate?.timerFired()
    case .suspended: host.hide(pick.isMultiple(of: 2) ? .wait : .changeUnanimated)
    case .resumed: host.unhide()
    case .delegateCanGoBack: _ = host.delegate?.canGoBack
    case .dismissalBegins: if let layer = one(of: host.layers, pick) { host.beginDismissal(of: layer) }
    case .delegateCanDismiss: if let page = one(of: host.shown, pick) { _ = host.delegate?.canDismiss(page) }
    case .alertChosen, .alertChosenAgain, .alertChosenOther, .layerGoes, .alertGoes: makeOfLayers(picked)
    case .goSomewhere, .selectTab, .tabChosen, .tabChosenOther, .hostSelects: makeOfTabs(picked)
    case .hostPops: host.pop(1 + pick % 3)
    case .hostShowsOther:
      host.showOther()
      host.delegate?.stackChanged()
    case .fold: host.fold()
    case .formChanged: host.delegate?.formChanged()
    case .backRequestedOf: if let page = one(of: host.shown, pick) { host.delegate?.backRequested(of: page) }
    case .delegateCanGoBackOf: if let page = one(of: host.shown, pick) { _ = host.delegate?.canGoBack(page) }
    case .dropNavigator: if pick.isMultiple(of: 2) { dropNavigator() }
    case .startSuccessor: if !isEnding { succeed(pick) }
    case .dropHandles: dropHandles()
    case .dropRequests: dropRequests()
    }
  }

  func one<Element>(of elements: [Element], _ pick: Int) -> Element? {
    elements.isEmpty ? nil : elements[pick / 8 % elements.count]
  }

  func sender(_ pick: Int) -> Sender { pick.isMultiple(of: 2) ? .user : .program }

  // MARK: Requests

  /// Returns the handle of the host's top page in most cases, and otherwise any handle.
  func handle(_ pick: Int) -> (any ReentryHandle)? {
    if pick % 5 != 4 {
      if let top = host.shown.last, let handle = handles.last(where: { $0.id == top }) { return handle }
      if let handle = visibleHandle { return handle }
    }
    return one(of: handles, pick)
  }

  /// The handle of the visible page.
  var visibleHandle: (any ReentryHandle)? {
    guard let navigator, let top = navigator.visible, let type = ReentryGraph.roomType(top.screenID) else { return nil }
    func handle<Wanted: ReentryRoom>(_ type: Wanted.Type) -> (any ReentryHandle)? { navigator.handle(type) }
    return handle(type)
  }

  private func push(_ pick: Int) {
    guard let handle = handle(pick), let screen = ledger.screens[handle.id] else { return }
    let pushes = ReentryGraph.choices[screen].filter { $0.destination != nil }
    guard let choice = one(of: pushes, pick), let type = choice.destination.flatMap(ReentryGraph.roomType) else {
      return
    }
    let argument = pick % 7 == 6 ? nil : cargo(.argumentFreed)
    let screenValue = type.init(id: pick % 3, cargo: argument)
    if choice.destination == ReentryGraph.doubt {
      keep(handle.ask(choice.segue, screenValue, sender: sender(pick)), pick, push: argument?.number)
      return
    }
    let request = handle.open(choice.segue, screenValue, sender: sender(pick))
    ledger.pushed(argument?.number, from: handle.id)
    keep(request, pick, push: argument?.number)
  }

  private func unwind(_ pick: Int) {
    guard let handle = handle(pick), let screen = ledger.screens[handle.id] else { return }
    let unwinds = ReentryGraph.choices[screen].filter { $0.destination == nil }
    guard let choice = one(of: unwinds, pick) else { return }
    let value = choice.gives ? cargo(.valueFreed) : nil
    if ReentryGraph.buttons.contains(choice.segue) { ledger.pressed(choice.segue, of: handle.id) }
    let way = ledger.landing(of: choice.landing, from: handle.id, in: navigator?.stack.map(\.id) ?? [])
    let request = handle.leave(by: choice.segue, giving: value, sender: sender(pick))
    if let value {
      let kept = pick % 3 == 0 ? nil : ReentryRequest(request, of: generation)
      ledger.gave(value.number, way, by: kept)
      if let kept { requests.append(kept) }
    } else {
      keep(request, pick)
    }
  }

  private func cancel(_ pick: Int) {
    guard let request = one(of: requests.filter { $0.outcome == nil }, pick) else { return }
    if !isAnswering { ledger.cancels(request) }
    request.cancel()
  }

  private func start(_ pick: Int) {
    if navigator == nil, !isEnding { connect() }
    keep(navigator?.start(), pick)
  }

  private func savedScreens(_ pick: Int) -> [any Screen] {
    let screens: [any Screen] = [
      Room<ReentryGraph.Hall>(id: 0, cargo: cargo(.argumentFreed)),
      Room<ReentryGraph.Aisle>(id: pick % 2, cargo: cargo(.argumentFreed)),
      Room<ReentryGraph.Shelf>(id: pick % 3, cargo: cargo(.argumentFreed)),
      Room<ReentryGraph.Box>(id: 0, cargo: cargo(.argumentFreed)),
    ]
    if pick % 3 == 2 { return [screens[0], Room<ReentryGraph.Vault>(id: 0, cargo: cargo(.argumentFreed))] }
    return Array(screens.prefix(1 + pick % 4))
  }

  /// Keeps most requests, releases the others at once, and awaits some.
  func keep<Value>(_ request: SegueRequest<Value>?, _ pick: Int, push argument: Int? = nil) {
    guard let request, pick % 3 != 2 else { return }
    let kept = ReentryRequest(request, of: generation, push: argument)
    requests.append(kept)
    guard pick % 3 == 1 else { return }
    ledger.awaiters += 1
    if pick % 2 != 0 { ledger.valueAwaiters[ObjectIdentifier(kept)] = kept }
    tasks.append(
      Task { @MainActor [weak self] in
        if pick % 2 == 0 {
          _ = await request.outcome
          self?.happens(.outcomeAwaited)
        } else {
          _ = await request.returned
          self?.ledger.valueAwaiters.removeValue(forKey: ObjectIdentifier(kept))
          // A canceled task resumes at once, and another navigator has other requests.
          if let self, !Task.isCancelled, kept.generation == self.generation, request.outcomeSoFar == .shown {
            self.ledger.delivered(argument, self)
          }
          self?.happens(.returnAwaited)
        }
        self?.ledger.awaiters -= 1
      })
  }

  // MARK: Locks and facts

  @discardableResult
  private func lock() -> Int? {
    let generation = generation
    guard let lock = takeLock() else { return nil }
    ledger.locksTaken += 1
    hadALock = true
    locks.append(KeptLock(lock: lock, generation: generation, number: ledger.locksTaken))
    return ledger.locksTaken
  }

  private func lockAndDrop() {
    _ = takeLock()
  }

  private func takeLock() -> NavigationLock? {
    let wasTaking = isTakingALock
    isTakingALock = true
    defer { isTakingALock = wasTaking }
    return navigator?.lock()
  }

  private func releaseLock(_ pick: Int) {
    guard let kept = one(of: locks, pick) else { return }
    locks.removeAll { $0.number == kept.number }
    kept.lock.release()
  }

  private func drop(_ number: Int) {
    guard let index = locks.firstIndex(where: { $0.number == number }) else { return }
    let lock = locks.remove(at: index)
    _ = lock
  }

  /// Whether the app neither holds nor takes a lock.
  var isUnlocked: Bool { locks.isEmpty && !isTakingALock }

  /// Whether the app holds a lock of a navigator that is at most as new as the lock with this number.
  func isLocked(_ generation: Int, before number: Int = .max) -> Bool {
    locks.contains { $0.generation == generation && $0.number <= number }
  }

  private func changeFact(_ pick: Int) {
    switch pick / 8 % 4 {
    case 0: facts.isOpen.toggle()
    case 1: facts.mayLeave.toggle()
    default: facts.isSignedIn.toggle()
    }
    navigator?.factsDidChange()
  }

  // MARK: Queries and observation

  private func canPerform(_ pick: Int) {
    guard let handle = handle(pick), let screen = ledger.screens[handle.id] else { return }
    guard let choice = one(of: ReentryGraph.choices[screen], pick) else { return }
    let type = choice.destination.flatMap(ReentryGraph.roomType)
    _ = handle.may(choice.segue, pick.isMultiple(of: 2) ? type?.init(id: pick % 3, cargo: cargo(.argumentFreed)) : nil)
  }

  private func observe() {
    let cargo = cargo(.observerFreed)
    let generation = generation
    let observation = navigator?.observe { [unowned self] _ in
      withExtendedLifetime(cargo) { happens(.event, of: generation) }
    }
    if let observation { observations.append(observation) }
  }

  private func observeState(_ pick: Int) {
    let all: [Callback] = [.stackObserved, .busynessObserved, .permissionObserved]
    let callback = all[pick / 8 % 3]
    withObservationTracking {
      switch callback {
      case .stackObserved: _ = pick.isMultiple(of: 2) ? navigator?.stack.count : navigator?.visible == nil ? 0 : 1
      case .busynessObserved: _ = navigator?.isBusy
      default: _ = navigator?.canGoBack
      }
    } onChange: { [weak self] in
      // Observed values change on the main actor.
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.schedule.traits.looksAgain { self.observeState(pick) }
        self.happens(callback)
      }
    }
  }

  private func readStack() {
    guard let navigator else { return }
    _ = (navigator.stack, navigator.visible, navigator.isBusy, navigator.state, navigator.lastEvents)
    _ = navigator.handle(Room<ReentryGraph.Hall>.self)?.isVisible
  }

  // MARK: Releases

  private func letGoOfRecording() {
    var rest = recordings
    if rest.isEmpty { return }
    let first = rest.removeFirst()
    recordings = rest
    _ = first
  }

  private func dropNavigator() {
    _ = taken(&navigator)
    _ = taken(&formers)
  }

  private func succeed(_ pick: Int) {
    connect(keepingFormer: pick.isMultiple(of: 2))
    if pick % 3 != 0 { start(pick) }
  }

  private func dropHandles() {
    _ = taken(&handles)
  }

  /// Releases the requests whose outcomes are not needed.
  private func dropRequests() {
    let old = taken(&requests)
    requests = old.filter { ledger.isNeeded($0) }
  }
}
