#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error of the system, in the words of the command.
struct SystemError: Error, CustomStringConvertible {
  var number: Int32

  /// What the last call said.
  static var last: SystemError { SystemError(number: errno) }

  var description: String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "no permission"
    case EISDIR: "it is a directory"
    case ENOTDIR: "a part of its path is no directory"
    case ENOSPC: "the disk is full"
    case EPIPE: "nobody reads it any more"
    case EROFS: "the disk cannot be written to"
    case ELOOP: "its links go in a circle"
    case ENAMETOOLONG: "its name is too long"
    default: String(cString: strerror(number))
    }
  }
}
