// How changes come to their end, and what is said then.
extension SimulatedHost: ClockListener {
  /// Something is due. While the process is suspended, it waits.
  package func reached(_ moment: HostMoment) {
    if isSuspended {
      heldMoments.append(moment)
      return
    }
    switch moment {
    case .changeEnds(let number): end(number)
    case .word(let word): say(word)
    case .swipeIsBack(let number): endCancelledSwipe(number)
    case .presentationEnds(let number): endPresentation(number)
    case .timer(let timer): observer?.timerFired(timer)
    }
  }

  /// The page of a change is visible from now on.
  func stand(on change: Running) {
    if let page = change.deeper { stack.append(page) }
    visible = change.deeper ?? change.top
    if let visible, !stack.contains(visible) { corruptions.append(.removedPageShown(visible)) }
  }

  func end(_ number: Int) {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    let change = running[index]
    if change.fault == .oldPageStays {
      if clock.now < change.start + animation + .milliseconds(250) {
        clock.schedule(.changeEnds(number), after: .milliseconds(250), for: self)
        if let top = change.top { say(.didShow(top)) }
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
    case .neverCompletes: return
    case .completesLate(let delay) where delay > .zero:
      if let shown {
        clock.schedule(.word(.appeared(shown)), after: delay, for: self)
        clock.schedule(.word(.didShow(shown)), after: delay, for: self)
      }
      return
    default: break
    }
    if let old = change.oldTop, old != shown { say(.disappeared(old)) }
    guard let shown else { return }
    if change.fault != .appearsAtOnce { say(.appeared(shown)) }
    switch change.fault {
    case .completionIsLost, .oldPageStays: break
    case .completesForTheOldPage: say(.didShow(change.oldTop ?? shown))
    case .completesTwice:
      say(.didShow(shown))
      clock.schedule(.word(.didShow(shown)), after: .milliseconds(50), for: self)
    default: say(.didShow(shown))
    }
  }

  /// Looks, where nothing moves, whether what people see is the top of the stack.
  package func inspectAtRest() {
    if isAtRest, visible != stack.last { corruptions.append(.visibleIsNotTop) }
  }
}
