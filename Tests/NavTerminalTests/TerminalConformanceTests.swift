import NavRuntime
import NavTesting
import Testing

@testable import NavTerminal

/// The terminal's host against the whole of the host protocol: what is seen is read from the frames, and what a person does is keys.
@MainActor struct TerminalConformanceTests {
  /// A page that writes its number, and takes no keys.
  private final class NumberedPage: TerminalPage {
    let number: Int

    init(number: Int) {
      self.number = number
    }

    func draw(in canvas: inout Canvas) {
      canvas.write("<\(number)>", row: 0, column: 0, style: CellStyle())
    }

    func handle(_ key: Key) -> KeyResponse { .ignored }
  }

  /// The number of the page that is on top in a frame: of a page below a layer more than its beginning can be seen, and that is dimmed.
  private func number(in screen: FakeScreen) -> Int? {
    let text = screen.rows.joined(separator: "\n")
    let numbers = text.matches(of: /<([0-9]+)>/).compactMap { Int($0.1) }
    return text.contains("Drop what was written?") ? nil : numbers.max()
  }

  private func hands(_ host: TerminalHost, _ screen: FakeScreen) -> HostHands {
    var hands = HostHands()
    hands.pressBack = { host.receive(.escape) }
    hands.pressTab = { host.receive(.alternate(Character("\($0 + 1)"))) }
    hands.pressButton = { button in
      // The cancel button has Escape, and the other one a letter of its own.
      host.receive(button == 1 ? .escape : .character("d"))
    }
    hands.hide = { host.delegate?.suspended(.changeUnanimated) }
    hands.reveal = { host.delegate?.resumed() }
    hands.visiblePage = { number(in: screen) }
    return hands
  }

  @Test(arguments: [0, 80]) func theTerminalHostKeepsTheContract(milliseconds: Int) async {
    let (clock, screen) = (FakeClock(), FakeScreen())
    screen.size = GridSize(rows: 24, columns: 80)
    let host = TerminalHost(slideDuration: .milliseconds(milliseconds), clock: clock)
    host.attach(screen)
    let report = await HostConformance.check(host, hands: hands(host, screen), passing: { clock.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    #expect(report.holds, "\(report)")
    // A terminal has no gestures, no menu, nothing that changes by itself and nothing that could cover it, and its keys are for the guard.
    #expect(report.untried.count == 10, "\(report)")
  }

  /// Before there is a terminal, every change is made at once.
  @Test func withoutATerminalItKeepsTheContractToo() async {
    let clock = FakeClock()
    let host = TerminalHost(slideDuration: .milliseconds(300), clock: clock)
    let report = await HostConformance.check(host, passing: { clock.advance(by: $0) }) { NumberedPage(number: $0) }
    #expect(report.holds, "\(report)")
  }
}
