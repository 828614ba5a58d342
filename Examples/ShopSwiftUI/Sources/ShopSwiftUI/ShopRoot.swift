public import Foundation
import NavRuntime
import NavSwiftUI
import ShopNavigation
public import SwiftUI

/// The shop in one window.
public struct ShopRoot: View {
  @State private var shop: ShopSession
  @SceneStorage("stack") private var stack: Data?
  @Environment(\.scenePhase) private var phase

  /// A window of the shop.
  ///
  /// - Parameter defaults: Where it is kept who has signed in.
  public init(defaults: UserDefaults = .standard) {
    _shop = State(wrappedValue: ShopSession(defaults: defaults))
  }

  /// What the navigator shows: as it was left, or the root.
  public var body: some View {
    NavigatorView(shop.navigator, restoring: shop.state(from: stack))
      .onOpenURL { shop.open($0) }
      .onChange(of: phase) { _, phase in
        if phase != .active { stack = shop.saved }
      }
  }
}
