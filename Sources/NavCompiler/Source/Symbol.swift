/// An interned text. Two symbols are equal exactly if their texts are equal, except for prose (see `Interner.prose`).
///
/// Names, references, and texts of a graph become symbols when they are read. A `String` is created only for a
/// message or for the emitter.
package struct Symbol: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
