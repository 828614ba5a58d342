/// A written type: `T`, `T?`, `[T]`, or `{ type: [T], optional: true }`.
package struct TypeExpression: Hashable, Sendable {
  /// The name of the innermost type, not resolved.
  package var name: Symbol
  /// The place of the name.
  package var part: ScalarPart
  /// The wrappers around the name.
  package var wrappers: TypeWrappers
}

/// The `?` and `[]` around the name of a type, the innermost first. For `[T?]`, they are `optional` and `array`.
package struct TypeWrappers: Hashable, Sendable, Sequence {
  package enum Wrapper: UInt8, Sendable {
    case optional = 1
    case array = 2
  }

  /// More wrappers are refused as a wrong shape.
  static let limit = 15
  /// Two bits per wrapper. The innermost wrapper has the lowest bits.
  private var code: UInt32 = 0

  package init() {}

  package var count: Int { (32 - code.leadingZeroBitCount + 1) / 2 }

  /// The outermost wrapper.
  package var last: Wrapper? {
    count == 0 ? nil : Wrapper(rawValue: UInt8(code >> UInt32(2 * (count - 1)) & 3))
  }

  /// Adds a wrapper outside the others.
  mutating func append(_ wrapper: Wrapper) {
    code |= UInt32(wrapper.rawValue) << UInt32(2 * count)
  }

  package func makeIterator() -> Iterator { Iterator(code: code) }

  package struct Iterator: IteratorProtocol {
    var code: UInt32

    package mutating func next() -> Wrapper? {
      defer { code >>= 2 }
      return Wrapper(rawValue: UInt8(code & 3))
    }
  }
}
