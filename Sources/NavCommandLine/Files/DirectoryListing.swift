#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The contents of directories.
package enum DirectoryListing {
  /// Returns the names of the regular files in a directory, in the order of their bytes. Links, and names that are not
  /// UTF-8 or begin with `.`, are left out.
  ///
  /// - Throws: An ``OutputError`` if the directory cannot be read.
  package static func names(in path: String) throws -> [String] {
    guard let stream = opendir(path) else { throw OutputError(reason: SystemError.last.description, name: "'\(path)'") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name, !name.hasPrefix(".") else { continue }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.isRegular else { continue }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
