import GTKWidgets
import XCTest

#if canImport(Glibc)
  import Glibc
#endif

/// A simulated user with a mouse and a keyboard. All input passes through the X server, as real input does.
@MainActor enum Person {
  /// A position on a widget.
  enum Spot { case middle, corner }

  static func click(_ widget: Widget?, _ spot: Spot = .middle, times: Int = 1, button: Int = 1) async {
    guard await point(at: widget, spot) else { return }
    act("click --repeat \(times) --delay 30 \(button)")
    await pause()
  }

  /// Clicks at the position of the pointer.
  static func click() async {
    act("click 1")
    await pause()
  }

  /// Presses a mouse button without releasing it.
  static func press(on widget: Widget?) async {
    guard await point(at: widget) else { return }
    act("mousedown 1")
    await pause(.milliseconds(10))
  }

  static func release() async {
    act("mouseup 1")
    await pause()
  }

  /// Drags a widget to the right.
  static func swipe(_ widget: Widget?, by distance: Int = 400) async {
    await press(on: widget)
    for _ in 0..<20 { await move(by: distance / 20) }
    await pause(.milliseconds(250))
    await release()
    await pause(.milliseconds(300))
  }

  static func move(by x: Int) async {
    act("mousemove_relative -- \(x) 0")
    await pause(.milliseconds(10))
  }

  /// Presses a key in a window after the window has the focus.
  static func key(_ name: String, in window: Window) async {
    // A window manager may need a moment for a new window.
    for _ in 0..<20 where !window.isActive {
      if let number = window.surfaceNumber { _ = system("xdotool windowactivate \(number) 2>/dev/null") }
      await pause(.milliseconds(20))
    }
    act("key \(name)")
    await pause()
  }

  /// Requests to close a window through its window manager.
  static func quit(_ window: Window) async {
    await key("alt+F4", in: window)
  }

  static func minimize(_ window: Window) async {
    if let number = window.surfaceNumber { act("windowminimize --sync \(number)") }
    await pause()
  }

  static func restore(_ window: Window) async {
    if let number = window.surfaceNumber { act("windowactivate --sync \(number)") }
    await pause()
  }

  /// Moves the pointer to a widget.
  @discardableResult
  static func point(at widget: Widget?, _ spot: Spot = .middle) async -> Bool {
    guard let widget, let root = widget.surfaceRoot, let number = root.surfaceNumber,
      let place = await place(of: widget, spot, in: root)
    else {
      XCTFail("there is nothing to point at")
      return false
    }
    let shadow = root.surfaceShadow
    act("mousemove --window \(number) \(Int(place.x + shadow.x)) \(Int(place.y + shadow.y))")
    await pause(.milliseconds(10))
    return true
  }

  /// Waits until the position of a widget is stable, which takes a few frames, and returns it.
  private static func place(of widget: Widget, _ spot: Spot, in root: Widget) async -> (x: Double, y: Double)? {
    var last: (x: Double, y: Double)?
    for _ in 0..<50 {
      let place = spot == .middle ? widget.center(in: root) : widget.place(x: 8, y: 8, in: root)
      if let place, let last, place == last, widget.size.width > 0 { return place }
      last = place
      await pause(.milliseconds(40))
    }
    return last
  }

  private static func act(_ words: String) {
    XCTAssertEqual(system("xdotool \(words) 2>/dev/null"), 0, "xdotool \(words)")
  }
}
