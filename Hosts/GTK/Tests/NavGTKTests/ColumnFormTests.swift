import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// Windows with columns that become narrower and wider.
final class ColumnFormTests: GTKTestCase {
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

  func testAWindowThatBecomesNarrowAndWideKeepsItsPages() throws {
    try world { world in
      await world.openMessage()
      world.navigator.handle(Mail.Message.self)?.showHeaders()
      await world.stands("mailboxes", "box", "message", "headers", sees: ["mailboxes", "box 1", "headers"])
      let made = world.screens.names
      for _ in 1...2 {
        await world.resize(to: MailWorld.wide)
        XCTAssertEqual(world.sight, ["box 1", "headers"])
        await world.resize(to: MailWorld.narrow)
        XCTAssertEqual(world.sight, ["headers"])
        XCTAssertEqual(world.navigator.active.map(\.name), ["headers"])
        XCTAssertTrue(["box 1", "message 1", "headers"].allSatisfy { world.frame($0)?.backButton.isVisible == true })
        await world.resize(to: MailWorld.widest)
        XCTAssertEqual(world.sight, ["mailboxes", "box 1", "headers"])
        XCTAssertEqual(world.navigator.active.map(\.name), ["mailboxes", "box", "headers"])
      }
      XCTAssertEqual(world.screens.names, made)
      XCTAssertEqual(world.stack, ["mailboxes", "box", "message", "headers"])
      // The form does not change between two columns and three.
      XCTAssertEqual(world.forms, [true, false, true, false, true])
    }
  }

  func testTheWayBackIsThereAfterAFold() throws {
    try world { world in
      await world.openMessage()
      await world.resize(to: MailWorld.narrow)
      await Person.click(world.top?.backButton)
      await world.stands("mailboxes", "box", sees: ["box 1"])
      await Person.click(world.top?.backButton)
      await world.stands("mailboxes", sees: ["mailboxes"])
      XCTAssertEqual(world.top?.backButton.isVisible, false)
      await world.resize(to: MailWorld.wide)
      XCTAssertEqual(world.sight, ["mailboxes", "…"])
    }
  }

  /// A narrow window can show a run that never was in columns.
  func testANarrowWindowAsksForNoPlaceholder() throws {
    try world(MailWorld.narrow) { world in
      await world.openMessage()
      await world.resize(to: MailWorld.widest)
      XCTAssertEqual(world.sight, ["mailboxes", "box 1", "message 1"])
      XCTAssertFalse(world.screens.names.contains("…"))
      world.navigator.goBack()
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
    }
  }

  // MARK: - During a change

  func testAFoldEndsASlideFirst() throws {
    for (start, end) in [(MailWorld.widest, MailWorld.narrow), (MailWorld.narrow, MailWorld.widest)] {
      try world(start) { world in
        await world.openMessage()
        world.host.slideDuration = .milliseconds(2_000)
        var order: [String] = []
        let observation = world.navigator.observe { event in
          switch event.kind {
          case .ended: order.append("ended")
          case .formChanged: order.append("form")
          default: break
          }
        }
        world.navigator.handle(Mail.Message.self)?.showHeaders()
        await pause(.milliseconds(100))
        XCTAssertTrue(world.host.isAnimating)
        let before = MainLoop.now
        await world.resize(to: end)
        await until("the end") { !world.host.isAnimating && world.host.isExpanded == (end == MailWorld.widest) }
        XCTAssertLessThan(MainLoop.now - before, .milliseconds(1_500))
        XCTAssertEqual(order, ["ended", "form"])
        XCTAssertEqual(world.outcomes.last, .shown)
        let sight = end == MailWorld.widest ? ["mailboxes", "box 1", "headers"] : ["headers"]
        await world.stands("mailboxes", "box", "message", "headers", sees: sight)
        withExtendedLifetime(observation) {}
      }
    }
  }

