import NavLab
import Testing

/// Facts that follow by themselves, against facts that the app announces.
@MainActor struct FollowingTests {
  /// `navlab facts` plays a hundred thousand.
  @Test func automaticEqualsManual() async {
    let table = await FollowingTable(seeds: 1..<201)
    #expect(table.count == 200)
    #expect(table.holds, "\(table.firstSeeds)")
  }
}
