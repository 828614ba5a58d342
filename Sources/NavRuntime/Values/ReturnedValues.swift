/// What a push returns where several unwinds with different values can land on its source: an enum with a case for
/// each.
public protocol ReturnedValues {
  /// The case for the value of an unwind; `nil` where the unwind is not one of this enum's.
  init?(unwind: SegueID, value: Any)
}
