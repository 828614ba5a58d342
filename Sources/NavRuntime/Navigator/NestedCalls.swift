/// Counts of the app's nested calls from hooks, predicates, factories, and observers. Each count has a limit. Without
/// it, an app that reacts to every callback with another call would never release the main actor.
struct NestedCalls {
  /// The maximum number of requests, if the queue is longer. Also the number of other calls after which observers
  /// receive no more events.
  static let most = 1_024
  /// The maximum number of reads of the host after too many reports, of reviews of facts, and of trials of a waiting
  /// link. Each has its own count, so that none of them delays another.
  static let mostReviews = 64

  var requests = 0
  /// The number of dropped locks that were released.
  var unlocks = 0
  var hostReports = 0
  /// The number of calls that are neither requests nor reports of the host.
  var otherCalls = 0
  var factReviews = 0
  var hostReads = 0
  var linkTrials = 0
}
