#if os(iOS) || os(macOS) || os(tvOS) || os(visionOS) || SWIFTUI_DOUBLE
  public import NavRuntime
  public import SwiftUI

  extension View {
    /// Has popovers point at this view that are presented from a page.
    ///
    /// ```swift
    /// Button("Sort") { screen.openFilters() }
    ///   .popoverAnchor(for: screen)
    /// ```
    ///
    /// Without it, a popover points at the middle of the page. Of several views of one page, the one counts that came last.
    ///
    /// - Parameter screen: The handle of the page that the view is in.
    /// - Returns: The same view, which popovers find.
    public func popoverAnchor(for screen: ScreenHandle<some Screen>) -> some View {
      Anchored(content: self) { screen.anchor = $0 }
    }
  }
#endif
