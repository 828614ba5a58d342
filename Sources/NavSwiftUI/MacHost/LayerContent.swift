#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import Foundation
  import NavRuntime
  import SwiftUI

  /// The pages of a layer, with its bars.
  struct LayerContent: View {
    let host: SwiftUIHost
    let layer: ShownLayer

    var body: some View {
      VStack(spacing: 0) {
        if layer.kind != .bottom, !isBarHidden { header }
        if let place = layer.place { TabButtons(host: host, place: place, selected: layer.selected) }
        ZStack {
          ForEach(layer.stacks.indices, id: \.self) { index in
            PageStack(layer: layer, index: index)
          }
        }
      }
      .allowsHitTesting(host.shown.isInteractionOn)
      .toolbar {
        // An item without a content would be drawn as an empty one.
        if layer.kind == .bottom, layer.pages.count > 1, !isBarHidden, offersBack {
          ToolbarItem(placement: .navigation) {
            BackButton(host: host, label: "Back").keyboardShortcut("[", modifiers: .command)
          }
        }
      }
    }

    private var isBarHidden: Bool { layer.top?.info.bar.isHidden == true }

    /// A page with `back: false` has no button for it. One whose `back` is asked has: the question may be put to whoever presses it.
    private var offersBack: Bool { layer.top?.info.rules.back != .never }

    /// A sheet has no toolbar of its own.
    private var header: some View {
      HStack {
        if offersBack {
          if layer.pages.count > 1 {
            BackButton(host: host, label: "Back").keyboardShortcut("[", modifiers: .command)
          } else {
            // Escape. `onExitCommand` would need a view with the focus.
            BackButton(host: host, label: "Close").keyboardShortcut(.cancelAction)
          }
        }
        Text(layer.top?.info.title ?? "")
        Spacer()
      }
      .padding()
    }
  }

  /// Asks for back.
  struct BackButton: View {
    let host: SwiftUIHost
    let label: String

    var body: some View {
      Button(label) {
        // A toolbar takes presses whatever its window's views do, and a key gets past them. To disable it would have it flicker in each transition.
        if host.shown.isInteractionOn { host.delegate?.backRequested() }
      }
    }
  }

  /// A bar of tabs. Its buttons select nothing: they ask.
  struct TabButtons: View {
    let host: SwiftUIHost
    let place: TabPlace
    let selected: Int

    var body: some View {
      HStack {
        ForEach(place.tabs.indices, id: \.self) { index in
          let tab = place.tabs[index]
          Button {
            host.delegate?.tabChosen(tab.id, in: place.container)
          } label: {
            HStack {
              // Whoever hears the row read is told the title.
              if let icon = host.shown.tabIcons[tab.name] { icon.accessibilityHidden(true) }
              Text(tab.title)
              if let badge = host.shown.tabBadges[tab.name] { Text(badge) }
            }
          }
          .accessibilityAddTraits(index == selected ? .isSelected : [])
        }
      }
      .padding()
    }
  }

  /// The pages of a stack, all of them: those below the top are not seen, and keep their states.
  struct PageStack: View {
    let layer: ShownLayer
    let index: Int

    var body: some View {
      ZStack {
        ForEach(layer.stacks.indices.contains(index) ? layer.stacks[index] : []) { page in
          let isOnTop = index == layer.selected && page.id == layer.top?.id
          page.view
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background)
            .opacity(index == layer.selected && layer.isSeen(page) ? 1 : 0)
            .allowsHitTesting(isOnTop)
            .accessibilityHidden(!isOnTop)
            // Neither keys nor shortcuts get to a page that cannot be seen.
            .disabled(index != layer.selected || !layer.isSeen(page))
            // A page that goes is drawn over the one that comes to light.
            .zIndex(Double(layer.depth(of: page)))
            .transition(page.transition)
        }
      }
    }
  }
#endif
