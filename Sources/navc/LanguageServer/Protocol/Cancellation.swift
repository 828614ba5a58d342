import Synchronization

/// Whether the client cancelled a request. The reader sets it, and the worker reads it.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }

  /// The cancellation of the request that the worker answers.
  private static let running = Mutex<Cancellation?>(nil)

  /// Sets the cancellation of the request that the worker answers, or `nil` after the answer.
  static func setRunning(_ cancellation: Cancellation?) { running.withLock { $0 = cancellation } }

  /// Whether the client cancelled the request that the worker answers. Long passes read it.
  static var isRequested: Bool { running.withLock { $0?.isCancelled ?? false } }
}
