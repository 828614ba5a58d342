import GTKWidgets
import XCTest

#if canImport(Glibc)
  import Glibc
#endif

/// Somebody with a mouse and a keyboard: what they do comes through the X server, as it always does.
@MainActor enum Person {
  /// Where on a widget.
  enum Spot { case middle, corner }

  static func click(_ widget: Widget?, _ spot: Spot = .middle, times: Int = 1, button: Int = 1) async {
    guard await point(at: widget, spot) else { return }
    act("click --repeat \(times) --delay 30 \(button)")
    await pause()
  }

  /// A click where the pointer is.
  static func click() async {
    act("click 1")
    await pause()
  }

  /// Presses a button of the mouse, and keeps it.
  static func press(on widget: Widget?) async {
    guard await point(at: widget) else { return }
    act("mousedown 1")
    await pause(.milliseconds(10))
  }

  static func release() async {
    act("mouseup 1")
    await pause()
  }

  static func move(by x: Int) async {
    act("mousemove_relative -- \(x) 0")
    await pause(.milliseconds(10))
  }

  /// A key, to whichever window has the keys.
  static func key(_ name: String, in window: Window) async {
    // A window manager takes its time with a new window.
    for _ in 0..<20 where !window.isActive {
      if let number = window.surfaceNumber { _ = system("xdotool windowactivate \(number) 2>/dev/null") }
      await pause(.milliseconds(20))
    }
    act("key \(name)")
    await pause()
  }

  /// Asks a window to close, as its window manager does.
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

  /// Where it is once it stays there: that comes with the next frames.
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
