// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A transition of the double, as its coordinator shows it.
@MainActor final class Transition: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  /// What happens when it has ended, before anybody hears of it.
  var finish: ((_ isCancelled: Bool) -> Void)?
  /// What happens after those have heard of it that wait for it.
  var afterwards: (() -> Void)?
  private let simulator: Simulator
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private(set) var isOver = false

  init(isAnimated: Bool = true, isInteractive: Bool = false, _ simulator: Simulator) {
    (self.isAnimated, self.isInteractive, self.simulator) = (isAnimated, isInteractive, simulator)
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isOver { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  /// Runs to its end in this time.
  func run(for time: Duration) {
    simulator.after(time) { self.end() }
  }

  /// The finger is lifted: the rest is animated.
  func endInteraction(isCancelled: Bool) {
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    run(for: simulator.animation)
  }

  /// Comes to its end: now.
  func end(tellsCompletions: Bool = true) {
    if isOver { return }
    isOver = true
    finish?(isCancelled)
    finish = nil
    if tellsCompletions { for completion in completions { completion(self) } }
    completions = []
    let last = afterwards
    afterwards = nil
    last?()
  }
}
