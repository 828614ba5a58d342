import NavLab
import SeededRandom
import Testing

struct MinimizationTests {
  @Test func onlyWhatIsNeededIsKept() async {
    let kept = await minimized(Array(0..<100)) { $0.contains(17) && $0.contains(80) }
    #expect(kept == [17, 80])
  }

  @Test func orderIsKept() async {
    let kept = await minimized([3, 1, 2, 1, 3]) { sequence in
      guard let two = sequence.firstIndex(of: 2) else { return false }
      return sequence[two...].contains(3)
    }
    #expect(kept == [2, 3])
  }

  @Test func whatNeedsNothingIsEmpty() async {
    #expect(await minimized([1, 2, 3]) { _ in true }.isEmpty)
  }

  /// Two elements that can only be removed together both stay.
  @Test func noSingleElementCanBeLeftOut() async {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let sequence = (0..<Int.random(in: 1...30, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      func fails(_ sequence: [Int]) -> Bool { sequence.reduce(0, +) % 3 == 1 }
      guard fails(sequence) else { continue }
      let kept = await minimized(sequence, whileItFails: fails)
      #expect(fails(kept))
      for index in kept.indices {
        var shorter = kept
        shorter.remove(at: index)
        #expect(!fails(shorter))
      }
    }
  }
}
