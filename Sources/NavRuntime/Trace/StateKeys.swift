// The keys of inputs and of the state in recorded traces. They keep the names that traces of older versions use.

extension StackInput {
  enum CodingKeys: String, CodingKey {
    case request, alertChosen, swipeBegan, swipeMoved, swipeEnded, cancel, verdict
    case plan = "itinerary"
    case factsChanged, requirements, required, place, lasts, completed, hostReport, timerFired, lock, unlock, suspended
    case resumed, serveQueue
  }
}

extension StackState {
  enum CodingKeys: String, CodingKey {
    case phase, entries, draft, parked, queue, returned, locks, review
    case hiddenPolicy = "concealment"
    case form, answeredAlert, unshownTop, coverDelay, repairs, lastInstance, lastTransition
  }
}

extension StackState.Phase {
  enum AskingCodingKeys: String, CodingKey {
    case _0
    case hasPendingHostReport = "hasUnheardHost"
  }
}
