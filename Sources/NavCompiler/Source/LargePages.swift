#if canImport(Glibc)
  import Glibc
#endif

/// Memory for arrays that grow with the file.
///
/// A graph of 100,000 screens fills more than 100 MB. A fifth of its reading time was spent on allocating pages of 4
/// KB from the system. On request, Linux provides pages of 2 MB if it can.
package enum LargePages {
  /// Requests large pages for memory that has not been written yet. Memory that is never written has no cost.
  package static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      let size = 2 << 20
      guard let start = memory.baseAddress, memory.count >= 2 * size else { return }
      let skipped = (size - Int(bitPattern: start) % size) % size
      // Linux may ignore the advice, which is not an error.
      _ = madvise(start + skipped, (memory.count - skipped) / size * size, MADV_HUGEPAGE)
    #endif
  }
}

extension Array {
  /// Reserves capacity for an array that may become large.
  mutating func reserveLarge(_ capacity: Int) {
    reserveCapacity(capacity)
    let bytes = self.capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { elements in
      LargePages.prepare(UnsafeMutableRawBufferPointer(start: elements.baseAddress, count: bytes))
    }
  }
}

extension ContiguousArray {
  /// Reserves capacity for an array that may become large.
  mutating func reserveLarge(_ capacity: Int) {
    reserveCapacity(capacity)
    let bytes = self.capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBufferPointer { elements in
      LargePages.prepare(UnsafeMutableRawBufferPointer(start: elements.baseAddress, count: bytes))
    }
  }
}
