public import Foundation
import NavRuntime
import NavSwiftUI
import ShopNavigation
public import SwiftUI

/// A window of the shop.
public struct ShopRoot: View {
  @State private var shop: ShopSession
  @SceneStorage("stack") private var stack: Data?
  @Environment(\.scenePhase) private var phase

  /// Creates a window of the shop.
  ///
  /// - Parameter defaults: The store for the name of the signed-in customer.
  public init(defaults: UserDefaults = .standard) {
    _shop = State(wrappedValue: ShopSession(defaults: defaults))
  }

  /// The navigator, which shows the saved stack or the root.
  public var body: some View {
    NavigatorView(shop.navigator, restoring: shop.state(from: stack))
      .receivesLinks()
      .onChange(of: phase) { _, phase in
        if phase != .active { stack = shop.saved }
      }
  }
}
