/// Removes all elements of a sequence that are not needed for a failure.
///
/// This is delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002). No
/// single element of the result can be removed.
///
/// - Parameters:
///   - sequence: A sequence that fails.
///   - fails: Whether a sequence fails. It is called at most O(n²) times, and about O(n log n) times in general.
/// - Returns: The required elements in their order.
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
