// What happens around a host, and what it does on its own.
extension SimulatedHost {
  // MARK: Presentation

  /// Something is presented over the whole of it.
  package func present(_ animation: ChangeAnimation = .animated) {
    guard presentation == .none else { return }
    endUnseen()
    lastNumber += 1
    presentation = .presenting(lastNumber)
    clock.schedule(.presentationEnds(lastNumber), after: animation == .animated ? self.animation : .zero, for: self)
  }

  /// What is presented goes.
  package func dismiss(_ animation: ChangeAnimation = .animated) {
    guard presentation == .presented else { return }
    lastNumber += 1
    presentation = .dismissing(lastNumber)
    clock.schedule(.presentationEnds(lastNumber), after: animation == .animated ? self.animation : .zero, for: self)
  }

  /// Whether something of somebody else's is over the whole of it, coming or going.
  package var isCovered: Bool { presentation != .none }

  /// What is presented goes at once, with a call of ours that closes all above one of our pages; for a request, or for what may not stay.
  package func dismissAtOnce(for request: Int) {
    guard presentation != .none else { return }
    if request != 0 { coversClosed += 1 }
    presentation = .none
    comeIntoView()
  }

  func endPresentation(_ number: Int) {
    switch presentation {
    case .presenting(number): presentation = .presented
    case .dismissing(number):
      presentation = .none
      if !coversAreSheets { comeIntoView() }
    case .none, .presenting, .presented, .dismissing: break
    }
  }

  // MARK: Visibility

  /// Another tab is chosen, or the window is hidden. What was running stands, and its completion is owed.
  package func hide() {
    guard !isHidden else { return }
    endUnseen()
    isHidden = true
  }

  /// It can be seen again.
  package func show() {
    guard isHidden else { return }
    isHidden = false
    comeIntoView()
  }

  // MARK: Suspension

  /// The process stops. Animations are cut short and a gesture is lost without a word; timers wait.
  package func suspend() {
    guard !isSuspended else { return }
    loseSwipe()
    endUnseen()
    isSuspended = true
  }

  /// The process runs again, and all that has come due happens.
  package func resume() {
    guard isSuspended else { return }
    isSuspended = false
    let moments = heldMoments
    heldMoments = []
    comeIntoView()
    for moment in moments { reached(moment) }
  }

  /// Whatever could keep it from being seen, ended. What has gone without a word is seen by whoever comes back to it.
  package func bringIntoView() {
    resume()
    show()
    if presentation != .none {
      presentation = .none
      comeIntoView()
    }
    if hasUnheardChange { comeIntoView() }
  }

  private func endUnseen() {
    loseSwipe()
    guard let last = running.last else { return }
    stand(on: last)
    // An animator that never ends does so unseen, too; and who says nothing says nothing later.
    owesCompletion = owesCompletion || running.contains { $0.fault != .neverCompletes && !$0.isCancelledSwipe }
    keepAnswers()
    running.removeAll(keepingCapacity: true)
  }

  private func comeIntoView() {
    guard isInView, let visible else { return }
    let isOwed = owesCompletion
    owesCompletion = false
    say(.appeared(visible))
    if isOwed { say(.didShow(visible)) }
  }

  // MARK: Changes of its own

  /// The system takes pages off, all but the bottom one at most, without animation and without asking.
  package func systemPops(_ count: Int = 1) {
    changeByItself(to: Array(stack.prefix(max(1, stack.count - count))), .unanimated)
  }

  /// Somebody holds the back button and chooses a page further down: an animated change that asks nobody.
  package func longPressBack(to place: LabScreen) {
    guard isInteractionOn, isInView, let index = stack.lastIndex(where: { $0.place == place }),
      run(of: nil).contains(index)
    else { return }
    changeByItself(to: Array(stack[...index]), .animated)
  }

  /// The system puts another stack up without asking.
  package func changeByItself(
    to pages: [SimulatedPage], _ animation: ChangeAnimation, _ fault: ChangeFault? = nil
  ) {
    guard pages != stack else { return }
    settle()
    let former = stack
    let layer = former.first { layers[$0] != nil && !pages.contains($0) }.flatMap { layers[$0] }
    stack = pages
    leave(former)
    lastNumber += 1
    start(
      Running(
        number: lastNumber, start: clock.now, oldTop: former.last, top: pages.last,
        isAnimated: animation == .animated && isInView, fault: fault, layer: layer,
        isOwn: true))
  }
}
