import SimulatedDevice
import Foundation
import NavRuntime
import SwiftUI
import Testing

@testable import ShopSwiftUI

/// The app on a simulated device, launched as the system launches it.
@MainActor struct ShopWorld {
  let device: Device
  let defaults: UserDefaults

  /// Runs a test with a shop. `customer` signs in first; if it is `nil`, no customer is signed in.
  static func run(customer: String? = "Ada", _ test: @MainActor (ShopWorld) async throws -> Void) async throws {
    let name = "navc-shop-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try await Device.run { device in
      let world = ShopWorld(device: device, defaults: defaults)
      await world.launch()
      if let customer { await world.signIn(customer) }
      try await test(world)
      #expect(device.complaints.isEmpty, "\(device.complaints)")
    }
  }

  /// Launches the app with its saved state.
  func launch() async { await device.show(ShopRoot(defaults: defaults)) }

  func signIn(_ name: String) async {
    await device.tap("Sign in")
    await device.type(name, into: "Your name")
    await device.tap("Done")
  }
}
