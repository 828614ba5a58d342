/// How a page came onto the stack, as a host sees it.
public enum Opening: Hashable, Sendable {
  /// It is the bottom of the stack.
  case root
  /// On the native stack of the page below.
  case push
  /// In a layer of its own, with a native stack that begins with it.
  case present(PresentationStyle)
  /// It is the first page of the selected tab of a container, with a native stack that begins with it. The container is at the bottom of the
  /// stack, or in a layer of its own.
  case tab(TabPlace)

  /// Whether a layer begins with the page.
  public var beginsLayer: Bool { style != nil }

  /// How the layer that begins with the page wishes to look; `nil` where none does.
  public var style: PresentationStyle? {
    switch self {
    case .root, .push: nil
    case .present(let style): style
    case .tab(let place): place.style
    }
  }

  /// The bar of tabs that the page lies under, where a tab begins with it.
  public var place: TabPlace? { if case .tab(let place) = self { place } else { nil } }
}

/// How a layer wishes to look. A host that cannot show it so shows it as it can.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// Over a part of what is below, which can be seen.
  case sheet
  /// Over everything.
  case full
  /// A small one that points at what opened it.
  case popover
  /// An alert: one item without a page. It is always on top, and nothing else is in the layer.
  case alert
}

/// One of the things that a host does, in order, to show another stack.
///
/// A step says what shall stand after it, and not what to change: where that stands already, there is nothing to do. So the same steps mend
/// a host that stands elsewhere.
public enum StackStep<Page> {
  /// No layer stands above the one that this page is in, foreign ones included: all of them go in one call. For `nil`, none stands at all.
  /// If the page is not shown, there is nothing to do.
  case dismiss(above: InstanceID?)
  /// In the container, this tab is selected. What its native stack consists of is said by the step behind it. If the
  /// container is not shown, there is nothing to do.
  case select(TabPlace)
  /// The native stack that begins with the first of these pages consists of them. ``StackItem/opening`` of that page
  /// tells which native stack it is: the one at the bottom, the one of a tab, or the one of a layer.
  case set([StackItem<Page>])
  /// On top is a layer with these pages.
  case present([StackItem<Page>], PresentationStyle)
}

extension StackStep {
  /// What a stack becomes by the step, as a toolkit would do it that goes by nothing else: for hosts without views.
  @MainActor package func performed(on stack: [StackItem<Page>]) -> [StackItem<Page>] {
    switch self {
    case .dismiss(nil): return []
    case .dismiss(let below?):
      guard let index = stack.firstIndex(where: { $0.id == below }) else { return stack }
      return Array(stack[...index] + stack[(index + 1)...].prefix { !$0.opening.beginsLayer })
    // The next step sets the pages of the tab.
    case .select: return stack
    case .set(let items), .present(let items, _):
      guard let start = start(of: items, on: stack) else {
        if case .present = self { return stack + items }
        // Without the layer there is no native stack to set.
        return items.first?.opening.beginsLayer == true ? stack : items
      }
      // A native stack has another one on top where a layer begins.
      let above = stack[(start + 1)...].firstIndex { $0.opening.beginsLayer } ?? stack.count
      return stack[..<start] + items + stack[above...]
    }
  }

  /// The index of the first page, or of the page that is now first under the same bar of tabs.
  @MainActor private func start(of items: [StackItem<Page>], on stack: [StackItem<Page>]) -> Int? {
    if let start = stack.firstIndex(where: { $0.id == items.first?.id }) { return start }
    guard case .set = self, let place = items.first?.opening.place else { return nil }
    return stack.firstIndex { $0.opening.place?.container == place.container }
  }
}

extension StackOpening {
  /// How a page is opened that lies so high above the bottom. One that begins a tab is known with its container only.
  func opening(at index: Int) -> Opening {
    switch self {
    case .push, .tab: index == 0 ? .root : .push
    case .sheet: .present(.sheet)
    case .full: .present(.full)
    case .popover: .present(.popover)
    case .alert: .present(.alert)
    }
  }
}
