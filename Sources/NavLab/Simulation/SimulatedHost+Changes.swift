// The calls of a navigation container. None of them asks whether it is a good moment.
extension SimulatedHost {
  /// Puts a page on top.
  package func push(_ page: SimulatedPage, for request: Int, _ animation: ChangeAnimation = .animated) {
    begin(.push, stack + [page], for: request, animation)
  }

  /// Takes the top page off.
  ///
  /// - Returns: The page; `nil` where it is the only one, and nothing happens.
  @discardableResult
  package func pop(for request: Int, _ animation: ChangeAnimation = .animated) -> SimulatedPage? {
    guard stack.count > 1, let top = stack.last else {
      noteNothingToDo(.pop, for: request)
      return nil
    }
    begin(.pop, Array(stack.dropLast()), for: request, animation)
    return top
  }

  /// Takes off what is above a page.
  ///
  /// - Returns: Whether the page is on the stack and not on top.
  @discardableResult
  package func pop(to page: SimulatedPage, for request: Int, _ animation: ChangeAnimation = .animated) -> Bool {
    guard let index = stack.lastIndex(of: page) else {
      corruptions.append(.popToNoPage(page))
      return false
    }
    guard index < stack.count - 1 else {
      noteNothingToDo(.popTo, for: request)
      return false
    }
    begin(.popTo, Array(stack[...index]), for: request, animation)
    return true
  }

  /// Takes off all but the bottom page.
  ///
  /// - Returns: Whether there was anything above it.
  @discardableResult
  package func popToRoot(for request: Int, _ animation: ChangeAnimation = .animated) -> Bool {
    guard stack.count > 1 else {
      noteNothingToDo(.popToRoot, for: request)
      return false
    }
    begin(.popToRoot, Array(stack.prefix(1)), for: request, animation)
    return true
  }

  /// Replaces the whole stack.
  package func setStack(_ pages: [SimulatedPage], for request: Int, _ animation: ChangeAnimation = .animated) {
    begin(.setStack, pages, for: request, animation)
  }

  /// Ends what runs without animation and without a word. A gesture is given up.
  package func settle() {
    if let swipe {
      stack = swipe.before
      self.swipe = nil
    }
    if let last = running.last { stand(on: last) }
    running.removeAll(keepingCapacity: true)
  }

  private func begin(
    _ call: PerformedChange.Call, _ told: [SimulatedPage], for request: Int, _ animation: ChangeAnimation
  ) {
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    noteCorruptions(of: told)
    performed.append(
      PerformedChange(request: request, call: call, time: clock.now, topBefore: stack.last, effect: .full))
    if fault == .isSkipped || fault == .isSkippedAndCompletes {
      performed[performed.count - 1].effect = .wrong
      if fault == .isSkippedAndCompletes, let top = stack.last {
        clock.schedule(.word(.didShow(top)), after: self.animation, for: self)
      }
      return
    }
    var target = told
    if fault == .popsTwo, call == .pop, target.count > 1 { target.removeLast() }
    let oldStack = stack
    // Of two that have no animation to wait for, or that the toolkit takes for one, only the later is told of.
    running.removeAll { coalesces || !$0.isAnimated }
    stack = target
    lastNumber += 1
    var change = Running(
      number: lastNumber, start: clock.now, oldTop: oldStack.last, top: target.last,
      isAnimated: animation == .animated && isInView, fault: fault)
    if fault == .endsDeeper {
      change.deeper = page(below: oldStack, above: target)
      if change.deeper != nil { performed[performed.count - 1].effect = .wrong }
    }
    start(change)
  }

  private func noteNothingToDo(_ call: PerformedChange.Call, for request: Int) {
    performed.append(
      PerformedChange(request: request, call: call, time: clock.now, topBefore: stack.last, effect: .nothingToDo))
  }

  /// The page that a change which is cancelled half-way leaves on top of its target.
  private func page(below old: [SimulatedPage], above target: [SimulatedPage]) -> SimulatedPage? {
    let left = old.count > target.count ? old[target.count] : old.last
    return left.flatMap { target.contains($0) ? nil : $0 }
  }

  private func noteCorruptions(of target: [SimulatedPage]) {
    if isAnimating { overlaps += 1 }
    if swipe != nil || (!coalesces && running.contains { $0.isAnimated }) { corruptions.append(.changeDuringChange) }
    for (index, page) in target.enumerated() {
      if target[..<index].contains(page) { corruptions.append(.pageTwice(page)) }
      if window.holds(page, outside: self) { corruptions.append(.pageInTwoHosts(page)) }
    }
  }

  /// Lets a change run that is on ``stack`` already.
  func start(_ change: Running) {
    if isInView {
      running.append(change)
    } else {
      stand(on: change)
      owesCompletion = change.fault != .neverCompletes
    }
    announce(change)
    guard isInView, running.contains(where: { $0.number == change.number }) else { return }
    if change.fault == .completesInsideTheCall {
      end(change.number)
    } else if change.fault != .animatesForever {
      let length = change.isAnimated ? animation : .zero
      clock.schedule(.changeEnds(change.number), after: length, for: self)
    }
  }

  /// What pages and the delegate hear when a change begins.
  private func announce(_ change: Running) {
    guard let top = change.top else { return }
    if loaded.insert(top.id).inserted { pageListener?(.loads, top) }
    if let old = change.oldTop, old != top { pageListener?(.willDisappear, old) }
    pageListener?(.willAppear, top)
    say(.willShow(top))
    if change.fault == .appearsAtOnce, isInView { say(.appeared(top)) }
  }
}
