import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program in a process group of its own, so that the whole group can be stopped.
struct ChildProcess {
  private let id: pid_t

  /// The time between the request to stop and the forced end, in milliseconds.
  private static let grace = 2_000

  /// Starts a program, which is searched in `PATH`. No shell is involved.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments, as bytes.
  ///   - variables: Variables that are added to the environment.
  /// - Throws: A ``SystemError`` if the program cannot be started.
  init(_ words: [[UInt8]], adding variables: [String: String]) throws(SystemError) {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // navc blocks and ignores signals that the program must receive.
    var (none, reset) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&reset)
    for signal in [SIGPIPE, SIGIO] { sigaddset(&reset, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var id = pid_t()
    let result = ProcessWords(words: words, variables: variables).withCStrings { arguments, environment in
      guard let program = arguments[0] else { return ENOENT }
      return posix_spawnp(&id, program, nil, &attributes, arguments, environment)
    }
    guard result == 0 else { throw SystemError(number: result) }
    self.id = id
  }

  #if canImport(Glibc)
    private typealias Attributes = posix_spawnattr_t
  #else
    private typealias Attributes = posix_spawnattr_t?
  #endif

  /// Whether the program ended. Its process group can contain other programs that still run.
  var hasEnded: Bool {
    var info = siginfo_t()
    // Until `stop()`, the system keeps the ended program, so that no other group gets its number.
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo != 0
  }

  /// Stops the group: with SIGTERM, and with SIGKILL if a program of the group still runs after two seconds. Call this
  /// once.
  func stop() {
    kill(-id, SIGTERM)
    var isReaped = false
    for _ in 0..<Self.grace / 20 {
      if !isReaped { isReaped = reap(WNOHANG) }
      // An ended program counts as a part of its group until it is reaped. After that, the group keeps its number while
      // other programs are in it.
      if isReaped, !hasPrograms { return }
      usleep(20_000)
    }
    kill(-id, SIGKILL)
    if !isReaped { _ = reap(0) }
  }

  /// Whether the process group contains a program.
  private var hasPrograms: Bool { kill(-id, 0) == 0 || errno != ESRCH }

  /// Removes the ended program from the system's table.
  ///
  /// - Parameter options: `WNOHANG` to return at once if the program still runs.
  /// - Returns: Whether the program is removed.
  private func reap(_ options: Int32) -> Bool {
    var status: Int32 = 0
    while true {
      let result = waitpid(id, &status, options)
      if result >= 0 || errno != EINTR { return result != 0 }
    }
  }
}
