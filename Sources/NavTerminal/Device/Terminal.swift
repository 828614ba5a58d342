import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that the program runs in: raw, on its alternate screen, without a cursor, until it is closed.
///
/// Keys and changes of size arrive on the main queue, which is where the main actor runs, so nothing needs a thread.
@MainActor package final class Terminal: TerminalScreen {
  private var encoder = FrameEncoder()
  private var decoder = KeyDecoder()
  private let onKey: @MainActor (Key) -> Void
  private let onHangup: @MainActor () -> Void
  private let onStop: @MainActor () -> Void
  private let onContinue: @MainActor (Terminal) -> Void
  private let input: any DispatchSourceRead
  private var signals: [any DispatchSourceSignal] = []
  /// Whether the program has it.
  private var isOpen: Bool { !signals.isEmpty }
  private let clock = DispatchClock()
  private var patience: (any ScheduledAction)?

  /// Takes the terminal over.
  ///
  /// A program that is stopped by Control-Z, or by a signal, hears of it before, by `onStop`, and after it was continued, by `onContinue`. It has
  /// the terminal again then, and shows the next frame whole. Of a stop that cannot be caught it hears both words afterwards.
  ///
  /// - Throws: A ``TerminalError`` where standard input or output is no terminal.
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
    // The main queue, on which it calls, is the main actor's.
    input.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys() }
    }
    input.activate()
    hear(SIGWINCH) { _ in onResize() }
    // A shell that cannot continue a program has it ignore this.
    if !TerminalMode.ignores(SIGTSTP) { hear(SIGTSTP) { $0.stop() } }
    hear(SIGCONT) { $0.goOn() }
  }

  private func hear(_ signal: Int32, _ act: @escaping @MainActor (Terminal) -> Void) {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { [weak self] in
      // The same queue.
      MainActor.assumeIsolated {
        if let self, self.isOpen { act(self) }
      }
    }
    source.activate()
    signals.append(source)
  }

  /// Somebody wants the program to stop, and the terminal for something else.
  private func stop() {
    onStop()
    guard isOpen else { return }
    TerminalMode.stop()
    encoder.forget()
    onContinue(self)
  }

  /// The program was stopped, and goes on. Where nobody had asked it, the terminal is as the shell has left it.
  private func goOn() {
    onStop()
    guard isOpen else { return }
    TerminalMode.enterAgain()
    encoder.forget()
    onContinue(self)
  }

  /// Gives the terminal back as it was.
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
      let count = rest.withUnsafeBytes { Self.write($0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody made the terminal non-blocking; it is as slow as it is.
        var writable = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&writable, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    #endif
  }
}
