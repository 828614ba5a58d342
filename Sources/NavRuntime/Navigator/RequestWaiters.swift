/// The tasks that await the outcome of a request, or the value of a push.
@MainActor final class RequestWaiters {
  private var outcomes: [CheckedContinuation<Outcome, Never>] = []
  private var returns: [Int: CheckedContinuation<Void, Never>] = [:]
  private var last = 0

  func append(_ waiter: CheckedContinuation<Outcome, Never>) {
    outcomes.append(waiter)
  }

  /// Returns the number of a task that is about to await a value.
  func nextNumber() -> Int {
    last += 1
    return last
  }

  func insert(_ waiter: CheckedContinuation<Void, Never>, as number: Int) {
    returns[number] = waiter
  }

  /// Resumes all tasks that await the outcome.
  func end(_ outcome: Outcome) {
    for waiter in exchange(&outcomes, with: []) { waiter.resume(returning: outcome) }
  }

  /// Resumes all tasks that await the value.
  func close() {
    for waiter in exchange(&returns, with: [:]).values { waiter.resume() }
  }

  /// Ends one wait for a value.
  func stop(_ number: Int) {
    returns.removeValue(forKey: number)?.resume()
  }
}