  /// The column that slides away is there until its end, and the window becomes wide meanwhile.
  func testAFoldDuringAPopOfAColumn() throws {
    try world(MailWorld.narrow) { world in
      await world.openMessage()
      world.host.slideDuration = .milliseconds(2_000)
      world.navigator.goBack()
      await pause(.milliseconds(100))
      XCTAssertTrue(world.host.isAnimating)
      await world.resize(to: MailWorld.widest)
      await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
      XCTAssertEqual(world.events.filter { if case .earlyCompletion = $0 { true } else { false } }.count, 0)
    }
  }

  /// A page changes the size of its window when it appears and when it is shown.
  func testAFoldInsideShow() throws {
    for (start, end) in [(MailWorld.widest, MailWorld.narrow), (MailWorld.narrow, MailWorld.widest)] {
      try world(start) { world in
        world.screens.made = { page in
          let window = world.window
          guard page.name == "box 1" else { return }
          page.content?.on("map") { [weak window] in window?.setSize(width: end, height: 480) }
        }
        world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
        await until("the width") { world.window.size.width == end }
        await world.stands("mailboxes", "box", sees: end == MailWorld.narrow ? ["box 1"] : ["mailboxes", "box 1", "…"])
        XCTAssertEqual(world.outcomes, [.shown])
      }
    }
  }

  func testAFoldCancelsASwipe() throws {
    try world(MailWorld.narrow) { world in
      world.host.takesMouseSwipes = true
      world.screens.made = { $0.content = Label($0.name) }
      await world.openMessage()
      await Person.press(on: world.run?.box)
      for _ in 0..<10 { await Person.move(by: 12) }
      await until("a swipe") { world.host.isAnimating }
      world.window.setSize(width: MailWorld.widest, height: 480)
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 1"])
      await Person.move(by: 150)
      await Person.release()
      await world.stands("mailboxes", "box", "message", sees: ["mailboxes", "box 1", "message 1"])
      XCTAssertTrue(world.host.isExpanded)
    }
  }

  // MARK: - Below layers

  func testAFoldUnderASheet() throws {
    try world { world in
      await world.openMessage()
      world.navigator.handle(Mail.Message.self)?.compose()
      await world.stands("mailboxes", "box", "message", "letter")
      XCTAssertFalse(world.host.isExpanded || world.navigator.isExpanded)
      await world.resize(to: MailWorld.narrow)
      XCTAssertEqual(world.host.layers.first?.run?.breadth, 1)
      XCTAssertEqual(world.stack, ["mailboxes", "box", "message", "letter"])
      world.navigator.handle(Mail.Letter.self)?.send()
      await world.stands("mailboxes", "box", "message", sees: ["message 1"])
      XCTAssertEqual(world.navigator.active.map(\.name), ["message"])
    }
  }

  /// A sheet of the list leaves the later columns in sight. They are on the stack, but no longer on the path.
  func testPagesSetAsideStayInSight() throws {
    try world { world in
      await world.openMessage()
      world.navigator.handle(Mail.Mailboxes.self)?.about()
      await until("a sheet") { !world.navigator.isBusy && world.navigator.visible?.name == "about" }
      let run = try XCTUnwrap(world.host.layers.first?.run)
      XCTAssertEqual(run.visibleTops.compactMap { ($0.page as? MailPage)?.name }, ["mailboxes", "box 1", "message 1"])
      XCTAssertEqual(world.host.shownInstances.count, 4)
      await world.resize(to: MailWorld.narrow)
      world.navigator.handle(Mail.About.self)?.close()
      await world.stands("mailboxes", "box", "message", sees: ["message 1"])
      await world.resize(to: MailWorld.widest)
      XCTAssertEqual(world.sight, ["mailboxes", "box 1", "message 1"])
    }
  }

