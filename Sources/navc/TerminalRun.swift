import Dispatch
import NavCommandLine
import NavCompiler
import NavPlayer
import NavPrototype
import NavTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A prototype in the terminal: its keys, frames, and clock. It runs on the main queue.
@MainActor final class TerminalRun {
  private var screen: PrototypeScreen
  private let walk: RecordedWalk
  private var terminal: Terminal?
  private let clock = SuspendingClock()
  private var last: SuspendingClock.Instant
  private var isTicking = false
  private static var current: TerminalRun?

  /// Takes over the terminal and never returns. The program ends when the user quits.
  nonisolated static func start(_ graph: PrototypeGraph, _ walk: RecordedWalk, slowness: Double, hasColour: Bool) throws
  {
    // The command runs on the main thread.
    try MainActor.assumeIsolated {
      let run = TerminalRun(PrototypeScreen(graph, slowness: slowness, hasColour: hasColour), walk)
      current = run
      run.terminal = try Terminal.open(
        onKey: { current?.take($0) }, onResize: { current?.redraw() }, onStop: { current?.pass() },
        onContinue: { _ in current?.goOn() }, onHangup: { current?.end() })
      run.redraw()
    }
    dispatchMain()
  }

  private init(_ screen: PrototypeScreen, _ walk: RecordedWalk) {
    self.screen = screen
    self.walk = walk
    last = clock.now
  }

  private func pass() {
    let now = clock.now
    let time = (now - last).wholeMilliseconds
    last = last + .milliseconds(time)
    screen.pass(time)
  }

  /// Continues after the program was suspended. That time does not count for the walk.
  private func goOn() {
    last = clock.now
    redraw()
  }

  private func take(_ key: Key) {
    pass()
    if case .quit = screen.take(key) { return end() }
    draw()
  }

  private func redraw() {
    terminal?.forget()
    draw()
  }

  private func draw() {
    guard let terminal else { return }
    terminal.present(screen.frame(terminal.size))
    guard screen.isMoving, !isTicking else { return }
    isTicking = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(33)) {
      // The main queue runs on the main actor.
      MainActor.assumeIsolated {
        self.isTicking = false
        self.pass()
        self.draw()
      }
    }
  }

  /// Restores the terminal, saves the walk, and ends the program.
  private func end() {
    terminal?.close()
    do {
      try walk.save(screen.steps)
      exit(ExitStatus.success.rawValue)
    } catch {
      let message: PrintedText =
        if let error = error as? OutputError { error.message } else { "\(String(describing: error))" }
      try? OutputStream.standardError.write("navc: error: \(message)\n")
      exit(ExitStatus.failure.rawValue)
    }
  }
}
