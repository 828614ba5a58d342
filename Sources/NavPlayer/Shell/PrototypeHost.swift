package import NavRuntime

/// A host that slides from one stack to another. The caller advances its clock.
package struct PrototypeHost: Sendable {
  /// A slide, or a drag of the top page or layer with a finger.
  package struct Slide: Sendable {
    package let id: TransitionID
    package let from: [StackEntry]
    package let to: [StackEntry]
    package let kind: StackChangeKind
    package let start: Duration
    /// The duration, or zero if the slide follows a finger.
    package let length: Duration
    package var isFinger: Bool
    /// The position of the finger, from 0 to 1.
    package var fraction = 0.0

    var end: Duration { start + length }
  }

  /// The visible stack, or the one at the start of a slide.
  package var shown: [StackEntry] = []
  package var slide: Slide?
  /// Whether the columns of splits are side by side.
  package var isExpanded = false
  /// Whether a column's first page is exchanged without a slide.
  package var exchangesAtOnce = true

  /// The state that the host reports. Like UIKit, it reports the new stack from the start of a slide.
  var state: HostState {
    let stack = slide.map { $0.isFinger ? $0.from : $0.to } ?? shown
    return HostState(stack: stack.map { $0.instance }, isAnimating: slide != nil, isExpanded: isExpanded)
  }

  /// Ends the slide immediately.
  mutating func settle() {
    if let slide { shown = slide.isFinger ? slide.from : slide.to }
    slide = nil
  }
}
