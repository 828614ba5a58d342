/// A request for a segue. It runs whether or not your code awaits it.
///
/// If you cancel a task that awaits the request, the request leaves the queue, or ends if none of it was shown, for
/// example while it waits for facts. A transition that the host already performs is not affected.
@MainActor public struct SegueRequest<Value> {
  let pending: PendingRequest

  init(_ pending: PendingRequest) {
    self.pending = pending
  }

  /// The outcome. Waits for the end of the request.
  public var outcome: Outcome {
    get async { await pending.waitForOutcome() }
  }

  /// The outcome, or `nil` until the request ends. For code that does not wait, such as tests.
  public var outcomeSoFar: Outcome? { pending.outcome }

  /// The value that an unwind returned to the source. Waits until the pushed screen is off the stack and the
  /// navigator is idle, so the next line can perform a segue.
  ///
  /// `nil` after a refusal, after a plain back, after an unwind past the source, and when the awaiting task is
  /// cancelled. ``result`` distinguishes these cases.
  public var returned: Value? {
    get async { Self.typed(await pending.waitForReturn()) }
  }

  /// The value that an unwind returned, if it is available. For code that does not wait, such as tests.
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

  /// The result, if it is available. For code that does not wait, such as tests.
  public var resultSoFar: SegueResult<Value>? {
    if let outcome = pending.outcome, outcome != .shown { return .notShown(outcome) }
    guard case .some(let returned) = pending.returned else { return nil }
    return Self.typed(returned).map { .returned($0) } ?? .left
  }

  /// Removes the request from the queue, or ends it if none of it was shown. Has no effect on a request that the host
  /// already performs, or that ended.
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
