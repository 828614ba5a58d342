import GTKWidgets
import NavRuntime

/// A container whose upper widget moves over a lower one: a native stack of pages, or the columns of a run.
@MainActor protocol SlideOwner: AnyObject {
  /// The widgets that a swipe would move, or `nil` if there is nothing below.
  var swipeSides: Slide.Sides? { get }
  /// Whether the top page of the stack is inside, so that a swipe may remove it.
  var holdsTheTop: Bool { get }
  /// Called when a swipe begins.
  func swipeBegins()
  /// Removes the top page after the user swiped it away. It stays visible until the motion ends.
  func removeTop()
  /// Shows what is in place after a motion.
  func stand()
}

/// The motion of a widget over another one in a `SlideBox`: an animation, or the user's finger.
@MainActor final class Slide {
  /// The two widgets of a motion.
  struct Sides {
    let lower: Widget
    let upper: Widget
    let style: SlideBox.Style
  }

  private enum Motion {
    /// The upper widget is animated, and a closure is called at the end.
    case animation(Animation, done: @MainActor () -> Void)
    /// The user swipes the upper widget.
    case swipe
  }

  private let box: SlideBox
  private weak var host: GTKHost?
  private unowned let owner: any SlideOwner
  private var motion: Motion?

  init(in box: SlideBox, of host: GTKHost?, owner: any SlideOwner) {
    (self.box, self.host, self.owner) = (box, host, owner)
    box.takeSwipes(
      SlideBox.SwipeActions(
        began: { [weak self] in self?.swipeBegan() }, moved: { [weak self] in self?.swipeMoved(to: $0) },
        ended: { [weak self] in self?.swipeEnded(finishing: $0) }))
    box.takesMouseSwipes = host?.takesMouseSwipes == true
  }

  var isMoving: Bool { motion != nil }

  /// Moves the upper widget to its place or away from it, and calls `done` at the end.
  func play(_ sides: Sides, isAway: Bool, lasting time: Duration, done: @escaping @MainActor () -> Void) {
    box.begin(sides.lower, under: sides.upper, sides.style, at: isAway ? 0 : 1)
    move(to: isAway ? 1 : 0, lasting: time, done: done)
  }

  private func move(to end: Double, lasting time: Duration, done: @escaping @MainActor () -> Void) {
    let animation = Animation(
      on: box, from: box.progress, to: end, lasting: time, value: { [weak self] in self?.box.progress = $0 },
      done: { [weak self] in self?.end() })
    motion = .animation(animation, done: done)
    animation.play()
  }

  private func end() {
    guard case .animation(_, let done) = motion else { return }
    motion = nil
    owner.stand()
    done()
  }

  /// Completes the motion without calling `done`.
  func settle() {
    switch motion {
    case nil: return
    case .animation(let animation, _):
      motion = nil
      animation.drop()
    case .swipe:
      motion = nil
      box.resetSwipe()
    }
    owner.stand()
  }

  /// Completes an animation at once, and calls `done`.
  func hurry() {
    if case .animation(let animation, _) = motion { animation.skip() }
  }

  // MARK: - Swipes

  /// Cancels the swipe of a finger that is still down.
  func cancelSwipe() {
    guard case .swipe = motion else { return }
    box.resetSwipe()
    swipeEnded(finishing: false)
    hurry()
  }

  private func swipeBegan() {
    guard motion == nil, let sides = owner.swipeSides, let host, owner.holdsTheTop, host.swipeMayBegin() else { return }
    motion = .swipe
    owner.swipeBegins()
    box.begin(sides.lower, under: sides.upper, sides.style, at: 0)
  }

  private func swipeMoved(to fraction: Double) {
    guard case .swipe = motion else { return }
    box.progress = min(1, max(0, fraction))
    host?.swipeMoved(to: box.progress)
  }

  private func swipeEnded(finishing: Bool) {
    guard case .swipe = motion, let host else { return }
    if finishing { owner.removeTop() }
    host.swipeEnded(finishing ? .finished : .cancelled)
    // The delegate may end the swipe.
    guard case .swipe = motion else { return }
    let left = finishing ? 1 - box.progress : box.progress
    move(to: finishing ? 1 : 0, lasting: host.slideDuration * left) { [weak self] in self?.host?.swipeStands() }
  }
}
