#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The mode of the terminal: raw, on the alternate screen, and without a cursor. However the program ends, the
/// terminal is restored.
///
/// Signals stay enabled. Control-C ends the program even if its main actor is busy, and restores the terminal first.
/// Control-Z stops the program through ``stop()``.
enum TerminalMode {
  /// The data for the signal handlers. Its address does not change, and it is complete before a handler is installed,
  /// because a handler must not allocate or initialize.
  private struct Restoration {
    var isEntered = false
    /// Whether a signal ends the program. The program then does not take over the terminal again.
    var isEnding = false
    var input: Int32 = 0
    var output: Int32 = 0
    var attributes = termios()
    let farewell: UnsafeMutableBufferPointer<UInt8>
    let previous: UnsafeMutableBufferPointer<sigaction>
    /// The ``signals`` as a set.
    var endings = sigset_t()
    /// A pipe that contains one byte. A thread may use the terminal while it holds this byte.
    var turn: (take: Int32, give: Int32) = (-1, -1)
  }

  /// The signals that end a program, on request or because of a fault.
  private static let signals: [Int32] = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
  ]

  /// Unsafe, because a signal handler cannot wait for a lock. The main actor writes the settings before it installs a
  /// handler. While handlers are installed, the flags change only in ``exclusively(_:)``.
  nonisolated(unsafe) private static let restoration: UnsafeMutablePointer<Restoration> = {
    let pointer = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaveSequence.utf8.count)
    _ = farewell.initialize(from: leaveSequence.utf8)
    let previous = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 64)
    previous.initialize(repeating: sigaction())
    pointer.initialize(to: Restoration(farewell: farewell, previous: previous))
    sigemptyset(&pointer.pointee.endings)
    for signal in signals { sigaddset(&pointer.pointee.endings, signal) }
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var byte: UInt8 = 0
      _ = write(ends[1], &byte, 1)
      pointer.pointee.turn = (ends[0], ends[1])
    }
    atexit { TerminalMode.leave() }
    return pointer
  }()

  private static let enterSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leaveSequence = "\u{1B}[0m\u{1B}[?2026l\u{1B}[?25h\u{1B}[?1049l"

  /// Makes the terminal raw.
  ///
  /// - Throws: A ``TerminalError`` if a stream is not a terminal or its mode cannot be set.
  @MainActor static func enter(input: Int32, output: Int32) throws {
    guard isatty(input) == 1 else { throw TerminalError.notATerminal(.input) }
    guard isatty(output) == 1 else { throw TerminalError.notATerminal(.output) }
    let state = restoration
    guard tcgetattr(input, &state.pointee.attributes) == 0 else {
      throw TerminalError.system(call: "tcgetattr", code: errno)
    }
    state.pointee.input = input
    state.pointee.output = output
    state.pointee.isEnding = false
    try take(TCSAFLUSH)
  }

  /// Restores the terminal, stops the program, and takes over the terminal again when the program continues.
  ///
  /// If no process could continue the program, the system does not stop it.
  @MainActor static func stop() {
    leave()
    var own = sigaction()
    sigaction(SIGTSTP, nil, &own)
    signal(SIGTSTP, SIG_DFL)
    // Dispatch threads block all signals. After this thread unblocks the signal, `raise` returns only after the stop.
    var (stop, former) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &former)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    sigaction(SIGTSTP, &own, nil)
    enterAgain()
  }

  /// Takes over the terminal again after a stop, in which the shell set its own modes. At the end, the program
  /// restores the original modes.
  @MainActor static func enterAgain() {
    // If the terminal no longer exists, the next read of its keys reports this.
    try? take(TCSADRAIN)
  }

  @MainActor private static func take(_ way: Int32) throws {
    let code = exclusively { takeInTurn(way) }
    guard code != 0 else { return }
    leave()
    throw TerminalError.system(call: "tcsetattr", code: code)
  }

  /// Returns the error code of the system, or 0.
  private static func takeInTurn(_ way: Int32) -> Int32 {
    let state = restoration
    guard !state.pointee.isEnding else { return 0 }
    var raw = state.pointee.attributes
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    if !state.pointee.isEntered {
      state.pointee.isEntered = true
      for signal in signals { install(signal) }
    }
    // In the background, the system stops the program here until the program is in the foreground.
    while tcsetattr(state.pointee.input, way, &raw) != 0 {
      guard errno == EINTR else { return errno }
    }
    var bytes = Array(enterSequence.utf8)
    _ = write(state.pointee.output, &bytes, bytes.count)
    return 0
  }

  /// Writes as many of the bytes as the terminal accepts at once. Without control of the terminal, it skips them all.
  ///
  /// - Returns: The number of bytes that need no further attempt, or an error code of the system.
  @MainActor static func send(_ bytes: UnsafeRawBufferPointer) -> (count: Int, error: Int32) {
    exclusively {
      guard restoration.pointee.isEntered else { return (bytes.count, 0) }
      let count = write(restoration.pointee.output, bytes.baseAddress, bytes.count)
      return count < 0 ? (0, errno) : (count, 0)
    }
  }

  /// Restores everything. A signal handler may call this, and repeated calls have no effect.
  static func leave() {
    exclusively { leaveInTurn() }
  }

  /// Restores everything before a signal ends the program.
  private static func end() {
    exclusively {
      restoration.pointee.isEnding = true
      leaveInTurn()
    }
  }

  private static func leaveInTurn() {
    let state = restoration
    guard state.pointee.isEntered else { return }
    state.pointee.isEntered = false
    _ = write(state.pointee.output, state.pointee.farewell.baseAddress, state.pointee.farewell.count)
    _ = tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.attributes)
    for signal in signals { uninstall(signal) }
  }

  /// Performs `body` while no other thread uses the terminal, and while this thread handles no signal.
  ///
  /// A handler can run on one thread while the main actor draws on another. Nothing may follow the sequence that
  /// restores the terminal. A handler must not wait for a lock, but it may read from a pipe.
  private static func exclusively<Result>(_ body: () -> Result) -> Result {
    let state = restoration
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &state.pointee.endings, &former)
    var byte: UInt8 = 0
    while read(state.pointee.turn.take, &byte, 1) < 0, errno == EINTR {}
    let result = body()
    _ = write(state.pointee.turn.give, &byte, 1)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    return result
  }

  /// Uses `signal` and then `sigaction`, because the name of the handler's field in `sigaction` differs between
  /// systems.
  private static func install(_ number: Int32) {
    sigaction(number, nil, &restoration.pointee.previous[Int(number)])
    signal(number) { number in
      TerminalMode.end()
      // The previous handler, or the system, processes the signal. A shell makes background jobs ignore Control-C. A
      // program that controls the terminal ends anyway.
      let wasIgnored = TerminalMode.isIgnore(signal(number, SIG_DFL))
      if !wasIgnored { TerminalMode.uninstall(number) }
      raise(number)
    }
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Whether a signal is ignored, as the parent process may decide.
  static func ignores(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    defer { sigaction(number, &action, nil) }
    return isIgnore(signal(number, SIG_DFL))
  }

  private static func isIgnore(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func uninstall(_ number: Int32) {
    sigaction(number, &restoration.pointee.previous[Int(number)], nil)
  }
}
