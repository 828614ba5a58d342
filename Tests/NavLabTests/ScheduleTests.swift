import NavLab
import TestTiers
import Testing

@MainActor struct ScheduleTests {
  /// `navlab random` plays a million schedules.
  @Test(.thorough) func guardedStackHoldsInAFewThousand() async {
    let table = await ScheduleTable(seeds: 1..<3_001, compared: 0)
    #expect(table.guardedCount == 3_000)
    #expect(table.guardedHolds, "\(table.columns.filter { !$0.firstSeeds.isEmpty })")
  }

  /// Each known guard fails in some schedules. Otherwise, the schedules test nothing.
  @Test func everyOtherGuardFailsSomewhere() async {
    let table = await ScheduleTable(seeds: 1..<201, compared: 200)
    for column in table.columns where !column.kind.isGuarded {
      // Every second app has layers.
      #expect(column.count >= 100 && column.kind.presents == (column.count == 200))
      #expect(column.rate(of: .holds) < 0.9, "\(column.kind)")
      #expect(!column.firstSeeds.isEmpty)
    }
  }

  @Test func seedIsASchedule() {
    #expect(Schedule(seed: 17) == Schedule(seed: 17))
    #expect(Set((0..<200).map { Schedule(seed: $0) }).count == 200)
  }

  /// Every kind of move and every kind of host occurs.
  @Test func schedulesTryEverything() {
    var (names, layerNames, tabNames): (Set<Substring>, Set<Substring>, Set<Substring>) = ([], [], [])
    var traits: Set<Schedule.HostTraits> = []
    for seed in UInt64(0)..<1_000 {
      let schedule = Schedule(seed: seed)
      traits.insert(schedule.traits)
      for move in schedule.moves {
        names.insert("\(move)".prefix { $0 != "(" })
        if case .tabs(let tabMove) = move {
          #expect(schedule.root == .tabs)
          tabNames.insert("\(tabMove)".prefix { $0 != "(" })
          #expect(schedule.needs == .tabs)
        }
        guard case .layers(let layerMove) = move else { continue }
        #expect(seed.isMultiple(of: 2))
        layerNames.insert("\(layerMove)".prefix { $0 != "(" })
      }
    }
    #expect(names.count == 26)
    #expect(layerNames.count == 17)
    #expect(tabNames.count == 17)
    #expect(traits.count == 4)
  }

  /// Under each policy, the apps show each kind of layer.
  @Test func layersAreTriedUnderEachPolicy() {
    for kind in GuardKind.allCases.filter(\.isGuarded) {
      var shown: Set<LayerKind> = []
      for seed in stride(from: UInt64(2), to: 60, by: 2) {
        let stage = ScenarioRunner(kind)
        for move in Schedule(seed: seed).moves {
          move.play(on: stage)
          shown.formUnion(stage.host.stack.compactMap { stage.host.layers[$0] })
        }
      }
      #expect(shown.count == LayerKind.allCases.count, "\(kind): \(shown)")
    }
  }

  /// Under each policy, each tab is selected, and some tabs are parked.
  @Test func tabsAreTriedUnderEachPolicy() {
    for kind in GuardKind.allCases.filter(\.isGuarded) {
      var (selected, parked): (Set<LabScreen>, Set<LabScreen>) = ([], [])
      for seed in stride(from: UInt64(4), to: 1_600, by: 4) {
        let schedule = Schedule(seed: seed)
        let stage = ScenarioRunner(kind, on: schedule.root)
        for move in schedule.moves {
          move.play(on: stage)
          selected.formUnion(stage.host.bars.map(\.place))
          parked.formUnion(stage.host.parked.compactMap { $0.first?.place })
        }
      }
      #expect(selected == Set(LabScreen.main.tabs + LabScreen.nest.tabs), "\(kind): \(selected)")
      #expect(parked.isSuperset(of: [.left, .right, .club, .inner]), "\(kind): \(parked)")
    }
  }

  /// Seeds that failed in the past, with the reason.
  @Test(arguments: [
    (UInt64(853_067), "a host whose process had slept was given up at its first word"),
    (21_249_254, "a tap was taken for lost soon after a gesture whose end nobody was told of"),
    (20_282_808, "a tab that was selected under a layer showed the layer's page when that had been drawn away"),
    (20_397_324, "a host that was told again, with a layer, was not told what its tabs hold"),
    (30_740, "a press of back that canceled an alert, which the host had closed, was taken for a late pop"),
    (310_108, "the button of an alert was blamed for coming before the request that waited for it"),
    (615_850, "the button of an alert whose host was too slow was taken for the answer of the alert before it"),
  ])
  func whatFailedHolds(_ seed: UInt64, _ what: String) {
    for kind in GuardKind.allCases.filter(\.isGuarded) {
      #expect(Schedule(seed: seed).play(kind).finding == .holds, "\(kind): \(what)")
    }
  }

  /// The shortest failing schedules of apps with tabs, as moves, so that they do not depend on the meaning of seeds.
  @Test(arguments: [
    [
      Move.tabs(.presentTabs(.popover, .animated)), .wait(3_000), .tabs(.systemSelects(.club, .animated, nil)),
      .layers(.dismissalThatAsksNobody(to: 90)),
    ],
    [
      .layers(.present(.a, .sheet, .unanimated)), .wait(400), .tabs(.open),
      .tabs(.systemSelects(.right, .unanimated, .neverCompletes)), .fault(.endsDeeper),
    ],
  ])
  func whatFailedWithTabsHolds(_ moves: [Move]) {
    for kind in GuardKind.allCases.filter(\.isGuarded) {
      let stage = ScenarioRunner(kind, on: .tabs)
      for move in moves { move.play(on: stage) }
      let judgement = Judge.judge(stage)
      #expect(judgement.finding == .holds, "\(kind): \(judgement.worst)")
    }
  }

  @Test func shortestFailsAsBadlyAndNeedsAllOfIt() async {
    let kind = GuardKind.none
    for seed in UInt64(1)..<60 {
      let schedule = Schedule(seed: seed)
      let finding = schedule.play(kind).finding
      guard finding != .holds else { continue }
      let least = await schedule.minimized(for: kind)
      #expect(least.play(kind).finding == finding)
      for index in least.moves.indices {
        var shorter = least
        shorter.moves.remove(at: index)
        #expect(shorter.play(kind).finding != finding)
      }
    }
  }
}
