#if canImport(Glibc)
  import CFileCalls
#endif

/// The memory that the allocator keeps after it was freed.
package enum FreedMemory {
  /// Returns the memory to the system. The allocators of other systems do so themselves.
  package static func release() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }
}
