package import NavRuntime

/// The guarantees of a guard, in addition to a valid stack.
package enum GuardPromise: Hashable, Sendable {
  /// No other guarantees.
  case nothing
  /// Each request has one outcome, and the host performs one change at a time, even if it supports two.
  case oneOutcomeAndOneChange
}

/// The component that enforces the app's rules for its places.
package enum BackGuard: Hashable, Sendable {
  /// The app, for example before it handles a press of the back button.
  case app
  /// The guard, for all requests.
  case guarded
}

/// A guard between an app and its host, which receives the host's callbacks. It sees the host as an app does.
@MainActor package protocol NavigationGuard: HostObserver {
  /// Shows the root, without animation.
  func start(on root: LabRoot)

  /// Performs a request.
  func perform(_ request: GuardRequest) -> GuardReply

  /// Whether a control of this page is enabled, if the app asks the guard before it handles a press.
  func takesTap(on page: SimulatedPage) -> Bool

  /// Sets the places that going back must not leave.
  func keepOnBack(_ places: Set<LabScreen>) -> BackGuard

  /// Sets the places that must not be on the stack from now on.
  func forbid(_ places: Set<LabScreen>) -> BackGuard

  /// Saves the stack, because the user leaves the app.
  func save()

  /// Whether the guard waits for facts. Otherwise, the app's own code does.
  var waitsForFacts: Bool { get }

  /// Prevents all requests from starting, until ``letGo()``.
  func hold()

  /// Allows requests again after ``hold()``.
  func letGo()

  /// The stack in the guard's model.
  var stack: [SimulatedPage] { get }

  /// The pages that the guard keeps off the stack, or `nil` if it does not keep pages.
  var parked: Set<SimulatedPage>? { get }

  /// The number of pages that the guard released more than once.
  var releasedTwice: Int { get }

  /// The number of pages that the guard created and released without a change of the host.
  var madeForNothing: Int { get }

  /// The number of pages that the guard reported as shown while another page was on top of the host.
  var shownElsewhere: Int { get }

  /// The number of alerts that returned another button than the one that closed them.
  var wrongAnswers: Int { get }

  /// The guarantees in addition to a valid stack.
  var promise: GuardPromise { get }

  /// Returns the number of outcomes that the caller of a request received.
  func outcomes(of request: Int) -> Int

  /// Returns whether a request was performed completely, or `nil` if the guard does not know.
  func hasShown(_ request: Int) -> Bool?

  /// Whether a change is in progress.
  var isBusy: Bool { get }

  /// The trace of the guard, or `nil` if it does not keep one.
  var trace: StackTrace? { get }

  /// Whether a page has a back button.
  func hasBackButton(_ page: SimulatedPage) -> Bool

  /// Runs an action of the user about which the host asks the guard.
  func asksUntold(_ act: () -> Bool) -> Bool
}

extension NavigationGuard {
  /// Enables all controls.
  package func takesTap(on page: SimulatedPage) -> Bool { true }
  /// Leaves the rule to the app.
  package func keepOnBack(_ places: Set<LabScreen>) -> BackGuard { .app }
  /// Leaves the rule to the app.
  package func forbid(_ places: Set<LabScreen>) -> BackGuard { .app }
  /// Does nothing: the app saves its stack.
  package func save() {}
  /// Leaves the waiting to the app.
  package var waitsForFacts: Bool { false }
  /// Does nothing: most guards do not have a lock.
  package func hold() {}
  /// Does nothing: most guards do not have a lock.
  package func letGo() {}
  /// `nil`, because the host keeps the pages.
  package var parked: Set<SimulatedPage>? { nil }
  /// Zero: most guards do not create pages.
  package var madeForNothing: Int { 0 }
  /// Zero: most guards do not report pages.
  package var shownElsewhere: Int { 0 }
  /// Zero: most guards do not return values.
  package var wrongAnswers: Int { 0 }
  /// Zero: the toolkit counts references.
  package var releasedTwice: Int { 0 }
  /// No guarantees.
  package var promise: GuardPromise { .nothing }
  /// Returns zero: only guards with a guarantee report outcomes.
  package func outcomes(of request: Int) -> Int { 0 }
  /// Returns `nil`: most guards do not know.
  package func hasShown(_ request: Int) -> Bool? { nil }
  /// `false`: most guards do not know.
  package var isBusy: Bool { false }
  /// `nil`: most guards do not keep a trace.
  package var trace: StackTrace? { nil }
  /// Shows a back button on each page.
  package func hasBackButton(_ page: SimulatedPage) -> Bool { true }
  /// Runs the action: most guards do not count requests.
  package func asksUntold(_ act: () -> Bool) -> Bool { act() }
}

/// A guard that is a subclass or delegate of the host. It uses the host's stack and the host's calls.
@MainActor package protocol ThinGuard: NavigationGuard {
  /// The host that the guard protects.
  var host: SimulatedHost { get }
}

extension ThinGuard {
  /// The host's own stack.
  package var stack: [SimulatedPage] { host.stack }

  /// Shows the root, without animation.
  package func start(on root: LabRoot) {
    let page = host.window.makePage(root.first)
    splitIfNeeded(page)
    setRoot(to: page, 0)
  }

  /// Performs a request as calls to the host.
  ///
  /// - Returns: Whether there was something to do.
  @discardableResult
  func call(_ request: GuardRequest) -> Bool {
    let number = request.number
    switch request.action {
    case .push(let page):
      host.push(page, onStackOf: request.source, for: number, request.animation)
      return true
    case .pane(let page, let choice): return choose(page, choice, request)
    case .back, .pop: return leave(request)
    case .unwind(let page): return unwind(to: page, request)
    case .popToRoot: return unwindToRoot(request)
    case .setStack(let pages):
      host.setStack(pages, at: pages.first.flatMap { newSpot($0.place) }, for: number, request.animation)
      return true
    case .present, .replace, .choose, .restore: return callForLayers(request)
    case .select, .goToTab, .go, .open, .setRoot, .pushWhenKnown: return callForTabs(request)
    }
  }
}

extension GuardRequest {
  /// Whether the request pushes a page.
  var isPush: Bool { if case .push = action { true } else { false } }

  /// Whether the request pops pages.
  var isPop: Bool {
    switch action {
    case .back, .pop, .unwind, .popToRoot: true
    case .push, .pane, .setStack, .present, .replace, .choose, .restore, .select, .goToTab, .go, .open, .setRoot,
      .pushWhenKnown:
      false
    }
  }

  /// The reply to a call without effect: a pop returns no page, and other calls never return a result.
  var replyWhereNothingHappens: GuardReply { isPop ? .refused : .nothing }
}
