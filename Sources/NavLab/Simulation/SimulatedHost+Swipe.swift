// The gesture that takes the top page off. As in UIKit, the page is off the stack from the gesture's beginning, and back
// on it when the gesture is cancelled, of which the delegate hears nothing.
extension SimulatedHost {
  /// A finger comes in from the edge.
  ///
  /// - Returns: Whether a gesture began.
  @discardableResult
  package func beginSwipe() -> Bool {
    let count = run(of: nil).count
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

  /// A finger draws the top layer away, or taps beside a popover. It stays presented until that is over, as in UIKit.
  ///
  /// - Parameter asksNobody: Whether it does not wait for an answer, as where a library has put its own delegate in place.
  /// - Returns: Whether a gesture began.
  @discardableResult
  package func beginDismissal(asksNobody: Bool = false) -> Bool {
    guard isInteractionOn, isInView, swipe == nil, !isMovingLayer, let layer = topLayer,
      layers[layer]?.hasGesture == true
    else { return false }
    guard asksNobody || observer?.dismissalShouldBegin(of: layer) ?? true else { return false }
    // Whoever was asked may have moved it.
    guard swipe == nil, !isMovingLayer, topLayer == layer else { return false }
    swipe = Swipe(before: stack, hasNoEnd: false, layer: layer)
    return true
  }

  /// The page that the top layer begins with.
  package var topLayer: SimulatedPage? {
    let start = run(of: nil).lowerBound
    return start > 0 ? stack[start] : nil
  }

  /// The finger moves.
  package func moveSwipe(to fraction: Double) {
    guard swipe != nil else { return }
    swipe?.fraction = fraction
    observer?.swipeMoved(to: fraction)
  }

  /// The finger is lifted where it is; the guard's threshold decides.
  package func liftSwipe() {
    guard let swipe else { return }
    if observer?.swipeShouldFinish(at: swipe.fraction) ?? (swipe.fraction >= 0.5) {
      finishSwipe()
    } else {
      cancelSwipe()
    }
  }

  /// The gesture takes the page off, or the layer; the rest of the way is animated.
  ///
  /// - Parameter fault: ``ChangeFault/neverCompletes`` where nobody is told of it.
  package func finishSwipe(_ fault: ChangeFault? = nil) {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    let former = stack
    let layer = swipe.layer.flatMap { layers[$0] }
    if let first = swipe.layer { stack = Array(stack.prefix { $0 != first }) }
    leave(former)
    // What moves below the layer is not on its way to a page of the layer any more.
    if layer != nil { followSelection() }
    run(from: swipe.layer == nil ? swipe.before.last : former.last, to: stack.last, layer: layer, fault)
    if fault != .neverCompletes { observer?.swipeEnded(.finished) }
  }

  /// The gesture leaves the page where it was; the way back is animated.
  package func cancelSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    if swipe.layer == nil { stack = swipe.before }
    let layer = swipe.layer.flatMap { layers[$0] }
    let number = run(from: stack.last, to: stack.last, isCancelled: true, layer: layer)
    observer?.swipeEnded(.cancelled)
    clock.schedule(.swipeIsBack(number), after: animation, for: self)
  }

  /// The system takes the finger away, and says so to nobody.
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
