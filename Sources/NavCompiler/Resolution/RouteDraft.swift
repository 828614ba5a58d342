/// The path to a screen, as a link or a go segue declares it.
struct RouteDraft {
  var screen: ScreenID
  /// The screen that pushes each shared screen on the path, the nearest first.
  var via: [Via] = []
  /// Whether `via` could not be read. Missing parts are then not reported.
  var isIncomplete = false

  struct Via {
    var name: Name
    /// `nil` if the screen does not exist, which is already reported.
    var screen: ScreenID?
  }

  /// The owner of a path, for messages.
  enum Taker {
    /// The scalar with the path.
    case link(NodeID)
    case go(SegueID)
  }
}

extension Resolver {
  /// Resolves the screens of a `via`. `range` contains indices into `viaNames`.
  mutating func resolve(via range: Range<Int32>) -> [RouteDraft.Via] {
    var via: [RouteDraft.Via] = []
    for name in declarations.viaNames[Int(range.lowerBound)..<Int(range.upperBound)] {
      let parent = screenIDs[name.symbol]
      if parent == nil { _ = reportUnknownScreen(name, .via) }
      via.append(RouteDraft.Via(name: name, screen: parent))
    }
    return via
  }
}
