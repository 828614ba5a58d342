// The gesture that takes the top page off. As in UIKit, the page is off the stack from the gesture's beginning, and back
// on it when the gesture is cancelled, of which the delegate hears nothing.
extension SimulatedHost {
  /// A finger comes in from the edge.
  ///
  /// - Returns: Whether a gesture began.
  @discardableResult
  package func beginSwipe() -> Bool {
    guard isInteractionOn, isInView, swipe == nil, stack.count > 1 || swipesAtRoot else { return false }
    guard observer?.swipeShouldBegin() ?? true else { return false }
    if running.contains(where: { $0.isAnimated }) { corruptions.append(.changeDuringChange) }
    let hasNoEnd = stack.count < 2
    swipe = Swipe(before: stack, hasNoEnd: hasNoEnd)
    guard !hasNoEnd, let old = stack.popLast(), let top = stack.last else { return true }
    pageListener?(.willDisappear, old)
    pageListener?(.willAppear, top)
    say(.willShow(top))
    return true
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

  /// The gesture takes the page off; the rest of the way is animated.
  package func finishSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    run(from: swipe.before.last, to: stack.last, isCancelled: false)
    observer?.swipeEnded(.finished)
  }

  /// The gesture leaves the page where it was; the way back is animated.
  package func cancelSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    stack = swipe.before
    let number = run(from: swipe.before.last, to: swipe.before.last, isCancelled: true)
    observer?.swipeEnded(.cancelled)
    clock.schedule(.swipeIsBack(number), after: animation, for: self)
  }

  /// The system takes the finger away, and says so to nobody.
  package func loseSwipe() {
    guard let swipe, !swipe.hasNoEnd else { return }
    self.swipe = nil
    stack = swipe.before
  }

  @discardableResult
  private func run(from old: SimulatedPage?, to top: SimulatedPage?, isCancelled: Bool) -> Int {
    lastNumber += 1
    running.append(
      Running(
        number: lastNumber, start: clock.now, oldTop: old, top: top, isAnimated: true, fault: nil,
        isCancelledSwipe: isCancelled))
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
