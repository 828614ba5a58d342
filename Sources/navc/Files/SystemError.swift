#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error of the system, or of files that others have changed, in the words of the command.
struct SystemError: Error, CustomStringConvertible, Equatable {
  /// What a call has said; `nil` where none has.
  private var number: Int32?
  private var reason: String?

  init(number: Int32) {
    self.number = number
  }

  init(reason: String) {
    self.reason = reason
  }

  /// What the last call said.
  static var last: SystemError { SystemError(number: errno) }

  /// Somebody else has changed what is worked on.
  static let changed = SystemError(reason: "it was changed meanwhile")
  static let beingWritten = SystemError(reason: "another program has it open for writing")

  func isOne(of numbers: Int32...) -> Bool { number.map(numbers.contains) ?? false }

  var description: String {
    guard let number else { return reason ?? "" }
    return switch number {
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
