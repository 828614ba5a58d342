/// The numbers of names by their hashes, with open addressing: who asks compares the names.
///
/// It is made with all its room, so it is one allocation, and nothing in it is ever moved.
struct NameIndex: Sendable {
  private struct Slot {
    var hash: UInt32
    /// -1 where nothing stands.
    var number: Int32
  }

  private var slots: [Slot]
  private let mask: Int

  /// Room for so many numbers.
  init(count: Int) {
    var size = 4
    while size < count * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(hash: 0, number: -1), count: size)
    mask = size - 1
  }

  /// The hash of a name, by its bytes: FNV-1a, of 32 bits.
  static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  /// Keeps a number; so many, at most, as there is room for.
  mutating func insert(_ number: Int, hash: UInt32) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Slot(hash: hash, number: Int32(number))
  }

  /// The first number of a hash that is the one looked for, in the order in which they were put in.
  func first(_ hash: UInt32, where isIt: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 {
      if slots[slot].hash == hash, isIt(Int(slots[slot].number)) { return Int(slots[slot].number) }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
