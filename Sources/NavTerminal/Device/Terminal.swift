import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of the program: in raw mode, on the alternate screen, and without a cursor, until it is closed.
///
/// Keys and size changes arrive on the main queue, where the main actor runs, so no thread is needed.
@MainActor package final class Terminal: TerminalScreen {
  private var encoder = FrameEncoder()
  private var decoder = KeyDecoder()
  private let onKey: @MainActor (Key) -> Void
  private let onHangup: @MainActor () -> Void
  private let onStop: @MainActor () -> Void
  private let onContinue: @MainActor (Terminal) -> Void
  private let input: any DispatchSourceRead
  private var signals: [any DispatchSourceSignal] = []
  /// Whether the program controls the terminal.
  private var isOpen: Bool { !signals.isEmpty }
  private let clock = DispatchClock()
  private var patience: (any ScheduledAction)?

  /// Takes over the terminal.
  ///
  /// If Control-Z or a signal stops the program, `onStop` is called before the stop, and `onContinue` after the
  /// program continues. The program then controls the terminal again, and writes the next frame completely. For a
  /// stop that cannot be caught, both closures are called afterwards.
  ///
  /// - Throws: A ``TerminalError`` if standard input or output is not a terminal.
  package static func open(
    onKey: @escaping @MainActor (Key) -> Void, onResize: @escaping @MainActor () -> Void,
    onStop: @escaping @MainActor () -> Void, onContinue: @escaping @MainActor (Terminal) -> Void,
    onHangup: @escaping @MainActor () -> Void
  ) throws -> Terminal {
    try TerminalMode.enter(input: STDIN_FILENO, output: STDOUT_FILENO)
    return Terminal(
      onKey: onKey, onResize: onResize, onStop: onStop, onContinue: onContinue, onHangup: onHangup)
  }

  private init(
    onKey: @escaping @MainActor (Key) -> Void, onResize: @escaping @MainActor () -> Void,
    onStop: @escaping @MainActor () -> Void, onContinue: @escaping @MainActor (Terminal) -> Void,
    onHangup: @escaping @MainActor () -> Void
  ) {
    (self.onKey, self.onStop, self.onContinue, self.onHangup) = (onKey, onStop, onContinue, onHangup)
    input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    // The handler runs on the main queue, where the main actor runs.
    input.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys() }
    }
    input.activate()
    hear(SIGWINCH) { _ in onResize() }
    // A shell that cannot continue a program makes it ignore this signal.
    if !TerminalMode.ignores(SIGTSTP) { hear(SIGTSTP) { $0.stop() } }
    hear(SIGCONT) { $0.goOn() }
  }

  private func hear(_ signal: Int32, _ act: @escaping @MainActor (Terminal) -> Void) {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { [weak self] in
      // The handler runs on the main queue, too.
      MainActor.assumeIsolated {
        if let self, self.isOpen { act(self) }
      }
    }
    source.activate()
    signals.append(source)
  }

  /// Handles a request to stop the program, for example by Control-Z.
  private func stop() {
    onStop()
    guard isOpen else { return }
    TerminalMode.stop()
    encoder.forget()
    onContinue(self)
  }

  /// Handles the continuation of the program. If the stop could not be caught, the terminal is in the shell's mode.
  private func goOn() {
    onStop()
    guard isOpen else { return }
    TerminalMode.enterAgain()
    encoder.forget()
    onContinue(self)
  }

  /// Restores the terminal.
  package func close() {
    patience?.cancel()
    input.cancel()
    for signal in signals { signal.cancel() }
    signals = []
    TerminalMode.leave()
  }

  package var size: GridSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 else {
      return GridSize(rows: 24, columns: 80)
    }
    return GridSize(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }

  package func present(_ frame: Canvas) {
    write(encoder.encode(frame))
  }

  package func forget() {
    encoder.forget()
  }

  private func readKeys() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      input.cancel()
      return onHangup()
    }
    patience?.cancel()
    deliver(decoder.decode(buffer[..<count]))
    guard decoder.isWaiting else { return }
    patience = clock.schedule(after: KeyDecoder.patience) { [weak self] in
      guard let self else { return }
      deliver(decoder.flush())
    }
  }

  private func deliver(_ keys: [Key]) {
    for key in keys { onKey(key) }
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes { TerminalMode.send($0) }
      rest = rest.dropFirst(count)
      switch error {
      case 0 where count > 0, EINTR: continue
      case EAGAIN:
        // Another program made the terminal non-blocking. Wait until it accepts output.
        var writable = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&writable, 1, -1)
      default: return
      }
    }
  }
}
