/// A request from its creation to its outcome. A push continues until its screen is off the stack.
@MainActor final class PendingRequest {
  /// The value of an unwind. The number is the one in the file that declares the push.
  struct Returned {
    let unwind: SegueID
    let value: Any
  }

  /// The aim of a request, with the data that only such a request has.
  enum Aim {
    /// A segue of a screen, with the destination of a push, and the value that an unwind returns.
    case segue(SegueID, to: (any Screen)? = nil, returning: Any? = nil)
    /// Back to a target, or by one screen.
    case back(to: InstanceID? = nil)
    /// A link. The route is in the plan.
    case link
    /// The first stack, or another stack without segues.
    case start
    /// A saved stack, in order. ``placed`` has the screens that may be shown.
    case restore([PlacedScreen])
    /// Screens that replace others, because a requirement does not hold. If it is the requirement of an instance, the
    /// instance is named.
    case requirement(unmet: InstanceID?)

    /// The aim that a segue names, which may be ``SegueID/back``.
    static func performing(_ segue: SegueID, to destination: (any Screen)? = nil, returning value: Any? = nil) -> Aim {
      segue == .back ? .back() : .segue(segue, to: destination, returning: value)
    }

    fileprivate var segue: SegueID {
      switch self {
      case .segue(let segue, _, _): segue
      case .back: .back
      case .link: .link
      case .start, .restore: .none
      case .requirement: .required
      }
    }

    fileprivate var hasDestination: Bool { if case .segue(_, _?, _) = self { true } else { false } }
  }

  /// The engine assigns the number when it takes the request.
  var id = RequestID.none
  let aim: Aim
  /// The segue of the aim.
  let segue: SegueID
  /// Whether there is a destination. Reading the destination itself would copy it.
  let hasDestination: Bool
  let source: InstanceState?
  let sender: Sender
  /// Whether the request is only evaluated, for a caller that might make it.
  let isTrial: Bool

  // MARK: Its state

  /// The screens of a stack that is placed without segues, in order.
  var placed: [PlacedScreen] = []
  /// For the first stack, the root whose requirement held at the time of the request.
  var standingRoot: ScreenID?
  /// The plan of a link, or of a segue that opens several screens or selects a tab. Few requests have one, so it is in
  /// a separate object.
  var plan: RoutePlan<AppQuestions>? {
    get { planBox?.plan }
    set { planBox = newValue.map { PlanBox($0) } }
  }
  private var planBox: PlanBox?
  /// The instance whose hook was called for an unwind or back.
  var landing: InstanceID?
  /// The instance that refuses `back`.
  var holder: InstanceID?
  /// The number of pages that were created for a placed stack or a plan.
  var madePages = 0
  /// Whether the async facts of the segue are already known.
  var hasAwaited = false
  /// For a push, the key of the destination, and its token. For a placed stack, the first token.
  var key: ScreenKey?
  var token = KeyToken(rawValue: 0)
  /// The context for app code, from the first call until the request ends.
  var context: SegueContext?
  /// Whether a screen was created that closes the request when it leaves.
  var hasOpened = false
  weak var engine: NavigationEngine?

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
    _ aim: Aim, from source: InstanceState? = nil, sender: Sender, plan: RoutePlan<AppQuestions>? = nil,
    isTrial: Bool = false
  ) {
    self.aim = aim
    segue = aim.segue
    hasDestination = aim.hasDestination
    self.source = source
    self.sender = sender
    planBox = plan.map { PlanBox($0) }
    self.isTrial = isTrial
  }

  @MainActor private final class PlanBox {
    let plan: RoutePlan<AppQuestions>

    init(_ plan: RoutePlan<AppQuestions>) { self.plan = plan }
  }

  var destination: (any Screen)? { if case .segue(_, let destination, _) = aim { destination } else { nil } }

  /// The value that an unwind returns.
  var value: Any? { if case .segue(_, _, let value) = aim { value } else { nil } }

  /// The target of back.
  var target: InstanceID? { if case .back(let target) = aim { target } else { nil } }

  /// Whether only a screen can make the request.
  var needsSource: Bool {
    switch aim {
    case .segue, .back, .start, .requirement: true
    case .link, .restore: false
    }
  }

  /// Whether the request can create more than one page.
  var makesSeveral: Bool { planBox != nil || !placed.isEmpty }

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
