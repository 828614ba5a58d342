/// Leaves out of a sequence what it does not need in order to fail: delta debugging (Zeller and Hildebrandt, "Simplifying and
/// Isolating Failure-Inducing Input", 2002), down to a sequence of which no single element can be left out.
///
/// - Parameters:
///   - sequence: What fails.
///   - fails: Whether a sequence fails; asked O(n²) times at most, and about O(n log n) times as a rule.
/// - Returns: The elements that are needed, in their order.
package func minimized<Element>(_ sequence: [Element], whileItFails fails: ([Element]) async -> Bool) async
  -> [Element]
{
  var kept = sequence
  var length = max(1, kept.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    while start < kept.count {
      var shorter = kept
      shorter.removeSubrange(start..<min(start + length, kept.count))
      if await fails(shorter) {
        kept = shorter
        hasShrunk = true
      } else {
        start += length
      }
    }
    if length > 1 {
      length /= 2
    } else if !hasShrunk {
      return kept
    }
  }
}
