/// The async facts that one request waits for, each with its deadline.
@MainActor final class FactInquiry {
  private struct Question {
    let deadline: Duration
    let giveUp: () -> Void
  }

  /// The request that waits.
  let request: RequestID
  /// The number of the inquiry, assigned by the engine.
  let number: Int
  private let host: any HostPort
  private var questions: [Int: Question] = [:]
  private var lastQuestion = 0
  private var isClosed = false
  /// The task that evaluates the predicate.
  var task: Task<Void, Never>?

  init(_ host: any HostPort, for request: RequestID, number: Int) {
    self.host = host
    self.request = request
    self.number = number
  }

  /// Evaluates a fact. Returns `otherwise` if the answer is late, or if the inquiry is closed.
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

  /// Handles the host's timer: gives up the facts whose deadline passed.
  func timerFired() {
    let now = host.now
    for (id, question) in questions where question.deadline <= now {
      questions.removeValue(forKey: id)?.giveUp()
    }
    setTimer()
  }

  /// Ends all waiting. Late answers are ignored.
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

/// The answer of a fact, which a task can await until it arrives or is given up.
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
