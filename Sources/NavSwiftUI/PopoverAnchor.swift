#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  extension View {
    /// Makes the popovers that a page presents point at this view.
    ///
    /// ```swift
    /// Button("Sort") { screen.openFilters() }
    ///   .popoverAnchor(for: screen)
    /// ```
    ///
    /// Without an anchor, a popover points at the middle of the page. If a page has several anchors, the last one
    /// applies.
    ///
    /// - Parameter screen: The handle of the page that contains the view.
    /// - Returns: The same view with the anchor.
    public func popoverAnchor(for screen: ScreenHandle<some Screen>) -> some View {
      Anchored(content: self) { screen.anchor = $0 }
    }
  }
#endif
