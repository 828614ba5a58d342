internal import Observation

/// Reads something, and does something once when that has changed since.
@MainActor func observed<Value>(_ read: () -> Value, changed: @escaping @MainActor () -> Void) -> Value {
  withObservationTracking(read) {
    Task { @MainActor in changed() }
  }
}
