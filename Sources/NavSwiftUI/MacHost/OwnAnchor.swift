#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import SwiftUI

  /// The identity of a view that popovers point at.
  @MainActor final class ShownAnchor {}

  /// A view that popovers point at. It presents the popovers that it anchors.
  struct Anchored<Content: View>: View {
    let content: Content
    /// Called with the anchor.
    let hold: @MainActor (AnyObject) -> Void
    @State private var anchor = ShownAnchor()
    @Environment(\.screen) private var screen

    var body: some View {
      content
        .popover(isPresented: isPresented) {
          if let host = screen.host, let layer {
            // A popover does not inherit the disabled state of the view.
            LayerOver(host: host, layer: layer).environment(\.isEnabled, true)
          }
        }
        .onAppear { hold(anchor) }
        .onDisappear { screen.host?.loses(anchor) }
    }

    private var layer: ShownLayer? {
      screen.host?.layers.first { $0.kind == .popover && $0.anchor === anchor }
    }

    private var isPresented: Binding<Bool> {
      Binding { @MainActor in
        layer?.isWanted ?? false
      } set: { @MainActor isPresented in
        if !isPresented, let layer { screen.host?.closes(layer) }
      }
    }
  }

  extension SwiftUIHost {
    /// Removes an anchor whose view disappeared. Its popovers point at the middle of the page from now on.
    func loses(_ anchor: ShownAnchor) {
      for layer in layers where layer.anchor === anchor { layer.anchor = nil }
    }
  }
#endif
