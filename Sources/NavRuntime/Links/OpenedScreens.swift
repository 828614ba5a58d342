extension ScreenReader {
  /// A screen that a URL opens.
  package typealias OpenedScreen = (value: Value, segues: [SegueID])

  /// Returns the screens that a URL opens if no predicate refuses, from the root. Each screen has the segues that can
  /// open it. The result is `nil` if no link of the graph matches the URL.
  package func screens(openedBy url: String) -> [OpenedScreen]? {
    var opened: [OpenedScreen] = []
    let route = links.route(url) { route in
      opened = []
      for stop in route.stops {
        guard let value = values(of: PlannedStop<Self>(stop), above: opened.last?.value).first else { return false }
        opened.append((value, stop.segues))
      }
      return true
    }
    return route == nil ? nil : opened
  }
}
