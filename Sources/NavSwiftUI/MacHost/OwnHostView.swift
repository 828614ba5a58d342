#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import SwiftUI

  /// The view of a host.
  struct HostView: View {
    let host: SwiftUIHost
    var surroundings: Surroundings?

    var body: some View {
      ZStack {
        if let bottom = host.shown.bottom {
          LayerView(host: host, layer: bottom).id(ObjectIdentifier(bottom))
        }
      }
      // Layers inherit the environment.
      .environment(\.surroundings, surroundings)
      .onAppear { host.appear() }
      .onDisappear { host.disappear() }
    }
  }

  /// A layer and the layers above it.
  struct LayerView: View {
    let host: SwiftUIHost
    let layer: ShownLayer

    var body: some View {
      ZStack {
        LayerContent(host: host, layer: layer)
          .allowsHitTesting(above(.full) == nil)
          .accessibilityHidden(above(.full) != nil)
        if let full = above(.full) {
          LayerView(host: host, layer: full)
            .id(ObjectIdentifier(full))
            .background(.background)
            .transition(full.transition)
            .zIndex(1)
        }
      }
      .sheet(isPresented: isPresented(.sheet)) { over(.sheet) }
      // A popover with an anchor is presented by the anchored view.
      .popover(isPresented: isPresented(.popover), attachmentAnchor: .point(.center)) { over(.popover) }
      .alert(alert?.content.title ?? "", isPresented: isPresented(.alert)) {
        // SwiftUI may remove the alert before it runs the action of a button, so the action captures its layer.
        if let layer = above(.alert), let content = layer.alert?.content {
          ForEach(content.buttons) { button in
            Button(button.label, role: button.role.ofSwiftUI) { host.choose(button, of: layer) }
          }
        }
      } message: {
        if let message = alert?.content.message { Text(message) }
      }
    }

    private func above(_ kind: ShownLayer.Kind) -> ShownLayer? {
      layer.above.flatMap { $0.kind == kind ? $0 : nil }
    }

    private var alert: (instance: InstanceID, content: NavRuntime.Alert)? { above(.alert)?.alert }

    private func isPresented(_ kind: ShownLayer.Kind) -> Binding<Bool> {
      Binding { @MainActor in
        above(kind).map { $0.isWanted && !$0.isClosed && $0.anchor == nil } ?? false
      } set: { @MainActor isPresented in
        if !isPresented, let layer = above(kind), layer.anchor == nil { host.closes(layer) }
      }
    }

    @ViewBuilder private func over(_ kind: ShownLayer.Kind) -> some View {
      if let above = above(kind) { LayerOver(host: host, layer: above) }
    }
  }

  /// The content of a sheet or popover, which reports its appearance and disappearance.
  struct LayerOver: View {
    let host: SwiftUIHost
    let layer: ShownLayer
    @State private var place = Place()

    /// The identity of a view. SwiftUI may report more than once that the view appeared.
    @MainActor final class Place {}

    var body: some View {
      LayerView(host: host, layer: layer)
        .id(ObjectIdentifier(layer))
        .interactiveDismissDisabled(!host.canClose(layer))
        .onAppear { host.hasCome(layer, in: place) }
        .onDisappear { host.hasGone(layer, in: place) }
    }
  }

  extension NavRuntime.Alert.Role {
    fileprivate var ofSwiftUI: ButtonRole? {
      switch self {
      case .plain: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
