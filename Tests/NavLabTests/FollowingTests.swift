import NavLab
import TestTiers
import Testing

/// Compares facts that the navigator follows with facts that the app announces.
@MainActor struct FollowingTests {
  /// `navlab facts` plays 100,000 schedules.
  @Test(.thorough) func automaticEqualsManual() async {
    let table = await FollowingTable(seeds: 1..<101)
    #expect(table.count == 100)
    #expect(table.holds, "\(table.firstSeeds)")
  }
}
