#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  import SwiftUI

  /// A page of the app's, which finds its screen in its environment.
  struct PageView: View {
    let page: any View
    let screen: PageScreen

    var body: some View { AnyView(page).environment(\.screen, screen) }
  }
#endif
