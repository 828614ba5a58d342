import NavRuntime

/// A request that the app keeps, whatever it returns.
@MainActor final class ReentryRequest {
  private struct Kept {
    let outcome: () -> Outcome?
    let returned: () -> Int?
    let button: () -> SegueID?
    let cancel: () -> Void
  }

  /// The navigator that was asked.
  let generation: Int
  /// Of a push: the number of what its destination carries.
  let argument: Int?
  /// Whether it opens an alert.
  let asks: Bool
  private var kept: Kept?
  private var lastOutcome: Outcome?
  private var lastReturned: Int?
  private var lastButton: SegueID?
  /// Whether it has had two outcomes.
  private(set) var hasTwoOutcomes = false

  init<Value>(_ request: SegueRequest<Value>, of generation: Int, push argument: Int? = nil) {
    self.generation = generation
    self.argument = argument
    asks = Value.self == ReentryButton.self
    kept = Kept(
      outcome: { request.outcomeSoFar }, returned: { (request.returnedSoFar as? Cargo)?.number },
      button: { (request.returnedSoFar as? ReentryButton)?.segue }, cancel: { request.cancel() })
  }

  /// The outcome, where it has one.
  var outcome: Outcome? {
    guard let kept else { return lastOutcome }
    let outcome = kept.outcome()
    if lastOutcome != nil, lastOutcome != outcome { hasTwoOutcomes = true }
    lastOutcome = outcome
    return outcome
  }

  /// The number of the value that came back.
  var returned: Int? { kept.map { $0.returned() } ?? lastReturned }

  /// The button that came back.
  var button: SegueID? { kept.map { $0.button() } ?? lastButton }

  func cancel() {
    kept?.cancel()
  }

  /// Lets go of it, where no more can come of it.
  func letGo() {
    lastReturned = returned
    lastButton = button
    _ = outcome
    _ = taken(&kept)
  }
}
