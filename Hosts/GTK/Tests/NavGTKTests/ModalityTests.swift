import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// Pages below a layer receive no clicks and no keys. A window of other code receives them in any state of the host.
final class ModalityTests: GTKTestCase {
  private struct Way {
    let name: String
    let stack: [String]
    /// The stack after a click outside the layer.
    var left: [String]?
    let open: @MainActor (TrialWorld) async -> Void
  }

  private let ways = [
    Way(name: "a sheet", stack: ["start", "sheet"]) { $0.page?.write() },
    Way(name: "a full layer", stack: ["start", "full"]) { $0.page?.cover() },
    Way(name: "a popover", stack: ["start", "small"], left: ["start"]) { $0.page?.point() },
    Way(name: "a sheet with tabs", stack: ["start", "one"]) { $0.page?.show() },
    Way(name: "an alert over a sheet", stack: ["start", "sheet", "question"]) { world in
      world.page?.write()
      await world.stands("start", "sheet")
      world.facts.mayLeave = false
      world.navigator.goBack()
    },
  ]

  /// The bottom window is larger than the layers, so its corner is visible and can be clicked.
  func testWhatLiesBelowALayerTakesNothing() throws {
    for way in ways {
      try onDisplay {
        let world = TrialWorld()
        await world.start()
        let below = try XCTUnwrap(world.top?.page as? TrialPage)
        await Person.click(below.content, .corner)
        XCTAssertEqual(below.presses, 1, "that is where its button is")
        await Person.key("Return", in: world.window)
        XCTAssertEqual(below.presses, 2, "and it has the keys")

        await way.open(world)
        await until(way.name) { world.stack == way.stack && !world.navigator.isBusy && !world.host.isAnimating }
        await pause(.milliseconds(200))
        let asked = world.outcomes.count
        // The top window has the focus, and an alert there would treat this key as an answer.
        if way.stack.last != "question" { await Person.key("Return", in: world.window) }
        XCTAssertEqual(world.stack, way.stack)
        // A popover closes on the first click outside it.
        await Person.click(below.content, .corner, times: way.left == nil ? 2 : 1)
        if way.left == nil { await Person.click(world.host.layers[0].stack?.box, .corner) }
        XCTAssertEqual(below.presses, 2, "below \(way.name)")
        // The only request is to close the popover.
        XCTAssertEqual(world.outcomes.count, way.left == nil ? asked : asked + 1, "below \(way.name)")
        XCTAssertEqual(world.stack, way.left ?? way.stack)
        for layer in world.host.layers.dropFirst() { XCTAssertTrue(layer.window.isMapped) }
      }
    }
  }

  /// While interaction is disabled, the host's windows accept no input. A window of other code above them does.
  func testALayerOfSomebodyElsesTakesPressesWithInteractionOff() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      let other = Window(title: "Somebody else's", width: 200, height: 150)
      var presses = 0
      let button = Button("Press") { presses += 1 }
      other.setContent(button)
      other.cover(world.window)
      other.present()
      await until("the window") { other.isMapped && world.host.isCovered }
      await pause(.milliseconds(200))
      world.host.setInteraction(false)
      await Person.click(button)
      XCTAssertEqual(presses, 1)
      world.host.setInteraction(true)
      other.destroy()
    }
  }
}
