#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import SwiftUI

  /// Stands for a view that a popover points at.
  @MainActor final class ShownAnchor {}

  /// A view that popovers point at: it presents those itself whose page below says so.
  struct Anchored<Content: View>: View {
    let content: Content
    /// Given what is pointed at.
    let hold: @MainActor (AnyObject) -> Void
    @State private var anchor = ShownAnchor()
    @Environment(\.screen) private var screen

    var body: some View {
      content
        .popover(isPresented: isPresented) {
          if let host = screen.host, let layer {
            // It is no part of the view: that may be disabled.
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
    /// A view has gone that popovers point at. What points at it points at the middle of the page from now on.
    func loses(_ anchor: ShownAnchor) {
      for layer in layers where layer.anchor === anchor { layer.anchor = nil }
    }
  }
#endif
