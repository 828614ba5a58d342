#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// The metadata of a file: its owner, permissions, and extended attributes.
enum FileMetadata {
  /// Copies the metadata of a file to another.
  ///
  /// - Returns: Whether the copy is complete. For example, only an administrator can set another owner.
  static func copy(from old: borrowing OpenFile, _ status: stat, to new: borrowing OpenFile) throws(SystemError) -> Bool
  {
    let own = try new.status()
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
      guard fchown(new.descriptor, status.st_uid, status.st_gid) == 0 else { return false }
    }
    guard copyAttributes(from: old.descriptor, status, to: new.descriptor) else { return false }
    return fchmod(new.descriptor, status.st_mode & 0o7777) == 0
  }

  #if canImport(Glibc)
    /// Access control lists are attributes, too. A new file may inherit one from its directory.
    private static func copyAttributes(from old: Int32, _ status: stat, to new: Int32) -> Bool {
      guard let wanted = attributes(of: old), let present = attributes(of: new) else { return false }
      for (name, value) in wanted where present[name] != value {
        guard name.withPointer({ fsetxattr(new, $0, value, value.count, 0) }) == 0 else { return false }
      }
      for name in present.keys where wanted[name] == nil {
        guard name.withPointer({ fremovexattr(new, $0) }) == 0 else { return false }
      }
      return true
    }

    /// The extended attributes, or `nil` if they cannot be read.
    private static func attributes(of descriptor: Int32) -> [SystemPath: [UInt8]]? {
      guard let list = bytes({ flistxattr(descriptor, $0, $1) }) else { return errno == ENOTSUP ? [:] : nil }
      var attributes: [SystemPath: [UInt8]] = [:]
      for name in list.split(separator: 0).map({ SystemPath($0) }) {
        let value = name.withPointer { name in bytes { fgetxattr(descriptor, name, $0, $1) } }
        guard let value else { return nil }
        attributes[name] = value
      }
      return attributes
    }

    /// The result of a system call that first returns the required size.
    private static func bytes(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [UInt8]? {
      let length = call(nil, 0)
      guard length > 0 else { return length == 0 ? [] : nil }
      var count = 0
      let bytes = [CChar](unsafeUninitializedCapacity: length) { buffer, filled in
        count = call(buffer.baseAddress, length)
        filled = max(0, count)
      }
      return count < 0 ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  #else
    /// Returns `false` for a file with flags, such as the hidden flag, because flags are not copied.
    private static func copyAttributes(from old: Int32, _ status: stat, to new: Int32) -> Bool {
      status.st_flags == 0 && fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #endif
}
