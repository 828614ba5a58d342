// The calls of a navigation container. They take effect at any moment.
extension SimulatedHost {
  /// Pushes a page on the native stack of another page, or on the topmost native stack. Layers over that stack stay.
  ///
  /// UIKit ignores a push while an alert is closing. In a tab that is not selected, the push is invisible and is not
  /// reported.
  package func push(
    _ page: SimulatedPage, onStackOf source: SimulatedPage? = nil, for request: Int, part: Int = 0,
    _ animation: ChangeAnimation = .animated
  ) {
    if let source, let hidden = parked.firstIndex(where: { $0.contains(source) }) {
      note(.push, for: request, part: part, .full)
      if stack.contains(page) || parked.joined().contains(page) { corruptions.append(.pageTwice(page)) }
      parked[hidden].append(page)
      return
    }
    let run = column(of: source)
    guard !isClosingAlert, run.isEmpty || layers[stack[run.lowerBound]] != .alert else {
      noteRefused(.push, for: request, part: part)
      return
    }
    areOnStack([page])
    begin(
      .push, stack[..<run.upperBound] + [page] + stack[run.upperBound...], for: request, part: part, animation,
      run: run)
  }

  /// Pops the top page of the native stack that contains a page, or of the topmost native stack.
  ///
  /// - Returns: The popped page, or `nil` if it is the only page of that stack and stays.
  @discardableResult
  package func pop(
    onStackOf source: SimulatedPage? = nil, for request: Int, part: Int = 0, _ animation: ChangeAnimation = .animated
  ) -> SimulatedPage? {
    let run = column(of: source)
    guard run.count > 1 else {
      noteNothingToDo(.pop, for: request, part: part)
      return nil
    }
    let top = stack[run.upperBound - 1]
    begin(
      .pop, stack[..<(run.upperBound - 1)] + stack[run.upperBound...], for: request, part: part, animation, run: run)
    return top
  }

  /// Pops all pages above a page on its native stack. Layers over that stack stay.
  ///
  /// - Returns: Whether the page is on a stack and not at its top.
  @discardableResult
  package func pop(
    to page: SimulatedPage, for request: Int, part: Int = 0, _ animation: ChangeAnimation = .animated
  ) -> Bool {
    guard let index = stack.lastIndex(of: page) else {
      corruptions.append(.popToNoPage(page))
      return false
    }
    let run = column(of: page)
    guard index < run.upperBound - 1 else {
      noteNothingToDo(.popTo, for: request, part: part)
      return false
    }
    begin(.popTo, stack[...index] + stack[run.upperBound...], for: request, part: part, animation, run: run)
    return true
  }

  /// Pops all pages of the bottom stack except its first page.
  ///
  /// - Returns: Whether there was a page above the first one.
  @discardableResult
  package func popToRoot(for request: Int, part: Int = 0, _ animation: ChangeAnimation = .animated) -> Bool {
    let run = run(of: stack.first)
    guard run.count > 1 else {
      noteNothingToDo(.popToRoot, for: request, part: part)
      return false
    }
    begin(.popToRoot, stack.prefix(1) + stack[run.upperBound...], for: request, part: part, animation, run: run)
    return true
  }

  /// Replaces the native stack of a page, or the bottom one. Layers over that stack stay. The first page may start a
  /// tab.
  package func setStack(
    _ pages: [SimulatedPage], onStackOf page: SimulatedPage? = nil, at spot: TabSpot? = nil, for request: Int,
    part: Int = 0, _ animation: ChangeAnimation = .animated
  ) {
    let run = run(of: page ?? stack.first)
    areOnStack(pages)
    if let former = stack[run].first, let first = pages.first, former != first, let kind = layers[former] {
      layers[first] = kind
      openers[first] = openers[former]
    }
    if let first = pages.first, let spot { tabs[first] = spot }
    begin(
      .setStack, stack[..<run.lowerBound] + pages + stack[run.upperBound...], for: request, part: part, animation,
      run: run)
  }

  /// Ends all running changes, without animation and without callbacks. A gesture is cancelled.
  package func settle() {
    if let swipe {
      if swipe.layer == nil { stack = swipe.before }
      self.swipe = nil
    }
    if let last = running.last {
      if case .stopsLate(let rest) = last.fault {
        clock.schedule(.changeEnds(last.number), after: rest, for: self)
        return
      }
      stand(on: last)
    }
    keepAnswers()
    unheardLift = running.last { $0.isRestOfSwipe }?.start ?? unheardLift
    running.removeAll(keepingCapacity: true)
  }

