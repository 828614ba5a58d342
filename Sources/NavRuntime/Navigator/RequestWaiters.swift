/// Who waits for the outcome of a request, and for the value of a push.
@MainActor final class RequestWaiters {
  private var outcomes: [CheckedContinuation<Outcome, Never>] = []
  private var returns: [Int: CheckedContinuation<Void, Never>] = [:]
  private var last = 0

  func append(_ waiter: CheckedContinuation<Outcome, Never>) {
    outcomes.append(waiter)
  }

  /// The number of one who is about to wait for a value.
  func nextNumber() -> Int {
    last += 1
    return last
  }

  func insert(_ waiter: CheckedContinuation<Void, Never>, as number: Int) {
    returns[number] = waiter
  }

  /// Tells all the outcome.
  func end(_ outcome: Outcome) {
    for waiter in exchange(&outcomes, with: []) { waiter.resume(returning: outcome) }
  }

  /// Tells all that it is decided whether there is a value.
  func close() {
    for waiter in exchange(&returns, with: [:]).values { waiter.resume() }
  }

  /// Ends one wait for a value.
  func stop(_ number: Int) {
    returns.removeValue(forKey: number)?.resume()
  }
}
