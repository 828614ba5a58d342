import NavRuntime
import Testing

/// The core without a navigator: cases that no app's graph can cause, and its value semantics.
struct GuardedStackTests {
  private let root = InstanceID(rawValue: 1)
  private let first = RequestID(rawValue: 2)
  private let second = RequestID(rawValue: 3)
  private let hook = StackRefusal.said(.hook(SegueID(rawValue: 0)))

  /// A stack whose root can push itself, without being marked recursive, and another screen.
  private func started(
    allowsDuplicates: Bool = false, refusesDuplicates: Bool = false, limits: StackLimits = StackLimits()
  ) -> GuardedStack {
    let repeated = StackRules.Screen(allowsDuplicates: allowsDuplicates, refusesDuplicates: refusesDuplicates)
    let rules = StackRules(
      root: 0, screens: [repeated, .init()],
      segues: [
        .init(source: 0, action: .push(0, .none)),
        .init(source: 0, action: .push(0, .unbounded)),
        .init(source: 0, action: .push(1, .none)),
      ])
    var stack = GuardedStack(rules: rules, limits: limits)
    _ = effects(of: .place(RequestID(rawValue: 1), [StackPlacement(screen: 0, key: KeyToken(rawValue: 1))]), on: &stack)
    _ = effects(of: .completed(TransitionID(rawValue: 1), HostState(stack: [root], isAnimating: false)), on: &stack)
    return stack
  }

  private func request(_ segue: SegueID, key: Int, id: Int = 2) -> StackRequest {
    StackRequest(
      id: RequestID(rawValue: id), segue: segue, source: root, sender: .user, key: KeyToken(rawValue: key))
  }

  @Test func sameScreenWithTheSameKeyVisibleIsADuplicate() {
    var stack = started()
    #expect(effects(of: .request(request(0, key: 1)), on: &stack) == [.end(first, .refused(.duplicate))])
    var other = started()
    #expect(effects(of: .request(request(0, key: 2)), on: &other) == [.evaluate(first, source: root, target: nil)])
    var recursive = started()
    #expect(effects(of: .request(request(1, key: 1)), on: &recursive) == [.evaluate(first, source: root, target: nil)])
    // A recursive push may repeat a screen, unless the author forbids it.
    var refusing = started(refusesDuplicates: true)
    #expect(effects(of: .request(request(1, key: 1)), on: &refusing) == [.end(first, .refused(.duplicate))])
    #expect(effects(of: .request(request(1, key: 2)), on: &refusing) == [.evaluate(first, source: root, target: nil)])
    var allowing = started(allowsDuplicates: true)
    #expect(effects(of: .request(request(0, key: 1)), on: &allowing) == [.evaluate(first, source: root, target: nil)])
  }

  @Test func verdictThatNobodyAskedForIsIgnored() {
    var stack = started()
    #expect(effects(of: .verdict(RequestID(rawValue: 9), .allowed), on: &stack).isEmpty)
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    #expect(effects(of: .verdict(RequestID(rawValue: 9), .allowed), on: &stack).isEmpty)
    #expect(effects(of: .verdict(first, .refused(hook)), on: &stack) == [.end(first, .refused(hook))])
    #expect(!stack.isBusy)
  }

