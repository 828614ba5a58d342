import Foundation
import NavRuntime
import WalletNavigation

/// What outlives the app: whether the wallet is open, and the stack.
struct SavedSession: Codable {
  var isUnlocked: Bool
  var stack: NavigationState<Wallet>

  /// What a file holds; nothing where there is none, or one that is no session.
  static func read(from path: String) -> SavedSession? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(SavedSession.self, from: data)
  }

  func write(to path: String) throws {
    try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
  }
}
