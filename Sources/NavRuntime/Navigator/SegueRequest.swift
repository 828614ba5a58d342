/// A segue that was asked for. It runs whether or not anybody awaits it.
///
/// Cancelling a task that awaits it takes a queued request out of the queue, and ends one that waits for facts; what is
/// under way at the host is not touched.
@MainActor public struct SegueRequest<Value> {
  let pending: PendingRequest

  init(_ pending: PendingRequest) {
    self.pending = pending
  }

  /// Waits for the end of the request.
  public var outcome: Outcome {
    get async { await pending.waitForOutcome() }
  }

  /// The outcome, where the request has ended; for code that does not wait, such as tests.
  public var outcomeSoFar: Outcome? { pending.outcome }

  /// Waits until the pushed screen has left the stack, and gives what an unwind returned to the source.
  ///
  /// `nil` after a refusal, after a plain back, after an unwind past the source, and when the awaiting task is
  /// cancelled.
  public var returned: Value? {
    get async { Self.typed(await pending.waitForReturn()) }
  }

  /// The value that an unwind returned, where one has; for code that does not wait, such as tests.
  public var returnedSoFar: Value? {
    guard case .some(.some(let value)) = pending.returned else { return nil }
    return Self.typed(value)
  }

  /// Takes the request out of the queue, or ends it where it waits for facts: nothing of it is left. Does nothing to any
  /// other request.
  public func cancel() {
    pending.cancel()
  }

  private static func typed(_ returned: PendingRequest.Returned?) -> Value? {
    guard let returned else { return nil }
    if let value = returned.value as? Value { return value }
    guard let values = Value.self as? any ReturnedValues.Type else { return nil }
    return values.init(unwind: returned.unwind, value: returned.value) as? Value
  }
}
