/// The segues that replace: what they open stands where they cut the stack, and not on their source.
struct Replacements: Sendable {
  private struct Replacement {
    let destination: ScreenID
    let source: ScreenID
    /// Where it cuts, if that is a screen; else at whatever is below the source.
    let from: ScreenID?
  }

  /// Sorted by what they open.
  private var replacements: [Replacement] = []

  /// - Complexity: linear in the segues, and in the order of sorting those that replace.
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

  /// The first screen of a section that is mounted: the one that is pushed from outside.
  private static func first(of section: StackRules.Section, _ segues: [StackRules.Segue]) -> ScreenID? {
    for segue in segues {
      guard case .push(let destination, _) = segue.action, section.screens.contains(destination.rawValue),
        !section.screens.contains(segue.source.rawValue)
      else { continue }
      return destination
    }
    return nil
  }

  /// What they open, each once.
  var all: [ScreenID] {
    var all: [ScreenID] = []
    for replacement in replacements where all.last != replacement.destination { all.append(replacement.destination) }
    return all
  }

  /// Whether one of them puts a screen on another one.
  ///
  /// - Complexity: linear in the replacements by which the screen can have come, one in the place of the other.
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

  /// What opens a screen, directly or as the last of several that take each other's place: the sources.
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
