#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The mode of the terminal: raw, on the alternate screen, without a cursor; and back, whatever way the program ends.
///
/// Signals stay signals: Control-C ends the program even while its main actor is busy, and restores the terminal first. Control-Z stops it, by
/// ``stop()``.
enum TerminalMode {
  /// What a signal handler needs. It lies at one address for as long as the program runs and is complete before a handler
  /// is installed, since a handler may neither allocate nor initialize.
  private struct Restoration {
    var isEntered = false
    var input: Int32 = 0
    var output: Int32 = 0
    var attributes = termios()
    let farewell: UnsafeMutableBufferPointer<UInt8>
    let previous: UnsafeMutableBufferPointer<sigaction>
  }

  /// The signals that end a program, by somebody's wish or by its own fault.
  private static let signals: [Int32] = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
  ]

  /// Unsafe, since a signal handler cannot wait for a lock: written on the main actor while no handler is installed, read by
  /// handlers afterwards.
  nonisolated(unsafe) private static let restoration: UnsafeMutablePointer<Restoration> = {
    let pointer = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaveSequence.utf8.count)
    _ = farewell.initialize(from: leaveSequence.utf8)
    let previous = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 64)
    previous.initialize(repeating: sigaction())
    pointer.initialize(to: Restoration(farewell: farewell, previous: previous))
    atexit { TerminalMode.leave() }
    return pointer
  }()

  private static let enterSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leaveSequence = "\u{1B}[0m\u{1B}[?2026l\u{1B}[?25h\u{1B}[?1049l"

  /// Makes the terminal raw.
  ///
  /// - Throws: A ``TerminalError`` where a stream is no terminal or its mode cannot be set.
  @MainActor static func enter(input: Int32, output: Int32) throws {
    guard isatty(input) == 1 else { throw TerminalError.notATerminal(.input) }
    guard isatty(output) == 1 else { throw TerminalError.notATerminal(.output) }
    let state = restoration
    guard tcgetattr(input, &state.pointee.attributes) == 0 else {
      throw TerminalError.system(call: "tcgetattr", code: errno)
    }
    state.pointee.input = input
    state.pointee.output = output
    try take(TCSAFLUSH)
  }

  /// Gives the terminal back, stops the program as Control-Z stops any other, and takes the terminal again when somebody continues it.
  ///
  /// Where nobody could continue it, the system does not stop it.
  @MainActor static func stop() {
    leave()
    var own = sigaction()
    sigaction(SIGTSTP, nil, &own)
    signal(SIGTSTP, SIG_DFL)
    // Threads of Dispatch's block all signals. What this one does not block is over before `raise` is.
    var (stop, former) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &former)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    sigaction(SIGTSTP, &own, nil)
    enterAgain()
  }

  /// Takes the terminal again after a stop: a shell has set modes of its own meanwhile. It ends with those that it began with.
  @MainActor static func enterAgain() {
    // A terminal that has gone meanwhile says so to whoever reads its keys.
    try? take(TCSADRAIN)
  }

  @MainActor private static func take(_ way: Int32) throws {
    let state = restoration
    var raw = state.pointee.attributes
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    if !state.pointee.isEntered {
      state.pointee.isEntered = true
      for signal in signals { install(signal) }
    }
    // In the background, the program is stopped here until it is in the foreground.
    while tcsetattr(state.pointee.input, way, &raw) != 0 {
      guard errno != EINTR else { continue }
      let code = errno
      leave()
      throw TerminalError.system(call: "tcsetattr", code: code)
    }
    var bytes = Array(enterSequence.utf8)
    _ = write(state.pointee.output, &bytes, bytes.count)
  }

  /// Puts everything back. Safe in a signal handler, and to call again.
  static func leave() {
    let state = restoration
    guard state.pointee.isEntered else { return }
    state.pointee.isEntered = false
    _ = write(state.pointee.output, state.pointee.farewell.baseAddress, state.pointee.farewell.count)
    _ = tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.attributes)
    for signal in signals { uninstall(signal) }
  }

  /// `signal` and then `sigaction`, since the handler's field in `sigaction` has another name on every system.
  private static func install(_ number: Int32) {
    sigaction(number, nil, &restoration.pointee.previous[Int(number)])
    signal(number) { number in
      TerminalMode.leave()
      // The handler that was there before, or the system, does what the signal is for. A shell lets its background
      // jobs ignore Control-C; a program that has the terminal ends all the same.
      let wasIgnored = TerminalMode.isIgnore(signal(number, SIG_DFL))
      if !wasIgnored { TerminalMode.uninstall(number) }
      raise(number)
    }
    var action = sigaction()
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Whether a signal is ignored, as who started the program wants it.
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
