#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import Observation
  import SwiftUI

  /// A page in the view state.
  struct ShownPage: Identifiable {
    let id: InstanceID
    let info: ScreenInfo
    /// The title in the bar of a sheet.
    var title: String?
    /// Whether a pane opened the page, so that it begins a column.
    var isPane = false
    let view: PageView
    /// The transition that pushes and pops the page.
    let transition: AnyTransition
  }

  /// The view state of a layer: a stack of pages, several stacks in tabs, or an alert.
  @Observable @MainActor final class ShownLayer {
    enum Kind: Hashable {
      case bottom, sheet, popover, full, alert
    }

    @ObservationIgnored let kind: Kind
    /// The tabs of the layer, or `nil` if it does not have tabs.
    var place: TabPlace?
    var alert: (instance: InstanceID, content: NavRuntime.Alert)?
    /// The pages from the bottom, in one stack or in one stack per tab.
    var stacks: [[ShownPage]]
    /// The columns of each stack that is a split.
    var splits: [Int: ShownSplit] = [:]
    /// Whether there is room for columns. False before the first layout.
    var isWide = false
    var selected: Int
    /// The page below the top one, if it is visible during a transition.
    var underneath: InstanceID?
    /// The next layer above.
    var above: ShownLayer?
    /// The anchor of a popover, or `nil` for the middle of the page.
    var anchor: ShownAnchor?
    /// Whether the host wants SwiftUI to show the layer.
    var isWanted = true
    /// Whether SwiftUI shows the layer.
    @ObservationIgnored var isThere: Bool
    /// The views of the layer's content. There can be two while one replaces the other.
    @ObservationIgnored var views: Set<ObjectIdentifier> = []
    @ObservationIgnored var isAnswered = false
    /// The button of the alert that was pressed while the host did not accept presses.
    @ObservationIgnored var answer: SegueID?
    /// Whether SwiftUI closed the alert. SwiftUI does so at each press, even if the host does not accept presses.
    var isClosed = false
    /// The transition of a layer that the host draws itself.
    @ObservationIgnored let transition: AnyTransition

    init(
      _ kind: Kind, _ place: TabPlace? = nil, pages: [ShownPage] = [], alert: (InstanceID, NavRuntime.Alert)? = nil,
      transition: AnyTransition = .move(edge: .bottom)
    ) {
      (self.kind, self.place, self.alert, self.transition) = (kind, place, alert.map { ($0.0, $0.1) }, transition)
      stacks = Array(repeating: [], count: place?.tabs.count ?? 1)
      selected = place?.selected ?? 0
      // SwiftUI reports the appearance of a sheet or popover, but not of other layers.
      isThere = kind != .sheet && kind != .popover
      stacks[selected] = pages
    }

    /// The pages of the selected stack.
    var pages: [ShownPage] { stacks.indices.contains(selected) ? stacks[selected] : [] }

    var top: ShownPage? { pages.last }

    /// Whether the columns of a stack are side by side.
    func isExpanded(_ index: Int) -> Bool { isWide && splits[index] != nil }

    /// The pages that act, from the first column. Without columns, this is the top page.
    func tops(_ pages: [ShownPage], in index: Int) -> [ShownPage] {
      guard isExpanded(index) else { return pages.suffix(1) }
      return pages.indices.filter { $0 + 1 == pages.count || pages[$0 + 1].isPane }.map { pages[$0] }
    }

    /// The column of a page.
    func column(of page: ShownPage, in index: Int) -> Int {
      let pages = stacks[index]
      guard let place = pages.firstIndex(where: { $0.id == page.id }) else { return 0 }
      return pages[...place].dropFirst().count(where: \.isPane)
    }

    /// Whether a page of the selected stack is visible.
    func isSeen(_ page: ShownPage) -> Bool {
      page.id == underneath || tops(pages, in: selected).contains { $0.id == page.id }
    }

    /// Makes the placeholder of an expanded stack when its last column is empty for the first time.
    func fillLastColumn(_ index: Int) {
      guard isExpanded(index), let split = splits[index], split.placeholder == nil,
        tops(stacks[index], in: index).count < split.columns
      else { return }
      splits[index]?.placeholder = split.makePlaceholder()
    }

    /// The number of pages below a page in its stack.
    func depth(of page: ShownPage) -> Int {
      stacks.lazy.compactMap { $0.firstIndex { $0.id == page.id } }.first ?? 0
    }

    var instances: [InstanceID] { alert.map { [$0.instance] } ?? pages.map(\.id) }
  }
#endif
