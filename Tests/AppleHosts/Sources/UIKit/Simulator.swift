// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A simulated device: the run loop and its clock, the length of animations, and the messages that UIKit would log.
///
/// The current device is local to a task, so each concurrent test has its own. A view controller belongs to the
/// device on which it was created.
@MainActor package final class Simulator {
  @TaskLocal package static var current = Simulator()

  private struct Entry {
    let time: Duration
    let order: Int
    let body: @MainActor () -> Void
  }

  /// An external clock.
  package struct Time {
    let now: @MainActor () -> Duration
    let after: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

    /// Creates a clock from a function that returns the time and a function that calls back after a delay.
    nonisolated package init(
      now: @escaping @MainActor () -> Duration,
      after: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
    ) {
      (self.now, self.after) = (now, after)
    }
  }

  /// A call that changes the visible controllers.
  package struct Call {
    /// The calls of navigation controllers, of presenting controllers, and of tab bar controllers.
    package enum Kind: Hashable, Sendable { case push, pop, popTo, set, present, dismiss, select }

    /// The kind of the call.
    package let kind: Kind
    /// The time of the call.
    package let time: Duration
    /// Whether the call requests an animation.
    package let isAnimated: Bool
    /// Whether the call did nothing, or something else.
    package internal(set) var isWrong = false
    /// Whether there was nothing to do.
    package internal(set) var isIdle = false
  }

  private let time: Time?
  private var ownNow = Duration.zero
  /// The classes of the scenes in storyboards, by the name of the storyboard and the Storyboard ID.
  package var scenes: [String: [String: UIViewController.Type]] = [:]
  /// The length of a transition.
  package var animation = Duration.milliseconds(350)
  /// The messages that UIKit logs before its state is corrupted or it crashes.
  package private(set) var corruptions: [String] = []
  /// The messages that UIKit logs when it ignores a call.
  package private(set) var lost: [String] = []
  /// The next faults, one per transition.
  package var faults: [Fault] = []
  /// The hostile behavior of UIKit on the device.
  package var hostility: Hostility = []
  /// The rotation in progress. Controllers in view return it as their coordinator, unless they have another one.
  private(set) var turn: Transition?
  private var windows: [WeakWindow] = []
  /// The calls in order, recorded only if `onCall` is set.
  package private(set) var calls: [Call] = []
  /// Called with each call and its controller, before the call does anything.
  package var onCall: ((Call, UIViewController) -> Void)?
  /// Called with a view that accepts touches again.
  package var onTouches: ((UIView) -> Void)?
  /// Called with the controller that a completion reports, after the completion.
  package var onShow: ((UIViewController) -> Void)?
  /// The screen preferences that the controllers returned last.
  package var wishes = ScreenPreferences()
  private var entries: [Entry] = []
  private var lastOrder = 0
  /// The number of delayed calls that were ever scheduled.
  package private(set) var wakeUps = 0

  /// Creates a device with its own clock, or with an external one.
  nonisolated package init(time: Time? = nil) {
    self.time = time
  }

  /// The time since the device was created.
  package var now: Duration { time?.now() ?? ownNow }

  /// Whether no delayed call is pending.
  package var isAtRest: Bool { entries.isEmpty }

  /// The number of pending delayed calls.
  package var waiting: Int { entries.count }

  /// Calls a closure after a delay. Closures that are due at the same time run in the order in which they were added.
  package func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    wakeUps += 1
    if let time { return time.after(delay, body) }
    lastOrder += 1
    entries.append(Entry(time: now + delay, order: lastOrder, body: body))
  }

  /// Advances the time, and runs everything that is due.
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

  /// The app's animation controllers that presentations and dismissals have used.
  package private(set) var usedAnimations: [any UIViewControllerAnimatedTransitioning] = []

  func use(_ animation: (any UIViewControllerAnimatedTransitioning)?) {
    if let animation { usedAnimations.append(animation) }
  }

  package func corrupt(_ message: String) { corruptions.append(message) }
  package func lose(_ message: String) { lost.append(message) }

  /// Records the start of a call.
  ///
  /// - Returns: The number of the call, for `amend`.
  func note(_ kind: Call.Kind, by controller: UIViewController, isAnimated: Bool) -> Int {
    guard let onCall else { return -1 }
    let call = Call(kind: kind, time: now, isAnimated: isAnimated)
    onCall(call, controller)
    calls.append(call)
    return calls.count - 1
  }

  /// Records the result of a call.
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

  // MARK: Widths

  /// Whether the windows are wide enough for columns.
  package private(set) var isWide = false
  private var splits: [WeakSplit] = []

  private struct WeakSplit { weak var split: UISplitViewController? }

  func add(_ split: UISplitViewController) {
    splits = splits.filter { $0.split != nil } + [WeakSplit(split: split)]
  }

  /// Resizes the windows. In the background, the system does it without an animation, for its pictures of the app.
  package func resize(isWide: Bool, isAnimated: Bool = true) {
    self.isWide = isWide
    if isAnimated { turnDevice() }
    for split in splits.compactMap(\.split) where split.isInView { split.fold(isCollapsed: !isWide) }
    // UIKit places a popover again at its next layout.
    after(.zero) { [weak self] in self?.checkPopovers() }
  }

  private func checkPopovers() {
    for window in windows.compactMap(\.window) {
      var next = window.rootViewController?.presentedViewController
      while let layer = next {
        if layer.isLostPopover { corrupt("a popover points at a view that is in no window") }
        next = layer.ownPresented
      }
    }
  }

  /// Adds a window that was created on the device.
  func add(_ window: UIWindow) { windows = windows.filter { $0.window != nil } + [WeakWindow(window: window)] }

  private struct WeakWindow { weak var window: UIWindow? }

  package func nextFault() -> Fault? { faults.isEmpty ? nil : faults.removeFirst() }
}
