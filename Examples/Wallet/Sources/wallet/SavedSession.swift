import Foundation
import NavRuntime
import WalletNavigation

/// The state that is saved when the app quits: whether the wallet is unlocked, and the stack.
struct SavedSession: Codable {
  var isUnlocked: Bool
  var stack: NavigationState<Wallet>

  /// Reads a session from a file. Returns `nil` if the file does not exist or is not a session.
  static func read(from path: String) -> SavedSession? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(SavedSession.self, from: data)
  }

  func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
  }
}
