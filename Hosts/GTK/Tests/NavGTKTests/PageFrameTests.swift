import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// A page and its bar.
final class PageFrameTests: GTKTestCase {
  /// In the graph, one bar is compact and another is hidden. The hidden bar keeps the window's buttons.
  func testTheBarIsAsTheGraphSays() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      world.page?.write()
      await world.stands("start", "sheet")
      XCTAssertEqual(Self.bar(of: world), ["Write"])
      world.navigator.handle(Trial.Sheet.self)?.preview()
      await world.stands("start", "sheet", "preview")
      XCTAssertEqual(Self.bar(of: world), ["Preview", "compact"])
      world.navigator.goBack()
      await world.stands("start", "sheet")
      XCTAssertEqual(Self.bar(of: world), ["Write"])
      world.navigator.goBack()
      await world.stands("start")
      world.page?.cover()
      await world.stands("start", "full")
      XCTAssertEqual(Self.bar(of: world), ["", "flat"])
      let controls = try XCTUnwrap(world.top?.widget.descendants(of: gtk_window_controls_get_type()))
      XCTAssertTrue(controls.contains { $0.isMapped }, "the window could not be closed by its bar")
    }
  }

  /// The title of the top page's bar, and its style classes.
  @MainActor private static func bar(of world: TrialWorld) -> [String] {
    guard let bar = world.top?.widget.descendants(of: adw_header_bar_get_type()).first,
      let title = adw_header_bar_get_title_widget(bar.pointer)
    else { return [] }
    let words = String(cString: adw_window_title_get_title(OpaquePointer(title)))
    return [words] + ["compact", "flat"].filter(bar.hasStyle)
  }

  /// An app may keep a page and return it again. The page then has its content and its bar items.
  func testAPageThatIsGivenAgainHasItsBar() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      var presses = 0
      let page = TrialPage("page")
      let (start, end) = (Button("Start") { presses += 1 }, Button("End") { presses += 1 })
      (page.barStart, page.barEnd) = ([start], [end])
      world.screens.kept["page"] = page
      for time in 1...2 {
        world.page?.open(number: time)
        await world.stands("start", "page")
        let frame = try XCTUnwrap(world.top)
        for button in [start, end] {
          XCTAssertTrue(button.isInside(frame.widget) && button.isMapped, "time \(time)")
          await Person.click(button)
        }
        XCTAssertEqual(presses, 2 * time)
        await Person.click(page.content)
        XCTAssertEqual(page.presses, time)
        world.navigator.goBack()
        await world.stands("start")
      }
    }
  }

  func testAPageMayHaveNoContentAnyMore() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      let page = try XCTUnwrap(world.top?.page)
      let former = try XCTUnwrap(page.content)
      page.content = nil
      XCTAssertNil(former.root)
      page.content = former
      await pause(.milliseconds(100))
      await Person.click(former)
      XCTAssertEqual((page as? TrialPage)?.presses, 1)
    }
  }
}
