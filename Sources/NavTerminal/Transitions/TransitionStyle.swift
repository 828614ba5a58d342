/// The animations that a terminal knows, by the name that a graph gives under `transition`.
package enum TransitionStyle: String, Hashable, Sendable {
  /// The new page comes from the right, over the old one, which gives way by a third; back, the other way round.
  case slide
  /// The new page comes from below; back, it goes down again.
  case rise
  /// The new page takes the place of the old one cell by cell.
  case fade

  /// The animation of a name; a slide for no name and for names that a terminal does not know.
  package init(name: String?) {
    self = name.flatMap(TransitionStyle.init(rawValue:)) ?? .slide
  }
}
