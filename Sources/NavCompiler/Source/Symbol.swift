/// A text that has been interned: two symbols are equal exactly if their texts are, those of prose left out (see
/// `Interner.prose`).
///
/// Names, references and texts of a graph are symbols from the moment they are read; a `String` is made only for what a
/// person or the emitter needs to see.
package struct Symbol: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
