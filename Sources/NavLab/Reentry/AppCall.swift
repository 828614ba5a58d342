import SeededRandom

/// A call of the public API by an app, a page, or a host, or a change of the objects that they own.
package enum AppCall: Int, CaseIterable, Hashable, Sendable {
  // Requests.
  case push, unwind, goBack, goSomewhere, selectTab, open, openUnknown, restore, restoreSaved, start, cancel, cancelTask
  // Locks: kept until the end, dropped at once, dropped later, released, or dropped.
  case lock, lockAndDrop, lockForAWhile, releaseLock, dropLock
  // Facts.
  case changeFact, changeRoot, factsDidChange, answerFact
  // Queries and observation.
  case canPerform, canGoBack, observe, cancelObservation, observeState, readURL, readStack, readTrace, record
  case dropRecording, saveState
  // Reports of a host, in any order.
  case didShow, didShowOther, backRequested, backRequestedTo, gestureBegins, gestureMoves, gestureFinishes
  case gestureIsCancelled, stackChanged, timerFired, suspended, resumed, delegateCanGoBack
  case dismissalBegins, delegateCanDismiss, alertChosen, alertChosenAgain, alertChosenOther, tabChosen, tabChosenOther
  // Changes by the host itself.
  case hostPops, hostShowsOther, hostSelects, layerGoes, alertGoes
  // Releases of objects, and the start of a second navigator.
  case dropNavigator, startSuccessor, dropHandles, dropRequests
  // Changes of the form, a report without one, and the back buttons of columns.
  case fold, formChanged, backRequestedOf, delegateCanGoBackOf

  /// The calls of any app and host that the runtime must bound if a callback makes them each time it runs.
  fileprivate static let bounded: [AppCall] = [
    .push, .unwind, .goBack, .open, .openUnknown, .restore, .start, .lockAndDrop, .factsDidChange, .canPerform,
    .canGoBack,
    .didShow, .didShowOther, .backRequested, .gestureBegins, .gestureMoves, .gestureFinishes, .stackChanged,
    .timerFired, .dismissalBegins, .delegateCanDismiss, .restoreSaved, .alertChosen, .alertChosenAgain,
    .alertChosenOther, .goSomewhere, .selectTab, .tabChosen, .tabChosenOther,
  ]

  /// The calls that only hosts with columns make.
  fileprivate static let ofColumns: [AppCall] = [.fold, .formChanged, .backRequestedOf, .delegateCanGoBackOf]

  /// The calls of an app and a host, which has columns or not.
  package static func all(ofColumns hasColumns: Bool) -> [AppCall] {
    allCases.filter { hasColumns || !ofColumns.contains($0) }
  }

  /// The calls that users and apps make most of the time.
  static let ordinary: [AppCall] = [
    .push, .push, .push, .push, .unwind, .unwind, .goBack, .open, .backRequested, .changeFact, .observeState,
    .alertChosen, .dismissalBegins, .tabChosen, .goSomewhere, .changeRoot,
  ]
}

/// The calls and callbacks of a schedule.
struct ReentryVocabulary {
  let calls: [AppCall]
  /// The calls that the runtime must bound if a callback makes them each time it runs.
  let bounded: [AppCall]
  let callbacks: [Callback]

  init(ofColumns hasColumns: Bool) {
    calls = AppCall.all(ofColumns: hasColumns)
    bounded = AppCall.bounded + (hasColumns ? AppCall.ofColumns : [])
    callbacks = Callback.all(ofColumns: hasColumns)
  }
}

/// A call with a number that selects its page, segue, or lock.
package struct PickedCall: Hashable, Sendable, CustomStringConvertible {
  package let call: AppCall
  package let pick: Int

  static func any(of words: ReentryVocabulary, _ random: inout SplitMix) -> PickedCall {
    PickedCall(call: words.calls.randomElement(using: &random) ?? .push, pick: number(&random))
  }

  static func ordinary(_ random: inout SplitMix) -> PickedCall {
    PickedCall(call: AppCall.ordinary.randomElement(using: &random) ?? .push, pick: number(&random))
  }

  private static func number(_ random: inout SplitMix) -> Int { Int.random(in: 0..<720, using: &random) }

  package var description: String { "\(call)(\(pick))" }
}

