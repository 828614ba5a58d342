import TestTiers
import Testing

@testable import NavLab

/// Random schedules with columns, and their properties.
@MainActor struct ColumnScheduleTests {
  @Test func allPropertiesHold() async {
    let table = await PaneTable(seeds: 1..<121)
    #expect(table.holds, "\(table.violations) \(table.differences)")
    #expect(table.counts.folds > 80 && table.counts.foldsInTransitions > 3)
    #expect(table.counts.expandedRests > 200 && table.counts.hiddenRequests > 200)
    #expect(table.replayed.belowTop > 60 && table.replayed.aside > 15 && table.replayed.held > 0)
  }

  @Test(.thorough) func allPropertiesHoldInManySchedules() async {
    let table = await PaneTable(seeds: 1_000..<6_000)
    #expect(table.holds, "\(table.violations) \(table.differences)")
  }

  @Test func aScheduleIsTheSameEachTime() {
    for seed in UInt64(1)..<40 {
      #expect(PaneSchedule(seed: seed) == PaneSchedule(seed: seed))
      let (run, again) = (PaneSchedule(seed: seed).play(.guardedQueue), PaneSchedule(seed: seed).play(.guardedQueue))
      #expect(run.counts.rests == again.counts.rests)
    }
  }

  /// The paths that are not legal, although each pair of screens has a segue in some form.
  @Test func illegalPathsAreFound() {
    #expect(DeskPath.isLegal(path: [.desk, .tray, .shelf, .item, .note, .filter]))
    #expect(DeskPath.isLegal(path: [.desk, .list, .filter, .note]))
    for path in [
      [LabScreen.list], [.desk, .item], [.desk, .tray, .item], [.desk, .list, .tray], [.desk, .list, .item, .other],
      [.desk, .list, .filter, .filter], [.desk, .list, .note], [.desk, .question, .list],
    ] {
      #expect(!DeskPath.isLegal(path: path), "\(path)")
    }
  }

  /// A layer can be over an earlier column, but not over a page in the middle of a column.
  @Test func layersAreOverTheLastPagesOfColumns() {
    let window = SimulatedWindow()
    let host = SimulatedHost(in: window)
    let pages = [LabScreen.desk, .list, .shelf, .item, .filter].map(window.makePage)
    host.setStack(Array(pages.dropLast()), for: 0, .unanimated)
    window.clock.advance(by: .seconds(1))
    host.present([pages[4]], as: .sheet, over: pages[0], for: 1)
    #expect(DeskPath.isLegal(host))
    let other = SimulatedHost(in: window)
    other.setStack([pages[0], pages[1]].map { window.makePage($0.place) }, for: 0, .unanimated)
    window.clock.advance(by: .seconds(1))
    other.present([window.makePage(.list)], as: .sheet, over: other.stack[0], for: 1)
    #expect(!DeskPath.isLegal(other))
  }

  /// Violations are compared by their property, so a shorter schedule may fail in another place.
  @Test func violationsAreComparedByTheirProperty() {
    let violation = PaneViolation(property: .pathIsLegal, detail: "a")
    #expect(violation == PaneViolation(property: .pathIsLegal, detail: "b"))
    #expect(violation != PaneViolation(property: .guardHolds, detail: "a"))
  }

  /// A saved stack ends below a popover or an alert, and contains the columns behind it.
  @Test func thePagesBehindAPopoverOrAnAlertAreSaved() {
    for isAlert in [false, true] {
      let stage = ScenarioRunner(.guardedQueue, on: .desk)
      stage.fold(expanded: true)
      stage.program.pane(.list, from: .desk)
      stage.wait(1)
      stage.program.pane(.item, from: .list)
      stage.wait(1)
      if isAlert {
        stage.program.alert(from: .list)
      } else {
        stage.program.present(.filter, as: .popover, from: .list)
      }
      stage.wait(1)
      #expect(stage.places == [.desk, .list, .item, isAlert ? .question : .filter])
      stage.save()
      stage.program.restore()
      stage.wait(3)
      #expect(stage.places == [.desk, .list, .item])
    }
  }
}
