import Testing

@testable import NavRuntime

/// The core without a navigator: evictions, waits, and links, effect by effect.
struct GuardedStackPlanTests {
  private let root = InstanceID(rawValue: 1)
  private let upper = InstanceID(rawValue: 2)
  private let third = InstanceID(rawValue: 3)
  private let link = RequestID(rawValue: 9)
  private let hook = StackRefusal.said(.hook(SegueID(rawValue: 0)))

  private func host(_ stack: InstanceID..., animating isAnimating: Bool = false) -> HostState {
    HostState(stack: stack, isAnimating: isAnimating)
  }

  private func placement(_ screen: ScreenID) -> StackPlacement {
    StackPlacement(screen: screen, key: KeyToken(rawValue: Int(screen.rawValue)))
  }

  /// A stack of a root and a screen that the root pushed.
  private func ofTwo() -> GuardedStack {
    let rules = StackRules(
      root: 0, screens: [.init(), .init(), .init()],
      segues: [.init(source: 0, action: .push(1, .none)), .init(source: 1, action: .push(2, .none))])
    var stack = GuardedStack(rules: rules)
    _ = effects(of: .place(RequestID(rawValue: 1), [placement(0), placement(1)]), on: &stack)
    _ = effects(of: .completed(TransitionID(rawValue: 1), host(root, upper)), on: &stack)
    return stack
  }

  private func push() -> StackRequest {
    StackRequest(id: RequestID(rawValue: 2), segue: 1, source: upper, sender: .user, key: KeyToken(rawValue: 2))
  }

  private func open() -> StackRequest {
    StackRequest(id: link, segue: .link, source: InstanceID(rawValue: 0), sender: .program)
  }

  // MARK: - Evictions

