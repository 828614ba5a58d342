import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// How pages move.
final class TransitionTests: GTKTestCase {
  /// Where the upper page is half-way, and whether one can see through it.
  private struct Sight: Equatable {
    var isBeside = false
    var isBelow = false
    var isFaint = false
  }

  @MainActor private static func sight(of page: Widget, in world: TrialWorld) -> Sight {
    guard let box = world.host.layers[0].stack?.box, let place = page.place(x: 0, y: 0, in: box) else { return Sight() }
    return Sight(
      isBeside: place.x > 0, isBelow: place.y > 0, isFaint: gtk_widget_get_opacity(page.typed()) < 1)
  }

  /// A window that others hide gets no frames on Wayland, and its page would stay on its way.
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
      // And with frames it is as always.
      world.navigator.goBack()
      await world.stands("start")
    }
  }
}
