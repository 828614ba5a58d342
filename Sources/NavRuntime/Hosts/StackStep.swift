/// The way in which a page was opened, for a host.
public enum Opening: Hashable, Sendable {
  /// The page is at the bottom of the stack.
  case root
  /// The page is on the native stack of the page below.
  case push
  /// The page begins a layer and the native stack of that layer.
  case present(PresentationStyle)
  /// The page is the first one of the selected tab of a container, and begins the native stack of the tab. The
  /// container is at the bottom of the stack, or in a separate layer.
  case tab(TabPlace)

  /// Whether the page begins a layer.
  public var beginsLayer: Bool { style != nil }

  /// The presentation style of the layer that starts with this page, or `nil` if the page does not start a layer.
  public var style: PresentationStyle? {
    switch self {
    case .root, .push: nil
    case .present(let style): style
    case .tab(let place): place.style
    }
  }

  /// The tab bar of the page, or `nil` if the page does not begin a tab.
  public var place: TabPlace? { if case .tab(let place) = self { place } else { nil } }
}

/// The preferred presentation of a layer. A host that does not support a style uses a similar one.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// A layer over a part of the page below, which stays visible.
  case sheet
  /// A layer over everything.
  case full
  /// A small layer that points at the control that opened it.
  case popover
  /// A layer with one item, an alert, which has no page. It is always on top, and alone in its layer.
  case alert
}

/// A part of a change, such as a dismissal.
///
/// A step describes the state after it, not a change. If the step is already done, do nothing. Therefore, the same
/// steps also repair a host that shows another stack.
public enum StackStep<Page> {
  /// No layer is above the layer of this page, including layers of other code. All of them are dismissed in one call.
  /// For `nil`, no layer is left. If the page is not shown, do nothing.
  case dismiss(above: InstanceID?)
  /// This tab of the container is selected. The next step sets its native stack. If the container is not shown, do
  /// nothing.
  case select(TabPlace)
  /// The native stack that begins with the first of these pages consists of these pages. ``StackItem/opening`` of
  /// that page identifies the native stack: the bottom, a tab, or a layer.
  case set([StackItem<Page>])
  /// A layer with these pages is on top.
  case present([StackItem<Page>], PresentationStyle)
}

extension StackStep {
  /// Returns the stack after this step, for hosts without views. It simulates a toolkit that performs exactly the
  /// step.
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
        // Without the layer, there is no native stack to set.
        return items.first?.opening.beginsLayer == true ? stack : items
      }
      // A native stack ends where the next layer begins.
      let above = stack[(start + 1)...].firstIndex { $0.opening.beginsLayer } ?? stack.count
      return stack[..<start] + items + stack[above...]
    }
  }

  /// The index of the first page, or of the current first page under the same tab bar.
  @MainActor private func start(of items: [StackItem<Page>], on stack: [StackItem<Page>]) -> Int? {
    if let start = stack.firstIndex(where: { $0.id == items.first?.id }) { return start }
    guard case .set = self, let place = items.first?.opening.place else { return nil }
    return stack.firstIndex { $0.opening.place?.container == place.container }
  }
}

extension StackOpening {
  /// Returns the opening of a page at this index. The first page of a tab counts as pushed, because its tab bar
  /// depends on the container.
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