  func testAPageSetAsideIsEvicted() throws {
    for opening in ["sheet", "popover"] {
      try world { world in
        await world.openMessage()
        if opening == "sheet" {
          world.navigator.handle(Mail.Mailboxes.self)?.about()
        } else {
          world.navigator.handle(Mail.Mailboxes.self)?.point()
        }
        await until("a \(opening)") { !world.navigator.isBusy && world.host.layers.count == 2 }
        world.facts.mayRead = false
        world.navigator.factsDidChange()
        await until("the eviction") { world.host.shownInstances.count == 3 && !world.navigator.isBusy }
        XCTAssertEqual(world.host.layers.count, 2, "the \(opening) stays")
        let run = try XCTUnwrap(world.host.layers.first?.run)
        XCTAssertEqual(run.visibleTops.compactMap { ($0.page as? MailPage)?.name }, ["mailboxes", "box 1"])
        XCTAssertEqual(run.visibleFiller?.widget.isMapped, true)
        await pause(.milliseconds(100))
        if let popover = world.host.layers.last?.popover {
          XCTAssertTrue(popover.isMapped)
          XCTAssertEqual(world.window.focus?.isInside(popover), true, "the page below took the focus")
        }
        if opening == "sheet" {
          world.navigator.handle(Mail.About.self)?.close()
        } else {
          world.navigator.handle(Mail.Hint.self)?.choose()
        }
        await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
      }
    }
  }

  func testAFoldUnderAPopoverOfTheList() throws {
    try world { world in
      await world.openMessage()
      world.navigator.handle(Mail.Mailboxes.self)?.point()
      await until("a popover") { !world.navigator.isBusy && world.host.layers.last?.popover?.isMapped == true }
      await world.resize(to: MailWorld.narrow)
      XCTAssertEqual(world.host.layers.last?.popover?.isMapped, true)
      world.navigator.handle(Mail.Hint.self)?.choose()
      await world.stands("mailboxes", "box", "message", sees: ["message 1"])
    }
  }

  // MARK: - Tabs

  func testTwoSplitsInTabs() throws {
    try world { world in
      world.navigator.handle(Mail.Mailboxes.self)?.show()
      await world.stands("mailboxes", "people", sees: ["people", ""])
      XCTAssertTrue(world.host.isExpanded && world.navigator.isExpanded)
      world.navigator.handle(Mail.People.self)?.openPerson(id: 1)
      await world.stands("mailboxes", "people", "person", sees: ["people", "person 1"])
      await Person.click(world.host.layers.last?.tabs?.view.buttons[1])
      await world.stands("mailboxes", "notes", sees: ["notes", "…"])
      world.navigator.handle(Mail.Notes.self)?.openNote(id: 2)
      await world.stands("mailboxes", "notes", "note", sees: ["notes", "note 2"])
      world.navigator.handle(Mail.Note.self)?.openHistory()
      await world.stands("mailboxes", "notes", "note", "history", sees: ["notes", "history"])
      let window = try XCTUnwrap(world.host.layers.last?.window)
      window.setSize(width: MailWorld.narrow, height: 480)
      await until("one column") { !world.host.isExpanded && world.sight == ["history"] }
      await Person.click(world.host.layers.last?.tabs?.view.buttons[0])
      await world.stands("mailboxes", "people", "person", sees: ["person 1"])
      XCTAssertFalse(world.host.isExpanded || world.navigator.isExpanded)
      window.setSize(width: MailWorld.wide, height: 480)
      await until("columns") { world.host.isExpanded && world.sight == ["people", "person 1"] }
      await Person.click(world.host.layers.last?.tabs?.view.buttons[1])
      await world.stands("mailboxes", "notes", "note", "history", sees: ["notes", "history"])
      XCTAssertTrue(world.host.isExpanded && world.navigator.isExpanded)
      world.navigator.handle(Mail.Notes.self)?.leave()
      await world.stands("mailboxes", sees: ["mailboxes", "…"])
    }
  }

  // MARK: - Hidden windows

