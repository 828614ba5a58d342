/// The animations of a terminal, by their names under `transition` in the graph.
package enum TransitionStyle: String, Hashable, Sendable {
  /// The new page slides in from the right, and the old page moves left by a third. A pop reverses this.
  case slide
  /// The new page rises from the bottom. A pop reverses this.
  case rise
  /// The new page replaces the old page cell by cell.
  case fade

  /// Creates the animation with this name. Without a name, or with an unknown one, it is a slide.
  package init(name: String?) {
    self = name.flatMap(TransitionStyle.init(rawValue:)) ?? .slide
  }
}
