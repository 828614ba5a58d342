#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system error, or a conflict with another program that changed a file.
package struct SystemError: Error, CustomStringConvertible, Equatable {
  /// The error number, or `nil` for a conflict.
  private var number: Int32?
  private var reason: String?

  package init(number: Int32) {
    self.number = number
  }

  package init(reason: String) {
    self.reason = reason
  }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(number: errno) }

  /// Another program changed the file.
  static let changed = SystemError(reason: "another program changed it")
  static let beingWritten = SystemError(reason: "another program has it open for writing")

  package func isOne(of numbers: Int32...) -> Bool { number.map(numbers.contains) ?? false }

  package var description: String {
    guard let number else { return reason ?? "" }
    return switch number {
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a directory"
    case EEXIST: "it exists, and navc does not overwrite it"
    case ENOTDIR: "a part of its path is not a directory"
    case ENOSPC: "the disk is full"
    case EPIPE: "the reader closed it"
    case EROFS: "the disk is read-only"
    case ELOOP: "its links form a cycle"
    case ENAMETOOLONG: "its name is too long"
    default: String(cString: strerror(number))
    }
  }
}
