package import NavRuntime

/// A host whose app changes the stack on every press, without a guard.
///
/// It follows the behavior that developers reported of UIKit for ten years:
/// - A push during another push leaves the bar and the page apart ("nested push animation can result in corrupted
///   navigation bar").
/// - A third push or pop before both end adds a view to itself ("Can't add self as subview"), which ends the app.
/// - A controller that presents a layer cannot present another one. UIKit logs the attempt and ignores it, and it
///   does the same with a dismissal while a layer is opening or closing.
package struct UnguardedHost: Sendable {
  /// A slide in progress.
  package struct Slide: Sendable {
    package let from: [StackEntry]
    package let to: [StackEntry]
    package let start: Duration
    package let length: Duration
    /// Whether a layer opens or closes.
    package let isLayer: Bool
  }

  /// The stack that the app expects.
  package private(set) var stack: [StackEntry]
  /// The slides in progress, the oldest first.
  package private(set) var slides: [Slide] = []
  /// The page that the bar belongs to. After a corruption, it is not the top page.
  package private(set) var bar: InstanceID?
  /// The lines in UIKit's console.
  package private(set) var messages: [String] = []
  /// Whether the bar and the pages differ.
  package private(set) var isCorrupted = false
  /// Whether the app has crashed.
  package private(set) var isDead = false

  init(_ stack: [StackEntry]) {
    self.stack = stack
    bar = stack.last?.instance
  }

  /// The time at which the next slide ends.
  var nextEnd: Duration? { slides.map { $0.start + $0.length }.min() }

  /// Changes the stack as UIKit does.
  ///
  /// - Parameters:
  ///   - new: The stack that the app wants.
  ///   - source: The page that requests the change.
  ///   - isAnimated: Whether the change slides.
  ///   - length: The duration of a slide.
  ///   - time: The current time.
  ///   - names: Returns the name of an entry's screen.
  /// - Returns: The line that UIKit logs, if it does not carry out the change properly.
  mutating func show(
    _ new: [StackEntry], from source: InstanceID, isAnimated: Bool, length: Duration, at time: Duration,
    names: (StackEntry) -> String
  ) -> String? {
    if isDead { return nil }
    let isLeaving = !stack.contains { $0.instance == source }
    if isLeaving, slides.contains(where: { $0.isLayer }) { return logDismissal(from: source, names) }
    if new.isEmpty { return nil }
    let old = stack
    func isNew(_ entry: StackEntry, to stack: [StackEntry]) -> Bool {
      entry.opening.beginsLayer && !stack.contains { $0.instance == entry.instance }
    }
    let opened = new.first { isNew($0, to: old) }
    let isLayer = opened != nil || old.contains { isNew($0, to: new) }
    if isLayer {
      let presented = layer(over: source)
      if let opened, let presented {
        return log(
          "Attempt to present <\(names(opened))> on <\(names(page(source)))> which is already presenting <\(names(presented))>"
        )
      }
      if slides.contains(where: { $0.isLayer }) { return logDismissal(from: source, names) }
    }
    let problem = isLayer ? nil : nested(isPush: new.count > old.count)
    if isDead { return problem }
    stack = new
    if isAnimated, length > .zero {
      slides.append(Slide(from: old, to: new, start: time, length: length, isLayer: isLayer))
    }
    if !isCorrupted { bar = new.last?.instance }
    return problem
  }

  /// Records a change of a navigation controller that is already in transition.
  private mutating func nested(isPush: Bool) -> String? {
    switch slides.count(where: { !$0.isLayer }) {
    case 0: return nil
    case 1:
      // The bar follows the first of two changes, and is busy during the second.
      isCorrupted = true
      return log("nested \(isPush ? "push" : "pop") animation can result in corrupted navigation bar")
    default:
      isDead = true
      isCorrupted = true
      return log("Can't add self as subview")
    }
  }

  private mutating func logDismissal(from source: InstanceID, _ names: (StackEntry) -> String) -> String {
    log("Attempt to dismiss from <\(names(page(source)))> while a presentation or dismiss is in progress")
  }

  private mutating func log(_ message: String) -> String {
    messages.append(message)
    return message
  }

  private func page(_ id: InstanceID) -> StackEntry {
    (stack + slides.flatMap { $0.from }).first { $0.instance == id } ?? stack[0]
  }

  /// The first page of the layer above a page.
  private func layer(over source: InstanceID) -> StackEntry? {
    guard let index = stack.firstIndex(where: { $0.instance == source }) else { return nil }
    return stack[(index + 1)...].first { $0.opening.beginsLayer }
  }

  mutating func endSlides(at time: Duration) {
    slides.removeAll { $0.start + $0.length <= time }
  }
}
