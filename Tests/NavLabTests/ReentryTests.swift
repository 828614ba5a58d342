import NavLab
import TestTiers
import Testing

/// Runs apps and hosts that call any public API at any moment.
@MainActor struct ReentryTests {
  /// `navlab random` plays a million schedules.
  @Test(.thorough, arguments: [false, true]) func holdsWhateverIsCalledWhenever(hasColumns: Bool) async {
    let table = await ReentryTable(seeds: 12_501..<15_001, hasColumns: hasColumns)
    let (calls, callbacks) = (AppCall.all(ofColumns: hasColumns), Callback.all(ofColumns: hasColumns))
    #expect(table.count == 2_500)
    #expect(table.holds, "\(table.firstSeeds)")
    for callback in callbacks {
      #expect(table.sum.callbacks[callback.rawValue] > 0, "\(callback) never ran")
      #expect(table.calledInside(callback) > 0, "nothing was called from inside of \(callback)")
    }
    for call in calls {
      #expect(table.sum.outer[call.rawValue] > 0, "\(call) was not called from outside")
      #expect(table.calledInside(call) > 0, "\(call) was not called from inside")
    }
    let pairs = callbacks.flatMap { callback in calls.map { (callback, $0) } }
    let tried = pairs.count { table.sum.times($1, in: $0) > 0 }
    #expect(tried * 3 > pairs.count * 2, "only \(tried) of \(pairs.count) calls from inside were made")
    // Every outcome occurs. Otherwise, the schedules test too little.
    let ends = [
      "shown", "stopped", "superseded", "cancelled", "failed", "busy", "not visible", "locked", "duplicate", "no link",
      "predicate", "requirement", "hook", "held",
    ]
    for end in ends { #expect(table.sum.outcomes.contains { $0.key.contains(end) }, "\(end)") }
  }

  /// Seeds that failed in the past, with the reason.
  @Test(arguments: [
    (UInt64(480_805), "a value was compared with the requests of another navigator"),
    (787_978, "a canceled task resumes at once, before the requests that wait"),
  ])
  func whatFailedHolds(_ seed: UInt64, _ what: String) async {
    let table = await ReentryTable(seeds: seed..<seed + 1)
    #expect(table.holds, "\(what): \(table.firstSeeds)")
  }

  @Test(arguments: [false, true]) func seedIsASchedule(hasColumns: Bool) async {
    #expect(ReentrySchedule(seed: 17, hasColumns: hasColumns) == ReentrySchedule(seed: 17, hasColumns: hasColumns))
    #expect(Set((0..<200).map { ReentrySchedule(seed: $0, hasColumns: hasColumns) }).count == 200)
    for seed in UInt64(1)..<20 {
      let schedule = ReentrySchedule(seed: seed, hasColumns: hasColumns)
      let (once, again) = (await schedule.play(), await schedule.play())
      #expect(once.callbacks == again.callbacks, "seed \(seed)")
      #expect(once.outcomes == again.outcomes, "seed \(seed)")
    }
  }

  /// The printed schedule has one line per step and per nested call.
  @Test func scheduleIsALineAStep() {
    for seed in UInt64(1)..<50 {
      let schedule = ReentrySchedule(seed: seed)
      let lines = schedule.text.split(separator: "\n")
      let traits = schedule.traits == ReentrySchedule.plainTraits ? 0 : 1
      #expect(lines.count == schedule.steps.count + schedule.reentries.count + traits)
    }
  }
}
