/// A fault in one change.
package enum ReentryHostFault: CaseIterable, Hashable, Sendable {
  /// The change is done and reported inside the call.
  case completesInside
  /// The change is reported inside the call, but is done later without another report.
  case completesEarly
  case completesLate
  case completesTwice
  case neverCompletes
  /// Nothing changes, but the completion is reported.
  case isSkipped
  case animatesForever
  /// Only the first step is performed.
  case stopsHalfway
  /// The resulting stack has one page less.
  case endsShort
  /// The system closes the top layer, and the change is ignored.
  case losesLayer
}
