import NavTerminal

/// Fills the space beside the list of orders while no order is open.
@MainActor final class NoOrderPage: TerminalPage {
  func draw(in canvas: inout Canvas) { canvas.write("Choose an order.", row: 1, column: 3, style: .dim) }

  func handle(_ key: Key) -> KeyResponse { .ignored }
}
