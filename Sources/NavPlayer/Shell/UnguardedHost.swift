package import NavRuntime

/// A navigation controller that is told to change whenever somebody presses: what an app does without a guard.
///
/// The rules are UIKit's, as they have been reported for ten years: a push during another one leaves the bar and the page apart
/// ("nested push animation can result in corrupted navigation bar"), and one more change before both have ended adds a view to itself
/// ("Can't add self as subview"), which ends the app.
package struct UnguardedHost: Sendable {
  /// A slide that has begun.
  package struct Slide: Sendable {
    package let from: [StackEntry]
    package let to: [StackEntry]
    package let start: Duration
    package let length: Duration
  }

  /// The stack that the app believes in.
  package private(set) var stack: [StackEntry]
  /// The slides under way, the oldest first.
  package private(set) var slides: [Slide] = []
  /// The page that the bar is about; another than the top one, once it is corrupted.
  package private(set) var bar: InstanceID?
  /// What UIKit says in the console.
  package private(set) var messages: [String] = []
  /// Whether the app has ended.
  package private(set) var isDead = false

  init(_ stack: [StackEntry]) {
    self.stack = stack
    bar = stack.last?.instance
  }

  /// When the next slide ends.
  var nextEnd: Duration? { slides.first.map { $0.start + $0.length } }

  /// Whether bar and pages are apart.
  package var isCorrupted: Bool { !messages.isEmpty }

  mutating func show(_ new: [StackEntry], isAnimated: Bool, length: Duration, at time: Duration) {
    if isDead { return }
    let old = stack
    switch slides.count {
    case 0: break
    case 1:
      messages.append(
        new.count > old.count
          ? "nested push animation can result in corrupted navigation bar"
          : "nested pop animation can result in corrupted navigation bar")
    default:
      messages.append("Can't add self as subview")
      isDead = true
      return
    }
    // The bar follows the first of two; the second finds it busy.
    if slides.isEmpty { bar = new.last?.instance }
    stack = new
    if isAnimated, length > .zero {
      slides.append(Slide(from: old, to: new, start: time, length: length))
    }
  }

  mutating func endSlides(at time: Duration) {
    slides.removeAll { $0.start + $0.length <= time }
  }
}
