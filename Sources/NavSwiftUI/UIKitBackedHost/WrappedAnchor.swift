#if os(iOS) || os(tvOS) || os(visionOS) || (SWIFTUI_DOUBLE && !SWIFTUI_WITHOUT_UIKIT)
  import Foundation
  import SwiftUI
  import UIKit

  /// A view with a UIKit view of the same size behind it, as an anchor for popovers.
  struct Anchored<Content: View>: View {
    let content: Content
    /// Called with the anchor.
    let hold: @MainActor (AnyObject) -> Void

    var body: some View { content.background { Mark(hold: hold) } }
  }

  private struct Mark: UIViewRepresentable {
    let hold: @MainActor (AnyObject) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: .zero)
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) { hold(view) }
  }
#endif
