extension UnsafeRawBufferPointer {
  /// Whether two stretches of bytes are the same; eight at a time, for names are compared millions of times.
  func holdsSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      let left = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard left == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    return lastWord(of: count - offset) == other.lastWord(of: count - offset)
  }

  /// The last bytes, at most seven, as a number that differs for any two texts of that length; read in at most three
  /// loads, which may overlap.
  func lastWord(of length: Int) -> UInt64 {
    guard length > 0 else { return 0 }
    let start = count - length
    guard length < 4 else {
      let low = UInt64(loadUnaligned(fromByteOffset: start, as: UInt32.self))
      return low | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)) << 32
    }
    return UInt64(self[start]) | UInt64(self[start + length / 2]) << 8 | UInt64(self[count - 1]) << 16
  }
}
