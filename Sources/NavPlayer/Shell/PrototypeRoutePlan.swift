import NavRuntime

/// The plan of a request that opens several screens or selects a tab, for the current stack.
///
/// It is the counterpart of the runtime's `RoutePlan`, with sample values instead of an app's screens.
struct PrototypeRoutePlan: Sendable {
  /// A stop of a route, with the arguments of its screen that are known in advance.
  struct Stop: Sendable {
    let screen: ScreenID
    /// The texts of its arguments in a URL, by name.
    let texts: [String: String]
    /// The push segues from the stop below, in the order of the graph file.
    let segues: [SegueID]
    /// The arguments that the `pass` of a go segue gives, by name.
    var given: [String: PrototypeValue] = [:]
    /// The arguments of the nearest instance at or below the source of a go segue, by name.
    var standing: [String: PrototypeValue] = [:]
    /// All arguments of the screen, if it is the destination of a go segue.
    var value: [PrototypeValue]?
    /// Whether any instance of the screen fits.
    var takesAny: Bool

    init(_ stop: Route.Stop, takesAny: Bool = false) {
      screen = stop.screen
      texts = stop.texts
      segues = stop.segues
      self.takesAny = takesAny
    }
  }

  /// The URL of a link, or `nil` if the plan is not for a link.
  var url: String?
  var stops: [Stop] = []
  /// The instance at which the link had stopped, if it continues from there.
  var stoppedAt: InstanceID?
  var hasWaited = false
  var holder: InstanceID?
  /// The index on the stack at which a link stops, if that is a container below the top.
  var stop: Int?
  var awaitsRoot = false
  /// The reason that a link stopped.
  var stopped: StackRefusal?
  var kept = 0
  var resumed: [StackEntry] = []
  var steps: [PrototypeStep] = []
  /// The index of the segue to the next stop that is being evaluated.
  var candidate = 0
  var isAnswered = false
  /// The reason that the first segue to the next stop was refused.
  var refusal: StackReason?
  /// Whether facts were awaited, so that earlier answers may have changed.
  var hasAwaited = false

  var count: Int { kept + resumed.count + steps.count }

  mutating func startOver(kept: Int, resumed: [StackEntry]) {
    self.kept = kept
    self.resumed = resumed
    steps = []
    candidate = 0
    isAnswered = false
    refusal = nil
    stop = nil
  }

  mutating func refuse(_ refusal: StackReason) {
    self.refusal = self.refusal ?? refusal
    candidate += 1
    isAnswered = false
  }

  mutating func append(_ step: PrototypeStep) {
    steps.append(step)
    candidate = 0
    isAnswered = false
    refusal = nil
  }
}
