/// The SplitMix64 generator (Steele, Lea, and Flood, 2014). A seed produces the same numbers on every machine.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator from a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to below a bound, which must be at least 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns `true` in `percent` of 100 cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
