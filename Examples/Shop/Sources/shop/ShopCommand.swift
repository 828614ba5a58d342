import Foundation
import NavRuntime
import NavTerminal

/// `shop [--open LINK] [--report FILE] [--hang SCREEN]`.
///
/// - `--open` opens a link, such as `teashop://orders/1001`.
/// - `--report` writes the navigator's report of a transition that takes too long to a file.
/// - `--hang` causes such a transition: the first slide to the screen does not end. The limits are short, so the
///   report follows after a few seconds.
@main @MainActor struct ShopCommand {
  private var link: String?
  private var report: String?
  private var hang: String?

  private init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--open": link = value
      case "--report": report = value
      case "--hang": hang = value
      default: return nil
      }
    }
  }

  private func run() async throws {
    let terminal = TerminalHost()
    guard let hang else {
      try await ShopApp(on: terminal, in: terminal, reportingTo: report).run(opening: link)
      return
    }
    let limits = StackLimits(transitionTimeout: .milliseconds(500), stallReport: .seconds(2))
    let host = HangingHost(terminal, at: hang)
    try await ShopApp(on: host, in: terminal, limits: limits, reportingTo: report).run(opening: link)
  }

  static func main() async {
    guard let command = ShopCommand(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data("usage: shop [--open LINK] [--report FILE] [--hang SCREEN]\n".utf8))
      exit(2)
    }
    do {
      try await command.run()
    } catch {
      FileHandle.standardError.write(Data("shop: \(error)\n".utf8))
      exit(1)
    }
  }
}
