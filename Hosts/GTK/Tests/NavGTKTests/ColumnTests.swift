import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// The columns of a split, in a window of one width.
final class ColumnTests: GTKTestCase {
  private func world(
    _ width: Int = MailWorld.widest, _ body: @escaping @MainActor (MailWorld) async throws -> Void
  ) throws {
    try onDisplay {
      let world = MailWorld(width: width)
      await world.start()
      try await body(world)
      XCTAssertEqual(world.host.shownInstances, world.navigator.stack.map(\.id))
      XCTAssertTrue(world.host.isInteractionOn || world.navigator.isBusy)
      XCTAssertEqual(world.host.isExpanded, world.navigator.isExpanded)
    }
  }

  // MARK: - Which columns are visible

  func testTheFormIsKnownAfterTheFirstLayout() throws {
    try onDisplay {
      let world = MailWorld()
      world.navigator.start()
      XCTAssertFalse(world.host.isExpanded || world.navigator.isExpanded)
      XCTAssertEqual(world.screens.names, ["mailboxes"], "a placeholder is made when it is first visible")
      world.window.present()
      await until("columns") { world.host.isExpanded && world.navigator.isExpanded }
      XCTAssertEqual(world.sight, ["mailboxes", "…"])
      XCTAssertEqual(world.forms, [true])
    }
  }

  func testEachPaneOpensTheNextColumn() throws {
    try world { world in
      await world.stands("mailboxes", sees: ["mailboxes", "…"])
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
      world.navigator.handle(Mail.Box.self)?.open(id: 7)
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 7"])
      XCTAssertEqual(world.screens.names, ["mailboxes", "…", "box 1", "message 7"])
      XCTAssertEqual(world.navigator.active.map(\.name), ["mailboxes", "box", "message"])
      // Each page has its place, and the last column takes the rest.
      await pause(.milliseconds(100))
      let places = try ["mailboxes", "box 1", "message 7"].map { name in
        let frame = try XCTUnwrap(world.frame(name)?.widget)
        return (x: try XCTUnwrap(frame.place(x: 0, y: 0, in: world.window)).x, width: Double(frame.size.width))
      }
      XCTAssertEqual(places[0].x, 0)
      for (one, next) in zip(places, places.dropFirst()) {
        XCTAssertEqual(next.x, one.x + one.width + 1, "there is a rule of one point")
      }
      XCTAssertEqual(places[2].x + places[2].width, Double(MailWorld.widest))
      XCTAssertGreaterThan(places[2].width, places[1].width)
    }
  }

  func testInARightToLeftWindowTheFirstColumnIsOnTheRight() throws {
    try onDisplay {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let world = MailWorld(width: MailWorld.wide)
      await world.start()
      let (list, filler) = (world.frame("mailboxes")?.widget, world.run?.visibleFiller?.widget)
      let left = try XCTUnwrap(filler?.place(x: 0, y: 0, in: world.window)?.x)
      let right = try XCTUnwrap(list?.place(x: 0, y: 0, in: world.window)?.x)
      XCTAssertEqual(left, 0)
      XCTAssertGreaterThan(right, 400)
    }
  }

  func testWithRoomForTwoOfThreeTheLastTwoAreVisible() throws {
    try world(MailWorld.wide) { world in
      XCTAssertEqual(world.sight, ["mailboxes", "…"])
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1"])
      world.navigator.handle(Mail.Box.self)?.open(id: 1)
      await world.stands("mailboxes", "box", "message", sees: ["box 1", "message 1"])
      world.navigator.goBack()
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1"])
      world.navigator.goBack()
      await world.stands("mailboxes", sees: ["mailboxes", "…"])
      XCTAssertEqual(world.screens.names.filter { $0 == "…" }.count, 1)
    }
  }

