/// A segue of one screen, as a parameter of hooks. Compare it, or switch over it.
///
/// ```swift
/// func shouldPerform(_ leaving: LeavingSegue<Shop.Catalog>) -> Bool {
///   leaving.segue != .openCart || !isEditing
/// }
/// ```
@frozen public struct Segue<S: Screen>: Hashable, Sendable {
  /// The segue's number in the table.
  public let id: SegueID

  /// Creates the segue with a number. Generated code calls this for each segue, so it is inlined even in debug
  /// builds.
  @_transparent public init(_ id: SegueID) {
    self.id = id
  }

  /// The host's back button and swipe.
  public static var back: Segue { Segue(.back) }
}
