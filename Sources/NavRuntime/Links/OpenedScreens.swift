extension ScreenReader {
  /// A screen that a URL opens.
  package typealias OpenedScreen = (value: Value, segues: [SegueID])

  /// Returns the screens that a URL opens if no predicate refuses, from the root. Each screen has the segues that can
  /// open it. The result is `nil` if no link of the graph matches the URL.
  package func screens(openedBy url: String) -> [OpenedScreen]? {
    guard let stops = stops(of: url) else { return nil }
    var opened: [OpenedScreen] = []
    for stop in stops {
      guard let value = values(of: stop, above: opened.last?.value).first else { return nil }
      opened.append((value, stop.segues))
    }
    return opened
  }
}
