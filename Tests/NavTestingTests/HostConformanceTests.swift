import Foundation
import NavRuntime
import NavTesting
import Testing

@MainActor struct HostConformanceTests {
  private func check(_ host: FaultyHost) async -> HostReport {
    await HostConformance.check(host, hands: host.hands, passing: { host.advance(by: $0) }) { NumberedPage(number: $0) }
  }

  @Test(arguments: [0, 35, 350, 3_000]) func theInMemoryHostKeepsTheContract(milliseconds: Int) async {
    let host = InMemoryHost<NumberedPage>(animation: .milliseconds(milliseconds))
    let report = await HostConformance.check(host, hands: host.hands, passing: { host.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    #expect(report.holds && report.untried.isEmpty, "\(report)")
    #expect(report.changes > 90)
  }

  /// Each kind of change is made in each situation in which hosts fail, and all kinds are combined in one change.
  @Test func eachKindOfChangeIsToldInEachWay() async {
    let host = InMemoryHost<NumberedPage>(animation: .milliseconds(35))
    let report = await HostConformance.check(host, hands: host.hands, passing: { host.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    #expect(report.untold == [:], "\(report)")
    #expect(report.driven[.underWay] == [.set])
    #expect(report.driven[.interrupted] == [.push, .pop, .present])
    #expect(
      report.description.contains(
        "  told with animation: push; pop by one; pop by several; set; present; alert; dismiss; select; dismiss, select, set and present in one\n"
      ), "\(report)")
  }

  /// The report lists exactly the changes that the host received.
  @Test func whatIsSaidToBeToldIsWhatTheHostHears() async {
    let host = ListeningHost()
    let report = await HostConformance.check(host, passing: { host.inner.advance(by: $0) }) { $0 }
    #expect(report.holds, "\(report)")
    #expect(host.heard.count == report.changes)
    #expect(host.heard.contains(["dismiss", "select", "set", "present"]))
    #expect(host.heard.contains(["select", "set"]))
    #expect(report.driven[.hidden] == nil, "there is nobody to hide it")
  }

  /// A host that shows only pages receives no other changes. The report lists the kinds that it never received.
  @Test func ofWhatAHostDoesNotShowItIsNotTold() async {
    let host = ListeningHost(supports: [])
    let report = await HostConformance.check(host, passing: { host.inner.advance(by: $0) }) { $0 }
    #expect(report.holds, "\(report)")
    #expect(report.driven[.animated] == [.push, .pop, .popBySeveral, .set, .present, .dismiss])
    #expect(
      report.description.contains("\n  never told: alert; select; dismiss, select, set and present in one\n"),
      "\(report)")
  }

  /// For each sentence, there is a host that breaks it, and the suite reports that host.
  @Test(arguments: ContractClause.allCases) func aHostThatBreaksASentenceFailsIt(sentence: ContractClause) async {
    let report = await check(FaultyHost(sentence))
    #expect(report.failures.contains { $0.sentence == sentence }, "\(report)")
    #expect(report.untried.isEmpty)
    #expect(report.description.contains("✗ \(sentence.text)\n"))
  }

  /// While pages accept no taps, the bar, the tabs, and the edge swipe could still accept input.
  @Test(arguments: [FaultyHost.Fault.leavesTheBarOn, .leavesTheTabsOn, .leavesTheSwipeOn])
  func aHostThatTakesPressesWhileNothingIsTakenFails(fault: FaultyHost.Fault) async {
    let report = await check(FaultyHost(fault))
    #expect(Set(report.failures.map(\.sentence)) == [.takesInteraction], "\(report)")
    #expect(report.untried.isEmpty)
  }

  /// A page leaves a hidden tab, and nothing else changes.
  @Test func aHostThatKeepsWhatLeavesAHiddenTabFails() async {
    let report = await check(FaultyHost(.keepsParkedPages))
    #expect(Set(report.failures.map(\.sentence)) == [.letsPagesGo], "\(report)")
  }

  /// Another navigator starts with its own stack. Layers of the previous navigator must not stay.
  @Test func aHostThatKeepsLayersOfTheNavigatorBeforeFails() async {
    let report = await check(FaultyHost(.keepsLayersOfTheOneBefore))
    #expect(report.failures.map(\.sentence).contains(.standsAtCompletion), "\(report)")
    #expect(report.failures.allSatisfy { $0.change.hasPrefix("the first stack of another navigator") }, "\(report)")
  }

  /// The navigator sends a `dismiss`, because the host cannot know that the layers are obsolete.
  @Test func aHostThatClosesLayersWhereItIsToldToKeepsTheContract() async {
    let report = await check(FaultyHost(.closesLayersOnlyWhereToldTo))
    #expect(report.holds, "\(report)")
  }

  @Test func aHostThatKeepsTabsOfTheNavigatorBeforeFails() async {
    let report = await check(FaultyHost(.keepsTabsOfTheOneBefore))
    #expect(Set(report.failures.map(\.sentence)) == [.letsPagesGo], "\(report)")
    #expect(report.failures.allSatisfy { $0.change.hasPrefix("the first stack of another navigator") }, "\(report)")
  }

  /// The visible page of a web view or of another process can only be queried asynchronously, which takes time.
  @Test(arguments: [0, 1]) func whatIsSeenMayHaveToBeAskedElsewhere(off number: Int) async {
    let host = InMemoryHost<NumberedPage>(animation: .milliseconds(350))
    var hands = host.hands
    hands.visiblePage = {
      host.advance(by: .milliseconds(2))
      await Task.yield()
      return host.visiblePage.map { $0.number - number }
    }
    hands.takesTaps = {
      host.advance(by: .milliseconds(2))
      await Task.yield()
      return host.isInteractionEnabled
    }
    let report = await HostConformance.check(host, hands: hands, passing: { host.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    #expect(Set(report.failures.map(\.sentence)) == (number == 0 ? [] : [.showsTheTop]), "\(report)")
  }

  /// A host reports both the start and the end of a period in which it cannot show anything.
  @Test func aHostThatDoesNotSayThatItIsBackFails() async {
    let host = InMemoryHost<NumberedPage>(animation: .milliseconds(200))
    var hands = host.hands
    hands.reveal = {
      let delegate = host.delegate
      host.delegate = nil
      host.reveal()
      host.delegate = delegate
    }
    let report = await HostConformance.check(host, hands: hands, passing: { host.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    #expect(Set(report.failures.map(\.sentence)) == [.saysThatItIsHidden], "\(report)")
    #expect(report.failures.allSatisfy { $0.detail == "it did not say `resumed`" })
  }

  /// A fault in one change does not affect the results of the others.
  @Test func aFailureHidesNothingAndBlamesNothingElse() async {
    let report = await check(FaultyHost(.standsAtCompletion))
    #expect(Set(report.failures.map(\.change)) == ["a pop to the bottom"], "\(report)")
    #expect(report.failures.map(\.sentence) == [.standsAtCompletion, .letsPagesGo, .showsTheTop])
    #expect(report.changes > 90)
  }

  /// An untested sentence does not count as correct.
  @Test func withoutHandsTheReportSaysWhatWasNotTried() async {
    let host = InMemoryHost<Int>()
    let report = await HostConformance.check(host, passing: { host.advance(by: $0) }) { $0 }
    #expect(report.holds, "\(report)")
    #expect(report.untried[.asksForBack] == "pressBack")
    #expect(report.untried[.letsPagesGo] == "page that is an object")
    #expect(Set(report.untried.keys).isDisjoint(with: [.completesOnce, .settles, .setsOneTimer]))
    #expect(report.untried.count == 23, "\(report)")
    #expect(report.description.contains("11 of 34 sentences tried"))
  }

  /// The page for authors of hosts lists exactly these sentences, in this order.
  @Test func thePageHasTheSentences() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/hosts.md")
        .standardized, encoding: .utf8)
    let rows = page.components(separatedBy: "| sentence | needs |")[1].components(separatedBy: "\n\n")[0]
    let sentences = rows.split(separator: "\n").dropFirst().map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
    #expect(sentences == ContractClause.allCases.map(\.text))
  }

  /// The list is alone on its stack, and the placeholder is still visible.
  @Test func aHostThatKeepsThePlaceholderInOneStackFails() async {
    let report = await check(FaultyHost(.keepsThePlaceholder))
    #expect(Set(report.failures.map(\.sentence)) == [.fillsAnEmptyColumn], "\(report)")
    #expect(report.failures.allSatisfy { $0.change == "an empty column in one native stack" }, "\(report)")
  }
}
