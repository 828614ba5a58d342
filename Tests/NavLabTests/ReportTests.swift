import Foundation
import NavLab
import NavRuntime
import Testing

/// Replays reports from the field and other useful runs. Each file in `Reports` is a test case. If the core changes
/// its behavior on purpose, delete the affected reports, because their later inputs no longer match the stack.
/// `NAVC_RECORD=1 Examples/Shop/play.py` writes the report of the shop again.
struct ReportTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reports")

  static var reports: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") } }
  }

  private func read(_ report: String) throws -> StackTrace {
    try JSONDecoder().decode(StackTrace.self, from: Data(contentsOf: Self.folder.appending(path: report)))
  }

  @Test func thereAreReports() throws {
    #expect(try !Self.reports.isEmpty)
  }

  @Test(arguments: try reports)
  func reportReplaysToTheSameStates(_ report: String) throws {
    try read(report).replay()
  }

  /// Checks the listing of a host that hangs. `Examples/Shop/play.py` recorded this report with such a host.
  @Test func reportOfAHangingHostSaysSo() throws {
    let trace = try read("shop-host-hangs.json")
    let listing = TraceReplay(trace).description
    #expect(listing.hasPrefix("Shop: \(trace.steps.count) inputs\n1. "))
    for text in [
      "by the user: openProduct from #4\n", "ends: refused: busy\n", "the host is moving, on #3 #4 #5\n",
      "stalls: stillAnimating\n", "is reported\n     the host is made to settle\nreplays to the same states: ",
    ] {
      #expect(listing.contains(text), "\(text)")
    }
  }

  /// The listing of a run that differs ends at the difference.
  @Test func firstDifferenceEndsTheListing() throws {
    let path = Self.folder.appending(path: "shop-host-hangs.json")
    let text = try String(contentsOf: path, encoding: .utf8).replacing(
      #""verdict":{"_0":3,"_1":{"allowed":"#, with: #""verdict":{"_0":3,"_1":{"awaited":"#)
    let trace = try JSONDecoder().decode(StackTrace.self, from: Data(text.utf8))
    let step = try #require(trace.steps.firstIndex { $0.input == .verdict(RequestID(rawValue: 3), .awaited) }) + 1
    let replay = TraceReplay(trace)
    guard case .differs(let difference) = replay.verdict else {
      Issue.record("no difference is found")
      return
    }
    #expect(difference.step == step)
    #expect(replay.lines.contains { $0.hasPrefix("\(step - 1). ") })
    #expect(!replay.lines.contains { $0.hasPrefix("\(step). ") })
    #expect(replay.description.hasSuffix("is awaiting 1:0 2:1"))
  }
}