  @Test func evictionIsAPopOfNobodys() {
    var stack = ofTwo()
    #expect(effects(of: .factsChanged, on: &stack) == [.evaluateRequirements])
    #expect(stack.isBusy)
    let transition = TransitionID(rawValue: 2)
    #expect(
      effects(of: .requirements(upper), on: &stack) == [
        .interaction(false),
        .show(StackTransition(id: transition, request: .none, segue: .none, kind: .pop, isAnimated: true)),
        .willShow(root), .timer(.seconds(2)), .evicting(upper),
      ])
    #expect(
      effects(of: .completed(transition, host(root)), on: &stack) == [
        .didShow(root), .timer(nil), .interaction(true), .release(upper, by: .none),
      ])
    #expect(!stack.isBusy)
  }

  @Test func requirementsThatHoldOpenTheGuard() {
    var stack = ofTwo()
    _ = effects(of: .factsChanged, on: &stack)
    #expect(effects(of: .requirements(nil), on: &stack).isEmpty)
    #expect(!stack.isBusy)
    // An answer without a question is ignored.
    #expect(effects(of: .requirements(upper), on: &stack).isEmpty)
    #expect(stack.stack.count == 2)
  }

  @Test func rootIsNeverEvicted() {
    var stack = ofTwo()
    _ = effects(of: .factsChanged, on: &stack)
    #expect(effects(of: .requirements(root), on: &stack).isEmpty)
    #expect(!stack.isBusy)
    _ = effects(of: .factsChanged, on: &stack)
    #expect(effects(of: .requirements(third), on: &stack).isEmpty)
    #expect(!stack.isBusy)
  }

  @Test func hostThatSpokeMeanwhileIsAskedBeforeAnEviction() {
    var stack = ofTwo()
    _ = effects(of: .factsChanged, on: &stack)
    #expect(effects(of: .hostReport(host(root, upper, animating: true)), on: &stack).isEmpty)
    #expect(effects(of: .requirements(upper), on: &stack, host: .isAwaited) == [.askHost])
    // The host animates by itself, and gets no change until it is idle.
    #expect(effects(of: .hostReport(host(root, upper, animating: true)), on: &stack) == [.timer(.seconds(2))])
    #expect(effects(of: .hostReport(host(root, upper)), on: &stack) == [.timer(nil), .evaluateRequirements])
    #expect(effects(of: .requirements(upper), on: &stack).last == .evicting(upper))
  }

  @Test func hostThatStillStandsIsToldToEvict() {
    var stack = ofTwo()
    _ = effects(of: .factsChanged, on: &stack)
    _ = effects(of: .hostReport(host(root, upper)), on: &stack)
    #expect(effects(of: .requirements(upper), on: &stack, host: .isAwaited) == [.askHost])
    #expect(effects(of: .hostReport(host(root, upper)), on: &stack).last == .evicting(upper))
  }

  // MARK: - Waits

  @Test func guardIsClosedUntilTheAnswer() {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    #expect(effects(of: .verdict(push().id, .awaited), on: &stack).isEmpty)
    #expect(stack.isBusy)
    #expect(effects(of: .timerFired, on: &stack, at: .seconds(60)).isEmpty)
    #expect(effects(of: .hostReport(host(root, upper)), on: &stack).isEmpty)
    #expect(effects(of: .verdict(link, .allowed), on: &stack).isEmpty)
    #expect(effects(of: .verdict(push().id, .allowed), on: &stack).first == .makePage(third, push().id))
  }

  @Test func whatHappenedWhileTheQuestionWasAskedIsNotPutOff() {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    _ = effects(of: .hostReport(host(root)), on: &stack)
    _ = effects(of: .factsChanged, on: &stack)
    #expect(effects(of: .verdict(push().id, .awaited), on: &stack) == [.askHost, .evaluateRequirements])
    #expect(
      effects(of: .hostReport(host(root)), on: &stack) == [
        .end(push().id, .refused(.notVisible)), .evaluateHostChange,
      ])
  }

  @Test func evictionEndsAWaitAtOnce() {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    _ = effects(of: .verdict(push().id, .awaited), on: &stack)
    #expect(effects(of: .factsChanged, on: &stack) == [.evaluateRequirements])
    let evicted = effects(of: .requirements(upper), on: &stack)
    #expect(evicted.first == .end(push().id, .refused(.notVisible)))
    #expect(evicted.last == .evicting(upper))
    #expect(effects(of: .verdict(push().id, .allowed), on: &stack).isEmpty)
  }

  @Test(arguments: [false, true]) func whatHasNotBeenShownIsCancelled(isAwaited: Bool) {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    if isAwaited { _ = effects(of: .verdict(push().id, .awaited), on: &stack) }
    #expect(effects(of: .cancel(link), on: &stack).isEmpty)
    #expect(effects(of: .cancel(push().id), on: &stack) == [.end(push().id, .cancelled)])
    #expect(!stack.isBusy)
  }

  @Test func whatIsMadeAndNotShownIsLetGoWhereItIsCancelled() {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    _ = effects(of: .verdict(push().id, .allowed), on: &stack, host: .isAwaited)
    let made = effects(of: .hostReport(host(root, upper)), on: &stack, host: .isAwaited)
    #expect(made.first == .makePage(third, push().id))
    #expect(made.last == .askHost)
    #expect(
      effects(of: .cancel(push().id), on: &stack) == [.release(third, by: push().id), .end(push().id, .cancelled)])
    #expect(!stack.isBusy)
    #expect(effects(of: .hostReport(host(root, upper)), on: &stack).isEmpty)
  }

  @Test func whatIsShownIsNotCancelled() {
    var stack = ofTwo()
    _ = effects(of: .request(push()), on: &stack)
    _ = effects(of: .verdict(push().id, .allowed), on: &stack)
    #expect(effects(of: .cancel(push().id), on: &stack).isEmpty)
    #expect(stack.isBusy)
  }

  // MARK: - Links

  @Test func linkIsBuiltStepByStepAndShownAtOnce() {
    var stack = ofTwo()
    #expect(
      effects(of: .request(open()), on: &stack) == [.evaluate(link, source: InstanceID(rawValue: 0), target: nil)])
    let fourth = InstanceID(rawValue: 4)
    let plan = StackPlan(kept: 1, steps: [placement(1), placement(2)])
    #expect(effects(of: .plan(link, plan), on: &stack) == [.evaluateStep(link, source: root)])
    #expect(
      effects(of: .verdict(link, .allowed), on: &stack) == [
        .makePage(third, link), .prepare(link, source: root, target: third), .evaluateStep(link, source: third),
      ])
    let transition = TransitionID(rawValue: 2)
    #expect(
      effects(of: .verdict(link, .allowed), on: &stack) == [
        .makePage(fourth, link), .prepare(link, source: third, target: fourth), .interaction(false),
        .show(StackTransition(id: transition, request: link, segue: .link, kind: .set, isAnimated: true)),
        .willShow(fourth), .timer(.seconds(2)),
      ])
    #expect(stack.proposed.map(\.instance) == [root, third, fourth])
    #expect(
      effects(of: .completed(transition, host(root, third, fourth)), on: &stack) == [
        .didShow(fourth), .timer(nil), .interaction(true), .release(upper, by: link), .end(link, .shown),
      ])
    #expect(stack.stack.map(\.instance) == [root, third, fourth])
  }

  @Test func linkWhoseHookSaysNoIsCutOrDropped() {
    let plan = StackPlan(kept: 1, steps: [placement(1), placement(2)])
    var stopped = ofTwo()
    _ = effects(of: .request(open()), on: &stopped)
    _ = effects(of: .plan(link, plan), on: &stopped)
    _ = effects(of: .verdict(link, .allowed), on: &stopped)
    #expect(effects(of: .verdict(link, .stopped), on: &stopped).contains(.willShow(third)))
    let end = effects(of: .completed(TransitionID(rawValue: 2), host(root, third)), on: &stopped)
    #expect(end.last == .end(link, .stopped))
    var dropped = ofTwo()
    _ = effects(of: .request(open()), on: &dropped)
    _ = effects(of: .plan(link, plan), on: &dropped)
    _ = effects(of: .verdict(link, .allowed), on: &dropped)
    #expect(
      effects(of: .verdict(link, .refused(hook)), on: &dropped) == [
        .release(third, by: link), .end(link, .refused(hook)),
      ])
    #expect(dropped.stack.map(\.instance) == [root, upper])
    #expect(!dropped.isBusy)
  }

  @Test func planThatIsWhatStandsChangesNothing() {
    var stack = ofTwo()
    _ = effects(of: .request(open()), on: &stack)
    #expect(
      effects(of: .plan(link, StackPlan(kept: 2, steps: [], outcome: .stopped)), on: &stack) == [
        .end(link, .stopped)
      ])
    _ = effects(of: .request(open()), on: &stack)
    // A plan that keeps more than the stack has, or nothing at all, changes nothing either.
    #expect(effects(of: .plan(link, StackPlan(kept: 7, steps: [])), on: &stack) == [.end(link, .shown)])
    _ = effects(of: .request(open()), on: &stack)
    #expect(effects(of: .plan(link, StackPlan(kept: -7, steps: [])), on: &stack) == [.end(link, .shown)])
    #expect(stack.stack.count == 2)
    #expect(effects(of: .plan(link, StackPlan(kept: 1, steps: [])), on: &stack).isEmpty)
  }

  @Test func partOfWhatStandsIsToldAsAPopAndOneMoreAsAPush() {
    func kind(of plan: StackPlan) -> StackChangeKind? {
      var stack = ofTwo()
      _ = effects(of: .request(open()), on: &stack)
      var last = effects(of: .plan(link, plan), on: &stack)
      while case .evaluateStep = last.last { last = effects(of: .verdict(link, .allowed), on: &stack) }
      for case .show(let transition) in last { return transition.kind }
      return nil
    }
    #expect(kind(of: StackPlan(kept: 1, steps: [])) == .pop)
    #expect(kind(of: StackPlan(kept: 2, steps: [placement(2)])) == .push)
    #expect(kind(of: StackPlan(kept: 1, steps: [placement(1)])) == .set)
    #expect(kind(of: StackPlan(kept: 0, steps: [placement(0)])) == .set)
  }

  @Test func hostThatSpokeWhileALinkWasBuiltIsAskedFirst() {
    var stack = ofTwo()
    _ = effects(of: .request(open()), on: &stack)
    _ = effects(of: .plan(link, StackPlan(kept: 2, steps: [placement(2)])), on: &stack)
    _ = effects(of: .hostReport(host(root)), on: &stack)
    #expect(effects(of: .verdict(link, .allowed), on: &stack, host: .isAwaited).last == .askHost)
    #expect(
      effects(of: .hostReport(host(root)), on: &stack) == [
        .release(third, by: link), .end(link, .refused(.notVisible)), .evaluateHostChange,
      ])
  }

  @Test func lockThatIsTakenDuringALinksWaitRefusesIt() {
    var stack = ofTwo()
    _ = effects(of: .request(open()), on: &stack)
    _ = effects(of: .verdict(link, .awaited), on: &stack)
    _ = effects(of: .lock, on: &stack)
    #expect(
      effects(of: .plan(link, StackPlan(kept: 2, steps: [placement(2)])), on: &stack) == [
        .end(link, .refused(.locked))
      ])
  }
}
