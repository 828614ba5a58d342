// The ends of changes, and the callbacks that report them.
extension SimulatedHost: ClockListener {
  /// Handles a moment. While the process is suspended, the moment waits.
  package func reached(_ moment: HostMoment) {
    if isSuspended {
      heldMoments.append(moment)
      return
    }
    switch moment {
    case .changeEnds(let number): end(number)
    case .word(let word): say(word)
    case .answer(let alert, let button): answerListener?(alert, button)
    case .swipeIsBack(let number): endCancelledSwipe(number)
    case .presentationEnds(let number): endPresentation(number)
    case .timer(let timer): observer?.timerFired(timer)
    }
  }

  /// Makes the page of a change visible.
  func stand(on change: Running) {
    if let page = change.deeper { stack.append(page) }
    // The change of a native stack below a layer ends unseen.
    if !change.isOfLayer, let top = change.top, let index = stack.lastIndex(of: top), !isMovingLayer,
      end(ofRunAt: start(ofRunAt: index)) < stack.count
    {
      return
    }
    visible = change.deeper ?? change.top
    if let visible, !stack.contains(visible) { corruptions.append(.removedPageShown(visible)) }
  }

  func end(_ number: Int) {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    let change = running[index]
    if change.fault == .oldPageStays {
      if clock.now < change.start + animation + .milliseconds(250) {
        clock.schedule(.changeEnds(number), after: .milliseconds(250), for: self)
        if let top = change.top, !change.isSelection { say(.didShow(top)) }
        return
      }
    }
    running.remove(at: index)
    stand(on: change)
    tellEnd(of: change)
  }

  private func tellEnd(of change: Running) {
    let shown = change.deeper ?? change.top
    switch change.fault {
    case .neverCompletes, .stopsLate:
      hasUnheardChange = change.isOwn
      return
    case .completesLate(let delay) where delay > .zero:
      if let answer = change.answer {
        clock.schedule(.answer(answer.alert, answer.button), after: delay, for: self)
      } else if let shown {
        if !change.isOfLayer { clock.schedule(.word(.appeared(shown)), after: delay, for: self) }
        if !change.isSelection { clock.schedule(.word(completion(of: change, shown)), after: delay, for: self) }
      }
      return
    default: break
    }
    if let answer = change.answer {
      if change.fault != .appearsAtOnce { answerListener?(answer.alert, answer.button) }
      return
    }
    sayWhoIsSeen(change, shown)
    guard let shown, !change.isSelection else { return }
    switch change.fault {
    case .completionIsLost, .oldPageStays: break
    case .completesForTheOldPage: say(completion(of: change, change.oldTop ?? shown))
    case .completesTwice:
      say(completion(of: change, shown))
      clock.schedule(.word(completion(of: change, shown)), after: .milliseconds(50), for: self)
    default: say(completion(of: change, shown))
    }
  }

  /// Sends the callbacks at the end of a change to its pages.
  private func sayWhoIsSeen(_ change: Running, _ shown: SimulatedPage?) {
    let isOpening = change.layer != nil && shown.map { layers[$0] != nil } ?? false
    let covers = change.layer?.coversAll ?? true
    if let old = change.oldTop, old != shown, covers || !isOpening { say(.disappeared(old)) }
    guard let shown, covers || isOpening, change.fault != .appearsAtOnce else { return }
    say(.appeared(shown))
  }

  private func completion(of change: Running, _ page: SimulatedPage) -> HostCallback {
    change.isOfLayer ? .layerStands(page) : .didShow(page)
  }

  /// Checks, if the host is idle, whether the visible page is the top of the stack, and whether the opener of each
  /// layer is still in the host.
  package func inspectAtRest() {
    guard isAtRest else { return }
    if visible != stack.last { corruptions.append(.visibleIsNotTop) }
    inspectColumns()
    for page in stack {
      if let opener = openers[page], !stack.contains(opener), !parked.joined().contains(opener) {
        corruptions.append(.layerWithoutOpener(page))
      }
    }
  }
}
