/// The violations that a run with nested calls can have. Each is a sentence of the contract that does not hold.
package enum ReentryFault: Int, CaseIterable, Hashable, Sendable {
  case noOutcome, twoOutcomes, toldOutOfOrder, begunAfterCancel
  case beganUnderALock, lockedWithoutALock
  case twoTransitions, unwatched, reentered, endless
  case emptyStackShown, toldByAStranger, saidTwice
  case numberTwice, pageMadeTwice, pageKept
  case requirementUnseen
  case valueToAnother, valueLost, valueTooEarly, awaiterForgotten
  case stepsGoAstray, shownElsewhere
  case answerOfNobody, answerLost, answerTooEarly, answerOvertaken, alertCovered
  case interactionLeftOff, timerLeft, lookedTooLate
  case stacksDiffer, busyAtRest, deadAtRest

  /// A description of the violation.
  package var text: String {
    switch self {
    case .noOutcome: "a request has no outcome"
    case .twoOutcomes: "a request has two outcomes"
    case .toldOutOfOrder: "observers hear of a request after its end"
    case .begunAfterCancel: "a request is shown that had been cancelled before"
    case .beganUnderALock: "a transition begins while a lock is held"
    case .lockedWithoutALock: "a request is refused for a lock that nobody holds"
    case .twoTransitions: "two transitions are under way at once"
    case .unwatched: "a transition runs with interaction on, or without a timer"
    case .reentered: "something is carried out inside of a callback"
    case .endless: "a call has no end"
    case .emptyStackShown: "the host is told something before there is a stack"
    case .toldByAStranger: "a navigator touches a host that tells another"
    case .saidTwice: "the host is told the same about interaction twice in a row"
    case .numberTwice: "a number is used twice"
    case .pageMadeTwice: "a page is made twice"
    case .pageKept: "a page is kept that is on no stack"
    case .requirementUnseen: "a screen stays whose requirement does not hold"
    case .valueToAnother: "a value reaches somebody else"
    case .valueLost: "a value does not reach who awaits it"
    case .valueTooEarly: "a value comes while what was asked for before is under way"
    case .awaiterForgotten: "somebody waits for ever"
    case .stepsGoAstray: "the steps of a change do not lead to its stack"
    case .shownElsewhere: "a page is said to be on top that is not"
    case .answerOfNobody: "an alert gives back a button that nobody pressed"
    case .answerLost: "a button's answer does not reach who asked"
    case .answerTooEarly: "a button is final, and its alert still stands"
    case .answerOvertaken: "an alert is closed by another button than the one that is still to be reported"
    case .alertCovered: "something is shown over an alert"
    case .interactionLeftOff: "interaction is left off"
    case .timerLeft: "a timer is left"
    case .lookedTooLate: "a host that was too early is not looked at soon"
    case .stacksDiffer: "at rest the host shows another stack"
    case .busyAtRest: "at rest the guard is closed"
    case .deadAtRest: "at rest a fresh request leads nowhere"
    }
  }
}

/// The result of a run.
package struct ReentryReport: Sendable {
  /// The violations with details, each once, in the order of their detection.
  package internal(set) var violations: [(fault: ReentryFault, detail: String)] = []
  /// The number of times that each callback ran.
  package internal(set) var callbacks = [Int](repeating: 0, count: Callback.allCases.count)
  /// The number of times that each call was made outside of callbacks, and inside each callback.
  package internal(set) var outer = [Int](repeating: 0, count: AppCall.allCases.count)
  package internal(set) var inner = [Int](repeating: 0, count: Callback.allCases.count * AppCall.allCases.count)
  /// The number of requests with each outcome, by the name of the outcome.
  package internal(set) var outcomes: [String: Int] = [:]

  /// The story of the run in lines, if it was requested.
  package internal(set) var story: [String] = []

  package var faults: [ReentryFault] { violations.map(\.fault) }

  mutating func note(_ fault: ReentryFault, _ detail: String) {
    violations.append((fault, detail))
  }
}
