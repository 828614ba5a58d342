/// A segue that was asked for. It runs whether or not anybody awaits it.
///
/// Cancelling a task that awaits it takes a queued request out of the queue, and ends one of which nothing has been shown, as
/// one that waits for facts; what is under way at the host is not touched.
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

  /// The value that an unwind returned to the source. Waits until the pushed screen is off the stack and the navigator
  /// is idle, so the next line can perform a segue.
  ///
  /// `nil` after a refusal, after a plain back, after an unwind past the source, and when the awaiting task is
  /// cancelled. ``result`` tells these apart.
  public var returned: Value? {
    get async { Self.typed(await pending.waitForReturn()) }
  }

  /// The value that an unwind returned, where one has; for code that does not wait, such as tests.
  public var returnedSoFar: Value? {
    guard case .some(.some(let value)) = pending.returned else { return nil }
    return Self.typed(value)
  }

  /// The way in which the pushed screen left: with a value, without a value, or never shown. Waits as ``returned``
  /// does, except for a request that is not shown.
  public var result: SegueResult<Value> {
    get async {
      _ = await pending.waitForReturn()
      return resultSoFar ?? .cancelled
    }
  }

  /// The result, where it is decided; for code that does not wait, such as tests.
  public var resultSoFar: SegueResult<Value>? {
    if let outcome = pending.outcome, outcome != .shown { return .notShown(outcome) }
    guard case .some(let returned) = pending.returned else { return nil }
    return Self.typed(returned).map { .returned($0) } ?? .left
  }

  /// Takes the request out of the queue, or ends it where nothing of it has been shown. Does nothing to a request that is under
  /// way at the host, or has ended.
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
