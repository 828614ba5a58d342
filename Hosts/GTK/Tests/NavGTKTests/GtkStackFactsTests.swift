import CGTK
import XCTest

@testable import GTKWidgets

/// The behavior of GtkStack, which is the reason that the host does not use it for pages.
final class GtkStackFactsTests: GTKTestCase {
  /// A stack of three buttons in a window, with the number of transitions that it reported as ended.
  @MainActor private final class World {
    private(set) var lastClicked: Int?
    let window = Window(title: "A stack", width: 400, height: 300)
    let stack = Widget(new: UnsafeMutableRawPointer(gtk_stack_new()))
    var ends = 0
    var clicks = 0
    private(set) var pages: [Widget] = []

    init() {
      gtk_stack_set_transition_type(stack.pointer, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
      gtk_stack_set_transition_duration(stack.pointer, 300)
      for number in 0..<3 {
        let button = Button("\(number)") { [weak self] in
          self?.clicks += 1
          self?.lastClicked = number
        }
        pages.append(button)
        gtk_stack_add_named(stack.pointer, button.typed(), "\(number)")
      }
      window.setContent(stack)
      stack.on("notify::transition-running") { [weak self] in
        if let self, !isRunning { ends += 1 }
      }
    }

    var isRunning: Bool { gtk_stack_get_transition_running(stack.pointer) != 0 }

    func show(_ number: Int) { gtk_stack_set_visible_child_name(stack.pointer, "\(number)") }
  }

  func testTwoCallsInOneSlideGiveOneCompletion() throws {
    try onDisplay {
      let world = World()
      world.window.present()
      await pause(.milliseconds(300))
      world.show(1)
      await pause(.milliseconds(60))
      world.show(2)
      await pause(.milliseconds(700))
      XCTAssertEqual(world.ends, 1)
    }
  }

  func testAHiddenWindowGivesNoCompletion() throws {
    try onDisplay {
      let world = World()
      world.show(1)
      XCTAssertFalse(world.isRunning)
      await pause(.milliseconds(400))
      XCTAssertEqual(world.ends, 0)
    }
  }

  func testWithoutAnimationsNothingIsSaid() throws {
    try onDisplay {
      Appearance.animate(false)
      defer { Appearance.animate(true) }
      let world = World()
      world.window.present()
      await pause(.milliseconds(300))
      world.show(1)
      XCTAssertFalse(world.isRunning)
      await pause(.milliseconds(400))
      XCTAssertEqual(world.ends, 0)
    }
  }

  func testThePageThatGoesTakesClicks() throws {
    try onDisplay {
      let world = World()
      gtk_stack_set_transition_duration(world.stack.pointer, 2000)
      world.window.present()
      await pause(.milliseconds(300))
      await Person.point(at: world.pages[0])
      world.show(1)
      await pause(.milliseconds(20))
      XCTAssertTrue(world.isRunning)
      await Person.click()
      XCTAssertEqual(world.clicks, 1)
      XCTAssertEqual(world.lastClicked, 0)
    }
  }
}
