import NavLab
import Testing

/// Facts that follow by themselves, against facts that the app announces.
@MainActor struct FollowingTests {
  /// `navlab facts` plays a hundred thousand.
  @Test func automaticEqualsManual() async {
    let table = await FollowingTable(seeds: 1..<101)
    #expect(table.count == 100)
    #expect(table.holds, "\(table.firstSeeds)")
  }
}
