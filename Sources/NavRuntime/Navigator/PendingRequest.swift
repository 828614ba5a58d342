/// A request from its creation to its outcome. A push continues until its screen is off the stack.
@MainActor final class PendingRequest {
  /// The value of an unwind. The number is the one in the file that declares the push.
  struct Returned {
    let unwind: SegueID
    let value: Any
  }

  /// The engine assigns the number when it takes the request.
  var id = RequestID.none
  let segue: SegueID
  let source: InstanceState?
  let destination: (any Screen)?
  /// Whether there is a destination. Reading the destination itself would copy it.
  let hasDestination: Bool
  let value: Any?
  let sender: Sender
  /// For back, the target, or `nil` to go back by one screen.
  let target: InstanceID?
  /// The screens of a stack that is placed without segues, in order.
  var placed: [PlacedScreen]
  /// The screens of a saved stack, in order. ``placed`` has the screens that may be shown.
  let saved: [PlacedScreen]?
  /// The plan of a link, or of a segue that opens several screens or selects a tab.
  var plan: RoutePlan<AppQuestions>?
  /// Whether the request is only evaluated, for a caller that might make it.
  let isTrial: Bool
  /// For an unwind, the instance whose hook was called.
  var landing: InstanceID?
  /// The screen that may not stay, if the request replaces one.
  var evicts: InstanceID?
  /// The root that `start()` would show at the time of the request, or `nil` if the request is not a start.
  var standingRoot: ScreenID?
  /// For back, the instance that refuses it.
  var holder: InstanceID?
  /// The number of pages that were created for a placed stack or a link.
  var madePages = 0
  /// Whether the async facts of the segue are already known.
  var hasAwaited = false
  /// For a push, the key of the destination, and its token. For a placed stack, the first token.
  var key: ScreenKey?
  var token = KeyToken(rawValue: 0)
  /// The context for app code, from the first call until the request ends.
  var context: SegueContext?
  weak var engine: NavigationEngine?

  /// Whether a screen was created that closes the request when it leaves.
  var hasOpened = false

  /// Whether the request can create more than one page.
  var makesSeveral: Bool { plan != nil || !placed.isEmpty }

  private(set) var outcome: Outcome?
  /// The outer optional is `nil` until the value is decided. The inner one is `nil` if there is no value.
  var returned: Returned?? { isClosed ? .some(returnedValue) : nil }
  private var isClosed = false
  /// Whether awaiting tasks may resume.
  private var isDelivered = false
  private var returnedValue: Returned?
  /// The waiting tasks. Created on demand, because few requests are awaited.
  private var waiters: RequestWaiters?

  init(
    segue: SegueID, source: InstanceState?, destination: (any Screen)? = nil, value: Any? = nil,
    sender: Sender, target: InstanceID? = nil, saved: [PlacedScreen]? = nil, plan: RoutePlan<AppQuestions>? = nil,
    isTrial: Bool = false
  ) {
    self.segue = segue
    self.source = source
    self.destination = destination
    hasDestination = destination != nil
    self.value = value
    self.sender = sender
    self.target = target
    self.saved = saved
    placed = saved ?? []
    self.plan = plan
    self.isTrial = isTrial
  }

  /// Ends the request. A push that was shown stays pending until its value is decided.
  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    _ = exchange(&context, with: nil)
    if let waiters { waiters.end(outcome) }
    if outcome != .shown || !hasOpened { leave() }
  }

  /// Decides the value. Awaiting tasks resume at ``deliver()``.
  func close(returning value: Returned?) {
    guard !isClosed else { return }
    isClosed = true
    if let value { returnedValue = value }
  }

  /// Resumes the tasks that await the value.
  func deliver() {
    isDelivered = true
    if let waiters { waiters.close() }
  }

  /// Closes the request without a value, and resumes the awaiting tasks.
  func leave() {
    close(returning: nil)
    deliver()
  }

  private func makeWaiters() -> RequestWaiters {
    if let waiters { return waiters }
    let waiters = RequestWaiters()
    self.waiters = waiters
    return waiters
  }

  func cancel() {
    guard outcome == nil else { return }
    if let engine {
      engine.cancel(self)
    } else {
      end(.cancelled)
    }
  }

  func waitForOutcome() async -> Outcome {
    if let outcome { return outcome }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { makeWaiters().append($0) }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  func waitForReturn() async -> Returned? {
    if isDelivered { return returned ?? nil }
    let waiters = makeWaiters()
    let waiter = waiters.nextNumber()
    // The value need not be Sendable, so it stays in the request and is not passed through the continuation.
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.insert($0, as: waiter) }
    } onCancel: {
      Task { @MainActor in stopWaiting(waiter) }
    }
    // A value that was decided before the cancellation counts.
    return returned ?? nil
  }

  /// Ends one wait for the value, and the request if it is still queued.
  private func stopWaiting(_ waiter: Int) {
    cancel()
    waiters?.stop(waiter)
  }
}
