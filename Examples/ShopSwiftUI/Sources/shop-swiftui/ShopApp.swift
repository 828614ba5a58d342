import ShopSwiftUI
import SwiftUI

/// The one file that an app's own target needs.
@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopRoot() }
  }
}
