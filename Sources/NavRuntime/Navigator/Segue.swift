/// A segue of one screen, as hooks are told about it: compare it, or switch over it.
///
/// ```swift
/// func shouldPerform(_ leaving: LeavingSegue<Shop.Catalog>) -> Bool {
///   leaving.segue != .openCart || !isEditing
/// }
/// ```
@frozen public struct Segue<S: Screen>: Hashable, Sendable {
  /// The segue's number in the table.
  public let id: SegueID

  /// The segue of a number; generated code names each, so this is inlined in debug builds too.
  @_transparent public init(_ id: SegueID) {
    self.id = id
  }

  /// The host's back button and swipe.
  public static var back: Segue { Segue(.back) }
}
