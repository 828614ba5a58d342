internal import Observation

/// Reads observable values, and calls a closure once after one of them changes.
@MainActor func observed<Value>(_ read: () -> Value, changed: @escaping @MainActor () -> Void) -> Value {
  withObservationTracking(read) {
    Task { @MainActor in changed() }
  }
}
