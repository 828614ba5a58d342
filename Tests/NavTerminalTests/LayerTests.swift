import NavRuntime
import Testing

@testable import NavTerminal

/// Sheets, popovers and layers over everything, as a terminal shows them.
@MainActor @Suite struct TerminalLayerTests {
  private let clock = FakeClock()
  private let screen = FakeScreen()
  private let host: TerminalHost
  private let navigator: Navigator<Fake, TerminalHost>

  init() {
    host = TerminalHost(slideDuration: .milliseconds(300), clock: clock)
    navigator = Navigator(host: host, screens: FakeScreens(), facts: FakeFacts())
    navigator.start()
    screen.size = GridSize(rows: 12, columns: 40)
    host.attach(screen)
  }

  private var names: [String] { navigator.stack.map(\.name) }

  private func walk(_ keys: Key...) {
    for key in keys {
      host.receive(key)
      clock.advance(by: .milliseconds(400))
    }
  }

  @Test func aSheetIsABoxOverTheDimmedPage() {
    walk(.character("w"))
    #expect(
      screen.rows == [
        "                  List",
        "",
        "llll╭──────────────────────────────╮llll",
        "llll│ ✕          Editor            │llll",
        "llll│                              │llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll│eeeeeeeeeeeeeeeeeeeeeeeeeeeeee│llll",
        "llll╰──────────────────────────────╯llll",
      ])
    let frame = screen.frames[screen.frames.count - 1]
    #expect(frame[5, 0].style.traits.contains(.dim) && !frame[5, 6].style.traits.contains(.dim))
  }

  @Test func whatIsPushedInASheetSlidesInIt() {
    walk(.character("w"))
    host.receive(.enter)
    var moments: Set<String> = []
    while host.isAnimating {
      clock.advance(by: .milliseconds(16))
      #expect(screen.rows[5].hasPrefix("llll│") && screen.rows[5].hasSuffix("│llll"))
      moments.insert(screen.rows[5])
    }
    #expect(moments.contains { $0.contains("e") && $0.contains("f") })
    #expect(screen.rows[3] == "llll│ ‹ Editor   Files             │llll")
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
    // Both layers go at once.
    walk(.character("u"))
    #expect(names == ["list"] && host.stack.count == 1)
    #expect(!screen.rows.contains { $0.contains("╭") })
  }

  @Test func aFullLayerCoversEverything() {
    walk(.character("c"))
    #expect(screen.rows[0].contains("✕") && screen.rows[0].contains("Cover"))
    #expect(!screen.rows.contains { $0.contains("l") })
  }

  /// However small the terminal is.
  @Test func anySize() {
    walk(.character("w"), .character("a"))
    for rows in 0..<8 {
      for columns in 0..<30 {
        screen.size = GridSize(rows: rows, columns: columns)
        host.receive(.control("l"))
        #expect(screen.frames.last?.size == screen.size)
      }
    }
  }
}
