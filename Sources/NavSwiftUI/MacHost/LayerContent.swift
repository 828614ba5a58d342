#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import Foundation
  import NavRuntime
  import SwiftUI

  /// The pages and bars of a layer.
  struct LayerContent: View {
    let host: SwiftUIHost
    let layer: ShownLayer

    var body: some View {
      VStack(spacing: 0) {
        if layer.kind != .bottom, !isBarHidden { header }
        if let place = layer.place { TabButtons(host: host, place: place, selected: layer.selected) }
        ZStack {
          ForEach(layer.stacks.indices, id: \.self) { index in
            PageStack(host: host, layer: layer, index: index)
          }
        }
      }
      .allowsHitTesting(host.shown.isInteractionOn)
      .toolbar {
        // SwiftUI would draw an item without content as an empty item.
        if layer.kind == .bottom, layer.pages.count > 1, !isBarHidden, offersBack {
          ToolbarItem(placement: .navigation) {
            BackButton(host: host, label: "Back").keyboardShortcut("[", modifiers: .command)
          }
        }
      }
    }

    private var isBarHidden: Bool { layer.top?.info.bar.isHidden == true }

    /// Whether the page has a back button. A page with a conditional `back` has one, because a press may show a
    /// question to the user.
    private var offersBack: Bool { layer.top?.info.rules.back != .never }

    /// The bar of a sheet, which does not have a toolbar.
    private var header: some View {
      HStack {
        if offersBack {
          if layer.pages.count > 1 {
            BackButton(host: host, label: "Back").keyboardShortcut("[", modifiers: .command)
          } else {
            // This is the Escape key. `onExitCommand` would need a focused view.
            BackButton(host: host, label: "Close").keyboardShortcut(.cancelAction)
          }
        }
        Text(layer.top?.title ?? "")
        Spacer()
      }
      .padding()
    }
  }

  /// A button that requests to go back.
  struct BackButton: View {
    let host: SwiftUIHost
    let label: String
    /// The last page of the column that contains the button, or `nil` if the button belongs to the page on top.
    var page: InstanceID?

    var body: some View {
      Button(label) {
        // Toolbar buttons and keys work even if the views of the window are disabled. A disabled button would flicker
        // in each transition.
        guard host.shown.isInteractionOn else { return }
        if let page { host.delegate?.backRequested(of: page) } else { host.delegate?.backRequested() }
      }
    }
  }

  /// A row of tabs. A button does not select its tab, but sends a request to the navigator.
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
              // A screen reader reads the title instead.
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

  /// All pages of a stack. Pages below the top are invisible, and keep their state.
  struct PageStack: View {
    let host: SwiftUIHost
    let layer: ShownLayer
    let index: Int

    var body: some View {
      if let split = layer.splits[index] {
        ColumnStack(host: host, layer: layer, index: index, split: split)
      } else {
        plain
      }
    }

    private var plain: some View {
      ZStack {
        ForEach(layer.stacks.indices.contains(index) ? layer.stacks[index] : []) { page in
          let isOnTop = index == layer.selected && page.id == layer.top?.id
          page.view
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background)
            .opacity(index == layer.selected && layer.isSeen(page) ? 1 : 0)
            .allowsHitTesting(isOnTop)
            .accessibilityHidden(!isOnTop)
            // Keys and shortcuts do not reach an invisible page.
            .disabled(index != layer.selected || !layer.isSeen(page))
            // A page that is popped is drawn over the page below it.
            .zIndex(Double(layer.depth(of: page)))
            .transition(page.transition)
        }
      }
    }
  }
#endif
