import NavRuntime
import NavTesting
import XCTest

@testable import GTKWidgets
@testable import NavGTK

/// The conformance suite for the host, with a pointer that clicks on the screen.
final class GTKConformanceTests: GTKTestCase {
  /// A page with a number.
  final class NumberedPage: GTKPage {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init()
      content = Label("\(number)")
    }
  }

  /// Clauses that cannot be tested: GTK has no gesture to drag a window away, and no page of the test closes by
  /// itself.
  private let untried: Set<ContractClause> = [
    .refusesADismissal, .finishesADismissal, .cancelsADismissal, .tellsItsOwnChanges,
  ]

  func testTheHostKeepsTheContract() throws {
    try onDisplay { [untried] in
      let window = Window(title: "Conformance", width: 500, height: 400)
      let host = GTKHost(in: window)
      host.slideDuration = .milliseconds(60)
      host.takesMouseSwipes = true
      window.present()
      await pause(.milliseconds(300))
      var hands = UserInput.of(host, in: window)
      let resize = hands.resize
      var forms: [Bool] = []
      hands.resize = { isExpanded in
        await resize?(isExpanded)
        await pause(.milliseconds(60))
        forms.append(host.isExpanded)
      }
      let report = await HostConformance.check(host, hands: hands) { NumberedPage(number: $0) }
      XCTAssert(report.holds, "\(report)")
      XCTAssertEqual(Set(report.untried.keys), untried, "\(report)")
      XCTAssertEqual(forms.prefix(3), [true, false, true], "the suite has seen both forms")
      XCTAssertEqual(report.untold, [:], "\(report)")
    }
  }

  /// Without input devices, as on a Wayland display.
  func testWithoutAPointerItKeepsTheContractToo() throws {
    try onDisplay { [untried] in
      let window = Window(title: "Conformance", width: 500, height: 400)
      let host = GTKHost(in: window)
      host.slideDuration = .milliseconds(60)
      window.present()
      await pause(.milliseconds(300))
      let report = await HostConformance.check(host, hands: .ofASystem(host, in: window)) { NumberedPage(number: $0) }
      XCTAssert(report.holds, "\(report)")
      XCTAssertEqual(
        Set(report.untried.keys),
        untried.union([
          .asksForBack, .asksForBackFurther, .refusesASwipe, .finishesASwipe, .cancelsASwipe, .tellsTheButton,
          .asksForATab, .takesInteraction, .asksForBackOfAColumn,
        ]), "\(report)")
      XCTAssertEqual(report.untold, [:], "\(report)")
    }
  }

  /// If the system's animations are disabled, or if the window is not shown yet, each change is complete when the
  /// call returns. This test combines both.
  func testWithoutAnimationsAndUnseenItKeepsTheContractToo() throws {
    try onDisplay {
      Appearance.animate(false)
      defer { Appearance.animate(true) }
      let (shown, unseen) = (
        Window(title: "Shown", width: 500, height: 400), Window(title: "Unseen", width: 500, height: 400)
      )
      let hosts = [GTKHost(in: shown), GTKHost(in: unseen)]
      shown.present()
      await pause(.milliseconds(300))
      // The suite makes the window that is shown wide enough for columns, and hides it.
      let hands = [UserInput.ofASystem(hosts[0], in: shown), UserInput()]
      let checks = zip(hosts, hands).map { host, hands in
        Task { await HostConformance.check(host, hands: hands) { NumberedPage(number: $0) } }
      }
      for check in checks {
        let report = await check.value
        XCTAssert(report.holds, "\(report)")
      }
    }
  }
}

