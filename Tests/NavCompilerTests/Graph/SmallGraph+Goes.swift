import SeededRandom

/// Segues that build the way to a screen, told by trying everything.
extension SmallGraph {
  /// The screens from the root to the target, as `via` says; `nil` where it says too much or too little.
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
        // What only replaces others is pushed by nobody.
        guard pushers.count == 1, let parent = pushers.first else { return nil }
        way.append(parent)
      }
      guard way.count <= screens.count else { return nil }
    }
    return via.isEmpty ? way.reversed() : nil
  }

  /// What a way can go by, in the order of the file, and then what is offered anywhere.
  private func steps(from parent: Int, to screen: Int, _ offering: Set<Int>) -> [Push] {
    (screens[parent].pushes + (offering.contains(parent) ? anywhere : [])).filter {
      $0.target == screen && !$0.isRecursive && $0.from == nil
    }
  }

  /// Whether a segue says enough, and nothing that is wrong: the way is known, and each screen on it that does not stand in all
  /// places from which it is gone has what it requires.
  func isRight(_ go: Go, in places: [[Place]]) -> Bool {
    guard let way = way(of: go), go.given.allSatisfy({ screens[$0].needs && way.contains($0) }) else { return false }
    let offering = offering
    return zip(way, way.dropFirst()).allSatisfy { parent, screen in
      !screens[screen].needs || screen == go.target || go.given.contains(screen)
        || places.allSatisfy { $0.contains { $0.screen == screen } }
        || steps(from: parent, to: screen, offering).first?.passes == true
    }
  }

  /// Adds segues that go somewhere, many of them almost right.
  mutating func addGoes(_ random: inout SplitMix) {
    for number in screens.indices where !roots.contains(number) { screens[number].needs = random.chance(50) }
    for number in screens.indices {
      for index in screens[number].pushes.indices where screens[screens[number].pushes[index].target].needs {
        // Nobody else gives a tab anything.
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