  func testTheWindowHasOneRowOfButtons() throws {
    try world { world in
      @MainActor func closers() -> [String] {
        world.window.descendants(of: gtk_window_controls_get_type()).filter { controls in
          controls.isMapped && controls.descendants(of: gtk_button_get_type()).contains { $0.isMapped }
        }.compactMap { controls in
          let frames = (world.run?.visibleTops ?? []) + [world.run?.visibleFiller].compactMap { $0 }
          return (frames.first { controls.isInside($0.widget) }?.page as? MailPage)?.name
        }
      }
      XCTAssertEqual(closers(), ["…"])
      await world.openMessage()
      await pause(.milliseconds(100))
      XCTAssertEqual(closers(), ["message 1"])
      await world.resize(to: MailWorld.narrow)
      XCTAssertEqual(closers(), ["message 1"])
      world.navigator.goBack()
      await world.stands("mailboxes", "box")
      await pause(.milliseconds(100))
      XCTAssertEqual(closers(), ["box 1"])
    }
  }

  // MARK: - Choices

  /// A click on a row beside an open page opens another one in its place, at once.
  func testAChoiceExchangesTheNextColumn() throws {
    try world { world in
      world.screens.presses["mailboxes"] = {
        world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: world.outcomes.count + 1)
      }
      for number in 1...4 {
        await Person.click(world.frame("mailboxes")?.page?.content)
        XCTAssertFalse(world.host.isAnimating)
        await world.stands("mailboxes", "box", sees: ["mailboxes", "box \(number)", "…"])
      }
      XCTAssertEqual(world.outcomes, Array(repeating: .shown, count: 4))
      await world.openMessage(box: 9)
      await Person.click(world.frame("mailboxes")?.page?.content)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 7", "…"])
    }
  }

  /// Arrow keys walk through a list, so its page keeps the focus while the next column changes.
  func testTheListKeepsTheFocus() throws {
    try world { world in
      world.screens.presses["mailboxes"] = {
        world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: world.outcomes.count + 1)
      }
      for number in 1...3 {
        await Person.key("Return", in: world.window)
        await world.stands("mailboxes", "box", sees: ["mailboxes", "box \(number)", "…"])
      }
      // The focus of a page that leaves goes to the top.
      XCTAssertTrue(world.frame("box 3")?.page?.content?.takeFocus() == true)
      await Person.key("Escape", in: world.window)
      await world.stands("mailboxes", sees: ["mailboxes", "…"])
      await Person.key("Return", in: world.window)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 5", "…"])
    }
  }

  func testAPageThatHoldsIsAskedFirst() throws {
    try world { world in
      await world.openMessage()
      world.facts.mayLeave = false
      world.screens.presses["mailboxes"] = { world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 5) }
      await Person.click(world.frame("mailboxes")?.page?.content)
      await world.stands("mailboxes", "box", "message", "discard")
      XCTAssertFalse(world.host.isExpanded, "the alert is the topmost run")
      world.navigator.handle(Mail.Discard.self)?.keep()
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 1"])
      XCTAssertTrue(world.host.isExpanded && world.navigator.isExpanded)
      XCTAssertTrue(world.outcomes.contains(.refused(.held)))
    }
  }

  // MARK: - Motion

  func testAPushSlidesInsideItsColumn() throws {
    try world { world in
      await world.openMessage()
      world.host.slideDuration = .milliseconds(900)
      world.navigator.handle(Mail.Message.self)?.showHeaders()
      await pause(.milliseconds(150))
      XCTAssertTrue(world.host.isAnimating)
      let (column, page) = (try XCTUnwrap(world.run?.stack?.box), try XCTUnwrap(world.frame("headers")?.widget))
      let place = try XCTUnwrap(page.place(x: 0, y: 0, in: column))
      XCTAssertEqual(place.x, 0)
      XCTAssertGreaterThan(place.y, 0, "the transition of the graph is 'rise'")
      XCTAssertEqual(world.frame("mailboxes")?.widget.isMapped, true)
      // No column accepts a press during the transition.
      world.screens.presses["mailboxes"] = { XCTFail("a press in a transition") }
      await Person.click(world.frame("mailboxes")?.page?.content)
      await world.stands("mailboxes", "box", "message", "headers", sees: ["mailboxes", "box 1", "headers"])
      world.navigator.goBack()
      await pause(.milliseconds(100))
      XCTAssertTrue(world.host.isAnimating)
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 1"])
    }
  }

  /// In one native stack, a pane moves as a push does.
  func testInANarrowWindowAPaneSlides() throws {
    try world(MailWorld.narrow) { world in
      XCTAssertEqual(world.sight, ["mailboxes"])
      world.host.slideDuration = .milliseconds(900)
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      XCTAssertTrue(world.host.isAnimating)
      await pause(.milliseconds(150))
      let page = try XCTUnwrap(world.frame("box 1")?.widget)
      XCTAssertGreaterThan(try XCTUnwrap(page.place(x: 0, y: 0, in: world.window)).x, 0)
      await world.stands("mailboxes", "box", sees: ["box 1"])
      XCTAssertEqual(world.outcomes, [.shown])
      world.navigator.goBack()
      await pause(.milliseconds(200))
      XCTAssertTrue(world.host.isAnimating)
      XCTAssertGreaterThan(try XCTUnwrap(page.place(x: 0, y: 0, in: world.window)).x, 0)
      await world.stands("mailboxes", sees: ["mailboxes"])
    }
  }

  func testTheReplaceOfADetailStaysInItsColumn() throws {
    for width in [MailWorld.widest, MailWorld.narrow] {
      try world(width) { world in
        await world.openMessage()
        world.navigator.handle(Mail.Message.self)?.next(id: 2)
        let visible = width == MailWorld.narrow ? ["message 2"] : ["mailboxes", "box 1", "message 2"]
        await world.stands("mailboxes", "box", "message", sees: visible)
      }
    }
  }

  // MARK: - Back

  func testTheBackButtonOfAColumn() throws {
    try world { world in
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      await world.stands("mailboxes", "box")
      world.navigator.handle(Mail.Box.self)?.search()
      await world.stands("mailboxes", "box", "found")
      world.navigator.handle(Mail.Found.self)?.openHit()
      await world.stands("mailboxes", "box", "found", "hit", sees: ["mailboxes", "found", "hit"])
      let buttons = try ["mailboxes", "found", "hit"].map { try XCTUnwrap(world.frame($0)?.backButton.isVisible) }
      XCTAssertEqual(buttons, [false, true, false], "the first page of a column has no button")
      // A lock dims the button, which can still be pressed.
      let lock = world.navigator.lock()
      await until("a dim button") { world.frame("found")?.backButton.hasStyle("dim-label") == true }
      await Person.click(world.frame("found")?.backButton)
      XCTAssertEqual(world.stack, ["mailboxes", "box", "found", "hit"])
      lock.release()
      await until("a bright button") { world.frame("found")?.backButton.hasStyle("dim-label") == false }
      await Person.click(world.frame("found")?.backButton)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
    }
  }

  func testTheMenuOfAColumnShowsItsPages() throws {
    try world { world in
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      await world.stands("mailboxes", "box")
      world.navigator.handle(Mail.Box.self)?.search()
      await world.stands("mailboxes", "box", "found")
      await Person.click(world.frame("found")?.backButton, button: 3)
      XCTAssertEqual(world.frame("found")?.menuButtons.count, 1)
      await Person.key("Escape", in: world.window)
      await world.resize(to: MailWorld.narrow)
      await Person.click(world.frame("found")?.backButton, button: 3)
      XCTAssertEqual(world.frame("found")?.menuButtons.count, 2)
      await Person.click(world.frame("found")?.menuButtons[1])
      await world.stands("mailboxes", sees: ["mailboxes"])
    }
  }

  /// Back belongs to the top in both forms.
  func testTheKeysGoBackFromTheTop() throws {
    try world { world in
      for key in ["Escape", "alt+Left"] {
        await world.openMessage()
        XCTAssertTrue(world.frame("mailboxes")?.page?.content?.takeFocus() == true)
        await Person.key(key, in: world.window)
        await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
        await Person.key(key, in: world.window)
        await world.stands("mailboxes", sees: ["mailboxes", "…"])
        await Person.key(key, in: world.window)
      }
    }
  }

  // MARK: - Swipes

  /// In one native stack, a swipe from the first page of a column goes to the column below.
  func testASwipeGoesBackToTheColumnBelow() throws {
    try world(MailWorld.narrow) { world in
      world.host.takesMouseSwipes = true
      world.screens.made = { $0.content = Label($0.name) }
      await world.openMessage()
      await Person.swipe(world.run?.box, by: 100)
      await world.stands("mailboxes", "box", "message", sees: ["message 1"])
      await Person.swipe(world.run?.box)
      await world.stands("mailboxes", "box", sees: ["box 1"])
      world.navigator.handle(Mail.Box.self)?.search()
      await world.stands("mailboxes", "box", "found")
      await Person.swipe(world.run?.box)
      await world.stands("mailboxes", "box", sees: ["box 1"])
      await Person.swipe(world.run?.box)
      await world.stands("mailboxes", sees: ["mailboxes"])
    }
  }

  func testInColumnsASwipeExistsFromTheSecondPageOfTheLast() throws {
    try world { world in
      world.host.takesMouseSwipes = true
      await world.openMessage()
      for name in ["mailboxes", "box 1", "message 1"] {
        world.frame(name)?.page?.content = Label(name)
      }
      for name in ["message 1", "box 1"] { await Person.swipe(world.frame(name)?.widget, by: 300) }
      XCTAssertEqual(world.stack, ["mailboxes", "box", "message"])
      world.screens.made = { $0.content = Label($0.name) }
      world.navigator.handle(Mail.Message.self)?.showHeaders()
      await world.stands("mailboxes", "box", "message", "headers")
      await Person.swipe(world.frame("mailboxes")?.widget, by: 300)
      XCTAssertEqual(world.stack, ["mailboxes", "box", "message", "headers"])
      await Person.swipe(world.frame("headers")?.widget, by: 420)
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 1"])
    }
  }

  // MARK: - Popovers

  /// A popover points at the anchor of the page that opened it, or at the middle of that page.
  func testAPopoverOfTheListPointsIntoTheList() throws {
    try world { world in
      await world.openMessage()
      world.frame("message 1")?.page?.anchor = world.frame("message 1")?.page?.content
      world.screens.presses["mailboxes"] = { world.navigator.handle(Mail.Mailboxes.self)?.point() }
      let page = try XCTUnwrap(world.frame("mailboxes")?.page)
      for isAtButton in [false, true] {
        let button = try XCTUnwrap(page.content)
        if isAtButton { page.anchor = button }
        await Person.click(button)
        await until("a popover") { !world.navigator.isBusy && world.host.layers.last?.popover?.isMapped == true }
        var target = GdkRectangle()
        let popover = try XCTUnwrap(world.host.layers.last?.popover)
        XCTAssertNotEqual(gtk_popover_get_pointing_to(popover.typed(), &target), 0)
        XCTAssertLessThan(target.x + target.width, 300)
        XCTAssertEqual(target.width > 1, isAtButton)
        world.navigator.goBack()
        await until("no popover") { !world.navigator.isBusy && world.host.layers.count == 1 }
      }
    }
  }

  // MARK: - Memory

  func testThePagesOfAColumnAreFreed() throws {
    try world { world in
      await world.openMessage()
      let pages = ["box 1", "message 1"].map { Weak(world.frame($0)?.page?.content) }
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 2)
      await world.stands("mailboxes", "box")
      await until("the pages are freed") { pages.allSatisfy(\.isGone) }
    }
  }
}