  func begin(
    _ call: PerformedChange.Call, _ told: some Sequence<SimulatedPage>, for request: Int, part: Int,
    _ animation: ChangeAnimation, run: Range<Int> = 0..<0, layer: LayerKind? = nil
  ) {
    let told = Array(told)
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    let runPage = run.isEmpty ? nil : named(stack[run.lowerBound])
    noteCorruptions(of: told, call, layer: layer, run: runPage)
    note(call, for: request, part: part, .full)
    if fault == .isSkipped || fault == .isSkippedAndCompletes {
      performed[performed.count - 1].effect = .wrong
      if fault == .isSkippedAndCompletes, let top = stack.last {
        clock.schedule(.word(.didShow(top)), after: self.animation, for: self)
      }
      return
    }
    var target = told
    let isOnTop = run.isEmpty || run.upperBound == stack.count
    if fault == .popsTwo, call == .pop, isOnTop, run.count > 2 { target.removeLast() }
    let oldStack = stack
    // If changes are unanimated or the toolkit coalesces them, only the last one is reported.
    running.removeAll { (coalesces || !$0.isAnimated) && $0.isOfLayer == (layer != nil) && $0.answer == nil }
    stack = target
    leave(oldStack)
    if call == .select { followSelection() }
    lastNumber += 1
    var change = Running(
      number: lastNumber, start: clock.now, oldTop: oldStack.last, top: target.last,
      isAnimated: animation == .animated && isInView, fault: fault, layer: layer,
      run: call == .select ? named(target[run.lowerBound]) : runPage, isSelection: call == .select)
    // A layer that is dismissed without animation cannot stop halfway.
    if fault == .endsDeeper, isOnTop, call != .select, layer == nil || change.isAnimated {
      change.deeper = page(below: oldStack, above: target)
      if change.deeper != nil { performed[performed.count - 1].effect = .wrong }
    }
    start(change)
  }

  /// The first page of a native stack, if it starts a layer, a tab, or a column.
  private func named(_ page: SimulatedPage) -> SimulatedPage? {
    layers[page] == nil && tabs[page] == nil && !(isExpanded && panes.contains(page)) ? nil : page
  }

  func noteNothingToDo(_ call: PerformedChange.Call, for request: Int, part: Int) {
    note(call, for: request, part: part, .nothingToDo)
  }

  /// Records a call that the toolkit ignores.
  func noteRefused(_ call: PerformedChange.Call, for request: Int, part: Int) {
    note(call, for: request, part: part, .wrong)
  }

  private func note(_ call: PerformedChange.Call, for request: Int, part: Int, _ effect: PerformedChange.Effect) {
    performed.append(
      PerformedChange(
        request: request, part: part, call: call, time: clock.now, topBefore: stack.last, effect: effect))
    if isExpanded { performed[performed.count - 1].columnsBefore = columnTops }
  }

  /// The page that stays on top of the target if the change is cancelled halfway.
  private func page(below old: [SimulatedPage], above target: [SimulatedPage]) -> SimulatedPage? {
    let left = old.count > target.count ? old[target.count] : old.last
    return left.flatMap { target.contains($0) ? nil : $0 }
  }

  /// Native stacks and layers can move at the same time, but two changes of one stack cannot. If its tab is
  /// deselected, a change ends unseen.
  private func noteCorruptions(
    of target: [SimulatedPage], _ call: PerformedChange.Call, layer: LayerKind?, run: SimulatedPage?
  ) {
    if isAnimating { overlaps += 1 }
    let meetsSwipe = swipe.map { $0.layer == nil } ?? false
    let meetsChange =
      layer == nil && call != .select && running.contains { $0.isAnimated && !$0.isOfLayer && $0.run == run }
    if meetsSwipe || (!coalesces && meetsChange) { corruptions.append(.changeDuringChange) }
    for (index, page) in target.enumerated() {
      if target[..<index].contains(page) { corruptions.append(.pageTwice(page)) }
      if window.holds(page, outside: self) { corruptions.append(.pageInTwoHosts(page)) }
    }
  }

  /// Starts a change that ``stack`` already contains.
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
    } else if !change.isEndless {
      let length = change.isAnimated ? animation : .zero
      clock.schedule(.changeEnds(change.number), after: length, for: self)
    }
  }

  /// Sends the callbacks at the start of a change to the pages and the delegate.
  private func announce(_ change: Running) {
    guard let top = change.top else { return }
    let isNew = loaded.insert(top.id).inserted
    let outer = entering
    if change.oldTop != top { entering = top }
    defer { entering = outer }
    if isNew { pageListener?(.loads, top) }
    // The page below a layer stays visible, unless the layer covers everything.
    if let answer = change.answer, change.fault == .appearsAtOnce { answerListener?(answer.alert, answer.button) }
    if let kind = change.layer {
      if let old = change.oldTop, old != top, isNew ? kind.coversAll : true { pageListener?(.willDisappear, old) }
      if isNew || kind.coversAll { pageListener?(.willAppear, top) }
      return
    }
    if let old = change.oldTop, old != top { pageListener?(.willDisappear, old) }
    pageListener?(.willAppear, top)
    if !change.isSelection { say(.willShow(top)) }
    if change.fault == .appearsAtOnce, isInView { say(.appeared(top)) }
  }
}
