/// Where a generator takes its decisions from: a seed, or bytes that a fuzzer changes one by one.
package struct Choices {
  private var bytes: ArraySlice<UInt8>
  /// Absent where bytes decide.
  private var state: UInt64?

  package init(seed: UInt64) {
    bytes = []
    state = seed
  }

  /// Decisions by bytes. When they are used up, every decision is the first that there is, which ends all loops.
  package init(bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// A number below a bound, which is at least 1.
  package mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    guard let state else {
      let high = count > 256 ? Int(bytes.popFirst() ?? 0) << 8 : 0
      return (high + Int(bytes.popFirst() ?? 0)) % count
    }
    // SplitMix64: Steele, Lea and Flood, «Fast splittable pseudorandom number generators», 2014.
    let next = state &+ 0x9E37_79B9_7F4A_7C15
    self.state = next
    var mixed = (next ^ next >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(count))
  }

  package mutating func chance(_ percent: Int) -> Bool { below(100) >= 100 - percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
