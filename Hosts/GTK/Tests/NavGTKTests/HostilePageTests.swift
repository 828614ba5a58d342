import Foundation
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// Pages whose widgets call any method of the navigator when GTK notifies them: when they appear, when they
/// disappear, and when they are freed. Between these calls, the test hides, closes, and destroys windows. It does not
/// do so inside the calls, because GTK itself does not support that.
final class HostilePageTests: GTKTestCase {
  /// A generator of the same numbers on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @MainActor private final class Hostility {
    let world = TrialWorld()
    var dice: Dice
    /// The number of remaining actions.
    var budget = 120
    var requests = 0
    var deeds: Set<Int> = []
    private var lock: NavigationLock?

    init(seed: UInt64) {
      dice = Dice(state: seed)
      world.host.slideDuration = .milliseconds(30)
      world.screens.made = { [weak self] page in
        for signal in ["map", "unmap", "realize", "unrealize", "destroy", "notify::parent", "notify::visible"] {
          page.content?.on(signal) { self?.act(inHandler: true) }
        }
        page.content?.onEnd { self?.act(inHandler: true) }
      }
    }

    func act(inHandler: Bool = false) {
      guard budget > 0 else { return }
      budget -= 1
      let deed = Int.random(in: 0..<(inHandler ? 7 : 10), using: &dice)
      deeds.insert(deed)
      switch deed {
      case 0: ask { world.page?.open(number: Int.random(in: 0..<9, using: &dice)) }
      case 1: ask { world.page?.write() }
      case 2: ask { world.page?.point() }
      case 3: ask { world.page?.many(number: Int.random(in: 0..<9, using: &dice), sender: .program) }
      case 4: world.navigator.goBack()
      case 5: world.facts.mayLeave.toggle()
      case 6: lock = lock == nil ? world.navigator.lock() : nil
      case 7: topWindow?.close()
      case 8: topWindow?.destroy()
      default: world.window.isVisible.toggle()
      }
    }

    /// The window of the top layer. If the app's own window is destroyed, there is no state left to check.
    private var topWindow: Window? { world.host.layers.dropFirst().last { $0.popover == nil }?.window }

    private func ask(_ request: () -> Void) {
      requests += 1
      request()
    }

    func end() {
      budget = 0
      lock = nil
      world.facts.mayLeave = true
      world.window.present()
    }
  }

  func testWhateverTheyCallTheStackIsWhatIsShown() throws {
    let first = ProcessInfo.processInfo.environment["NAVC_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<first + 12 {
      try onDisplay {
        let hostility = Hostility(seed: seed)
        hostility.budget = 0
        await hostility.world.start()
        hostility.budget = 120
        for _ in 0..<40 {
          hostility.act()
          await pause(.milliseconds(8))
        }
        hostility.end()
        let world = hostility.world
        await until("an end of seed \(seed)", atMost: .seconds(8)) {
          !world.navigator.isBusy && !world.host.isAnimating
        }
        await pause(.milliseconds(300))
        XCTAssertEqual(world.host.shownInstances, world.navigator.stack.map(\.id), "seed \(seed)")
        XCTAssertTrue(world.host.isInteractionOn, "seed \(seed)")
        XCTAssertGreaterThan(hostility.deeds.count, 5)
        // The navigator still performs requests.
        for _ in 0..<8 where world.stack.count > 1 {
          world.navigator.goBack()
          await until("an end", atMost: .seconds(3)) { !world.navigator.isBusy }
        }
        XCTAssertEqual(world.stack, ["start"], "seed \(seed)")
        // If there is a pointer, clicks work too: no destroyed window blocks the input.
        if world.window.surfaceNumber != nil {
          let page = try XCTUnwrap(world.top?.page as? TrialPage, "seed \(seed)")
          let presses = page.presses
          await pause(.milliseconds(200))
          await Person.click(page.content)
          XCTAssertEqual(page.presses, presses + 1, "seed \(seed)")
        }
      }
    }
  }
}
