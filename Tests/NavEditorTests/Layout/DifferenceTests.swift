import SeededRandom
import Testing

@testable import NavEditor

/// Differences in the unified format.
struct DifferenceTests {
  private func unified(_ old: String, _ new: String, name: String = "a") -> String {
    String(decoding: Difference.unified(from: Array(old.utf8), to: Array(new.utf8), name: name), as: UTF8.self)
  }

  @Test func aChangeHasThreeLinesAroundIt() {
    let old = (1...12).map { "\($0)\n" }.joined()
    #expect(
      unified(old, old.replacing("6\n", with: "six\n"))
        == "--- a\n+++ a\n@@ -3,7 +3,7 @@\n 3\n 4\n 5\n-6\n+six\n 7\n 8\n 9\n")
    #expect(unified(old, old) == "")
  }

  @Test func aMissingLineFeedIsMarked() {
    #expect(unified("a", "a\n") == "--- a\n+++ a\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(unified("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(unified("a\n", "") == "--- a\n+++ a\n@@ -1,1 +0,0 @@\n-a\n")
  }

  /// Names as GNU diff writes them, so that `patch` reads them and a terminal can show them.
  @Test(arguments: [
    ("a b", "a b\t"), (" a", "\" a\""), ("été/茶", "été/茶"), ("a\tb", #""a\tb""#), ("a\nb", #""a\nb""#),
    ("a\r", #""a\r""#), ("a\"b", #""a\"b""#), (#"a\b c"#, #""a\\b c""#), ("a\u{1B}[2J", #""a\033[2J""#),
    ("\u{7F}", #""\177""#), ("a\u{202E}b", #""a\342\200\256b""#), ("\u{9B}1", #""\302\2331""#),
  ])
  func namesAreQuotedForPatch(_ name: String, _ written: String) {
    #expect(unified("", "a\n", name: name) == "--- \(written)\n+++ \(written)\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test func theEditsTurnOneTextIntoTheOther() {
    var random = SplitMix(seed: 1)
    for round in 0..<300 {
      let size = round % 20 == 0 ? 6_000 : 40
      let old = (0..<random.below(size) + 1).map { _ in [UInt8(random.below(6)), 0x0A][...] }
      var new = old
      for _ in 0..<random.below(round % 20 == 0 ? 3_000 : 20) {
        let place = random.below(new.count)
        if random.chance(50), new.count > 1 { new.remove(at: place) } else { new.insert([9, 0x0A], at: place) }
      }
      let edits = LineEdits(from: old, to: new).edits
      #expect(edits.filter { $0.kind != .added }.map(\.old) == Array(old.indices))
      #expect(edits.filter { $0.kind != .removed }.map(\.new) == Array(new.indices))
      #expect(edits.allSatisfy { $0.kind != .same || old[$0.old] == new[$0.new] })
    }
  }
}
