import Foundation
import NavRuntime
import NavTesting
import Testing

/// The sample host of the guide for authors.
@MainActor struct TextHostTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/hosts.md").standardized

  @Test func itKeepsTheContract() async {
    let host = TextHost()
    var hands = UserInput()
    hands.pressBack = { host.pressBack() }
    hands.hide = { host.isHidden = true }
    hands.reveal = { host.isHidden = false }
    hands.visiblePage = { Int(host.text) }
    let report = await HostConformance.check(host, hands: hands) { number in "\(number)" }
    #expect(report.holds, "\(report)")
    #expect(report.untried[.asksForBack] == nil && report.untried[.saysThatItIsHidden] == nil)
    #expect(report.driven[.hidden] == [.push, .pop, .popBySeveral, .set, .present, .dismiss])
  }

  /// The guide contains the tested source, word for word.
  @Test func thePageHasItWordForWord() throws {
    let file = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TextHost.swift"),
      encoding: .utf8)
    let host = try #require(file.firstRange(of: "/// Shows a text")).lowerBound
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page.contains("```swift\n\(file[host...])```\n"))
  }
}
