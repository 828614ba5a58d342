#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import Observation
  import SwiftUI

  /// A page, as it is shown.
  struct ShownPage: Identifiable {
    let id: InstanceID
    let info: ScreenInfo
    let view: PageView
    /// How it comes and goes.
    let transition: AnyTransition
  }

  /// What lies over the layer below, or at the bottom: a stack of pages, several under a bar of tabs, or an alert. The views look at it, and show it.
  @Observable @MainActor final class ShownLayer {
    enum Kind: Hashable {
      case bottom, sheet, popover, full, alert
    }

    @ObservationIgnored let kind: Kind
    /// The bar of tabs that the pages are under, where there is one.
    @ObservationIgnored let place: TabPlace?
    @ObservationIgnored let alert: (instance: InstanceID, content: NavRuntime.Alert)?
    /// From the bottom; one, or one a tab.
    var stacks: [[ShownPage]]
    var selected: Int
    /// A page that can be seen below the top one, while something moves.
    var underneath: InstanceID?
    /// What lies over this layer.
    var above: ShownLayer?
    /// What it points at, of a popover; without that, the middle of the page.
    var anchor: ShownAnchor?
    /// Whether SwiftUI is asked to show it.
    var isWanted = true
    /// Whether SwiftUI has shown it, and has not taken it away.
    @ObservationIgnored var isThere: Bool
    /// The views that show what is in it; while one takes the place of another there may be two.
    @ObservationIgnored var views: Set<ObjectIdentifier> = []
    @ObservationIgnored var isAnswered = false
    /// The button that was pressed while no press was to be taken, of an alert.
    @ObservationIgnored var answer: SegueID?
    /// Whether SwiftUI has closed it, of an alert: it does so at each press, whether one is to be taken or not.
    var isClosed = false
    /// How it comes and goes, where the host does that itself.
    @ObservationIgnored let transition: AnyTransition

    init(
      _ kind: Kind, _ place: TabPlace? = nil, pages: [ShownPage] = [], alert: (InstanceID, NavRuntime.Alert)? = nil,
      transition: AnyTransition = .move(edge: .bottom)
    ) {
      (self.kind, self.place, self.alert, self.transition) = (kind, place, alert.map { ($0.0, $0.1) }, transition)
      stacks = Array(repeating: [], count: place?.tabs.count ?? 1)
      selected = place?.selected ?? 0
      // Of a sheet and a popover SwiftUI says so; of the others it says nothing.
      isThere = kind != .sheet && kind != .popover
      stacks[selected] = pages
    }

    /// The pages that are seen.
    var pages: [ShownPage] { stacks.indices.contains(selected) ? stacks[selected] : [] }

    var top: ShownPage? { pages.last }

    /// Whether a person sees a page of the stack that is selected.
    func isSeen(_ page: ShownPage) -> Bool { page.id == top?.id || page.id == underneath }

    /// How far above the bottom of its stack a page lies.
    func depth(of page: ShownPage) -> Int {
      stacks.lazy.compactMap { $0.firstIndex { $0.id == page.id } }.first ?? 0
    }

    var instances: [InstanceID] { alert.map { [$0.instance] } ?? pages.map(\.id) }
  }
#endif
