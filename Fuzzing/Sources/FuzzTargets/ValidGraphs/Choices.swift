import SeededRandom

/// The source of a generator's decisions: a seed, or bytes that a fuzzer changes one by one.
package struct Choices {
  private var bytes: ArraySlice<UInt8>
  /// The random numbers, or `nil` if bytes decide.
  private var random: SplitMix?

  package init(seed: UInt64) {
    bytes = []
    random = SplitMix(seed: seed)
  }

  /// Creates decisions from bytes. After the last byte, every decision is the first option, which ends all loops.
  package init(bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Returns a number from 0 to below a bound, which must be at least 1.
  package mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    guard random != nil else {
      let high = count > 256 ? Int(bytes.popFirst() ?? 0) << 8 : 0
      return (high + Int(bytes.popFirst() ?? 0)) % count
    }
    return random?.below(count) ?? 0
  }

  package mutating func chance(_ percent: Int) -> Bool { below(100) >= 100 - percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
