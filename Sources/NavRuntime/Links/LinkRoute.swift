/// Where a link or a segue leads: the screens from the root to one, and what is known of their arguments.
struct LinkRoute {
  /// A screen on the way.
  struct Stop {
    /// The screen, what a URL says of it, and what leads to it.
    let way: LinkWay.Stop
    /// What a segue gives to its arguments, by name.
    var given: [String: ArgumentReader.Given] = [:]
    /// What is known of it from where the segue is asked for: the arguments of the nearest instance there, by name.
    var standing: [String: ArgumentReader.Given] = [:]
    /// The screen itself, where a segue leads to it.
    var value: (any Screen)?
    /// Whether any instance of the screen is meant: of a segue that says nothing of its arguments.
    var takesAny = false

    var screen: ScreenID { way.screen }
    /// The push segues that lead to it from the one before, in the order of the graph file.
    var segues: [SegueID] { way.segues }
  }

  /// From the root to the last screen.
  private(set) var stops: [Stop]

  /// The way that no URL is.
  init() {
    stops = []
  }

  /// The way of a link.
  init(_ way: LinkWay) {
    stops = way.stops.map { Stop(way: $0) }
  }

  /// The way to a screen that a segue goes to; any instances of the screens below will do.
  init(_ way: LinkWay, to destination: any Screen) {
    stops = way.stops.map { Stop(way: $0, takesAny: true) }
    stops[stops.count - 1].value = destination
    stops[stops.count - 1].takesAny = false
  }

  /// Says what stands where the segue is asked for, from the bottom. What has to be made anew on the way is made with the arguments
  /// of the nearest.
  mutating func stand(on screens: some Sequence<(id: ScreenID, screen: any Screen)>) {
    var nearest: [ScreenID: any Screen] = [:]
    for (id, screen) in screens { nearest[id] = screen }
    for index in stops.indices {
      for argument in nearest[stops[index].screen]?.namedArguments ?? [] {
        stops[index].standing[argument.name] = .value(argument.value)
      }
    }
  }

  /// Sets an argument of a stop.
  mutating func give(_ value: ArgumentReader.Given, for argument: String, ofStop index: Int) {
    stops[index].given[argument] = value
    stops[index].takesAny = false
  }
}
