import CGTK
import NavRuntime
import TrialGraph
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// The size, position, and lifetime of layers.
final class LayerTests: GTKTestCase {
  // MARK: - Before the window is shown

  func testALayerThatIsThereBeforeTheWindowIsAsLargeAsItWillBe() throws {
    let ways: [(name: String, size: [Int], open: @MainActor (Trial.Start.Handle?) -> Void)] = [
      ("sheet", [480, 416], { $0?.write() }), ("full", [560, 480], { $0?.cover() }),
    ]
    for way in ways {
      try onDisplay {
        let world = TrialWorld()
        world.navigator.start()
        way.open(world.page)
        XCTAssertEqual(world.stack, ["start", way.name])
        world.window.present()
        let window = try XCTUnwrap(world.host.layers.last?.window)
        await until(way.name) { window.isMapped && window.size.width > 0 }
        await pause(.milliseconds(200))
        XCTAssertEqual([window.size.width, window.size.height], way.size, way.name)
      }
    }
  }

  func testAPopoverThatIsThereBeforeTheWindowPointsAtTheMiddleOfItsPage() throws {
    try onDisplay {
      let world = TrialWorld()
      world.navigator.start()
      world.page?.point()
      world.window.present()
      let popover = try XCTUnwrap(world.host.layers.last?.popover)
      await until("the popover") { popover.isMapped }
      await pause(.milliseconds(200))
      let page = try XCTUnwrap(world.host.layers[0].stack?.frames.last?.widget)
      let middle = try XCTUnwrap(page.center(in: world.window))
      XCTAssertEqual(Self.x(of: popover, in: world.window), middle.x, accuracy: 12)
    }
  }

  func testAPageSaysHowLargeItsSheetIs() throws {
    for isSeen in [false, true] {
      try onDisplay {
        let world = TrialWorld()
        world.screens.made = { $0.preferredSize = (620, 300) }
        if isSeen { await world.start() } else { world.navigator.start() }
        world.page?.write()
        if !isSeen { world.window.present() }
        await world.stands("start", "sheet")
        let window = try XCTUnwrap(world.host.layers.last?.window)
        await until("the sheet") { window.isMapped && window.size.width > 0 }
        await pause(.milliseconds(200))
        XCTAssertEqual([window.size.width, window.size.height], [620, 300])
        world.navigator.goBack()
        await world.stands("start")
        world.page?.point()
        await world.stands("start", "small")
        await pause(.milliseconds(200))
        XCTAssertEqual(world.host.layers.last?.widget?.size.width, 620)
      }
    }
  }

  /// Bars, windows, tabs, and an alert change in covered pages, too.
  func testTheLanguageOfTheUser() throws {
    try onDisplay {
      let world = TrialWorld()
      world.navigator.localize = { "de \($0.text)" }
      await world.start()
      world.page?.show()
      await until("the tabs") { world.host.layers.last?.tabs?.view.titles == ["de First", "de Second"] }
      world.navigator.localize = { "fr \($0.text)" }
      world.navigator.wordsDidChange()
      XCTAssertEqual(world.host.layers.last?.tabs?.view.titles, ["fr First", "fr Second"])
      XCTAssertEqual(world.host.layers[0].run?.top?.givenTitle, "fr Start")
      XCTAssertEqual(world.host.layers.last?.run?.top?.givenTitle, "fr One")
      XCTAssertEqual(world.host.layers.last?.window.title, "fr One")
      world.navigator.goBack()
      await world.stands("start")
      world.page?.write()
      await world.stands("start", "sheet")
      world.navigator.handle(Trial.Sheet.self)?.ask()
      await world.stands("start", "sheet", "question")
      let alert = try XCTUnwrap(world.host.layers.last?.alert?.dialog)
      await until("the buttons") { alert.buttons.count == 2 }
      world.navigator.localize = { "it \($0.text)" }
      world.navigator.wordsDidChange()
      XCTAssertEqual(alert.texts, ["it Drop it?", "it Nobody has_seen it.", "it __Drop", "it Keep"])
      XCTAssertEqual(world.host.layers[1].window.title, "it Write")
    }
  }

