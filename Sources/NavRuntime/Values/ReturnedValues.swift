/// The value of a push whose source is the target of several unwinds with different values. It is an enum with one
/// case per unwind.
public protocol ReturnedValues {
  /// Creates the case for the value of an unwind, or returns `nil` if the enum has no case for the unwind.
  init?(unwind: SegueID, value: Any)
}
