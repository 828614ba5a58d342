package import NavRuntime

/// A host with a clock of its own: it slides from one stack to another for as long as a slide takes.
package struct PrototypeHost: Sendable {
  /// A slide, or a finger that draws the top page away.
  package struct Slide: Sendable {
    package let id: TransitionID
    package let from: [StackEntry]
    package let to: [StackEntry]
    package let kind: StackChangeKind
    package let start: Duration
    /// Zero for one that follows a finger.
    package let length: Duration
    package var isFinger: Bool
    /// How far the finger has come, from 0 to 1.
    package var fraction = 0.0

    var end: Duration { start + length }
  }

  /// The stack that it shows, or the one that a slide has begun with.
  package var shown: [StackEntry] = []
  package var slide: Slide?

  /// What it says of itself. As UIKit does, it counts what it has been told as shown.
  var state: HostState {
    let stack = slide.map { $0.isFinger ? $0.from : $0.to } ?? shown
    return HostState(stack: stack.map { $0.instance }, isAnimating: slide != nil)
  }

  /// Ends the slide at once.
  mutating func settle() {
    if let slide { shown = slide.isFinger ? slide.from : slide.to }
    slide = nil
  }
}
