import Foundation
import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// Stacks that each release of the shop saved. In release 1.0, two screens, a tab, and an argument had other names.
@MainActor @Suite struct ReleaseTests {
  private nonisolated static let releases = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Releases")

  private nonisolated static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
      .sorted { $0.path < $1.path } ?? []
  }

  private nonisolated static var stacks: [URL] {
    contents(of: releases).flatMap { contents(of: $0.appending(path: "stacks")) }
  }

  private func navigator(of store: Store) -> Navigator<Shop, InMemoryHost<any TerminalPage>> {
    Navigator(host: InMemoryHost(), screens: ShopScreens(store: store, quit: {}), facts: ShopFacts(store: store))
  }

  @Test(arguments: stacks) func isRestored(_ stack: URL) throws {
    let saved = try Data(contentsOf: stack)
    try expectRestore(saved, of: Shop.self)
    let store = Store()
    store.signIn(Customer(name: "Ada"))
    try expectRestore(saved, in: navigator(of: store))
  }

  @Test func eachReleaseHasStacks() {
    #expect(Self.stacks.count == 6)
  }

  /// Without a customer, the welcome screen is at the bottom.
  @Test func isLostWithoutACustomer() throws {
    let order = try Data(contentsOf: Self.releases.appending(path: "1.0/stacks/an-order.json"))
    let lost = #expect(throws: LostScreens.self) { try expectRestore(order, in: navigator(of: Store())) }
    #expect(lost?.names == ["main", "orders", "order", "catalog", "product"])
  }
}
