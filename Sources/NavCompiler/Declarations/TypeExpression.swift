/// A type as written: `T`, `T?`, `[T]`, `{ type: [T], optional: true }`.
package struct TypeExpression: Hashable, Sendable {
  /// The innermost type's name, not looked up yet.
  package var name: Symbol
  /// Where that name stands.
  package var part: ScalarPart
  /// What is around the name.
  package var wrappers: TypeWrappers
}

/// The `?` and `[]` around a type's name, innermost first: those of `[T?]` are `optional`, then `array`.
package struct TypeWrappers: Hashable, Sendable, Sequence {
  package enum Wrapper: UInt8, Sendable {
    case optional = 1
    case array = 2
  }

  /// Deeper types are refused as a wrong shape.
  static let limit = 15
  /// Two bits a wrapper, the innermost lowest.
  private var code: UInt32 = 0

  package init() {}

  package var count: Int { (32 - code.leadingZeroBitCount + 1) / 2 }

  /// The outermost one.
  package var last: Wrapper? {
    count == 0 ? nil : Wrapper(rawValue: UInt8(code >> UInt32(2 * (count - 1)) & 3))
  }

  /// Adds one outside the others.
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
