/// What the host says.
extension NavigationEngine: HostListener {
  var rest: NavigatorRest {
    if isRetired { return .atRest }
    if inquiry != nil { return .awaitsFacts }
    return run.core.isBusy || !run.core.queued.isEmpty || waitingStart != nil ? .awaitsHost : .atRest
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
      if request.source == nil {
        endUnasked(request, .refused(.notVisible))
      } else {
        register(request)
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
