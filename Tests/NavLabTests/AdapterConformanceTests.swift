import NavRuntime
import NavTesting
import Testing

@testable import NavLab

/// Checks the laboratory's host adapter against the contract. The adapter is written like one whose author read half
/// of the page: its toolkit does not identify transitions, so each callback counts as a report about the last change.
@MainActor struct AdapterConformanceTests {
  /// Forwards the callbacks of the toolkit, as the guarded navigation does.
  private final class Words: HostObserver {
    let adapter: HostAdapter

    init(_ adapter: HostAdapter) {
      self.adapter = adapter
    }

    func hear(_ word: HostCallback) { adapter.hear(word) }
    func swipeShouldBegin() -> Bool { adapter.swipeShouldBegin() }
    func dismissalShouldBegin(of layer: SimulatedPage) -> Bool { adapter.dismissalShouldBegin(of: layer) }
    func swipeMoved(to fraction: Double) { adapter.delegate?.interactivePopMoved(to: fraction) }
    func swipeEnded(_ end: SwipeEnd) {
      adapter.delegate?.interactivePopEnded(end == .finished ? .finished : .cancelled)
    }
    func swipeIsBack() { if let current = adapter.current { adapter.delegate?.didShow(current) } }
    func timerFired(_ timer: Int) { adapter.timerFired(timer) }
    func formChanged() { adapter.formChanged() }
  }

  /// The adapter breaks only the rules that such an adapter cannot keep, and the guarded stack still holds with it.
  @Test func theAdapterBreaksNothingButWhatItCannotKnow() async {
    let window = SimulatedWindow()
    let host = SimulatedHost(in: window)
    let adapter = HostAdapter(host)
    let words = Words(adapter)
    host.observer = words
    var alerts: [InstanceID: SimulatedPage] = [:]
    adapter.alertPage = { id in
      if let page = alerts[id] { return page }
      let page = window.makePage(.question)
      alerts[id] = page
      return page
    }
    host.answerListener = { page, button in
      guard let alert = alerts.first(where: { $0.value == page })?.key else { return }
      adapter.delegate?.alertChosen(alert, SegueID(rawValue: button == .leave ? 0 : 1))
    }
    var numbers: [SimulatedPage: Int] = [:]
    let report = await HostConformance.check(
      adapter, hands: hands(host, adapter) { numbers[$0] }, passing: { window.clock.advance(by: $0) }
    ) { number in
      let page = window.makePage(.a)
      numbers[page] = number
      return page
    }
    let hasty = ["a push, and another change at its completion", "a pop, and another change at its completion"]
    #expect(
      report.failures.filter { $0.sentence == .animatesUntilCompletion && hasty.contains($0.change) }.count == 2,
      "\(report)")
    #expect(report.failures.contains { $0.sentence == .endsBeforeTheNext })
    // If two changes follow each other, the end of the first one counts as the end of both, before the second is
    // visible.
    let known: Set<ContractClause> = [.animatesUntilCompletion, .endsBeforeTheNext, .showsTheTop]
    #expect(known.isSuperset(of: report.failures.map(\.sentence)), "\(report)")
    #expect(report.changes > 80)
    for sentence in [
      ContractClause.keepsTheStackInBothForms, .saysThatTheFormChanged, .completesAcrossForms, .asksForBackOfAColumn,
      .fillsAnEmptyColumn,
    ] {
      #expect(report.untried[sentence] == nil, "\(sentence)")
    }
    withExtendedLifetime(words) {}
  }

  private func hands(
    _ host: SimulatedHost, _ adapter: HostAdapter, number: @escaping @MainActor (SimulatedPage) -> Int?
  ) -> UserInput {
    var hands = UserInput()
    let lift: @MainActor (InteractivePopEnd) async -> Void = { _ in host.liftSwipe() }
    hands.swipe = UserInput.Gesture(
      begin: { _ = host.beginSwipe() }, move: { host.moveSwipe(to: $0) }, end: lift)
    hands.dismissal = UserInput.Gesture(
      begin: { _ = host.beginDismissal() }, move: { host.moveSwipe(to: $0) }, end: lift)
    hands.pressButton = { host.choose($0 == 0 ? .leave : .keep) }
    hands.popByItself = { host.systemPops() }
    hands.cover = { host.present(.unanimated) }
    hands.uncover = {
      host.window.clock.advance(by: .milliseconds(10))
      host.dismiss(.unanimated)
    }
    hands.visiblePage = { host.visible.flatMap(number) }
    hands.takesTaps = { host.isInteractionOn }
    hands.resize = { host.isExpanded = $0 }
    hands.pressBackOf = { adapter.delegate?.backRequested(of: $0) }
    hands.isPlaceholderVisible = { host.visiblePlaceholder != nil }
    return hands
  }
}
