import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// The motion of pages.
final class TransitionTests: GTKTestCase {
  /// The position and the opacity of the upper page in the middle of a transition.
  private struct Sight: Equatable {
    var isBeside = false
    var isBelow = false
    var isFaint = false
  }

  func testEachTransitionLooksAsItsNameSays() throws {
    let ways: [(name: String, sight: Sight, open: @MainActor (Trial.Start.Handle?) -> Void)] = [
      ("none", Sight(isBeside: true), { $0?.open(number: 1) }),
      ("rise", Sight(isBelow: true), { $0?.rise(number: 1) }),
      ("fade", Sight(isFaint: true), { $0?.fade(number: 1) }),
    ]
    for way in ways {
      try onDisplay {
        let world = TrialWorld()
        await world.start()
        world.host.slideDuration = .milliseconds(900)
        way.open(world.page)
        await pause(.milliseconds(150))
        let upper = try XCTUnwrap(world.top?.widget)
        XCTAssertEqual(Self.sight(of: upper, in: world), way.sight, way.name)
        await world.stands("start", "page")
        // The pop has the same style as the push.
        world.navigator.goBack()
        await pause(.milliseconds(300))
        XCTAssertEqual(Self.sight(of: upper, in: world), way.sight, "\(way.name), back")
        await world.stands("start")
      }
    }
  }

  @MainActor private static func sight(of page: Widget, in world: TrialWorld) -> Sight {
    guard let box = world.host.layers[0].stack?.box, let place = page.place(x: 0, y: 0, in: box) else { return Sight() }
    return Sight(
      isBeside: place.x > 0, isBelow: place.y > 0, isFaint: gtk_widget_get_opacity(page.typed()) < 1)
  }

  /// A window that others hide gets no frames on Wayland, and its page would stop in the middle.
  func testASlideEndsWhereNoFrameComes() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      let clock = try XCTUnwrap(gtk_widget_get_frame_clock(world.window.typed()).map { GTKObject($0) })
      let handler = clock.on("update") { [weak clock] in
        if let clock { g_signal_stop_emission_by_name(clock.raw, "update") }
      }
      world.page?.open(number: 1)
      await pause(.milliseconds(200))
      XCTAssertTrue(world.host.isAnimating, "it would be at its end, and is not")
      await world.stands("start", "page")
      handler.disconnect()
      // With frames, transitions work as before.
      world.navigator.goBack()
      await world.stands("start")
    }
  }

  /// In right-to-left languages, users swipe to the left.
  func testASwipeGoesTheWayThatPeopleRead() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      world.host.takesMouseSwipes = true
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      world.page?.open(number: 1)
      await world.stands("start", "page")
      await Person.press(on: world.host.layers.last?.widget)
      // The swipe passes the middle, because on a busy machine it is too slow to end there by its speed.
      for _ in 0..<34 { await Person.move(by: -10) }
      await until("a swipe") { world.host.isAnimating }
      await pause(.milliseconds(100))
      await Person.release()
      await world.stands("start")
    }
  }
}
