import NavRuntime
import Testing

@testable import NavTerminal

/// Sheets, popovers, and full layers, as a terminal shows them.
@MainActor @Suite final class TerminalLayerTests: TerminalWorld<Fake> {
  init() { super.init(FakeScreens(), FakeFacts(), rows: 12, columns: 40) }

  @Test func aSheetIsABoxOverTheDimmedPage() {
    walk(.character("w"))
    #expect(
      screen.rows == [
        "                  List",
        "",
        "ll╭──────────────────────────────────╮ll",
        "ll│ ✕            Editor              │ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee│ll",
        "ll╰──────────────────────────────────╯ll",
      ])
    let frame = screen.frames[screen.frames.count - 1]
    #expect(frame[5, 0].style.traits == .dim && !frame[5, 6].style.traits.contains(.dim))
  }

  /// The bar of the page below loses its color. The bar of the sheet has one.
  @Test func onlyTheTopLayerHasColours() {
    walk(.character("w"))
    let frame = screen.frames[screen.frames.count - 1]
    #expect(frame[0, 20].style == CellStyle(background: CellStyle.shade, traits: .dim))
    #expect(frame[3, 18].style.background == 24 && frame[3, 18].style.traits.contains(.bold))
  }

  /// Lines of 100 characters are hard to read.
  @Test(arguments: [(20, 18), (40, 36), (80, 72), (100, 76), (200, 76)])
  func aSheetIsNoWiderThanItsWords(_ columns: Int, _ width: Int) {
    let area = GridSize(rows: 30, columns: columns)
    let frame = LayerFrame(.sheet, in: area)
    #expect(frame.size.columns == width)
    #expect(frame.column * 2 + width == columns, "it is in the middle")
  }

  /// A popover has room for a bar, a list of a few lines, and the description of its keys.
  @Test(arguments: [(12, 40, 8, 28), (24, 80, 12, 38), (6, 20, 4, 18)])
  func aPopoverHasRoomForAShortList(_ rows: Int, _ columns: Int, _ innerRows: Int, _ innerColumns: Int) {
    let frame = LayerFrame(.popover, in: GridSize(rows: rows, columns: columns))
    #expect(frame.inner == GridSize(rows: innerRows, columns: innerColumns))
  }

  @Test func whatIsPushedInASheetSlidesInIt() {
    walk(.character("w"))
    host.receive(.enter)
    var moments: Set<String> = []
    while host.isAnimating {
      clock.advance(by: .milliseconds(16))
      #expect(screen.rows[5].hasPrefix("ll│") && screen.rows[5].hasSuffix("│ll"))
      moments.insert(screen.rows[5])
    }
    #expect(moments.contains { $0.contains("e") && $0.contains("f") })
    #expect(screen.rows[3] == "ll│ ‹ Editor     Files               │ll")
    walk(.escape)
    #expect(names == ["list", "editor"])
    walk(.escape)
    #expect(names == ["list"] && screen.rows[5] == String(repeating: "l", count: 40))
  }

  @Test func aLayerComesFromBelowAndGoesThere() {
    for key in [Key.character("w"), .escape] {
      host.receive(key)
      var heights: [Int] = []
      while host.isAnimating {
        clock.advance(by: .milliseconds(16))
        heights.append(screen.rows.count { $0.contains("e") })
      }
      let isComing = key != .escape
      #expect(zip(heights, heights.dropFirst()).allSatisfy { isComing ? $0 <= $1 : $0 >= $1 }, "\(heights)")
      #expect(Set(heights).count > 3)
    }
  }

  @Test func aPopoverOverASheet() {
    walk(.character("w"), .character("a"))
    #expect(names == ["list", "editor", "question"])
    #expect(screen.rows[2].contains("╭") && screen.rows[3].contains("✕"))
    #expect(screen.rows.contains { $0.contains("q") && $0.contains("e") && $0.contains("l") })
    // Both layers are dismissed at once.
    walk(.character("u"))
    #expect(names == ["list"] && host.stack.count == 1)
    #expect(!screen.rows.contains { $0.contains("╭") })
  }

  /// Two layers are dismissed: one before it can be seen, and the other with an animation.
  @Test func ofSeveralStepsTheLastThatIsSeenIsAnimated() {
    walk(.character("w"), .character("a"))
    host.receive(.character("u"))
    var heights: [Int] = []
    while host.isAnimating {
      clock.advance(by: .milliseconds(16))
      #expect(!screen.rows.contains { $0.contains("ee") }, "the sheet is not seen any more")
      heights.append(screen.rows.count { $0.contains("q") })
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 } && Set(heights).count > 3, "\(heights)")
    #expect(names == ["list"] && screen.rows[5] == String(repeating: "l", count: 40))
  }

  @Test func aFullLayerCoversEverything() {
    walk(.character("c"))
    #expect(screen.rows[0].contains("✕") && screen.rows[0].contains("Cover"))
    #expect(!screen.rows.contains { $0.contains("l") })
  }

  @Test func anySize() {
    walk(.character("w"), .character("a"))
    expectFrameOfEachSize()
  }
}
