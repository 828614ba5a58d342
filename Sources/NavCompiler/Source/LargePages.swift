#if canImport(Glibc)
  import Glibc
#endif

/// Memory for the few arrays that grow with the file.
///
/// A graph of 100,000 screens fills more than 100 MB, and a fifth of the time of reading it went into getting those
/// from the system in pages of 4 KB. Where it can, Linux gives 2 MB at a time if asked; nothing else changes.
package enum LargePages {
  /// Asks that memory, not written to yet, be backed by large pages. What is never written stays free of cost.
  package static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      let size = 2 << 20
      guard let start = memory.baseAddress, memory.count >= 2 * size else { return }
      let skipped = (size - Int(bitPattern: start) % size) % size
      // Advice that cannot be taken is no error.
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
