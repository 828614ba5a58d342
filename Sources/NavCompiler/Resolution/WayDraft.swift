/// A way to a screen as somebody names it who takes it: a link, or a segue that goes there.
struct WayDraft {
  var screen: ScreenID
  /// For each shared screen on the way, nearest first, the one that pushes it.
  var via: [Via] = []
  /// Whether `via` could not be read, so that what it lacks is not reported.
  var isIncomplete = false

  struct Via {
    var name: Name
    /// `nil` where no screen has the name (reported).
    var screen: ScreenID?
  }

  /// Who takes a way, for messages.
  enum Taker {
    /// The scalar with the path.
    case link(NodeID)
    case go(SegueID)
  }
}

extension Resolver {
  /// Looks up the screens of a `via`, which are indices into `viaNames`.
  mutating func resolve(via range: Range<Int32>) -> [WayDraft.Via] {
    var via: [WayDraft.Via] = []
    for name in declarations.viaNames[Int(range.lowerBound)..<Int(range.upperBound)] {
      let parent = screenIDs[name.symbol]
      if parent == nil { _ = reportUnknownScreen(name, .via) }
      via.append(WayDraft.Via(name: name, screen: parent))
    }
    return via
  }
}
