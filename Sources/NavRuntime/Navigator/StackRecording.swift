/// Records all that a navigator's guarded stack is told, from the moment it was asked for until it is dropped.
///
/// It grows with the run, and keeps the navigator alive.
@MainActor public final class StackRecording {
  private let engine: NavigationEngine
  private var tape: StackTape

  init(of engine: NavigationEngine) {
    self.engine = engine
    tape = StackTape(from: engine.core)
  }

  /// The run so far.
  public var trace: StackTrace {
    StackTrace([tape], upTo: engine.core, of: engine.table)
  }

  func record(_ input: StackInput, at time: Duration, _ stack: borrowing GuardedStack) {
    tape.record(input, at: time, stack)
  }
}
