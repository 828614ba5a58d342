/// A request from the moment it is asked for until its outcome, and for a push until its screen has left the stack.
@MainActor final class PendingRequest {
  /// What an unwind handed back; its number is the one in the file that the push is declared in.
  struct Returned {
    let unwind: SegueID
    let value: Any
  }

  /// Numbered by the engine when it takes the request.
  var id = RequestID.none
  let segue: SegueID
  let source: InstanceState?
  let destination: (any Screen)?
  /// Whether there is a destination: to look at it would copy it.
  let hasDestination: Bool
  let value: Any?
  let sender: Sender
  /// Of back: how far; one screen where it is not said.
  let target: InstanceID?
  /// The screens of a stack that is placed without segues, in order.
  var placed: [PlacedScreen]
  /// The screens of a saved stack, in order. ``placed`` has the screens that may be shown.
  let saved: [PlacedScreen]?
  /// The plan of a link, and of a segue that opens several screens or selects a tab.
  var plan: RoutePlan?
  /// Whether nobody has asked for it: it stands for one that somebody may ask for.
  let isTrial: Bool
  /// Of an unwind: the instance whose hook was told of it.
  var landing: InstanceID?
  /// Of what takes the place of a screen that may not stay: that screen.
  var evicts: InstanceID?
  /// The root that `start()` would show at the time of the request; `nil` if the request is not a start.
  var standingRoot: ScreenID?
  /// Of back: the instance that may not be left.
  var holder: InstanceID?
  /// How many pages have been made for a stack that is placed, or for a link.
  var madePages = 0
  /// Whether the facts that the segue waits for have been answered.
  var hasAwaited = false
  /// Of a push: the key of the destination, and the token that stands for it. Of a stack that is placed: the first
  /// token.
  var key: ScreenKey?
  var token = KeyToken(rawValue: 0)
  /// What the app's code is told of it, from the first question until it ends.
  var context: SegueContext?
  weak var engine: NavigationEngine?

  /// Whether a screen was made that closes the request when it leaves.
  var hasOpened = false

  /// Whether more than one page may be made for it.
  var makesSeveral: Bool { plan != nil || !placed.isEmpty }

  private(set) var outcome: Outcome?
  /// The outer level: whether it is decided. The inner: whether there is a value.
  var returned: Returned?? { isClosed ? .some(returnedValue) : nil }
  private var isClosed = false
  /// Whether awaiting tasks may resume.
  private var isDelivered = false
  private var returnedValue: Returned?
  /// Whoever waits, from the first on: few requests are waited for.
  private var waiters: RequestWaiters?

  init(
    segue: SegueID, source: InstanceState?, destination: (any Screen)? = nil, value: Any? = nil,
    sender: Sender, target: InstanceID? = nil, saved: [PlacedScreen]? = nil, plan: RoutePlan? = nil,
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

  /// Ends the request. One that has opened a screen and was shown stays open for its value.
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
    // What was returned need not be Sendable, so it is left here and not handed through the continuation.
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.insert($0, as: waiter) }
    } onCancel: {
      Task { @MainActor in stopWaiting(waiter) }
    }
    // What was decided before the cancel counts.
    return returned ?? nil
  }

  /// Ends one wait for a value, and the request where it is still queued.
  private func stopWaiting(_ waiter: Int) {
    cancel()
    waiters?.stop(waiter)
  }
}
