#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import Foundation
  import NavRuntime
  import SwiftUI

  /// All pages of a split, in columns or over each other.
  struct ColumnStack: View {
    let host: SwiftUIHost
    let layer: ShownLayer
    let index: Int
    let split: ShownSplit

    var body: some View {
      GeometryReader { space in
        let pages = layer.stacks[index]
        let tops = layer.tops(pages, in: index)
        let places =
          layer.isExpanded(index)
          ? ColumnPlaces(columns: split.columns, open: tops.count, width: space.size.width) : nil
        ZStack {
          ForEach(pages) { page in
            ColumnPage(
              host: host, layer: layer, index: index, page: page, isOnTop: tops.contains { $0.id == page.id },
              column: layer.column(of: page, in: index), places: places)
          }
          if let places, let page = split.placeholder, places.visible.contains(tops.count) {
            page.view
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .padding(.leading, places.leading(tops.count))
              .opacity(index == layer.selected ? 1 : 0)
          }
        }
        .onChange(of: space.size.width >= ColumnPlaces.leastWidth, initial: true) { _, isWide in
          host.resized(layer, isWide: isWide)
        }
      }
    }
  }

  /// A page of a split, in its column or over the others.
  struct ColumnPage: View {
    let host: SwiftUIHost
    let layer: ShownLayer
    let index: Int
    let page: ShownPage
    let isOnTop: Bool
    let column: Int
    let places: ColumnPlaces?

    var body: some View {
      let isSelected = index == layer.selected
      let isSeen = isSelected && layer.isSeen(page) && (places?.visible.contains(column) ?? true)
      VStack(spacing: 0) {
        if isOnTop, hasButton {
          HStack {
            BackButton(host: host, label: "Back", page: page.id)
            Spacer()
          }
          .padding()
        }
        page.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(.background)
      .padding(.leading, places?.leading(column) ?? 0)
      .padding(.trailing, places?.trailing(column) ?? 0)
      .opacity(isSeen ? 1 : 0)
      .allowsHitTesting(isSelected && isOnTop)
      .accessibilityHidden(!isSelected || !isOnTop)
      // Keys and shortcuts do not reach an invisible page.
      .disabled(!isSeen)
      // A page that is popped is drawn over the page below it.
      .zIndex(Double(layer.depth(of: page)))
      .transition(page.transition)
    }

    /// Whether the page has its own button. Only the top of an earlier column has one, from its second page on. The
    /// button of the last column is in the bar.
    private var hasButton: Bool {
      guard places != nil, page.id != layer.top?.id, !page.isPane, page.info.rules.back != .never else { return false }
      return page.id != layer.stacks[index].first?.id
    }
  }
#endif
