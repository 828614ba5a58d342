/// The facts that one request waits for, each with the time that it may take.
@MainActor final class FactInquiry {
  private struct Question {
    let deadline: Duration
    let giveUp: () -> Void
  }

  /// Whose facts these are.
  let request: RequestID
  /// Counted by the engine.
  let number: Int
  private let host: any HostPort
  private var questions: [Int: Question] = [:]
  private var lastQuestion = 0
  private var isClosed = false
  /// What asks the questions.
  var task: Task<Void, Never>?

  init(_ host: any HostPort, for request: RequestID, number: Int) {
    self.host = host
    self.request = request
    self.number = number
  }

  /// Asks for a fact, and gives what counts otherwise where the answer does not come in time, or where nobody waits for it
  /// any more.
  func ask<Value>(
    within limit: Duration, otherwise: Value, _ fact: @escaping @MainActor () async -> Value
  ) async -> Value {
    guard !isClosed else { return otherwise }
    let answer = LateAnswer<Value>()
    let asking = Task { @MainActor in answer.give(await fact()) }
    lastQuestion += 1
    let question = lastQuestion
    questions[question] = Question(deadline: host.now + limit) { answer.giveUp() }
    setTimer()
    await answer.arrival()
    asking.cancel()
    if questions.removeValue(forKey: question) != nil { setTimer() }
    return answer.value ?? otherwise
  }

  /// The host's timer has fired.
  func timerFired() {
    let now = host.now
    for (id, question) in questions where question.deadline <= now {
      questions.removeValue(forKey: id)?.giveUp()
    }
    setTimer()
  }

  /// Ends all that is waited for. Late answers are nobody's.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    let open = exchange(&questions, with: [:]).values
    if !open.isEmpty { host.setTimer(after: nil) }
    for question in open { question.giveUp() }
    exchange(&task, with: nil)?.cancel()
  }

  private func setTimer() {
    guard !isClosed else { return }
    let next = questions.values.map(\.deadline).min()
    host.setTimer(after: next.map { max(.zero, $0 - host.now) })
  }
}

/// An answer that somebody may wait for, until it is given or given up.
@MainActor private final class LateAnswer<Value> {
  private(set) var value: Value?
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?

  func give(_ value: Value) {
    guard !isOver else { return }
    self.value = value
    giveUp()
  }

  func giveUp() {
    isOver = true
    waiter?.resume()
    waiter = nil
  }

  func arrival() async {
    if isOver { return }
    await withCheckedContinuation { waiter = $0 }
  }
}