  /// The title of a window is the title of its page, also in lists of windows.
  func testTheWindowOfALayerIsCalledAsThePageOnTop() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      world.page?.write()
      await world.stands("start", "sheet")
      let window = try XCTUnwrap(world.host.layers.last?.window)
      XCTAssertEqual(window.title, "Write")
      world.navigator.handle(Trial.Sheet.self)?.preview()
      await world.stands("start", "sheet", "preview")
      XCTAssertEqual(window.title, "Preview")
      world.top?.page?.title = "Half of it"
      XCTAssertEqual(window.title, "Half of it")
      world.navigator.goBack()
      await world.stands("start", "sheet")
      XCTAssertEqual(window.title, "Write")
      world.navigator.goBack()
      await world.stands("start")
      world.page?.show()
      await world.stands("start", "one")
      let tabs = try XCTUnwrap(world.host.layers.last)
      XCTAssertEqual(tabs.window.title, "One")
      await Person.click(tabs.tabs?.view.buttons[1])
      await world.stands("start", "two")
      XCTAssertEqual(tabs.window.title, "Two")
      XCTAssertEqual(world.window.title, "Trial", "that is the app's to say")
    }
  }

  // MARK: - Anchors

  @MainActor private static func showAnchor(_ world: TrialWorld) throws -> Button {
    let anchor = Button("Here") {}.aligned(.start, .start)
    let page = try XCTUnwrap(world.top?.page)
    page.content = Box(.column, [Label("Above"), anchor])
    world.page?.anchor = anchor
    return anchor
  }

  /// The page changes its widgets while a popover points at one of them.
  func testAPopoverStaysWhereWhatItPointsAtHasGone() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      do {
        let anchor = try Self.showAnchor(world)
        await pause(.milliseconds(100))
        world.page?.point()
        XCTAssertEqual(world.host.layers.last?.popover?.isInside(anchor), false)
      }
      await world.stands("start", "small")
      let popover = try XCTUnwrap(world.host.layers.last?.popover)
      await pause(.milliseconds(200))
      world.host.layers[0].stack?.frames.last?.page?.content = Label("Something else")
      await pause(.milliseconds(200))
      XCTAssertTrue(popover.isMapped)
      XCTAssertEqual(world.stack, ["start", "small"])
      XCTAssertEqual(world.host.shownInstances.count, 2)
      world.navigator.goBack()
      await world.stands("start")
    }
  }

  /// The page retains the anchor of its popovers. A handle does not, and widgets exist longer than their Swift
  /// objects.
  func testAPageSaysWhatItsPopoversPointAt() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      let page = try XCTUnwrap(world.top?.page)
      do {
        let anchor = Button("Here") {}.aligned(.end, .start)
        page.content = Box(.column, [Label("Above"), anchor])
        page.anchor = anchor
      }
      await pause(.milliseconds(100))
      world.page?.point()
      await world.stands("start", "small")
      await pause(.milliseconds(100))
      let box = try XCTUnwrap(world.host.layers[0].stack?.box)
      let place = try XCTUnwrap(page.anchor?.center(in: box))
      XCTAssertGreaterThan(place.x, 500, "it is at the end of its row")
      XCTAssertEqual(Self.target(of: try XCTUnwrap(world.host.layers.last?.popover)), place.x, accuracy: 1)
      world.navigator.goBack()
      await world.stands("start")

      // The anchor of the handle has priority.
      let other = Label("There").aligned(.start)
      page.content = Box(.column, [other, Button("Here") {}])
      world.page?.anchor = other
      await pause(.milliseconds(100))
      world.page?.point()
      await world.stands("start", "small")
      await pause(.milliseconds(100))
      let start = try XCTUnwrap(other.center(in: box))
      XCTAssertEqual(Self.target(of: try XCTUnwrap(world.host.layers.last?.popover)), start.x, accuracy: 1)
    }
  }

  /// The horizontal center of the anchor, in the coordinates of the popover's owner.
  @MainActor private static func target(of popover: Popover) -> Double {
    var place = GdkRectangle()
    gtk_popover_get_pointing_to(popover.typed(), &place)
    return Double(place.x) + Double(place.width) / 2
  }

  /// The anchor moves, and the popover follows it.
  func testAPopoverFollowsWhatItPointsAt() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      let anchor = try Self.showAnchor(world)
      await pause(.milliseconds(100))
      world.page?.point()
      await world.stands("start", "small")
      let popover = try XCTUnwrap(world.host.layers.last?.popover)
      await pause(.milliseconds(200))
      let before = Self.x(of: popover, in: world.window)
      _ = anchor.padded(sides: 150)
      await pause(.milliseconds(300))
      XCTAssertEqual(Self.x(of: popover, in: world.window), before + 150, accuracy: 12)
    }
  }

  /// The horizontal center of a popover, in the coordinates of the window.
  @MainActor private static func x(of popover: Popover, in window: Window) -> Double {
    let surface = gtk_native_get_surface(popover.pointer)
    return Double(gdk_popup_get_position_x(surface)) + Double(gdk_surface_get_width(surface)) / 2
      - window.surfaceShadow.x
  }

  // MARK: - Lifetime

  func testTheLayersOfAHostThatIsFreedGoToo() throws {
    for segue in 0..<3 {
      try onDisplay {
        weak var host: GTKHost?
        let window: Window
        do {
          let world = TrialWorld()
          (host, window) = (world.host, world.window)
          await world.start()
          switch segue {
          case 0: world.page?.write()
          case 1: world.page?.point()
          default:
            world.page?.write()
            await world.stands("start", "sheet")
            world.facts.mayLeave = false
            world.navigator.goBack()
          }
          await until("a layer") { world.host.layers.count > 1 && !world.navigator.isBusy }
          await pause(.milliseconds(200))
        }
        await until("the end of the host") { host == nil }
        await until("the end of layer \(segue)") { Window.all.count == 1 }
        // The window belongs to the app again, and shows a new button. It can be clicked if there is a pointer.
        if window.surfaceNumber == nil { return }
        var presses = 0
        let button = Button("Press") { presses += 1 }
        window.setContent(button)
        await pause(.milliseconds(200))
        await Person.click(button)
        XCTAssertEqual(presses, 1)
      }
    }
  }

  /// The example of Documentation/gtk.md: closing the app's window shows the same alert as Back.
  func testTheAppsWindowAsksBeforeItGoes() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      world.window.ask("close-request") { [weak world] in
        guard let world, !world.facts.mayLeave else { return false }
        world.navigator.goBack()
        return true
      }
      world.page?.write()
      await world.stands("start", "sheet")
      world.facts.mayLeave = false
      world.window.close()
      await world.stands("start", "sheet", "question")
      XCTAssertTrue(world.window.isMapped)
      world.navigator.goBack()
      await world.stands("start", "sheet")
      world.facts.mayLeave = true
      world.window.close()
      await until("the end of both windows") { Window.all.isEmpty }
    }
  }

  /// Requests that wait for the value of a layer end.
  func testTheWindowOfTheAppThatGoesEndsWhatWaitsForItsLayers() throws {
    try onDisplay {
      let world = TrialWorld()
      await world.start()
      var isOver = false
      let request = world.page?.write()
      Task {
        _ = await request?.returned
        isOver = true
      }
      await world.stands("start", "sheet")
      world.window.destroy()
      await until("the end of the sheet") { isOver }
      XCTAssertEqual(world.stack, ["start"])
    }
  }
}
