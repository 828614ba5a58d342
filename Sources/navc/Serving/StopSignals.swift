#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C and what else asks a program to end: they are kept, and looked for, so that nothing is cut off in the middle.
struct StopSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.numbers { sigaddset(&set, number) }
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  var isRaised: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return Self.numbers.contains { sigismember(&pending, $0) == 1 }
  }
}
