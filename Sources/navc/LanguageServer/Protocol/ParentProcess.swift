import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that started the server, as the client names it in `initialize`.
final class ParentProcess: Sendable {
  private let number = Atomic<Int>(0)

  /// Sets the process. Without one, the server ends only with its input.
  func set(_ number: Int) { self.number.store(number, ordering: .relaxed) }

  var isAlive: Bool {
    let number = number.load(ordering: .relaxed)
    guard number > 0, let process = pid_t(exactly: number) else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}
