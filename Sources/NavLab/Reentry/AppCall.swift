import SeededRandom

/// A call of the public API, by an app, by a page or by a host; or something that they do to what they hold.
package enum AppCall: Int, CaseIterable, Hashable, Sendable {
  // Requests.
  case push, unwind, goBack, goSomewhere, selectTab, open, openUnknown, restore, restoreSaved, start, cancel, cancelTask
  // Locks: kept until the end, dropped at once, dropped later, given back, dropped.
  case lock, lockAndDrop, lockForAWhile, releaseLock, dropLock
  // Facts.
  case changeFact, changeRoot, factsDidChange, answerFact
  // Questions and observation.
  case canPerform, canGoBack, observe, cancelObservation, observeState, readURL, readStack, readTrace, record
  case dropRecording, saveState
  // What a host tells, in order or not.
  case didShow, didShowOther, backRequested, backRequestedTo, gestureBegins, gestureMoves, gestureFinishes
  case gestureIsCancelled, stackChanged, timerFired, suspended, resumed, delegateCanGoBack
  case dismissalBegins, delegateCanDismiss, alertChosen, alertChosenAgain, alertChosenOther, tabChosen, tabChosenOther
  // What a host does on its own.
  case hostPops, hostShowsOther, hostSelects, layerGoes, alertGoes
  // What is let go of, and who comes after.
  case dropNavigator, startSuccessor, dropHandles, dropRequests

  /// Those that a runtime has to bound, where they are made each time that something is called.
  static let bounded: [AppCall] = [
    .push, .unwind, .goBack, .open, .openUnknown, .restore, .start, .lockAndDrop, .factsDidChange, .canPerform,
    .canGoBack,
    .didShow, .didShowOther, .backRequested, .gestureBegins, .gestureMoves, .gestureFinishes, .stackChanged,
    .timerFired, .dismissalBegins, .delegateCanDismiss, .restoreSaved, .alertChosen, .alertChosenAgain,
    .alertChosenOther, .goSomewhere, .selectTab, .tabChosen, .tabChosenOther,
  ]

  /// The calls that people and apps make most of the time.
  static let ordinary: [AppCall] = [
    .push, .push, .push, .push, .unwind, .unwind, .goBack, .open, .backRequested, .changeFact, .observeState,
    .alertChosen, .dismissalBegins, .tabChosen, .goSomewhere, .changeRoot,
  ]
}

/// A call, and a number that decides what it is about: from which page, by which segue, which lock.
package struct PickedCall: Hashable, Sendable, CustomStringConvertible {
  package let call: AppCall
  package let pick: Int

  static func any(_ random: inout SplitMix) -> PickedCall {
    PickedCall(call: AppCall.allCases.randomElement(using: &random) ?? .push, pick: number(&random))
  }

  static func ordinary(_ random: inout SplitMix) -> PickedCall {
    PickedCall(call: AppCall.ordinary.randomElement(using: &random) ?? .push, pick: number(&random))
  }

  private static func number(_ random: inout SplitMix) -> Int { Int.random(in: 0..<720, using: &random) }

  package var description: String { "\(call)(\(pick))" }
}

/// A call that is made from inside a callback.
package struct Reentry: Hashable, Sendable, CustomStringConvertible {
  /// How often it is made.
  package enum Insistence: Hashable, Sendable {
    /// So many times in one callback.
    case atOnce(Int)
    /// Once in each of so many callbacks, one after the other.
    case eachTime(Int)

    /// In each of them, for as long as the run goes on.
    static let always = eachTime(.max)
  }

  package let callback: Callback
  /// How many of these callbacks go by before.
  package let skipped: Int
  package let call: PickedCall
  package let insistence: Insistence

  static func any(_ random: inout SplitMix) -> Reentry {
    Reentry(
      callback: Callback.allCases.randomElement(using: &random) ?? .event,
      skipped: Bool.random(using: &random) ? 0 : Int.random(in: 0..<6, using: &random), call: .any(&random),
      insistence: insistence(&random))
  }

  /// The same with less of it.
  var simpler: [Reentry] {
    var all: [Reentry] = []
    if insistence != .atOnce(1) {
      all.append(Reentry(callback: callback, skipped: skipped, call: call, insistence: .atOnce(1)))
    }
    if skipped > 0 { all.append(Reentry(callback: callback, skipped: 0, call: call, insistence: .atOnce(1))) }
    return all
  }

  /// One for a number: over as many numbers as there are pairs, each call is made from inside of each callback.
  static func pair(_ number: UInt64, _ random: inout SplitMix) -> Reentry {
    let calls = AppCall.allCases.count
    let pair = Int(number % UInt64(calls * Callback.allCases.count))
    let any = PickedCall.any(&random)
    return Reentry(
      callback: Callback.allCases[pair / calls], skipped: Int.random(in: 0..<2, using: &random),
      call: PickedCall(call: AppCall.allCases[pair % calls], pick: any.pick), insistence: .atOnce(1))
  }

  /// A call that is made without end. Not from arguments, which each call makes more of.
  static func endless(_ random: inout SplitMix) -> Reentry {
    let any = PickedCall.any(&random)
    let callback = Callback.allCases.randomElement(using: &random) ?? .event
    let isOfArguments = [.readsArguments, .writesArguments, .comparesArguments, .argumentFreed].contains(callback)
    return Reentry(
      callback: isOfArguments ? .event : callback, skipped: 0,
      call: PickedCall(call: AppCall.bounded.randomElement(using: &random) ?? .push, pick: any.pick),
      insistence: .always)
  }

  /// Another navigator takes the host over while it is asked something, some time in the run.
  static func takeover(_ random: inout SplitMix) -> Reentry {
    let any = PickedCall.any(&random)
    return Reentry(
      callback: Callback.allCases.filter(\.isQuestion).randomElement(using: &random) ?? .tellsShown,
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
