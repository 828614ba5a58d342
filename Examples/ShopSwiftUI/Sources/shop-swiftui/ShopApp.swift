import ShopSwiftUI
import SwiftUI

#if os(macOS)
  import AppKit
#endif

/// The only file that the target of an app needs.
@main struct ShopApp: App {
  #if os(macOS)
    @NSApplicationDelegateAdaptor(Launch.self) private var launch
  #endif

  var body: some Scene {
    WindowGroup { ShopRoot() }
  }
}

#if os(macOS)
  /// A program that `swift run` starts has no bundle. It must request its Dock icon and keyboard input. An app that
  /// Xcode builds does not need this class.
  private final class Launch: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    }
  }
#endif
