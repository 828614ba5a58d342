import Foundation
import NavLab
import Testing

/// Plays every fault of the laboratory through the UIKit host on the double.
///
/// The end of `Documentation/faults.md` is from the same run. `NAVC_RECORD=1 Scripts/check apple-lab` writes it.
@MainActor @Suite(.serialized) struct UIKitFaultTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Documentation/faults.md").standardized

  @Test func theHostHoldsAndThePageSaysSo() throws {
    let table = UIKitFaultTable()
    for row in table.rows {
      for (kind, judgement) in row.judgements {
        let name = "\(row.scenario.number) \(row.scenario.title), \(kind.title)"
        #expect(judgement.finding == .holds, "\(name): \(judgement.worst)")
        let others = UIKitFaultTable.endings[row.scenario.number, default: []]
        let mayEnd = row.scenario.mayEnd(on: judgement.stack) || others.contains(judgement.stack)
        #expect(mayEnd, "\(name): \(judgement.stack)")
      }
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    let start = written.range(of: FaultTable.headOfUIKit)?.lowerBound ?? written.endIndex
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try Data((written[..<start] + table.section).utf8).write(to: Self.page)
      return
    }
    #expect(written[start...] == table.section)
  }

  /// The host does the same in each run.
  @Test func aRunIsTheSameEachTime() {
    for scenario in Scenario.all where scenario.number.isMultiple(of: 7) && scenario.needs != .columns {
      #expect(scenario.runOnUIKit(.guardedAuto) == scenario.runOnUIKit(.guardedAuto), "\(scenario.number)")
    }
  }
}
