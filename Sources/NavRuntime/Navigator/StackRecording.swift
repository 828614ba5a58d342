/// A recording of all inputs of a navigator's guarded stack, until it is dropped.
///
/// It grows with the run, and retains the navigator.
@MainActor public final class StackRecording {
  private let engine: NavigationEngine
  private var log: InputLog

  init(of engine: NavigationEngine) {
    self.engine = engine
    log = InputLog(from: engine.run.core)
  }

  /// The run so far.
  public var trace: StackTrace {
    StackTrace([log], upTo: engine.run.core, of: engine.table)
  }

  func record(_ input: StackInput, at time: Duration) {
    log.record(input, at: time)
  }
}
