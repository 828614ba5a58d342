import Foundation
import ShopNavigation

/// Prints the events of the shop, one per line.
@MainActor final class Trace {
  func write(_ entry: ShopJournal.Entry) {
    switch entry {
    case .stack(let names): write("stack: \(names.joined(separator: " › "))")
    case .request(let words): write(words)
    }
  }

  /// Prints a message that the shop shows to the customer.
  func said(_ words: String) { write("says: \(words)") }

  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