  @Test func verdictMayComeLate() {
    var stack = started()
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    #expect(
      effects(of: .request(request(2, key: 2, id: 3)), on: &stack, at: .seconds(60)) == [
        .end(second, .refused(.busy))
      ])
    let shown = effects(of: .verdict(first, .allowed), on: &stack, at: .seconds(120))
    #expect(shown.contains(.interaction(false)))
    #expect(stack.isBusy)
  }

  @Test func transitionTimeoutCanBeSet() {
    var stack = started(limits: StackLimits(transitionTimeout: .milliseconds(500)))
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    let shown = effects(of: .verdict(first, .allowed), on: &stack)
    #expect(shown.last == .timer(.milliseconds(500)))
  }

  @Test func guardedStackIsAValue() {
    var stack = started()
    let before = stack
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    _ = effects(of: .verdict(first, .allowed), on: &stack)
    #expect(stack.isBusy)
    #expect(!before.isBusy)
    #expect(before.stack.count == 1)
    #expect(stack.proposed.count == 2)
  }

  @Test func segueOfAnotherScreenThanTheSourceIsRefused() {
    let rules = StackRules(
      root: 0, screens: [.init(), .init()],
      segues: [.init(source: 0, action: .push(1, .none)), .init(source: 1, action: .push(1, .unbounded))])
    var stack = GuardedStack(rules: rules)
    _ = effects(of: .place(RequestID(rawValue: 1), [StackPlacement(screen: 0, key: KeyToken(rawValue: 1))]), on: &stack)
    _ = effects(of: .completed(TransitionID(rawValue: 1), HostState(stack: [root], isAnimating: false)), on: &stack)
    #expect(effects(of: .request(request(1, key: 1)), on: &stack) == [.end(first, .refused(.notVisible))])
  }

  // MARK: - Reports at unusual moments

  private let pushed = InstanceID(rawValue: 2)

  private func host(_ stack: InstanceID..., animating isAnimating: Bool = false) -> HostState {
    HostState(stack: stack, isAnimating: isAnimating)
  }

  /// A stack whose push is in progress at the host.
  private func pushing() -> GuardedStack {
    var stack = started()
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    _ = effects(of: .verdict(first, .allowed), on: &stack)
    return stack
  }

  /// A stack of two screens whose upper one follows a finger.
  private func swiping() -> GuardedStack {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    let back = StackRequest(id: second, segue: .back, source: pushed, sender: .user)
    _ = effects(of: .swipeBegan(back), on: &stack)
    #expect(effects(of: .verdict(second, .allowed), on: &stack).first == .swipe(TransitionID(rawValue: 3)))
    return stack
  }

  @Test func completionOfAHostThatWasMadeToSettleDoesNotSaveTheRequest() {
    var stack = pushing()
    _ = effects(of: .timerFired, on: &stack, at: .seconds(10))
    #expect(
      effects(of: .hostReport(host(root, pushed, animating: true)), on: &stack, at: .seconds(10)).contains(.settleHost))
    #expect(
      effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack, at: .seconds(10)).isEmpty)
    let end = effects(of: .hostReport(host(root, pushed)), on: &stack, at: .seconds(10))
    #expect(end.contains(.end(first, .failed)))
    #expect(stack.stack.count == 2)
  }

  @Test func wordOfAHostWhileAVerdictIsAwaitedIsAskedForAgain() {
    var stack = started()
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    #expect(effects(of: .hostReport(host()), on: &stack).isEmpty)
    #expect(effects(of: .verdict(first, .refused(hook)), on: &stack).contains(.askHost))
    #expect(effects(of: .hostReport(host()), on: &stack).first == .repairing)
  }

  @Test func hostThatStandsInAThirdPlaceEndsTheTransitionAtOnce() {
    var stack = pushing()
    #expect(effects(of: .hostReport(host(root)), on: &stack).isEmpty)
    let end = effects(of: .hostReport(host(InstanceID(rawValue: 0))), on: &stack)
    #expect(end.contains(.end(first, .failed)))
    #expect(end.contains(.repairing))
  }

  @Test func hostThatStandsOnTheTargetEndsTheTransitionAtOnce() {
    var stack = pushing()
    let end = effects(of: .hostReport(host(root, pushed)), on: &stack)
    #expect(end.contains(.end(first, .shown)))
  }

  @Test func hostThatHidesBeforeItAnswersTheTimerIsNotLate() {
    var stack = pushing()
    #expect(effects(of: .timerFired, on: &stack, at: .seconds(10)) == [.askHost])
    #expect(effects(of: .suspended(.changeUnanimated), on: &stack, at: .seconds(10)) == [.timer(nil)])
    #expect(effects(of: .hostReport(host(root, animating: true)), on: &stack, at: .seconds(10)).isEmpty)
    let end = effects(of: .hostReport(host(root, pushed)), on: &stack, at: .seconds(10))
    #expect(end.contains(.end(first, .shown)))
  }

  @Test func hostThatMovesByItselfIsHeardWhenItStands() {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    #expect(effects(of: .hostReport(host(root, animating: true)), on: &stack) == [.timer(.seconds(2))])
    #expect(effects(of: .timerFired, on: &stack, at: .seconds(2)) == [.askHost])
    #expect(effects(of: .hostReport(host(root)), on: &stack) == [.timer(nil), .evaluateHostChange])
  }

  @Test func hostThatMovesOnWhileItsChangeIsAskedAboutIsNotToldAnythingMeanwhile() {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    #expect(effects(of: .hostReport(host(root)), on: &stack) == [.evaluateHostChange])
    #expect(effects(of: .hostReport(host(root, animating: true)), on: &stack).isEmpty)
    #expect(effects(of: .verdict(.none, .refused(hook)), on: &stack, host: .isAwaited) == [.askHost])
    #expect(effects(of: .hostReport(host(root, animating: true)), on: &stack) == [.timer(nil), .timer(.seconds(2))])
    #expect(effects(of: .hostReport(host(root, pushed)), on: &stack) == [.timer(nil)])
    #expect(!stack.isBusy)
  }

  /// A stack with a page above the root, after the repair failed because the host keeps showing `lost`. Also returns
  /// the time of that.
  private func givenUp(_ lost: HostState) -> (stack: GuardedStack, time: Duration) {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    var told = effects(of: .hostReport(lost), on: &stack)
    #expect(told.contains(.repairing))
    var time = Duration.zero
    while stack.isBusy, time < .seconds(60) {
      told = effects(of: .hostReport(lost), on: &stack, at: time)
      time += .seconds(2)
      told += effects(of: .timerFired, on: &stack, at: time)
    }
    #expect(!stack.isBusy)
    return (stack, time)
  }

  /// The process slept while its clock ran on, and the core tried no repair in that time. Earlier, the core gave such
  /// a host up at its first report.
  @Test func hostThatSleptIsToldAgainBeforeItIsGivenUp() {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    let lost = host(InstanceID(rawValue: 0))
    #expect(effects(of: .hostReport(lost), on: &stack).contains(.repairing))
    #expect(effects(of: .hostReport(lost), on: &stack).last == .timer(.seconds(2)))
    #expect(effects(of: .hostReport(lost), on: &stack, at: .seconds(60)).contains(.repairing))
    _ = effects(of: .hostReport(host(root, pushed)), on: &stack, at: .seconds(60))
    #expect(!stack.isBusy && stack.stack.map(\.instance) == [root, pushed])
  }

  /// The core once queried such a host, and gave it up, in an endless loop.
  @Test func whatMayNotStayIsTakenOffWithoutAHostThatHasBeenGivenUp() {
    let lost = host(InstanceID(rawValue: 0))
    var (stack, time) = givenUp(lost)
    #expect(effects(of: .factsChanged, on: &stack, at: time) == [.evaluateRequirements])
    var asked: [StackEffect] = []
    stack.handle(.requirements(pushed), at: time, into: &asked)
    #expect(asked == [.askHost])
    #expect(effects(of: .hostReport(lost), on: &stack, at: time).last == .evicting(pushed))
  }

  /// The exploration found that the core once lost the host's answer in this case.
  @Test func lockPutsOffAnEvictionWithoutAHostThatHasBeenGivenUp() {
    let lost = host(InstanceID(rawValue: 0))
    var (stack, time) = givenUp(lost)
    _ = effects(of: .factsChanged, on: &stack, at: time)
    #expect(effects(of: .requirements(pushed), on: &stack, at: time, host: .isAwaited) == [.askHost])
    _ = effects(of: .lock, on: &stack, at: time)
    #expect(effects(of: .hostReport(lost), on: &stack, at: time).first == .repairing)
    #expect(stack.stack.map(\.instance) == [root, pushed])
  }

  @Test func lockThatComesWhileTheHostIsAskedPutsAnEvictionOff() {
    var stack = pushing()
    _ = effects(of: .completed(TransitionID(rawValue: 2), host(root, pushed)), on: &stack)
    #expect(effects(of: .factsChanged, on: &stack) == [.evaluateRequirements])
    #expect(effects(of: .requirements(pushed), on: &stack, host: .isAwaited) == [.askHost])
    #expect(effects(of: .lock, on: &stack).isEmpty)
    #expect(effects(of: .hostReport(host(root, pushed)), on: &stack).isEmpty)
    #expect(!stack.isBusy)
    #expect(effects(of: .unlock, on: &stack) == [.evaluateRequirements])
    #expect(effects(of: .requirements(pushed), on: &stack).last == .evicting(pushed))
  }

  @Test func cancelledSwipeMayBeAnimatedBack() {
    var stack = swiping()
    let animating = effects(of: .swipeEnded(.cancelled, host(root, pushed, animating: true)), on: &stack)
    #expect(animating.contains(.interaction(false)))
    #expect(stack.isBusy)
    let end = effects(of: .completed(TransitionID(rawValue: 3), host(root, pushed)), on: &stack)
    #expect(end == [.timer(nil), .interaction(true), .end(second, .cancelled)])
    #expect(!stack.isBusy)
  }

  @Test func swipeThatEndsOtherwiseThanItSaysIsWhatTheHostShows() {
    var popped = swiping()
    let end = effects(of: .swipeEnded(.cancelled, host(root)), on: &popped)
    #expect(end.contains(.end(second, .shown)))
    #expect(popped.stack.count == 1)
    var kept = swiping()
    #expect(effects(of: .swipeEnded(.finished, host(root, pushed)), on: &kept).last == .end(second, .cancelled))
    #expect(kept.stack.count == 2)
    var completed = swiping()
    let completion = effects(of: .completed(TransitionID(rawValue: 3), host(root)), on: &completed)
    #expect(completion.contains(.end(second, .shown)))
  }

  /// The system removes a page, for example, and code of that page pushes before the host reports the change.
  @Test func hostThatMovedWithoutAWordIsToldNothing() {
    var stack = started()
    _ = effects(of: .request(request(2, key: 1)), on: &stack)
    #expect(effects(of: .verdict(first, .allowed), on: &stack, host: .isAwaited) == [.askHost])
    var gone = stack
    #expect(effects(of: .hostReport(host(pushed)), on: &gone).first == .end(first, .refused(.notVisible)))
    #expect(
      effects(of: .hostReport(host(root, animating: true)), on: &stack) == [
        .end(first, .refused(.busy)), .timer(.seconds(2)),
      ])
  }

  /// No page is made for a stack that is not shown.
  @Test func hostThatMovesIsNotGivenAnotherStack() {
    var stack = started()
    let root = StackPlacement(screen: 0, key: KeyToken(rawValue: 1))
    #expect(effects(of: .place(first, [root]), on: &stack, host: .isAwaited) == [.askHost])
    #expect(
      effects(of: .hostReport(host(self.root, animating: true)), on: &stack) == [
        .end(first, .refused(.busy)), .timer(.seconds(2)),
      ])
    #expect(effects(of: .hostReport(host(self.root)), on: &stack) == [.timer(nil)])
    #expect(!stack.isBusy)
  }
}
