import CGTK
import NavRuntime
import NavTesting
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// A navigator and its host in a window, with a simulated mouse and keyboard.
final class GTKHostTests: GTKTestCase {
  private func world(_ body: @escaping @MainActor (TrialWorld) async throws -> Void) throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      try await body(world)
      XCTAssertEqual(world.host.shownInstances, world.navigator.stack.map(\.id))
      XCTAssertTrue(world.host.isInteractionOn || world.navigator.isBusy)
    }
  }

  // MARK: - Clicks

  /// Two clicks within one slide open one page, because the button on the outgoing page does not accept a second one.
  func testADoubleClickOpensOnePage() throws {
    try world { world in
      world.screens.presses["start"] = { world.page?.open(number: 1) }
      await Person.click(world.button, times: 2)
      await world.stands("start", "page")
      XCTAssertEqual(world.outcomes, [.shown])
    }
  }

  func testADoubleClickOpensOneWindow() throws {
    try world { world in
      world.screens.presses["start"] = { world.page?.write() }
      await Person.click(world.button, times: 2)
      await world.stands("start", "sheet")
      XCTAssertEqual(Window.all.count, 2)
    }
  }

  /// A button is pressed before a slide and released on during it. That makes a request, and the guard refuses it.
  func testAPressThatIsLetGoInASlideIsRefused() throws {
    try world { world in
      world.screens.presses["start"] = { world.page?.open(number: 2) }
      world.host.slideDuration = .milliseconds(1_500)
      await Person.press(on: world.button)
      // The press may take a while on a slow machine.
      await until("the button is pressed") { world.button?.isPressed == true }
      world.page?.open(number: 1)
      await Person.release()
      for _ in 0..<50 where world.outcomes.isEmpty { await pause(.milliseconds(10)) }
      XCTAssertEqual(world.outcomes.first, .refused(.busy))
      await world.stands("start", "page")
    }
  }

  func testKeysDoNothingInASlide() throws {
    try world { world in
      world.screens.presses["start"] = { world.page?.open(number: 2) }
      world.host.slideDuration = .milliseconds(600)
      world.page?.open(number: 1)
      await Person.key("Return", in: world.window)
      await Person.key("Escape", in: world.window)
      XCTAssertTrue(world.host.isAnimating)
      await world.stands("start", "page")
      XCTAssertEqual(world.outcomes, [.shown])
    }
  }

  // MARK: - Back

  func testAllWaysBack() throws {
    try world { world in
      for way in ["the button", "Alt and Left", "Escape", "the mouse's button", "the key"] {
        world.page?.open(number: 1)
        await world.stands("start", "page")
        switch way {
        case "the button": await Person.click(world.top?.backButton)
        case "Alt and Left": await Person.key("alt+Left", in: world.window)
        case "Escape": await Person.key("Escape", in: world.window)
        case "the mouse's button": await Person.click(world.button, button: 8)
        default: await Person.key("XF86Back", in: world.window)
        }
        await world.stands("start")
      }
      // There is no page below.
      await Person.key("Escape", in: world.window)
      await Person.key("alt+Left", in: world.window)
      XCTAssertEqual(world.stack, ["start"])
      XCTAssertEqual(world.top?.backButton.isVisible, false)
    }
  }

  func testASwipeGoesBackAndOneThatTurnsDoesNot() throws {
    try world { world in
      world.host.takesMouseSwipes = true
      world.page?.open(number: 1)
      await world.stands("start", "page")
      let hands = UserInput.of(world.host, in: world.window)
      let swipe = try XCTUnwrap(hands.swipe)
      await swipe.begin()
      XCTAssertTrue(world.host.isAnimating)
      await swipe.end(.cancelled)
      await world.stands("start", "page")
      await swipe.begin()
      await swipe.move(0.8)
      await swipe.end(.finished)
      await world.stands("start")
    }
  }

  // MARK: - Layers

  /// In a change of several steps, only the last step is animated: here, the pop after the sheet closes.
  func testAfterASheetThatGoesThePageSlides() throws {
    try world { world in
      world.page?.open(number: 1)
      await world.stands("start", "page")
      world.navigator.handle(Trial.Page.self)?.note()
      await world.stands("start", "page", "pageSheet")
      world.host.slideDuration = .milliseconds(600)
      world.navigator.handle(Trial.PageSheet.self)?.finish()
      XCTAssertEqual(world.host.layers.count, 1)
      XCTAssertEqual(world.host.layers.first?.stack?.isMoving, true)
      await world.stands("start")
    }
  }

  /// Here, the last step presents the sheet, so the page below it appears without a slide.
  func testBelowASheetThatComesNothingSlides() throws {
    try world { world in
      world.page?.cover()
      await world.stands("start", "full")
      world.host.slideDuration = .milliseconds(600)
      world.navigator.handle(Trial.Full.self)?.annotate()
      XCTAssertEqual(world.host.layers.count, 2)
      XCTAssertEqual(world.host.layers.first?.stack?.ids.count, 2)
      XCTAssertEqual(world.host.layers.first?.stack?.isMoving, false)
      await world.stands("start", "page", "pageSheet")
    }
  }

  /// The close button, Alt and F4, and Escape request to close a sheet. If the sheet must not close, its alert
  /// appears.
  func testACloseButtonIsAnsweredByTheNavigator() throws {
    try world { world in
      world.page?.write()
      await world.stands("start", "sheet")
      let sheet = try XCTUnwrap(world.host.layers.last?.window)
      world.facts.mayLeave = false
      await Person.quit(sheet)
      await world.stands("start", "sheet", "question")
      guard case .alert(let dialog, _) = world.host.layers.last?.content else { return XCTFail("no alert") }
      XCTAssertEqual(dialog.buttons.count, 2)
      await Person.click(dialog.buttons[1])
      await world.stands("start", "sheet")
      XCTAssertTrue(sheet.isMapped)

      await Person.key("Escape", in: sheet)
      await world.stands("start", "sheet", "question")
      // Escape presses the button that changes nothing.
      guard case .alert(let other, _) = world.host.layers.last?.content else { return XCTFail("no alert") }
      await Person.key("Escape", in: other.window)
      await world.stands("start", "sheet")

      world.facts.mayLeave = true
      await Person.quit(sheet)
      await world.stands("start")
      XCTAssertEqual(Window.all.count, 1)
    }
  }

  func testThePressOfAnAlertsButtonIsTold() throws {
    try world { world in
      world.page?.write()
      await world.stands("start", "sheet")
      world.facts.mayLeave = false
      await Person.quit(try XCTUnwrap(world.host.layers.last?.window))
      await world.stands("start", "sheet", "question")
      guard case .alert(let dialog, _) = world.host.layers.last?.content else { return XCTFail("no alert") }
      await Person.click(dialog.buttons[0])
      await world.stands("start")
    }
  }

  func testAPopoverGoesByAPressBesideIt() throws {
    try world { world in
      world.page?.point()
      await world.stands("start", "small")
      XCTAssertEqual(Window.all.count, 1)
      await Person.click(world.button)
      XCTAssertEqual(world.stack, ["start", "small"])
      await Person.click(world.host.layers[0].stack?.frames.last?.page?.content, .corner)
      await world.stands("start")

      world.page?.point()
      await world.stands("start", "small")
      await Person.key("Escape", in: world.window)
      await world.stands("start")
    }
  }

  /// Other code destroys a window of the host, and the navigator notices it.
  func testAWindowThatIsTakenAwayIsTold() throws {
    try world { world in
      world.page?.write()
      await world.stands("start", "sheet")
      world.host.layers.last?.window.destroy()
      await world.stands("start")
      XCTAssertTrue(world.events.contains { if case .adopted = $0 { true } else { false } })
    }
  }

  /// If the host showed a destroyed window, no code could close it, and it would block all input.
  func testAWindowThatIsDestroyedBeforeItWasSeenIsGone() throws {
    try world { world in
      world.window.isVisible = false
      world.page?.write()
      await until("a layer") { world.host.layers.count == 2 }
      world.host.layers.last?.window.destroy()
      world.window.present()
      await world.stands("start")
      await pause(.milliseconds(200))
      let page = try XCTUnwrap(world.top?.page as? TrialPage)
      await Person.click(page.content)
      XCTAssertEqual(page.presses, 1)
      // The same for an alert that was never shown.
      world.page?.write()
      await world.stands("start", "sheet")
      world.facts.mayLeave = false
      world.window.isVisible = false
      world.navigator.goBack()
      await until("the question") { world.host.layers.count == 3 }
      world.host.layers.last?.window.destroy()
      world.window.present()
      await world.stands("start", "sheet")
      world.facts.mayLeave = true
      world.navigator.goBack()
      await world.stands("start")
      await pause(.milliseconds(200))
      await Person.click(page.content)
      XCTAssertEqual(page.presses, 2)
    }
  }

  func testTabsInASheetKeepTheirStacks() throws {
    try world { world in
      world.page?.show()
      await world.stands("start", "one")
      world.navigator.handle(Trial.One.self)?.next()
      await world.stands("start", "one", "inOne")
      let view = try XCTUnwrap(world.host.layers.last?.tabs?.view)
      await Person.click(view.buttons[1])
      await world.stands("start", "two")
      await Person.key("alt+1", in: try XCTUnwrap(world.host.layers.last?.window))
      await world.stands("start", "one", "inOne")
      // A press on the selected tab shows its first page.
      await Person.click(view.buttons[0])
      await world.stands("start", "one")
    }
  }

  /// The app sets badges and icons before a tab bar is shown and while it is shown.
  func testATabHasANumberAndASymbol() throws {
    try world { world in
      world.host.tabIcons = ["first": "go-home-symbolic"]
      world.host.tabBadges = ["first": 3]
      world.page?.show()
      await world.stands("start", "one")
      let view = try XCTUnwrap(world.host.layers.last?.tabs?.view)
      XCTAssertEqual(view.buttons.map(\.badge), ["3", nil])
      XCTAssertEqual(view.buttons.map(\.symbol), ["go-home-symbolic", "view-list-symbolic"])
      world.host.tabBadges = ["second": 12, "first": 0, "third": 1]
      world.host.tabIcons["second"] = "go-next-symbolic"
      XCTAssertEqual(view.buttons.map(\.badge), [nil, "12"])
      XCTAssertEqual(view.buttons.map(\.symbol), ["go-home-symbolic", "go-next-symbolic"])
      world.host.tabBadges = ["second": -1]
      XCTAssertEqual(view.buttons.map(\.badge), [nil, nil])
      world.navigator.goBack()
      await world.stands("start")
    }
  }

  // MARK: - Hidden windows

  func testAWindowThatIsMinimisedChangesAtOnce() throws {
    try world { world in
      world.host.slideDuration = .seconds(1)
      world.page?.open(number: 1)
      await pause()
      XCTAssertTrue(world.host.isAnimating)
      await Person.minimize(world.window)
      await until("the end of the slide", atMost: .milliseconds(500)) { !world.host.isAnimating }
      XCTAssertTrue(world.events.contains { if case .suspended = $0 { true } else { false } })
      world.navigator.goBack()
      XCTAssertEqual(world.stack, ["start"])
      await Person.restore(world.window)
      await until("the window") { world.events.contains { if case .resumed = $0 { true } else { false } } }
      await world.stands("start")
    }
  }

  /// A window that is not shown yet counts as hidden. The host reports when it is shown.
  func testAWindowThatIsNotSeenYetIsHidden() throws {
    try onDisplay {
      let world = TrialWorld()
      world.navigator.start()
      world.page?.write()
      XCTAssertEqual(world.stack, ["start", "sheet"])
      XCTAssertFalse(world.events.contains { if case .resumed = $0 { true } else { false } })
      world.window.present()
      await until("the sheet") { world.host.layers.last?.window.isMapped == true }
      XCTAssertEqual(world.events.count { if case .resumed = $0 { true } else { false } }, 1)
      await world.stands("start", "sheet")
      XCTAssertEqual(world.host.shownInstances, world.navigator.stack.map(\.id))
    }
  }

  // MARK: - Focus

  func testTheKeysReturnToWhereTheyWere() throws {
    try world { world in
      world.page?.write()
      await world.stands("start", "sheet")
      let sheet = try XCTUnwrap(world.host.layers.last?.window)
      let page = try XCTUnwrap(world.top?.page as? WritingPage)
      page.second.takeFocus()
      await pause()
      world.navigator.handle(Trial.Sheet.self)?.preview()
      await world.stands("start", "sheet", "preview")
      XCTAssertNotEqual(sheet.focus?.isInside(page.second), true)
      world.navigator.goBack()
      await world.stands("start", "sheet")
      XCTAssertEqual(sheet.focus?.isInside(page.second), true)
    }
  }

  // MARK: - Memory

  func testPagesAndWindowsAreFreed() throws {
    try onDisplay {
      let world = TrialWorld()
      weak var page: GTKPage?
      var widgets: [Weak] = []
      world.screens.made = { made in
        page = made
        widgets.append(Weak(made.content))
      }
      await world.start()
      for segue in 0..<5 {
        switch segue {
        case 0: world.page?.open(number: 1)
        case 1: world.page?.write()
        case 2: world.page?.point()
        case 3: world.page?.cover()
        default: world.page?.show()
        }
        await until("a page") { world.stack.count == 2 && !world.navigator.isBusy }
        weak let layer = world.host.layers.last
        XCTAssertNotNil(page)
        world.navigator.goBack()
        await world.stands("start")
        await until("the end of page \(segue)") { page == nil }
        if segue > 0 { await until("the end of layer \(segue)") { layer == nil } }
        await until("the end of the widgets of page \(segue)") { widgets.dropFirst().allSatisfy { $0.isGone } }
      }
      XCTAssertEqual(Window.all.count, 1)
    }
  }

  /// The host is released with its owner, and GTK calls no closure of it afterwards.
  func testTheHostIsFreed() throws {
    try onDisplay {
      weak var host: GTKHost?
      do {
        let world = TrialWorld()
        host = world.host
        await world.start()
        world.page?.write()
        await world.stands("start", "sheet")
        world.window.destroy()
      }
      await until("the end of the host") { host == nil }
    }
  }
}

extension Widget {
  /// The badge of a button in a tab bar.
  fileprivate var badge: String? {
    descendants(of: gtk_label_get_type()).compactMap { label in
      gtk_label_get_text(label.pointer).map { String(cString: $0) }
    }.first { Int($0) != nil }
  }

  /// The icon name of a button in a tab bar.
  fileprivate var symbol: String? {
    let image = descendants(of: gtk_image_get_type()).first
    return image.flatMap { gtk_image_get_icon_name($0.pointer) }.map { String(cString: $0) }
  }
}
