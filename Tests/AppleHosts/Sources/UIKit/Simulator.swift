// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// What stands in for a device: the run loop and its clock, how long animations take, what UIKit would log.
///
/// It is the task's, so that tests beside one another have one each. A view controller belongs to the device that it was made on.
@MainActor package final class Simulator {
  @TaskLocal package static var current = Simulator()

  private struct Entry {
    let time: Duration
    let order: Int
    let body: @MainActor () -> Void
  }

  /// Somebody else's clock.
  package struct Time {
    let now: @MainActor () -> Duration
    let after: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

    /// What it says, and how it is asked to call.
    nonisolated package init(
      now: @escaping @MainActor () -> Duration,
      after: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
    ) {
      (self.now, self.after) = (now, after)
    }
  }

  /// A call that changes what is shown.
  package struct Call {
    /// The calls of a navigation container, of what presents, and of a bar of tabs.
    package enum Kind: Hashable, Sendable { case push, pop, popTo, set, present, dismiss, select }

    /// What was called.
    package let kind: Kind
    /// When.
    package let time: Duration
    /// Whether it was to be animated.
    package let isAnimated: Bool
    /// Whether it did nothing, or something else.
    package internal(set) var isWrong = false
    /// Whether there was nothing to do.
    package internal(set) var isIdle = false
  }

  private let time: Time?
  private var ownNow = Duration.zero
  /// How long a transition takes.
  package var animation = Duration.milliseconds(350)
  /// What UIKit logs before it breaks, and what it dies of.
  package private(set) var corruptions: [String] = []
  /// What UIKit logs where it does nothing.
  package private(set) var lost: [String] = []
  /// What goes wrong next, one fault a transition.
  package var faults: [Fault] = []
  /// The hostile behavior of UIKit on the device.
  package var hostility: Hostility = []
  /// The rotation of the device. While it runs, each controller has its coordinator.
  private(set) var turn: Transition?
  private var windows: [WeakWindow] = []
  /// The calls, in order, if somebody wants them.
  package private(set) var calls: [Call] = []
  /// Hears of a call, and whose it is, before it does anything.
  package var onCall: ((Call, UIViewController) -> Void)?
  /// Hears of a view that takes touches from now on.
  package var onTouches: ((UIView) -> Void)?
  /// Hears which controller a completion is about, when whoever waits for it has heard it.
  package var onShow: ((UIViewController) -> Void)?
  /// What the controllers have answered of the screen, when it was asked last.
  package var wishes = ScreenPreferences()
  private var entries: [Entry] = []
  private var lastOrder = 0
  /// How often something has been asked to be called later.
  package private(set) var wakeUps = 0

  /// A device with a clock of its own, or on somebody else's.
  nonisolated package init(time: Time? = nil) {
    self.time = time
  }

  /// The time since the device was made.
  package var now: Duration { time?.now() ?? ownNow }

  /// Whether nothing is due, ever.
  package var isAtRest: Bool { entries.isEmpty }

  /// What is due some time.
  package var waiting: Int { entries.count }

  /// Calls something after a time; what is due at one moment is called in the order of these calls.
  package func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    wakeUps += 1
    if let time { return time.after(delay, body) }
    lastOrder += 1
    entries.append(Entry(time: now + delay, order: lastOrder, body: body))
  }

  /// Lets time pass: the run loop turns, animations end.
  package func advance(by time: Duration) {
    let end = ownNow + time
    var left = 100_000
    while let index = entries.indices.filter({ entries[$0].time <= end }).min(by: {
      (entries[$0].time, entries[$0].order) < (entries[$1].time, entries[$1].order)
    }) {
      left -= 1
      precondition(left > 0, "the run loop does not come to rest")
      let entry = entries.remove(at: index)
      ownNow = max(ownNow, entry.time)
      entry.body()
    }
    ownNow = max(ownNow, end)
  }

  /// The animations of the app's with which something was presented, or has gone.
  package private(set) var usedAnimations: [any UIViewControllerAnimatedTransitioning] = []

  func use(_ animation: (any UIViewControllerAnimatedTransitioning)?) {
    if let animation { usedAnimations.append(animation) }
  }

  package func corrupt(_ message: String) { corruptions.append(message) }
  package func lose(_ message: String) { lost.append(message) }

  /// A call begins.
  ///
  /// - Returns: Its number, for `amend`.
  func note(_ kind: Call.Kind, by controller: UIViewController, isAnimated: Bool) -> Int {
    guard let onCall else { return -1 }
    let call = Call(kind: kind, time: now, isAnimated: isAnimated)
    onCall(call, controller)
    calls.append(call)
    return calls.count - 1
  }

  /// What became of a call.
  func amend(_ call: Int, isWrong: Bool = false, isIdle: Bool = false) {
    guard calls.indices.contains(call) else { return }
    (calls[call].isWrong, calls[call].isIdle) = (isWrong, isIdle)
  }

  /// Rotates the device, unless it rotates already.
  package func turnDevice() {
    guard turn == nil else { return }
    let turn = Transition(nil, self)
    turn.isTurn = true
    turn.finish = { [weak self, weak turn] _ in if self?.turn === turn { self?.turn = nil } }
    self.turn = turn
    turn.run()
    for window in windows.compactMap(\.window) {
      window.rootViewController?.viewWillTransition(to: window.frame.size, with: turn)
    }
  }

  /// The windows that were made on the device.
  func add(_ window: UIWindow) { windows = windows.filter { $0.window != nil } + [WeakWindow(window: window)] }

  private struct WeakWindow { weak var window: UIWindow? }

  package func nextFault() -> Fault? { faults.isEmpty ? nil : faults.removeFirst() }
}
