/// The segues that replace. Their destination is placed where they cut the stack, not on their source.
struct Replacements: Sendable {
  private struct Replacement {
    let destination: ScreenID
    let source: ScreenID
    /// The screen on which the destination is placed, or `nil` if that is a screen below the source.
    let from: ScreenID?
  }

  /// The replacing segues, sorted by destination.
  private var replacements: [Replacement] = []

  /// - Complexity: Linear in the segues, plus the cost of sorting those that replace.
  init(
    root: ScreenID, screens: [StackRules.Screen], segues: [StackRules.Segue], sections: [StackRules.Section],
    pushes: PushEdges
  ) {
    for segue in segues {
      guard let target = segue.from, case .push(let destination, _) = segue.action else { continue }
      switch target {
      case .screen(let screen):
        replacements.append(Replacement(destination: destination, source: segue.source, from: screen))
      case .root:
        let section = screens[Int(segue.source.rawValue)].section
        let first = section == 0 ? root : Self.first(of: sections[section], segues)
        replacements.append(Replacement(destination: destination, source: segue.source, from: first))
      case .previous, .opener:
        replacements.append(Replacement(destination: destination, source: segue.source, from: nil))
      }
    }
    replacements.sort { $0.destination.rawValue < $1.destination.rawValue }
  }

  /// The first screen of a mounted section: the screen that is pushed from outside.
  private static func first(of section: StackRules.Section, _ segues: [StackRules.Segue]) -> ScreenID? {
    for segue in segues {
      guard case .push(let destination, _) = segue.action, section.screens.contains(destination.rawValue),
        !section.screens.contains(segue.source.rawValue)
      else { continue }
      return destination
    }
    return nil
  }

  /// The destinations, each once.
  var all: [ScreenID] {
    var all: [ScreenID] = []
    for replacement in replacements where all.last != replacement.destination { all.append(replacement.destination) }
    return all
  }

  /// Whether a replacing segue can place a screen on another screen.
  ///
  /// - Complexity: Linear in the segues that lead to the screen, directly or through a chain of replacements.
  func puts(_ destination: ScreenID, on below: ScreenID, _ pushes: PushEdges) -> Bool {
    if replacements.isEmpty { return false }
    var pending = [destination]
    var seen: Set<ScreenID> = [destination]
    while let screen = pending.popLast() {
      for replacement in opening(screen) {
        if let from = replacement.from {
          if from == below { return true }
        } else if pushes.leads(from: below, to: replacement.source) {
          return true
        } else if seen.insert(replacement.source).inserted {
          pending.append(replacement.source)
        }
      }
    }
    return false
  }

  /// The sources of the segues that lead to a screen, directly or through a chain of replacements.
  func sources(of destination: ScreenID) -> Set<ScreenID> {
    var pending = [destination]
    var found: Set<ScreenID> = []
    while let screen = pending.popLast() {
      for replacement in opening(screen) where found.insert(replacement.source).inserted {
        pending.append(replacement.source)
      }
    }
    return found
  }

  private func opening(_ destination: ScreenID) -> ArraySlice<Replacement> {
    var (low, high) = (0, replacements.count)
    while low < high {
      let middle = (low + high) / 2
      if replacements[middle].destination.rawValue < destination.rawValue { low = middle + 1 } else { high = middle }
    }
    return replacements[low...].prefix { $0.destination == destination }
  }
}
