import Foundation
import NavLab
import NavRuntime
import Testing

/// Reports from the field, and other runs worth keeping: each file in `Reports` is a test by lying there. Where the core is
/// meant to do otherwise than it did, a report has had its day: what followed was told to the stack as it was.
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

  /// What a report of a host that hangs tells whoever reads it.
  @Test func listingSaysWhatHappened() throws {
    let trace = try read("shop-host-hangs.json")
    let replay = TraceReplay(trace)
    #expect(replay.verdict == .same(steps: trace.steps.count))
    let listing = replay.description
    for line in [
      "Shop: 24 inputs",
      "\n11. 0.649 s request 4, by the user: openProduct from #1\n     busy: catalog#1\n",
      "\n     request 5 ends: refused: busy\n",
      "\n16. 0.954 s completion of transition 4; the host is moving, on #1 #3\n",
      "\n     transition 4 stalls: stillAnimating\n",
      "\n     transition 4 is reported\n     the host is made to settle\nreplays to the same states: 24 steps",
    ] {
      #expect(listing.contains(line), "\(line)")
    }
  }

  /// A run that goes another way is listed up to there.
  @Test func firstDifferenceEndsTheListing() throws {
    let path = Self.folder.appending(path: "shop-host-hangs.json")
    let text = try String(contentsOf: path, encoding: .utf8).replacing("verdict 3 allowed", with: "verdict 3 awaited")
    let replay = TraceReplay(try JSONDecoder().decode(StackTrace.self, from: Data(text.utf8)))
    guard case .differs(let difference) = replay.verdict else {
      Issue.record("no difference is found")
      return
    }
    #expect(difference.step == 8)
    #expect(replay.lines.contains { $0.hasPrefix("7. ") })
    #expect(!replay.lines.contains { $0.hasPrefix("8. ") })
    #expect(replay.description.hasSuffix("is awaiting 1:0 2:3"))
  }
}