/// A call that a callback makes.
package struct Reentry: Hashable, Sendable, CustomStringConvertible {
  /// The number of times that the call is made.
  package enum Insistence: Hashable, Sendable {
    /// The given number of times in one callback.
    case atOnce(Int)
    /// Once in each of the given number of consecutive callbacks.
    case eachTime(Int)

    /// Once in each callback, until the end of the run.
    static let always = eachTime(.max)
  }

  package let callback: Callback
  /// The number of callbacks to skip first.
  package let skipped: Int
  package let call: PickedCall
  package let insistence: Insistence

  static func any(of words: ReentryVocabulary, _ random: inout SplitMix) -> Reentry {
    Reentry(
      callback: words.callbacks.randomElement(using: &random) ?? .event,
      skipped: Bool.random(using: &random) ? 0 : Int.random(in: 0..<6, using: &random), call: .any(of: words, &random),
      insistence: insistence(&random))
  }

  /// Simpler variants of the nested call, for minimization.
  var simpler: [Reentry] {
    var all: [Reentry] = []
    if insistence != .atOnce(1) {
      all.append(Reentry(callback: callback, skipped: skipped, call: call, insistence: .atOnce(1)))
    }
    if skipped > 0 { all.append(Reentry(callback: callback, skipped: 0, call: call, insistence: .atOnce(1))) }
    return all
  }

  /// Returns the nested call for a number. Consecutive numbers cover all pairs of a callback and a call.
  static func pair(_ number: UInt64, of words: ReentryVocabulary, _ random: inout SplitMix) -> Reentry {
    let calls = words.calls.count
    let pair = Int(number % UInt64(calls * words.callbacks.count))
    let any = PickedCall.any(of: words, &random)
    return Reentry(
      callback: words.callbacks[pair / calls], skipped: Int.random(in: 0..<2, using: &random),
      call: PickedCall(call: words.calls[pair % calls], pick: any.pick), insistence: .atOnce(1))
  }

  /// Returns a nested call that is repeated without end. It excludes the callbacks of arguments, because each call
  /// creates more arguments.
  static func endless(of words: ReentryVocabulary, _ random: inout SplitMix) -> Reentry {
    let any = PickedCall.any(of: words, &random)
    let callback = words.callbacks.randomElement(using: &random) ?? .event
    let isOfArguments = [.readsArguments, .writesArguments, .comparesArguments, .argumentFreed].contains(callback)
    return Reentry(
      callback: isOfArguments ? .event : callback, skipped: 0,
      call: PickedCall(call: words.bounded.randomElement(using: &random) ?? .push, pick: any.pick),
      insistence: .always)
  }

  /// Returns a nested call in which another navigator takes over the host during a query, at some time in the run.
  static func takeover(of words: ReentryVocabulary, _ random: inout SplitMix) -> Reentry {
    let any = PickedCall.any(of: words, &random)
    return Reentry(
      callback: words.callbacks.filter(\.isQuestion).randomElement(using: &random) ?? .tellsShown,
      skipped: Int.random(in: 0..<40, using: &random), call: PickedCall(call: .startSuccessor, pick: any.pick),
      insistence: .atOnce(1))
  }

  private static func insistence(_ random: inout SplitMix) -> Insistence {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .atOnce(70)
    case 1: .eachTime(Int.random(in: 20...100, using: &random))
    case 2..<6: .atOnce(2)
    case 6..<12: .eachTime(Int.random(in: 2...4, using: &random))
    default: .atOnce(1)
    }
  }

  package var description: String {
    let often =
      switch insistence {
      case .atOnce(1): ""
      case .atOnce(let count): ", \(count) times"
      case .always: ", always"
      case .eachTime(let count): ", in \(count) of them"
      }
    return "in \(callback)\(skipped == 0 ? "" : " after \(skipped)"): \(call)\(often)"
  }
}
