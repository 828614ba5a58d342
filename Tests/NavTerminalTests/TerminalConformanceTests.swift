import NavRuntime
import NavTesting
import TestTiers
import Testing

@testable import NavTerminal

/// Checks the terminal host against the entire host protocol. The tests read the visible page from the frames, and
/// send user input as keys.
@MainActor struct TerminalConformanceTests {
  /// A page that writes its number, and counts a key.
  private final class NumberedPage: TerminalPage {
    let number: Int
    let keys: Keys

    init(number: Int, _ keys: Keys) {
      self.number = number
      self.keys = keys
    }

    func draw(in canvas: inout Canvas) {
      canvas.write("<\(number)>", row: 0, column: 0, style: CellStyle())
    }

    func handle(_ key: Key) -> KeyResponse {
      if key == .character("~") { keys.count += 1 }
      return .ignored
    }
  }

  /// The number of times that a page received the key, which has no other effect.
  private final class Keys {
    var count = 0
  }

  private let clock = FakeClock()
  private let screen = FakeScreen()
  private let keys = Keys()

  init() {
    screen.size = GridSize(rows: 24, columns: 80)
  }

  /// The number of the page on top in a frame. A page below a layer is dimmed, but its number can still be visible.
  private func number(in screen: FakeScreen) -> Int? {
    let text = screen.rows.joined(separator: "\n")
    let numbers = text.matches(of: /<([0-9]+)>/).compactMap { Int($0.1) }
    return text.contains("Drop what was written?") ? nil : numbers.max()
  }

  private func hands(_ host: TerminalHost) -> UserInput {
    var hands = UserInput()
    hands.pressBack = { host.receive(.escape) }
    hands.pressTab = { host.receive(.alternate(Character("\($0 + 1)"))) }
    hands.pressButton = { button in
      // The cancel button has Escape, and the other button has a letter.
      host.receive(button == 1 ? .escape : .character("d"))
    }
    // Does what `stop()` and another `run()` do. In between, an app can give the terminal to an editor.
    hands.hide = { host.detach() }
    hands.reveal = { host.attach(screen) }
    hands.visiblePage = { number(in: screen) }
    hands.showsTitle = { title in screen.rows.contains { $0.contains(title) } }
    hands.takesTaps = {
      let (heard, focused) = (keys.count, focusedButton)
      // A page counts the first key, and an alert moves its focus with the second.
      host.receive(.character("~"))
      host.receive(.tab)
      clock.advance(by: .zero)
      return keys.count > heard || focusedButton != focused
    }
    hands.resize = { isExpanded in
      screen.size = GridSize(rows: 24, columns: isExpanded ? 120 : 80)
      host.resized()
    }
    hands.pressBackOf = { _ in host.receive(.escape) }
    hands.isPlaceholderVisible = { screen.rows.joined().contains("<0>") }
    return hands
  }

  /// The button of an alert that Return would press.
  private var focusedButton: String? {
    screen.rows.joined(separator: "\n").firstMatch(of: /\[(Drop|Keep) \(/).map { String($0.1) }
  }

  private func check(_ host: TerminalHost, hands: UserInput? = nil) async -> HostReport {
    await HostConformance.check(host, hands: hands, passing: { clock.advance(by: $0) }) {
      NumberedPage(number: $0, keys)
    }
  }

  /// A terminal does not have gestures or a back menu. It does not change by itself and cannot be covered.
  private let untried: [ContractClause: String] = [
    .asksForBackFurther: "chooseBelow", .refusesASwipe: "swipe", .finishesASwipe: "swipe", .cancelsASwipe: "swipe",
    .refusesADismissal: "dismissal", .finishesADismissal: "dismissal", .cancelsADismissal: "dismissal",
    .tellsItsOwnChanges: "popByItself", .saysThatItIsCovered: "cover and uncover",
  ]

  @Test(arguments: [0, 80]) func theTerminalHostKeepsTheContract(milliseconds: Int) async {
    let host = TerminalHost(slideDuration: .milliseconds(milliseconds), clock: clock)
    host.takesKeysInTransitions = false
    host.attach(screen)
    let report = await check(host, hands: hands(host))
    #expect(report.holds, "\(report)")
    #expect(report.untried == untried, "\(report)")
    #expect(report.untold == [:], "\(report)")
  }

  /// By default, keys during a transition go to the outgoing page, and the guard decides about their requests. This is
  /// the only clause that the host then violates.
  @Test(.thorough) func keysInATransitionAreAllThatItTakes() async {
    let host = TerminalHost(slideDuration: .milliseconds(80), clock: clock)
    host.attach(screen)
    let report = await check(host, hands: hands(host))
    #expect(Set(report.failures.map(\.sentence)) == [.takesInteraction], "\(report)")
    #expect(report.untried == untried, "\(report)")
  }

  /// Before there is a terminal, every change is made at once.
  @Test func withoutATerminalItKeepsTheContractToo() async {
    let report = await check(TerminalHost(slideDuration: .milliseconds(300), clock: clock))
    #expect(report.holds, "\(report)")
  }
}
