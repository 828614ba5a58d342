import NavRuntime
import Testing

/// The features that a host must support, checked when the navigator starts.
@MainActor struct HostNeedsTests {
  /// A host that shows pages, and at most `mostTabs` tabs.
  private final class Shelf: NavigationHost {
    var delegate: HostDelegate?
    let supports: HostFeatures
    let mostTabs: Int
    private(set) var shownInstances: [InstanceID] = []
    var isAnimating: Bool { false }
    var now: Duration { .zero }

    init(_ supports: HostFeatures, mostTabs: Int = .max) {
      self.supports = supports
      self.mostTabs = mostTabs
    }

    func show(_ change: StackChange<Any>) -> Duration {
      shownInstances = change.stack.map(\.id)
      delegate?.didShow(change.transition)
      return .zero
    }
    func settle() {}
    func setInteraction(_ isEnabled: Bool) {}
    func setTimer(after delay: Duration?) {}
  }

  private static func start(_ host: Shelf) -> Outcome? {
    Navigator<Store, _>(host: host, screens: StoreScreens(), facts: StoreFacts()).start().outcomeSoFar
  }

  @Test func aHostWithTabsStarts() {
    #expect(Self.start(Shelf(.tabs)) == .shown)
    #expect(Self.start(Shelf(.tabs, mostTabs: 3)) == .shown)
  }

  @Test func aHostWithoutTabsFailsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await MainActor.run { HostNeedsTests.start(Shelf([])) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("'Store' has tabs, and Shelf shows none: see NavigationHost.supports"), "\(said.prefix(500))")
  }

  @Test func aHostWithFewerTabsFailsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await MainActor.run { HostNeedsTests.start(Shelf(.tabs, mostTabs: 2)) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      said.contains("'main' has 3 tabs, and Shelf shows 2: see NavigationHost.mostTabs"), "\(said.prefix(500))")
  }
}
