/// The number of copies that a draft can still have.
///
/// A part of a source can belong to many screens, and a screen can have many such parts. The limit keeps the draft
/// linear in the files. Apps do not reach it.
struct CopyLimit {
  private var left: Int

  /// - Parameter size: The number of elements of the sources.
  init(size: Int) {
    left = size + 10_000
  }

  /// Whether the limit allows more copies than the first one.
  var isReached: Bool { left <= 0 }

  /// Counts a copy.
  mutating func count() { left -= 1 }

  /// Counts copies, unless they are too many.
  ///
  /// - Returns: Whether the limit allows the copies.
  mutating func take(_ count: Int) -> Bool {
    guard count <= left else { return false }
    left -= count
    return true
  }

  /// Returns all values, or only the first one if there are too many.
  mutating func take<Value>(_ values: [Value]) -> (values: ArraySlice<Value>, isWhole: Bool) {
    guard values.count > 1 else { return (values[...], true) }
    return take(values.count) ? (values[...], true) : (values.prefix(1), false)
  }
}
