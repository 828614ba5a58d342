extension NavigationEngine {
  /// Asks a predicate that takes its time, in a task of its own, with the guard closed.
  func waitForFacts(_ segue: SegueID, _ context: SegueContext, for request: PendingRequest) {
    lastInquiry += 1
    let inquiry = FactInquiry(host, for: request.id, number: lastInquiry)
    context.inquiry = inquiry
    self.inquiry = inquiry
    record(.awaiting(request.id))
    receive(.input(.verdict(request.id, .awaited)))
    inquiry.task = Task { @MainActor [weak self, app] in
      let isAllowed = await app.decides(segue, context)
      self?.receive(.answered(inquiry.number, isAllowed))
    }
  }

  /// The answer has come. Whatever else was asked before is asked again, and then the hook.
  func answered(_ number: Int, _ isAllowed: Bool) {
    // An answer that nobody waits for any more is none.
    guard let inquiry, inquiry.number == number, let request = requests[inquiry.request] else { return }
    inquiry.close()
    self.inquiry = nil
    if core.isLocked {
      // Refused whatever the answer is, so nobody is asked anything more.
      receive(.input(.verdict(request.id, .allowed)))
    } else if let journey = request.link {
      answer(isAllowed, request, journey)
    } else if isAllowed, let source = request.source {
      request.hasAwaited = true
      evaluate(request.id, source: source.id, target: core.landing(of: stackRequest(request, isNested: false)))
    } else {
      receive(.input(.verdict(request.id, verdict(.predicate(request.segue)))))
    }
  }
}
