import ShopSwiftUI
import SwiftUI

#if os(macOS)
  import AppKit
#endif

/// The one file that an app's own target needs.
@main struct ShopApp: App {
  #if os(macOS)
    @NSApplicationDelegateAdaptor(Launch.self) private var launch
  #endif

  var body: some Scene {
    WindowGroup { ShopRoot() }
  }
}

#if os(macOS)
  /// A program that `swift run` starts has no bundle. It has no place in the Dock and gets no keys, unless it asks; an app of Xcode's needs none of it.
  private final class Launch: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    }
  }
#endif
