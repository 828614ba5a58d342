import Synchronization

/// Whether the client cancelled a request. The reader sets it, and the worker reads it.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
