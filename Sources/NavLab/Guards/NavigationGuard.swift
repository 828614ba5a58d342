package import NavRuntime

/// What a guard can be held to, beside a sound stack.
package enum GuardPromise: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// One outcome for each request, and one change at a time at the host, also where the host would take two.
  case oneOutcomeAndOneChange
}

/// Who keeps to what the app says of its places.
package enum BackGuard: Hashable, Sendable {
  /// The app, as where the back button is pressed.
  case app
  /// The guard, whoever goes back.
  case guarded
}

/// Stands between an app and its host, and hears the host. It sees the host as an app would.
@MainActor package protocol NavigationGuard: HostObserver {
  /// Puts the root up, without animation.
  func start(on root: LabRoot)

  /// Takes a request.
  func perform(_ request: GuardRequest) -> GuardReply

  /// Whether a control of this page would be enabled, as an app that asks before a press would have it.
  func takesTap(on page: SimulatedPage) -> Bool

  /// Says which places back may not leave.
  func keepOnBack(_ places: Set<LabScreen>) -> BackGuard

  /// Says which places nobody may be on from now on.
  func forbid(_ places: Set<LabScreen>) -> BackGuard

  /// The app is left: its stack is saved.
  func save()

  /// Whether it is the guard that waits for a fact, and not the app's own code.
  var waitsForFacts: Bool { get }

  /// Nothing may begin, until it is let go.
  func hold()

  /// What was held may go on.
  func letGo()

  /// The stack as the guard has it.
  var stack: [SimulatedPage] { get }

  /// The pages that it keeps and that are not on the stack; `nil` where it keeps none itself.
  var parked: Set<SimulatedPage>? { get }

  /// How many pages it has let go more than once.
  var releasedTwice: Int { get }

  /// How many pages it has made and let go without telling the host of any change.
  var madeForNothing: Int { get }

  /// How many pages it has reported as shown while the host showed another one on top.
  var shownElsewhere: Int { get }

  /// How many alerts have returned another button than the one that closed them.
  var wrongAnswers: Int { get }

  /// What it promises beside the stack.
  var promise: GuardPromise { get }

  /// How many outcomes whoever made a request has been told.
  func outcomes(of request: Int) -> Int

  /// Whether a request was carried out to the end; `nil` where it cannot say.
  func hasShown(_ request: Int) -> Bool?

  /// Whether it has something under way.
  var isBusy: Bool { get }

  /// What it was told last; `nil` where it keeps nothing.
  var trace: StackTrace? { get }

  /// Runs something that a person does, which the guard is asked about.
  func asksUntold(_ act: () -> Bool) -> Bool
}

extension NavigationGuard {
  /// Controls are enabled.
  package func takesTap(on page: SimulatedPage) -> Bool { true }
  /// Most know of no such thing.
  package func keepOnBack(_ places: Set<LabScreen>) -> BackGuard { .app }
  /// Most know of no such thing.
  package func forbid(_ places: Set<LabScreen>) -> BackGuard { .app }
  /// Most leave it to the app.
  package func save() {}
  /// Most leave it to the app.
  package var waitsForFacts: Bool { false }
  /// Most know of no such thing.
  package func hold() {}
  /// Most know of no such thing.
  package func letGo() {}
  /// The host keeps them.
  package var parked: Set<SimulatedPage>? { nil }
  /// Most make no pages.
  package var madeForNothing: Int { 0 }
  /// Most report nothing.
  package var shownElsewhere: Int { 0 }
  /// Most return nothing.
  package var wrongAnswers: Int { 0 }
  /// The toolkit counts references.
  package var releasedTwice: Int { 0 }
  /// Nothing.
  package var promise: GuardPromise { .nothing }
  /// None that promises outcomes.
  package func outcomes(of request: Int) -> Int { 0 }
  /// Most cannot say.
  package func hasShown(_ request: Int) -> Bool? { nil }
  /// Most cannot say.
  package var isBusy: Bool { false }
  /// Most keep nothing.
  package var trace: StackTrace? { nil }
  /// Most do not count what they are asked.
  package func asksUntold(_ act: () -> Bool) -> Bool { act() }
}

/// A guard that is the host's subclass or delegate: its stack is the host's, and the host's calls are what it makes.
@MainActor package protocol ThinGuard: NavigationGuard {
  /// The host that it stands before.
  var host: SimulatedHost { get }
}

extension ThinGuard {
  /// The host's own stack is all there is.
  package var stack: [SimulatedPage] { host.stack }

  /// Puts the root up, without animation.
  package func start(on root: LabRoot) {
    setRoot(to: host.window.makePage(root.first), 0)
  }

  /// Calls the host.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  func call(_ request: GuardRequest) -> Bool {
    let number = request.number
    switch request.action {
    case .push(let page):
      host.push(page, onStackOf: request.source, for: number, request.animation)
      return true
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
  /// Whether it puts a page on top.
  var isPush: Bool { if case .push = action { true } else { false } }

  /// Whether it takes pages off.
  var isPop: Bool {
    switch action {
    case .back, .pop, .unwind, .popToRoot: true
    case .push, .setStack, .present, .replace, .choose, .restore, .select, .goToTab, .go, .open, .setRoot,
      .pushWhenKnown:
      false
    }
  }

  /// What a call that does nothing gives back: a pop gives no page, and the other calls give nothing in any case.
  var replyWhereNothingHappens: GuardReply { isPop ? .refused : .nothing }
}
