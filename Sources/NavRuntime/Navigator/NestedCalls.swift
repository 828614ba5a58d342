/// What the app has done from inside of hooks, predicates, factories and events in one go. Each has a bound, without which an app
/// that does something whenever it is told of something would never let go of the main actor.
struct NestedCalls {
  /// How many requests at the most, where the queue is longer; and how many other calls until observers are not told any more.
  static let most = 1_024
  /// How often the host is looked at because it has said too much, how often requirements are asked again because facts have
  /// changed, and how often a link that waits: each of the three, since none of them may keep another from its turn.
  static let mostReviews = 64

  var requests = 0
  /// How often locks were given back that nobody has any more.
  var unlocks = 0
  /// What the host has said.
  var words = 0
  var others = 0
  var hostReviews = 0
  var factReviews = 0
  var linkReviews = 0
  /// Whether the host has said more than was heard.
  var hasPendingHostReport = false
}
