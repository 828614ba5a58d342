import Foundation
import ShopNavigation

/// Prints what happens, a line each.
@MainActor final class Trace {
  func write(_ entry: ShopJournal.Entry) {
    switch entry {
    case .stack(let names): write("stack: \(names.joined(separator: " › "))")
    case .request(let words): write(words)
    }
  }

  /// What the shop says to its customer.
  func said(_ words: String) { write("says: \(words)") }

  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
