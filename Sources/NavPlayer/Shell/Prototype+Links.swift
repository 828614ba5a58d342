import NavRuntime
import NavTable

extension Prototype {
  /// Opens a link.
  mutating func open(_ url: String) {
    var request = newRequest(.link, from: nil, .user)
    record.asked(request.id, .link, named: url, at: now)
    guard let stops = model.reader.stops(of: url) else {
      let outcome = StackOutcome.refused(.said(.noMatch))
      record.ended(request.id, outcome, because: reason(for: outcome), at: now)
      return
    }
    request.plan = PrototypePlan(link: OpenedLink(url: url, source: .app), stops: stops)
    // Opening another link abandons a waiting link.
    waitingLink.giveUp()
    requests.append(request)
    receive(.input(.request(stackRequest(request))))
  }

  mutating func evaluateLink(_ id: RequestID, _ plan: PrototypePlan) {
    guard let index = requestIndex(id) else { return }
    waitingLink.isDue = false
    // A link that stopped while this one was queued is abandoned, too.
    if !plan.hasWaited { waitingLink.giveUp() }
    carryOut(decisions.follow(plan, requests[index], on: core), for: id)
  }

  /// Whether a waiting link must be evaluated now.
  var isLinkAsked: Bool {
    mutating get {
      waitingLink.isAsked(on: core.stack, isBusy: core.isBusy) && !core.isBusy && !core.isLocked && core.queued.isEmpty
    }
  }

  mutating func goOnWithLink() {
    waitingLink.isDue = false
    guard let link = waitingLink.link else { return }
    let continuation = decisions.continuation(of: link, on: core)
    waitingLink.forgetHolder(ifGoneFrom: core.stack)
    switch continuation {
    case .waits: break
    case .isGone: waitingLink.giveUp()
    case .continues(let plan): request(plan)
    case .restarts(let plan):
      waitingLink.giveUp()
      request(plan)
    }
  }

  /// Requests the rest of a link.
  private mutating func request(_ plan: PrototypePlan) {
    var request = newRequest(.link, from: nil, .program)
    request.plan = plan
    requests.append(request)
    record.asked(request.id, .link, named: plan.link?.url ?? "", at: now)
    handle(.request(stackRequest(request)))
  }

  /// Abandons a waiting link if the user goes elsewhere.
  mutating func departed(from source: InstanceID) {
    guard let arriving = core.proposed.last?.screen, let page = page(source) else { return }
    let model = model
    if !waitingLink.survives(pushOf: arriving, from: page, on: core.stack, in: model) { waitingLink.giveUp() }
  }
}
