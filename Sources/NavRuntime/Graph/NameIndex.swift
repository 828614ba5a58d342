/// A hash table with open addressing that maps the hashes of names to numbers. The caller compares the names.
///
/// The initializer allocates all memory at once, and entries never move.
struct NameIndex: Sendable {
  private struct Slot {
    var hash: UInt32
    /// -1 if the slot is empty.
    var number: Int32
  }

  private var slots: [Slot]
  private let mask: Int

  /// Creates an index with space for `count` numbers.
  init(count: Int) {
    var size = 4
    while size < count * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(hash: 0, number: -1), count: size)
    mask = size - 1
  }

  /// The 32-bit FNV-1a hash of the bytes of a name.
  static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  /// Adds a number. The index must have space for it.
  mutating func insert(_ number: Int, hash: UInt32) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Slot(hash: hash, number: Int32(number))
  }

  /// Returns the first number with a hash for which `isIt` returns `true`, in the order of insertion.
  func first(_ hash: UInt32, where isIt: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 {
      if slots[slot].hash == hash, isIt(Int(slots[slot].number)) { return Int(slots[slot].number) }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
