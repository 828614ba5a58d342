import NavRuntime
import Testing

/// The features that a host must support, checked when the navigator starts.
@MainActor struct HostNeedsTests {
  private static func start(_ host: ImmediateHost) -> Outcome? {
    Navigator<Store, _>(host: host, screens: StoreScreens(), facts: StoreFacts()).start().outcomeSoFar
  }

  @Test func aHostWithTabsStarts() {
    #expect(Self.start(ImmediateHost(supports: .tabs)) == .shown)
    #expect(Self.start(ImmediateHost(supports: .tabs, mostTabs: 3)) == .shown)
  }

  @Test func aHostWithoutTabsFailsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await MainActor.run { HostNeedsTests.start(ImmediateHost(supports: [])) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      said.contains("'Store' has tabs, and ImmediateHost shows none: see NavigationHost.supports"),
      "\(said.prefix(500))")
  }

  @Test func aHostWithFewerTabsFailsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await MainActor.run { HostNeedsTests.start(ImmediateHost(supports: .tabs, mostTabs: 2)) }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      said.contains("'main' has 3 tabs, and ImmediateHost shows 2: see NavigationHost.mostTabs"),
      "\(said.prefix(500))")
  }

  /// A host without columns always shows the collapsed form: a pane is a push.
  @Test func aHostWithoutColumnsStarts() throws {
    let host = ImmediateHost(supports: .alerts)
    let mail = Navigator<Mail, _>(host: host, screens: MailScreens(), facts: MailFacts())
    #expect(mail.start().outcomeSoFar == .shown)
    let list = try #require(mail.handle(Mail.Mailboxes.self))
    #expect(list.openBox(number: 1).outcomeSoFar == .shown)
    #expect(mail.stack.map(\.name) == ["mailboxes", "box"] && !mail.isExpanded && mail.active.map(\.name) == ["box"])
    #expect(list.openBox(number: 2).outcomeSoFar == .refused(.notVisible))
    #expect(host.steps.last == ["set mailboxes box"], "a pane is a push, and needs no new step")
  }
}
