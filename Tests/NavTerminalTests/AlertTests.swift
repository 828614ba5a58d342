import NavRuntime
import Testing

@testable import NavTerminal

/// Alerts, as a terminal shows them.
@MainActor @Suite final class TerminalAlertTests: TerminalWorld<Fake> {
  init() {
    super.init(FakeScreens(), FakeFacts(), rows: 12, columns: 40)
    walk(.character("w"), .character("d"))
  }

  /// The style of the first cell of a text on the screen.
  private func style(of text: String, skipping offset: Int = 0) -> CellStyle? {
    let frame = screen.frames[screen.frames.count - 1]
    for (row, line) in screen.rows.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return frame[row, line.distance(from: line.startIndex, to: range.lowerBound) + offset].style
    }
    return nil
  }

  @Test func itIsABoxInTheMiddleOverTheDimmedPage() {
    #expect(
      screen.rows == [
        "                  List",
        "",
        "ll╭──────────────────────────────────╮ll",
        "ll│╭────────────────────────────────╮│ll",
        "ll││          Discard it?           ││ll",
        "ll││    What you wrote is lost.     ││ll",
        "ll││                                ││ll",
        "ll││   Discard (D)   [Keep (Esc)]   ││ll",
        "ll│╰────────────────────────────────╯│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll╰──────────────────────────────────╯ll",
      ])
    let frame = screen.frames[screen.frames.count - 1]
    #expect(frame[9, 6].style.traits.contains(.dim) && !frame[4, 14].style.traits.contains(.dim))
    #expect(names == ["list", "editor", "sure"])
  }

  @Test func theButtonsStandOut() {
    #expect(style(of: "Discard (D)") == .colour(203, .bold))
    // The cancel button has the focus. On a terminal without colors, the brackets show it.
    #expect(style(of: "[Keep (Esc)]") == .reversed)
    walk(.tab)
    #expect(style(of: " Keep (Esc) ", skipping: 1) == .plain)
    #expect(style(of: "[Discard (D)]") == .colour(203, [.bold, .reversed]))
    walk(.left)
    #expect(style(of: "[Keep (Esc)]") == .reversed)
  }

  /// The buttons are below each other, each with its key.
  @Test func whereThereIsNoRoomForARowTheButtonsAreAColumn() {
    resize(rows: 12, columns: 24)
    #expect(screen.rows.contains { $0.contains("   Discard (D)  ") && !$0.contains("Keep") })
    #expect(screen.rows.contains { $0.contains(" [Keep (Esc)] ") && !$0.contains("Discard") })
  }

  @Test(arguments: [
    ([Key.escape], ["list", "editor"]), ([.enter], ["list", "editor"]), ([.tab, .enter], ["list"]),
    ([.character("d")], ["list"]), ([.character("K")], ["list", "editor"]),
    ([.right, .right, .enter], ["list", "editor"]),
    ([.home, .character(" ")], ["list"]), ([.end, .enter], ["list", "editor"]), ([.backTab, .enter], ["list"]),
    ([.character("z"), .character("b")], ["list", "editor", "sure"]),
  ])
  func keys(_ keys: [Key], _ left: [String]) {
    for key in keys { walk(key) }
    #expect(names == left)
    #expect(host.stack.map(\.info.name) == left)
  }

  /// A press while the alert disappears is ignored. A press while it appears goes to the page below.
  @Test func aDoublePressIsOne() {
    host.receive(.character("d"))
    host.receive(.character("d"))
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list"])
    walk(.character("w"))
    host.receive(.character("d"))
    host.receive(.escape)
    clock.advance(by: .milliseconds(400))
    #expect(names == ["list", "editor", "sure"], "the guard was closed when Escape was pressed")
  }

  /// The alert is dismissed at once, and the layer below it slides away.
  @Test func theRestOfTheUnwindIsAnimated() {
    host.receive(.character("d"))
    #expect(host.isAnimating && !screen.rows.contains { $0.contains("Discard") })
    clock.advance(by: .milliseconds(400))
    #expect(!screen.rows.contains { $0.contains("╭") })
    walk(.character("w"), .character("d"))
    host.receive(.escape)
    #expect(!host.isAnimating, "there is nothing left to do")
    #expect(names == ["list", "editor"])
  }

  @Test func whileALockIsHeldItComesBack() {
    let lock = navigator.lock()
    walk(.character("d"))
    #expect(names == ["list", "editor", "sure"] && screen.rows.contains { $0.contains("Discard it?") })
    lock.release()
    walk(.character("d"))
    #expect(names == ["list"])
  }

  @Test func anySize() { expectFrameOfEachSize() }
}
