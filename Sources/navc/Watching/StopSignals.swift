#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals that stop a program, such as Ctrl-C. A loop polls them, so that the program does not stop in the
/// middle of a step.
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
