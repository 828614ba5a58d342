import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// What lies below a layer takes no presses and no keys; a layer of somebody else's takes them whatever the host does.
final class ModalityTests: GTKTestCase {
  private struct Way {
    let name: String
    let stack: [String]
    /// What is left after a press beside it.
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

  /// The bottom window is larger than the layers, so its corner is seen, and can be pressed.
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
        // The keys go to what is on top, where an alert would take this one for an answer.
        if way.stack.last != "question" { await Person.key("Return", in: world.window) }
        XCTAssertEqual(world.stack, way.stack)
        // A popover goes by the first press beside it.
        await Person.click(below.content, .corner, times: way.left == nil ? 2 : 1)
        if way.left == nil { await Person.click(world.host.layers[0].stack?.box, .corner) }
        XCTAssertEqual(below.presses, 2, "below \(way.name)")
        // All that is asked for is that the popover goes.
        XCTAssertEqual(world.outcomes.count, way.left == nil ? asked : asked + 1, "below \(way.name)")
        XCTAssertEqual(world.stack, way.left ?? way.stack)
        for layer in world.host.layers.dropFirst() { XCTAssertTrue(layer.window.isMapped) }
      }
    }
  }

  /// While interaction is off, our windows take nothing. What somebody else has put over them does.
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
