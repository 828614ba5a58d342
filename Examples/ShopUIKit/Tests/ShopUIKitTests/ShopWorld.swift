import SimulatedDevice
import Foundation
import NavRuntime
import ShopModel
import ShopNavigation
import Testing
@testable import UIKit

@testable import ShopUIKit

/// The app on a simulated device, launched as the system launches it.
@MainActor struct ShopWorld {
  let device: Device
  let delegate = ShopSceneDelegate()

  /// Runs a test with a shop. `customer` signs in first; if it is `nil`, no customer is signed in.
  static func run(
    customer: String? = "Ada", saved: NSUserActivity? = nil, opening url: URL? = nil,
    _ test: @MainActor (ShopWorld) async throws -> Void
  ) async rethrows {
    PaymentPage.time = .zero
    try await Device.run { device in
      let world = ShopWorld(device: device)
      await device.connect(world.delegate, saved: saved, opening: url)
      if let customer { await world.signIn(customer) }
      try await test(world)
      #expect(device.complaints.isEmpty, "\(device.complaints)")
    }
  }

  func signIn(_ name: String) async {
    await device.tap("Sign in")
    await device.type(name, into: "Your name")
    await device.tap("Done")
  }

  var store: Store { shop.store }
  var stack: [String] { shop.navigator.stack.map(\.name) }

  private var shop: ShopWindow {
    guard let shop = delegate.shop else { fatalError("no window has been connected") }
    return shop
  }
}
