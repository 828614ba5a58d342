import NavTable

@testable import NavRuntime

/// The bank, or a copy that treats refused links differently.
protocol BankGraph: NavigationGraph {}

extension Bank: BankGraph {}

/// A bank in which a refused link stops at the last allowed screen. It has no base URLs.
enum StoppingBank: BankGraph {
  static let table = Bank.table { line in
    if case .base = line { nil } else { line == .refused(.resume) ? .refused(.stop) : line }
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { Bank.screenType(screen) }
}

/// A bank in which a refused link is refused as a whole.
enum RejectingBank: BankGraph {
  static let table = Bank.table { $0 == .refused(.resume) ? .refused(.reject) : $0 }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { Bank.screenType(screen) }
}

extension Bank {
  fileprivate static func table(_ change: (TableLine) -> TableLine?) -> GraphTable {
    GraphTable(((try? table.sections[0].text.lines()) ?? []).compactMap(change))
  }
}

typealias Home = Bank.Home
typealias Wallet = Bank.Wallet
typealias SignIn = Bank.SignIn
typealias Card = Bank.Card
typealias Account = Bank.Account
typealias EntryKind = Bank.EntryKind
typealias Entry = Bank.Entry
typealias Terms = Bank.Terms
typealias Item = Bank.Item
typealias Help = Bank.Help
typealias Audit = Bank.Audit
typealias Featured = Bank.Featured

/// A type of the app that `LosslessStringConvertible` makes linkable.
struct Code: LosslessStringConvertible, Hashable, Codable, Sendable {
  /// Runs when a code is read, on the main actor.
  @TaskLocal static var whenRead: @MainActor @Sendable () -> Void = {}

  let text: String

  init?(_ text: String) {
    MainActor.assumeIsolated { Self.whenRead() }
    guard text.hasPrefix("#") else { return nil }
    self.text = text
  }

  var description: String { text }
}
