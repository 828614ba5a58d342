/// A stop of a route, with the arguments of its screen that are known before the route is taken.
struct PlannedStop {
  let screen: ScreenID
  /// The texts of its arguments in a URL, by name.
  let texts: [String: String]
  /// The push segues from the stop below, in the order of the graph file.
  let segues: [SegueID]
  /// The arguments that the `pass` of a go segue gives, by name.
  var given: [String: ArgumentReader.Given] = [:]
  /// The arguments of the nearest instance of the screen at or below the source of a go segue, by name.
  var standing: [String: ArgumentReader.Given] = [:]
  /// The screen itself, if it is the destination of a go segue.
  var value: (any Screen)?
  /// Whether any instance of the screen will do, because a go segue does not give any of its arguments.
  var takesAny: Bool

  init(_ stop: Route.Stop, takesAny: Bool = false) {
    screen = stop.screen
    texts = stop.texts
    segues = stop.segues
    self.takesAny = takesAny
  }
}
