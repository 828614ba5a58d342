// The surroundings of a host, and the changes that it makes by itself.
extension SimulatedHost {
  // MARK: Presentation

  /// Presents a layer of other code over the entire host.
  package func present(_ animation: ChangeAnimation = .animated) {
    guard presentation == .none else { return }
    endUnseen()
    lastNumber += 1
    presentation = .presenting(lastNumber)
    clock.schedule(.presentationEnds(lastNumber), after: animation == .animated ? self.animation : .zero, for: self)
  }

  /// Dismisses the layer of other code.
  package func dismiss(_ animation: ChangeAnimation = .animated) {
    guard presentation == .presented else { return }
    lastNumber += 1
    presentation = .dismissing(lastNumber)
    clock.schedule(.presentationEnds(lastNumber), after: animation == .animated ? self.animation : .zero, for: self)
  }

  /// Whether a layer of other code covers the entire host, or is being presented or dismissed.
  package var isCovered: Bool { presentation != .none }

  /// Closes the layer of other code at once, as a call that dismisses everything above one of our pages does. The
  /// request is 0 if an eviction is the cause.
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

  /// Hides the host, because another tab is selected or the window is hidden. A running change is done, and its
  /// completion is owed.
  package func hide() {
    guard !isHidden else { return }
    endUnseen()
    isHidden = true
  }

  /// Shows the host again.
  package func show() {
    guard isHidden else { return }
    isHidden = false
    comeIntoView()
  }

  // MARK: Suspension

  /// Suspends the process. Animations are cut short, a gesture is lost without a callback, and timers wait.
  package func suspend() {
    guard !isSuspended else { return }
    loseSwipe()
    endUnseen()
    isSuspended = true
  }

  /// Resumes the process, and handles the moments that became due.
  package func resume() {
    guard isSuspended else { return }
    isSuspended = false
    let moments = heldMoments
    heldMoments = []
    comeIntoView()
    for moment in moments { reached(moment) }
  }

  /// Ends everything that can keep the host out of view. A return to the host reveals unreported dismissals.
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
    // An endless animation also ends when it is hidden. A change without callbacks does not report later.
    owesCompletion = owesCompletion || running.contains { $0.fault != .neverCompletes && !$0.isCancelledSwipe }
    keepAnswers()
    running.removeAll(keepingCapacity: true)
  }

  private func comeIntoView() {
    tellForm()
    guard isInView, let visible else { return }
    let isOwed = owesCompletion
    owesCompletion = false
    say(.appeared(visible))
    if isOwed { say(.didShow(visible)) }
  }

  // MARK: Changes by the host itself

  /// Simulates the system popping pages, without animation and without asking. The first page stays.
  package func systemPops(_ count: Int = 1) {
    changeByItself(to: Array(stack.prefix(max(1, stack.count - count))), .unanimated)
  }

  /// Chooses a page further down from the menu of a long press on the back button: an animated change without asking.
  package func longPressBack(to place: LabScreen) {
    guard isInteractionOn, isInView, let index = stack.lastIndex(where: { $0.place == place }),
      run(of: nil).contains(index)
    else { return }
    changeByItself(to: Array(stack[...index]), .animated)
  }

  /// Simulates the system replacing the stack, without asking.
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
