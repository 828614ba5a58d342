// The gesture that pops the top page. As in UIKit, the page leaves the stack when the gesture begins, and returns if
// the gesture is cancelled. The delegate is not notified of the cancellation.
extension SimulatedHost {
  /// Begins a swipe from the edge.
  ///
  /// - Returns: Whether a gesture began.
  @discardableResult
  package func beginSwipe() -> Bool {
    let count = column(of: nil).count
    guard isInteractionOn, isInView, swipe == nil, count > 1 || swipesAtRoot else { return false }
    guard observer?.swipeShouldBegin() ?? true else { return false }
    if running.contains(where: { $0.isAnimated }) { corruptions.append(.changeDuringChange) }
    let hasNoEnd = count < 2
    swipe = Swipe(before: stack, hasNoEnd: hasNoEnd)
    guard !hasNoEnd, let old = stack.popLast(), let top = stack.last else { return true }
    pageListener?(.willDisappear, old)
    pageListener?(.willAppear, top)
    say(.willShow(top))
    return true
  }

  /// Begins a gesture that dismisses the top layer: a drag, or a tap beside a popover. As in UIKit, the layer stays
  /// presented until the gesture ends.
  ///
  /// - Parameter asksNobody: Whether the gesture begins without asking the observer, as if a library has installed
  ///   its own delegate.
  /// - Returns: Whether a gesture began.
  @discardableResult
  package func beginDismissal(asksNobody: Bool = false) -> Bool {
    guard isInteractionOn, isInView, swipe == nil, !isMovingLayer, let layer = topLayer,
      layers[layer]?.hasGesture == true
    else { return false }
    guard asksNobody || observer?.dismissalShouldBegin(of: layer) ?? true else { return false }
    // The observer may have changed the layers.
    guard swipe == nil, !isMovingLayer, topLayer == layer else { return false }
    swipe = Swipe(before: stack, hasNoEnd: false, layer: layer)
    return true
  }

  /// The first page of the top layer.
  package var topLayer: SimulatedPage? {
    let start = run(of: nil).lowerBound
    return start > 0 ? stack[start] : nil
  }

  /// Moves the finger.
  package func moveSwipe(to fraction: Double) {
    guard swipe != nil else { return }
    swipe?.fraction = fraction
    observer?.swipeMoved(to: fraction)
  }

  /// Lifts the finger where it is. The guard's threshold decides.
  package func liftSwipe() {
    guard let swipe else { return }
    if observer?.swipeShouldFinish(at: swipe.fraction) ?? (swipe.fraction >= 0.5) {
      finishSwipe()
    } else {
      cancelSwipe()
    }
  }

  /// Ends the gesture by removing the page or the layer. The remaining movement is animated.
  ///
  /// - Parameter fault: ``ChangeFault/neverCompletes`` if the end is not reported.
  package func finishSwipe(_ fault: ChangeFault? = nil) {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    let former = stack
    let layer = swipe.layer.flatMap { layers[$0] }
    if let first = swipe.layer { stack = Array(stack.prefix { $0 != first }) }
    leave(former)
    // Changes below the layer no longer lead to a page of the layer.
    if layer != nil { followSelection() }
    run(from: swipe.layer == nil ? swipe.before.last : former.last, to: stack.last, layer: layer, fault)
    if fault != .neverCompletes { observer?.swipeEnded(.finished) }
  }

  /// Ends the gesture without removing the page. The way back is animated.
  package func cancelSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    if swipe.layer == nil { stack = swipe.before }
    let layer = swipe.layer.flatMap { layers[$0] }
    let number = run(from: stack.last, to: stack.last, isCancelled: true, layer: layer)
    observer?.swipeEnded(.cancelled)
    clock.schedule(.swipeIsBack(number), after: animation, for: self)
  }

  /// Simulates the system cancelling the touch, without a callback.
  package func loseSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    if swipe.layer == nil { stack = swipe.before }
  }

  @discardableResult
  private func run(
    from old: SimulatedPage?, to top: SimulatedPage?, isCancelled: Bool = false, layer: LayerKind?,
    _ fault: ChangeFault? = nil
  ) -> Int {
    lastNumber += 1
    running.append(
      Running(
        number: lastNumber, start: clock.now, oldTop: old, top: top, isAnimated: true, fault: fault,
        isCancelledSwipe: isCancelled, isRestOfSwipe: true, layer: layer, isOwn: true))
    if !isCancelled { clock.schedule(.changeEnds(lastNumber), after: animation, for: self) }
    return lastNumber
  }

  func endCancelledSwipe(_ number: Int) {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    let change = running.remove(at: index)
    stand(on: change)
    if let visible { say(.appeared(visible)) }
    observer?.swipeIsBack()
  }
}
