import SeededRandom
import Testing

@testable import NavPictures

@Suite struct MergedOrderTests {
  private func merged(_ old: [String?], _ new: [String?]) -> String {
    MergedOrder(old, new).pairs.map { pair in
      switch pair {
      case (let first?, let second?): "\(old[first] ?? "?")\(old[first] == new[second] ? "" : "!")"
      case (let first?, nil): "-\(old[first] ?? "?")"
      case (nil, let second?): "+\(new[second] ?? "?")"
      case (nil, nil): "!"
      }
    }.joined(separator: " ")
  }

  @Test func aRemovedElementFollowsItsPredecessor() {
    #expect(merged(["a", "b", "c"], ["a", "c"]) == "a -b c")
    #expect(merged(["a", "b", "c"], ["c", "a"]) == "c a -b")
    #expect(merged(["x", "y", "a"], ["a", "b"]) == "-x -y a +b")
    #expect(merged([], ["a"]) == "+a")
    #expect(merged(["a"], []) == "-a")
    #expect(merged(["a", nil], [nil, "a"]) == "+? a")
    // The second of two equal keys has no partner.
    #expect(merged(["a", "a"], ["a"]) == "a -a")
    #expect(merged(["a"], ["a", "a"]) == "a +a")
  }

  @Test func eachElementIsThereOnce() {
    for seed in 0..<500 {
      var random = SplitMix(seed: UInt64(seed))
      let lists = (0..<2).map { _ in (0..<random.below(12)).map { _ in "\(random.below(9))" } }
      let pairs = MergedOrder(lists[0], lists[1]).pairs
      #expect(pairs.compactMap(\.new) == Array(lists[1].indices))
      #expect(pairs.compactMap(\.old).sorted() == Array(lists[0].indices))
      for case (let old?, let new?) in pairs { #expect(lists[0][old] == lists[1][new]) }
    }
  }
}