extension UserInput {
  /// The simulated input of a user and of the system for a host in a window.
  @MainActor static func of(_ host: GTKHost, in window: Window) -> UserInput {
    var hands = ofASystem(host, in: window)
    hands.pressBack = { await Person.click(host.layers.last?.stack?.frames.last?.backButton) }
    hands.chooseBelow = { below in
      let top = host.layers.last?.stack?.frames.last
      await Person.click(top?.backButton, button: 3)
      await Person.click(top?.menuButtons[below - 1])
    }
    hands.swipe = Gesture(
      begin: {
        await Person.press(on: host.layers.last?.widget)
        for _ in 0..<4 { await Person.move(by: 10) }
        // On a busy machine, the moves arrive later. If the swipe is refused, none has an effect.
        for _ in 0..<40 where !host.isAnimating { await pause(.milliseconds(10)) }
      },
      move: { fraction in
        let width = Double(host.layers.last?.widget?.size.width ?? 0)
        let goal = 20 + Int(fraction * (width / 2 - 40))
        await Person.move(by: goal - drawn)
        drawn = goal
      },
      end: { end in
        // A finger that rests before it is lifted has no speed.
        await pause(.milliseconds(200))
        if end == .finished { await Person.move(by: 120) } else { await Person.move(by: -30) }
        await pause(.milliseconds(200))
        await Person.release()
        drawn = 40
      })
    hands.pressBackOf = { page in
      let frames = host.layers.last?.run?.columns.flatMap(\.frames) ?? []
      await Person.click(frames.first { $0.id == page }?.backButton)
    }
    hands.pressTab = { await Person.click(host.layers.last?.tabs?.view.buttons[$0]) }
    hands.pressButton = { button in
      guard case .alert(let dialog, _) = host.layers.last?.content else { return }
      await Person.click(dialog.buttons[button])
    }
    return hands
  }

  /// The simulated input that needs no pointer: windows are hidden and covered, and the state of the host is read.
  @MainActor static func ofASystem(_ host: GTKHost, in window: Window) -> UserInput {
    var cover: Window?
    var hands = UserInput()
    hands.hide = {
      window.isVisible = false
      await pause()
    }
    hands.reveal = {
      window.present()
      await pause(.milliseconds(100))
    }
    hands.cover = {
      let other = Window(title: "Somebody else's", width: 200, height: 150)
      other.cover(host.layers.last?.window ?? window)
      other.present()
      cover = other
      await pause()
    }
    hands.uncover = {
      cover?.destroy()
      cover = nil
      await pause()
    }
    func seen() -> Int? {
      guard let layer = host.layers.last, let top = layer.target.target(in: layer.stack?.box) else { return nil }
      let frame = layer.stack?.frames.first { top.isInside($0.widget) || top.isSame(as: $0.widget) }
      return (frame?.page as? GTKConformanceTests.NumberedPage)?.number
    }
    hands.visiblePage = {
      // A busy machine lays a new window out later.
      for _ in 0..<50 where seen() == nil && host.layers.last?.stack != nil { await pause(.milliseconds(10)) }
      return seen()
    }
    hands.showsTitle = { host.layers.last?.run?.top?.barTitle == $0 }
    hands.takesTaps = {
      guard let layer = host.layers.last else { return false }
      if case .alert(let dialog, _) = layer.content { return dialog.window.isTarget }
      // A modal window of other code receives all input.
      if host.isCovered { return false }
      return layer.target.target(in: layer.widget) != nil
    }
    hands.resize = { isExpanded in
      window.setSize(width: isExpanded ? 900 : 500, height: 400)
      // The window manager answers after a while, unless the window is hidden.
      for _ in 0..<50 where window.isMapped && (window.size.width >= 900) != isExpanded {
        await pause(.milliseconds(10))
      }
    }
    hands.isPlaceholderVisible = {
      await pause(.milliseconds(50))
      guard let filler = host.layers.last?.run?.visibleFiller, filler.widget.isMapped else { return false }
      return (filler.page as? GTKConformanceTests.NumberedPage)?.number == 0
    }
    return hands
  }

  /// The distance that the pointer was dragged.
  @MainActor private static var drawn = 40
}

extension Widget {
  /// The widget that receives pointer events at the center of a widget inside.
  func target(in other: Widget?) -> Widget? {
    guard let place = other?.center(in: self) else { return nil }
    return target(x: place.x, y: place.y)
  }
}
