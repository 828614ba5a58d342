package import NavRuntime
import NavTable

/// User input, and the requests that result from it.
extension Prototype {
  /// Requests a segue of a page.
  mutating func ask(
    _ segue: SegueID, from source: PrototypeRunPage?, _ arguments: [PrototypeValue]? = nil, sender: Sender = .user,
    target: InstanceID? = nil
  ) {
    var request = newRequest(segue, from: source?.id, sender)
    request.destination = destination(of: segue, arguments)
    request.target = target
    record.asked(request.id, segue, named: table.name(of: segue), at: now)
    guard source != nil else {
      record.ended(request.id, .refused(.notVisible), because: words(of: .notVisible), at: now)
      return
    }
    if let destination = request.destination, table.destination(of: segue) != nil {
      request.key = model.key(of: destination, as: destination.screen)
      request.token = token(for: request.key)
    }
    requests.append(request)
    receive(.input(.request(stackRequest(request))))
  }

  /// The segue for back on the visible page: the cancel button of an alert, or else `back`.
  package var visibleBack: SegueID {
    guard let top = core.stack.last, top.opening == .alert else { return .back }
    return table.cancel(of: top.screen) ?? .back
  }

  /// Presses a button of an alert.
  mutating func choose(_ button: SegueID, of alert: PrototypeRunPage) {
    var request = newRequest(button, from: alert.id, .user)
    request.token = newTokens()
    record.asked(request.id, button, named: table.name(of: button), at: now)
    requests.append(request)
    receive(.input(.alertChosen(stackRequest(request))))
  }

  // MARK: - Gestures

  /// Starts to drag the top page, or the top layer, with a finger. Returns `false` if there is nothing to drag.
  mutating func beginFinger(ofLayer: Bool) -> Bool {
    guard host.slide == nil else { return false }
    var target: InstanceID?
    if ofLayer {
      guard let layer = core.stack.lastIndex(where: { $0.opening.beginsLayer }), layer > 0 else { return false }
      target = core.stack[layer - 1].instance
    }
    guard let source = visible else { return false }
    var request = newRequest(.back, from: source.id, .user)
    request.target = target
    request.token = newTokens()
    record.asked(request.id, .back, named: ofLayer ? "back (layer)" : "back (swipe)", at: now)
    requests.append(request)
    swipe = nil
    receive(.input(.swipeBegan(stackRequest(request))))
    // A refusal is an outcome, not an error.
    guard let swipe else { return true }
    host.slide = PrototypeHost.Slide(
      id: swipe, from: host.shown, to: Array(core.proposed), kind: .pop, start: now, length: .zero, isFinger: true)
    return true
  }

  mutating func moveFinger(to fraction: Double) -> Bool {
    guard let slide = host.slide, slide.isFinger else { return false }
    host.slide?.fraction = min(1, max(0, fraction))
    receive(.input(.swipeMoved))
    return true
  }

  mutating func endFinger(_ end: InteractivePopEnd) -> Bool {
    guard let slide = host.slide, slide.isFinger else { return false }
    host.shown = end == .finished ? slide.to : slide.from
    host.slide = nil
    receive(.input(.swipeEnded(end, host.state)))
    return true
  }

  // MARK: - Refusals

  /// The reason that a request of the user would be refused now, or `nil` if it would be accepted.
  package func refusal(of segue: SegueID, from source: PrototypeRunPage, _ arguments: [PrototypeValue]?)
    -> StackRefusal?
  {
    var token = KeyToken(rawValue: -1)
    if table.destination(of: segue) != nil, let destination = destination(of: segue, arguments) {
      token = knownToken(for: model.key(of: destination, as: destination.screen)) ?? token
    }
    let request = StackRequest(id: .none, segue: segue, source: source.id, sender: .user, key: token)
    if let refusal = core.refusal(of: request) { return refusal }
    if decisions.holder(among: core.bystanders(of: request), landing: source) != nil { return .held }
    if segue == .back { return decisions.backRefusal(of: source).map { .said($0) } }
    if let tab = table.opening(of: segue).tab {
      guard let screen = table.destination(of: segue) else { return nil }
      let parked = core.parked(tab, of: source.id).first
      let first = page(parked?.instance)?.value ?? decisions.step(to: segue, of: source.value)?.value
      return decisions.failingRequirement(of: screen, first).map { .said(.requirement($0)) }
    }
    return refusal(of: segue, to: arguments, from: source).map { .said($0) }
  }

  /// The segues that a page offers, in the order of the file, followed by those that the graph declares for all
  /// screens.
  package func offers(of page: PrototypeRunPage) -> [SegueID] {
    let own = table[page.screen].segues
    let rules = table.rules
    var offers = own.filter { rules.segues[Int($0.rawValue)].opening.tab == nil }
    if table[page.screen].isAlert { return offers }
    offers += graph.anywhere.filter { rules.offers(rules.segues[Int($0.rawValue)], page.screen) }
    return offers
  }
}
