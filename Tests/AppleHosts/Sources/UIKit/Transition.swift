// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A transition of the double, and its coordinator.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  /// Called when the transition ends, before its completions.
  var finish: ((_ isCancelled: Bool) -> Void)?
  /// Called after the completions.
  var afterwards: (() -> Void)?
  private let simulator: Simulator
  private var fault: Simulator.Fault?
  /// Whether the user lifted the finger.
  private(set) var isLifted = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  /// Whether the transition rotates the device.
  var isTurn = false
  private(set) var isOver = false
  private var isStopping = false

  init(isAnimated: Bool = true, isInteractive: Bool = false, _ fault: Simulator.Fault? = nil, _ simulator: Simulator) {
    (self.isAnimated, self.isInteractive, self.simulator) = (isAnimated, isInteractive, simulator)
    self.fault = fault
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isOver { return false }
    if simulator.hostility.contains(.barsJump) {
      // UIKit calls it when the pages start to move, which is after `willShow`.
      simulator.after(.zero) { if !self.isOver { animation?(self) } }
    } else {
      animation?(self)
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  /// Starts the transition, which ends after its length unless it has a fault.
  func run() {
    if isAnimated, !isTurn, simulator.hostility.contains(.turnsInTransitions) {
      simulator.after(simulator.animation / 2) { [simulator] in simulator.turnDevice() }
    }
    if isAnimated, !isTurn, simulator.hostility.contains(.foldsInTransitions) {
      simulator.after(simulator.animation / 3) { [simulator] in simulator.resize(isWide: !simulator.isWide) }
      simulator.after(simulator.animation / 2) { [simulator] in simulator.resize(isWide: !simulator.isWide) }
    }
    switch fault {
    // A transition without an animation always ends.
    case .animatesForever where isAnimated, .stopsLate where isAnimated: break
    case .endsInside: end()
    case .lastsLonger(let rest):
      simulator.after(length) {
        if self.isOver { return }
        self.tell()
        self.simulator.after(rest) { self.end() }
      }
    default: simulator.after(length) { self.end() }
    }
  }

  private var length: Duration { isAnimated ? simulator.animation : .zero }

  /// Lifts the finger. The rest of the transition is animated.
  func endInteraction(isCancelled: Bool, _ fault: Simulator.Fault? = nil) {
    guard !isLifted, !isOver else { return }
    self.isCancelled = isCancelled
    self.fault = fault
    isLifted = true
    if fault != .tellsNobody { for handler in interactionHandlers { handler(self) } }
    simulator.after(simulator.animation) { self.end() }
  }

  /// Cancels the touch as the system does, without callbacks.
  func loseInteraction() {
    if !isLifted { isCancelled = true }
    fault = .tellsNobody
    end()
  }

  /// Ends a transition that is not visible, without callbacks.
  func endUnseen() {
    if isInteractive { return loseInteraction() }
    fault = .tellsNobody
    end()
  }

  /// Removes the animations of the transition.
  func stop() {
    switch fault {
    case .stopsLate(let rest): stopsLater(rest)
    case .animatesForever where simulator.hostility.contains(.cannotBeStopped): stopsLater(.seconds(2))
    case _ where simulator.hostility.contains(.cannotBeStopped):
      // The user may never lift the finger.
      if isInteractive, !isLifted { stopsLater(.seconds(2)) }
    default: end()
    }
  }

  private func stopsLater(_ rest: Duration) {
    // The animations may be removed several times.
    if isStopping { return }
    isStopping = true
    simulator.after(rest) { self.end() }
  }

  /// Ends the transition now.
  func end() {
    if isOver { return }
    isOver = true
    exchange(&finish, with: nil)?(isCancelled)
    switch fault {
    case .tellsNobody: forget()
    case .tellsLate(let delay): simulator.after(delay) { self.tell() }
    default: tell()
    }
  }

  private func tell() {
    let heard = completions
    let last = afterwards
    forget()
    for completion in heard { completion(self) }
    last?()
  }

  private func forget() {
    _ = exchange(&completions, with: [])
    _ = exchange(&interactionHandlers, with: [])
    _ = exchange(&afterwards, with: nil)
  }
}
