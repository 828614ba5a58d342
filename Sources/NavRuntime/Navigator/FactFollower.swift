import Observation

/// Tracks the observable facts that requirements, roots, and a waiting link read, and counts the reviews that their
/// changes cause.
///
/// Observation reports one change, and reports it before the new value is set. Each report therefore ends the tracking,
/// and the engine evaluates the facts one turn of the main actor later.
@MainActor final class FactFollower: Observable {
  /// The number of reviews in a row, without input between them, after which the facts count as unsettled.
  private static let mostReviews = 64
  /// A review that runs this long after the previous one starts a new row.
  private static let pause = Duration.seconds(1)

  private let registrar = ObservationRegistrar()
  /// A property that each tracking reads, and that changes only to end the tracking: Observation ends it at the first
  /// change.
  private var tracking: Void { () }
  /// The number of the tracking whose report counts.
  private var number = 0
  private(set) var isTracking = false
  /// Whether the stack, or the waiting link, may depend on facts that are not tracked.
  var isStale = false
  /// Whether a tracked fact has changed, and the review has not run.
  var isReviewDue = false
  /// Whether a turn of the main actor is scheduled.
  var hasTurn = false
  /// The root of `start(with:)`, and the root that `start()` would show.
  private var chosenRoot: (instance: InstanceID, passedOver: ScreenID)?
  private var reviews = 0
  private var lastReview = Duration.zero
  /// Whether the facts changed at each review. If so, the navigator tracks facts again from the next input.
  private(set) var isUnsettled = false

  /// Evaluates facts, and tracks the facts that were read instead of the previous ones.
  func track<Answer>(
    _ evaluate: () -> Answer, onChange report: @escaping @Sendable (_ tracking: Int) -> Void
  ) -> Answer {
    end()
    isTracking = true
    let number = number
    return withObservationTracking {
      registrar.access(self, keyPath: \.tracking)
      return evaluate()
    } onChange: {
      report(number)
    }
  }

  /// Ends the tracking without a report that counts.
  func end() {
    number += 1
    guard isTracking else { return }
    isTracking = false
    registrar.withMutation(of: self, keyPath: \.tracking) {}
  }

  /// Takes the report of a tracking. Returns `false` if the report is outdated.
  func takeReport(of tracking: Int) -> Bool {
    guard tracking == number, isTracking else { return false }
    isTracking = false
    isReviewDue = true
    isStale = true
    return true
  }

  /// Remembers the root of `start(with:)`, and the root that `start()` would show.
  func choose(_ root: InstanceID, over passedOver: ScreenID) {
    chosenRoot = (root, passedOver)
  }

  /// Returns the root that `start()` would show, if the app placed this root instead. It is shown only after a change
  /// of facts.
  func rootPassedOver(for root: InstanceID?) -> ScreenID? {
    guard let chosenRoot, chosenRoot.instance == root else { return nil }
    return chosenRoot.passedOver
  }

  /// Forgets the root of `start(with:)`, because a review chooses the root again.
  func forgetChosenRoot() {
    chosenRoot = nil
  }

  /// Forgets a review that is due, because the app has announced the change itself.
  func forgetReports() {
    number += 1
    isReviewDue = false
  }

  /// Counts a review. Returns `false` if the row is too long, because the facts change at each review.
  func countReview(at time: Duration) -> Bool {
    if time - lastReview >= Self.pause { reviews = 0 }
    lastReview = time
    reviews += 1
    isUnsettled = reviews > Self.mostReviews
    return !isUnsettled
  }

  /// A request, or an event that the host reports by itself, starts a new row of reviews.
  func takeInput() {
    reviews = 0
    guard isUnsettled else { return }
    isUnsettled = false
    isStale = true
  }
}
