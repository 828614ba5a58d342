import Testing

/// Everything that can happen to a small stack in a few steps, and long walks through it.
struct SmallWorldTests {
  /// Places from which every short sequence is tried.
  private static let beginnings: [[SmallWorld.Step]] = [
    [],
    [.userPushesA],
    [.userPushesA, .hostCompletes],
    [.userPushesA, .hostCompletes, .swipeBegins],
    [.userPushesA, .hostCompletes, .swipeBegins, .swipeFinishes],
    [.userPushesA, .hostCompletes, .programPushesB, .hostCompletes],
    [.userPushesA, .hostCompletes, .programPushesB, .hostCompletes, .unwindsToRoot],
    [.programOpensLinkToB],
    [.programOpensLinkToB, .hostCompletes, .verdictsAreAwaited, .userBack],
    [.programOpensLinkToB, .hostCompletes, .requirementOfAFails],
  ]

  @Test func everyShortSequenceKeepsWhatAlwaysHolds() {
    var count = 0
    var failures: [String] = []
    func visit(_ world: SmallWorld, _ path: [SmallWorld.Step], left: Int) {
      count += 1
      var end = world
      end.quiesce()
      if let violation = end.violation, failures.count < 5 { failures.append("\(path): \(violation)") }
      guard left > 0 else { return }
      for step in SmallWorld.Step.allCases {
        var next = world
        next.take(step)
        visit(next, path + [step], left: left - 1)
      }
    }
    for beginning in Self.beginnings {
      var world = SmallWorld()
      for step in beginning { world.take(step) }
      visit(world, beginning, left: 3)
    }
    #expect(failures.isEmpty)
    let steps = SmallWorld.Step.allCases.count
    #expect(count == Self.beginnings.count * (1 + steps + steps * steps + steps * steps * steps))
  }

  @Test func longWalksKeepWhatAlwaysHolds() {
    var failures: [String] = []
    for seed in 1...2000 {
      var random = SplitMix(state: UInt64(seed))
      var world = SmallWorld()
      var path: [SmallWorld.Step] = []
      while path.count < 40, world.violation == nil {
        let step = SmallWorld.Step.allCases[Int(random.next() % UInt64(SmallWorld.Step.allCases.count))]
        path.append(step)
        world.take(step)
      }
      world.quiesce()
      if let violation = world.violation, failures.count < 5 { failures.append("\(path): \(violation)") }
    }
    #expect(failures.isEmpty)
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
