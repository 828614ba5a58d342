import NavRuntime

extension World {
  /// Hands an input to the core, judges what comes of it, and carries it out.
  mutating func send(_ input: StackInput) {
    var account = EffectAccount(self, input)
    var effects: [StackEffect] = []
    note(input)
    core.handle(input, at: SmallWorld.tick * now, into: &effects)
    for effect in effects {
      judge(effect, &account)
      carryOut(effect, of: input)
    }
    judgeEnd(account, effects)
  }

  /// What the witness remembers of an input.
  private mutating func note(_ input: StackInput) {
    switch input {
    case .factsChanged: witness.isReviewDue = true
    case .swipeEnded(_, let state):
      if witness.isFollowing, state.isAnimating { witness.start = now }
      witness.isFollowing = false
      hear(state)
    case .requirements(let lowest): witness.isEvictionDue = lowest != nil
    case .swipeMoved:
      witness.start = now
      witness.isLookedAt = false
    case .lasts(let id, _) where id == witness.underWay: witness.patience = 2
    case .verdict(let id, .allowed) where id == witness.evaluating,
      .itinerary(let id, _) where id == witness.evaluating:
      witness.allowed = id
    case .completed(_, let state), .hostReport(let state): hear(state)
    case .suspended(let policy): witness.concealment = policy
    case .resumed(let state):
      witness.concealment = nil
      witness.start = now
      hear(state)
    default: break
    }
  }

  private mutating func hear(_ state: HostState) {
    witness.isHeardMoving = state.isAnimating
    if !core.isBusy, Self.shows(state, core.stack) { witness.isGivenUp = false }
    if !state.isAnimating, witness.underWay == nil { witness.isOverruled = false }
    guard witness.underWay == nil else { return }
    witness.isElsewhere = core.isBusy && (state.isAnimating || !Self.shows(state, core.stack))
  }

  static func shows(_ state: HostState, _ stack: ArraySlice<StackEntry>) -> Bool {
    state.stack.elementsEqual(stack.lazy.map(\.instance))
  }

  private mutating func carryOut(_ effect: StackEffect, of input: StackInput) {
    switch effect {
    case .evaluate(let request, _, _):
      questions.append(.request(request))
      witness.evaluating = request
      witness.allowed = nil
      witness.isElsewhere = false
      witness.madePages = 0
      witness.preparations = 0
      witness.unwinds = 0
    case .evaluateStep(let request, _): questions.append(.step(request))
    case .evaluateRequirements:
      let lowest = core.stack.first { $0.screen == failing }
      questions.append(.requirements(lowest?.instance))
      witness.isReviewDue = false
      witness.isElsewhere = false
    case .evaluateHostChange: questions.append(.hostChange)
    case .swipe(let transition): begin(transition, for: witness.evaluating ?? .none, .finger)
    case .show(let transition): begin(transition.id, for: transition.request, .told)
    case .makePage(let instance, _):
      witness.made.append(instance)
      witness.madePages += 1
    case .prepare: witness.preparations += 1
    case .unwind: witness.unwinds += 1
    case .release(let instance, _): witness.made.removeAll { $0 == instance }
    case .interaction(let isOn): witness.interactionOff += isOn ? -1 : 1
    case .end(let request, _):
      witness.open.removeAll { $0.id == request }
      if witness.evaluating == request { witness.evaluating = nil }
      if witness.allowed == request { witness.allowed = nil }
    case .timer(let delay):
      deadline = delay.map { now + Int(($0 / SmallWorld.tick).rounded(.up)) }
      // A host that hides keeps what it was told.
      if case .suspended = input { break }
      if delay == nil {
        witness.underWay = nil
        witness.underWayRequest = .none
      }
    case .askHost: questions.append(.host)
    case .settleHost:
      witness.isForced = true
      witness.isOverruled = true
      if has(.hostNeverSettles) { if host.motion != .still { host.motion = .own } } else { host.settle() }
    // Without a transition, it says that the host is left where it is.
    case .report: if witness.underWay != nil { witness.hasReported = true } else { giveUp() }
    case .stalled(_, .stillAnimating): witness.hasStalled = true
    case .repairing:
      witness.repairs += 1
      witness.tries = min(witness.tries + 1, SmallWorld.tries)
    case .completedEarly: witness.isLookedAt = true
    case .evicting: witness.isEvictionDue = false
    case .willShow, .didShow, .queued, .stalled, .ignored: break
    case .adopted: witness.isElsewhere = false
    }
  }

  /// The host is left where it is.
  private mutating func giveUp() {
    witness.isElsewhere = false
    witness.isGivenUp = true
  }

  private mutating func begin(_ transition: TransitionID, for request: RequestID, _ motion: WorldHost.Motion) {
    host.begin(transition, core.proposed, motion)
    witness.underWay = transition
    witness.underWayRequest = request
    witness.isGesture = motion == .finger
    witness.isFollowing = motion == .finger
    witness.isElsewhere = false
    witness.start = now
    witness.patience = 1
    witness.isForced = false
    witness.hasReported = false
    witness.hasStalled = false
    witness.isLookedAt = motion == .finger
  }
}