  func testAHiddenWindowReportsNoForm() throws {
    try world { world in
      await world.openMessage()
      for way in ["hidden", "minimized"] {
        let forms = world.forms
        if way == "hidden" { world.window.isVisible = false } else { await Person.minimize(world.window) }
        await pause(.milliseconds(100))
        for width in [MailWorld.narrow, MailWorld.widest, MailWorld.narrow] {
          world.window.setSize(width: width, height: 480)
          await pause(.milliseconds(60))
        }
        XCTAssertEqual(world.forms, forms, way)
        if way == "hidden" { world.window.present() } else { await Person.restore(world.window) }
        await until("one column, \(way)") { world.sight == ["message 1"] && !world.navigator.isExpanded }
        await world.stands("mailboxes", "box", "message")
        await world.resize(to: MailWorld.widest)
        XCTAssertTrue(world.host.isExpanded && world.navigator.isExpanded)
      }
    }
  }

  func testAChangeOfAHiddenWindowInColumns() throws {
    try world { world in
      await world.openMessage()
      world.window.isVisible = false
      await pause(.milliseconds(60))
      world.navigator.goBack()
      await world.stands("mailboxes", "box")
      world.window.setSize(width: MailWorld.narrow, height: 480)
      world.window.present()
      await world.stands("mailboxes", "box", sees: ["box 1"])
    }
  }

  // MARK: - Pages that are wide, or make requests

  /// Columns whose minimum widths do not fit become one native stack.
  func testAPageThatIsTooWideTakesTheWholeWindow() throws {
    try world(MailWorld.wide) { world in
      world.screens.made = { page in
        if page.name == "box 1" { page.content = Label("wide").sized(width: 700) }
      }
      world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1)
      await world.stands("mailboxes", "box", sees: ["box 1"])
      XCTAssertFalse(world.host.isExpanded || world.navigator.isExpanded)
      XCTAssertEqual(world.window.size.width, MailWorld.wide)
      world.navigator.goBack()
      await world.stands("mailboxes", sees: ["mailboxes", "…"])
      await pause(.milliseconds(100))
      XCTAssertTrue(world.host.isExpanded && world.navigator.isExpanded)
    }
  }

  /// A placeholder that is too wide does not let the columns fold and unfold again and again.
  func testAPlaceholderThatIsTooWide() throws {
    try world(MailWorld.narrow) { world in
      world.screens.made = { page in
        if page.name == "…" { page.content = Label("wide").sized(width: 700) }
      }
      await world.resize(to: MailWorld.wide)
      await pause(.milliseconds(200))
      XCTAssertEqual(world.sight, ["mailboxes"])
      XCTAssertLessThanOrEqual(world.forms.count, 2)
    }
  }

  /// The placeholder is made while the factory performs a segue.
  func testAPlaceholderThatMakesARequest() throws {
    for start in [MailWorld.narrow, MailWorld.widest] {
      try onDisplay {
        let world = MailWorld(width: start)
        world.screens.made = { page in
          if page.name == "…" { world.navigator.handle(Mail.Mailboxes.self)?.openBox(id: 1, sender: .program) }
        }
        await world.start()
        if start == MailWorld.narrow { await world.resize(to: MailWorld.widest) }
        await world.stands("mailboxes", "box", sees: ["mailboxes", "box 1", "…"])
        XCTAssertEqual(world.screens.names.filter { $0 == "…" }.count, 1)
        XCTAssertEqual(world.host.shownInstances, world.navigator.stack.map(\.id))
      }
    }
  }

  /// Each column keeps its native stack in both forms, so no page gets another parent.
  func testNoPageMovesWhenTheFormChanges() throws {
    try world { world in
      await world.openMessage()
      var moves = 0
      for name in ["mailboxes", "box 1", "message 1"] {
        let frame = try XCTUnwrap(world.frame(name))
        frame.widget.on("notify::parent") { moves += 1 }
      }
      for width in [MailWorld.narrow, MailWorld.wide, MailWorld.narrow, MailWorld.widest] {
        await world.resize(to: width)
      }
      XCTAssertEqual(world.sight, ["mailboxes", "box 1", "message 1"])
      XCTAssertEqual(moves, 0)
    }
  }
}
