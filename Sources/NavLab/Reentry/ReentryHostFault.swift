/// What can go wrong with one change.
package enum ReentryHostFault: CaseIterable, Hashable, Sendable {
  /// The change stands and is told of inside the call.
  case completesInside
  /// It is told of in the call, and stands in time, without another word.
  case completesEarly
  case completesLate
  case completesTwice
  case neverCompletes
  /// Nothing happens, and the completion comes.
  case isSkipped
  case animatesForever
  /// Only the first of its steps is done.
  case stopsHalfway
  /// One screen fewer stands in the end.
  case endsShort
  /// The system closes the top layer, and the change is dropped.
  case losesLayer
}
