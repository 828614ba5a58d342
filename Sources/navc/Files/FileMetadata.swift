#if canImport(Glibc)
  import CFileCalls
  import Glibc
#else
  import Darwin
#endif

/// What a file is beside its text: its owner, its rights, its extended attributes.
enum FileMetadata {
  /// Gives a new file all that another has.
  ///
  /// - Returns: Whether that could be done in full. An owner, for one, can be given away by an administrator only.
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
    /// Lists of access rights are attributes too, and a new file may have one from its directory.
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

    /// `nil` where they cannot be read.
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

    /// What a call gives that says first how long it is.
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
    /// Flags, such as that the file is hidden or followed by its number, stay with the file that has them.
    private static func copyAttributes(from old: Int32, _ status: stat, to new: Int32) -> Bool {
      status.st_flags == 0 && fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #endif
}
