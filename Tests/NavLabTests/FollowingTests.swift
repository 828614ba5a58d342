import NavLab
import Testing

/// Facts that follow by themselves, against facts that the app announces.
@MainActor struct FollowingTests {
  /// `navlab facts` plays a hundred thousand.
  @Test func automaticEqualsManual() async {
    let table = await FollowingTable(seeds: 1..<1_001)
    #expect(table.count == 1_000)
    #expect(table.holds, "\(table.firstSeeds)")
  }
}
