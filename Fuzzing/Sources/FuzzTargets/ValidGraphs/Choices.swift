import SeededRandom

/// Where a generator takes its decisions from: a seed, or bytes that a fuzzer changes one by one.
package struct Choices {
  private var bytes: ArraySlice<UInt8>
  /// Absent where bytes decide.
  private var random: SplitMix?

  package init(seed: UInt64) {
    bytes = []
    random = SplitMix(seed: seed)
  }

  /// Decisions by bytes. When they are used up, every decision is the first that there is, which ends all loops.
  package init(bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// A number below a bound, which is at least 1.
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
