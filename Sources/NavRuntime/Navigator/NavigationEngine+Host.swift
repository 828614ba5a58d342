/// The reports of the host.
extension NavigationEngine: HostListener {
  var rest: NavigatorRest {
    if isRetired { return .atRest }
    if inquiry != nil || follower?.isReviewDue == true { return .awaitsFacts }
    return run.core.isBusy || !run.core.queued.isEmpty || waitingStart != nil
      ? .awaitsHost : .atRest
  }

  func backRequested(to instance: InstanceID?) {
    back(to: instance, sender: .user)
  }

  func backRequested(of instance: InstanceID) {
    guard let source = instances[instance], isInColumn(instance) else { return hostChanged() }
    back(from: source, sender: .user)
  }

  func canGoBack(_ instance: InstanceID) -> Bool {
    observed.readStack()
    guard let source = instances[instance], isInColumn(instance) else { return false }
    return canPerform(source === visible ? visibleBack : .back, from: source, destination: nil)
  }

  /// Whether a page acts, and is not the first one of a column.
  private func isInColumn(_ instance: InstanceID) -> Bool {
    guard run.core.isActing(instance), let entry = run.core.stack.first(where: { $0.instance == instance })
    else {
      return false
    }
    return !(run.core.isExpanded && entry.isPane)
  }

  func hostCompleted(_ transition: TransitionID) {
    if !isOneReportTooMany() { receive(.completed(transition)) }
  }

  func hostChanged() {
    if !isNested, !view.observed.isBusy { follower?.takeInput() }
    if !isOneReportTooMany() { receive(.hostChanged) }
  }

  func formChanged() { hostChanged() }

  func timerFired() {
    if !isOneReportTooMany() { receive(.input(.timerFired)) }
  }

  func suspended(_ policy: HiddenHostPolicy) {
    hiddenPolicy = policy
    if !isNested { follower?.takeInput() }
    if !isOneReportTooMany() { take(in: .concealed, recording: .suspended) }
  }

  func resumed() {
    hiddenPolicy = nil
    if !isNested { follower?.takeInput() }
    if !isOneReportTooMany() { take(in: .concealed, recording: .resumed) }
  }

  func interactivePopBegan() -> TransitionID? {
    beginGesture(to: nil)
  }

  func dismissalBegan(of layer: InstanceID) -> TransitionID? {
    guard let index = layerIndex(layer) else { return nil }
    if let transition = run.core.closing(to: index) { return transition }
    return beginGesture(to: source(ofLayerAt: index))
  }

  /// The index on the stack at which a layer begins, or `nil` if the instance does not begin a layer.
  private func layerIndex(_ layer: InstanceID) -> Int? {
    guard let page = run.core.stack.firstIndex(where: { $0.instance == layer }) else { return nil }
    // A container has no page: the host identifies its layer by the first page of its tab.
    let index = run.core.stack[page].opening.tab == nil ? page : page - 1
    return index > 0 && run.core.stack[index].opening.beginsLayer ? index : nil
  }

  /// The page on which the layer at an index was opened.
  private func source(ofLayerAt index: Int) -> InstanceID {
    run.core.stack[run.core.columnsAside(at: index).lowerBound - 1].instance
  }

  func canDismiss(_ layer: InstanceID) -> Bool {
    observed.readStack()
    guard let index = layerIndex(layer), let visible else { return false }
    return canGoBack(from: visible, to: source(ofLayerAt: index))
  }

  /// Begins a gesture that goes back by one screen, or to an instance.
  private func beginGesture(to target: InstanceID?) -> TransitionID? {
    guard isHeard else { return nil }
    releaseDroppedLocks()
    allowedSwipe = nil
    // The host needs the answer now, and a nested gesture is always refused.
    if isNested { return nil }
    follower?.takeInput()
    let request = PendingRequest(.back(to: target), from: visible, sender: .user)
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
    if isOneReportTooMany() { return }
    take(in: .input(.swipeMoved), recording: .swipeMoved(fraction), .insteadOfLike)
  }

  func interactivePopEnded(_ end: InteractivePopEnd) {
    if isOneReportTooMany() { return }
    take(in: .swipeEnded(end), recording: .swipeEnded(end))
  }
}
