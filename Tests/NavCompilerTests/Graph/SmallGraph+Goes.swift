import SeededRandom

/// Segues that build the path to a screen, evaluated by brute force.
extension SmallGraph {
  /// The screens from the root to the target, through `via`, or `nil` if `via` names too many or too few screens.
  func way(of go: Go) -> [Int]? {
    let offering = offering
    var way = [go.target]
    var via = go.via[...]
    while let screen = way.last, !roots.contains(screen) {
      let pushers = screens.indices.filter { parent in !steps(from: parent, to: screen, offering).isEmpty }
      if isShared(screen) {
        guard let parent = via.popFirst(), pushers.contains(parent) else { return nil }
        way.append(parent)
      } else {
        // If only replacements open a screen, no screen pushes it.
        guard pushers.count == 1, let parent = pushers.first else { return nil }
        way.append(parent)
      }
      guard way.count <= screens.count else { return nil }
    }
    return via.isEmpty ? way.reversed() : nil
  }

  /// The segues of a path from one screen to the next, in the order of the file, and then the offers of `anywhere`.
  private func steps(from parent: Int, to screen: Int, _ offering: Set<Int>) -> [Push] {
    (screens[parent].pushes + (offering.contains(parent) ? anywhere : [])).filter {
      $0.target == screen && !$0.isRecursive && $0.from == nil
    }
  }

  /// Whether a go segue is valid. Its path must be known, and each screen on it must have its arguments, unless the
  /// screen is on the stack in all places of the source.
  func isRight(_ go: Go, in places: [[Place]]) -> Bool {
    guard let way = way(of: go), go.given.allSatisfy({ screens[$0].needs && way.contains($0) }) else { return false }
    let offering = offering
    return zip(way, way.dropFirst()).allSatisfy { parent, screen in
      !screens[screen].needs || screen == go.target || go.given.contains(screen)
        || places.allSatisfy { $0.contains { $0.screen == screen } }
        || steps(from: parent, to: screen, offering).first?.passes == true
    }
  }

  /// Adds go segues, many of which are almost valid.
  mutating func addGoes(_ random: inout SplitMix) {
    for number in screens.indices where !roots.contains(number) { screens[number].needs = random.chance(50) }
    for number in screens.indices {
      for index in screens[number].pushes.indices where screens[screens[number].pushes[index].target].needs {
        // A tab receives its argument only from its container.
        screens[number].pushes[index].passes = screens[number].pushes[index].isTab || random.chance(30)
      }
    }
    let offering = offering
    let sources = screens.indices.filter { !screens[$0].isContainer }
    for _ in 0...random.below(2) {
      var go = Go(target: random.below(screens.count))
      var (screen, steps) = (go.target, 0)
      while !roots.contains(screen), steps < 8 {
        let pushers = screens.indices.filter { parent in
          screens[parent].pushes.contains { $0.target == screen && !$0.isRecursive }
            || offering.contains(parent) && anywhere.contains { $0.target == screen }
        }
        guard !pushers.isEmpty else { break }
        let parent = pushers[random.below(pushers.count)]
        if isShared(screen) { go.via.append(parent) }
        if screens[parent].needs, random.chance(40), !go.given.contains(parent) { go.given.append(parent) }
        screen = parent
        steps += 1
      }
      if random.chance(8), !go.via.isEmpty { go.via.removeLast() }
      if random.chance(8) { go.via.append(random.below(screens.count)) }
      if random.chance(8) {
        let other = random.below(screens.count)
        if screens[other].needs, !go.given.contains(other) { go.given.append(other) }
      }
      if random.chance(30) {
        anywhereGoes.append(go)
      } else {
        screens[sources[random.below(sources.count)]].goes.append(go)
      }
    }
  }
}
