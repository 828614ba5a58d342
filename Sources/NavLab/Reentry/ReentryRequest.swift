import NavRuntime

/// A request that the app keeps, independent of its value type.
@MainActor final class ReentryRequest {
  private struct Kept {
    let outcome: () -> Outcome?
    let returned: () -> Int?
    let button: () -> SegueID?
    let cancel: () -> Void
  }

  /// The number of the navigator that received the request.
  let generation: Int
  /// The number in the arguments of a push's destination.
  let argument: Int?
  /// Whether the request opens an alert.
  let asks: Bool
  private var kept: Kept?
  private var lastOutcome: Outcome?
  private var lastReturned: Int?
  private var lastButton: SegueID?
  /// Whether the request had two outcomes.
  private(set) var hasTwoOutcomes = false

  init<Value>(_ request: SegueRequest<Value>, of generation: Int, push argument: Int? = nil) {
    self.generation = generation
    self.argument = argument
    asks = Value.self == ReentryButton.self
    kept = Kept(
      outcome: { request.outcomeSoFar }, returned: { (request.returnedSoFar as? Cargo)?.number },
      button: { (request.returnedSoFar as? ReentryButton)?.segue }, cancel: { request.cancel() })
  }

  /// The outcome, or `nil` if there is none yet.
  var outcome: Outcome? {
    guard let kept else { return lastOutcome }
    let outcome = kept.outcome()
    if lastOutcome != nil, lastOutcome != outcome { hasTwoOutcomes = true }
    lastOutcome = outcome
    return outcome
  }

  /// The number of the returned value.
  var returned: Int? { kept.map { $0.returned() } ?? lastReturned }

  /// The returned button.
  var button: SegueID? { kept.map { $0.button() } ?? lastButton }

  func cancel() {
    kept?.cancel()
  }

  /// Releases the request, if it cannot change anymore.
  func letGo() {
    lastReturned = returned
    lastButton = button
    _ = outcome
    _ = taken(&kept)
  }
}
