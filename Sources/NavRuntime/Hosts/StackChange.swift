/// The titles of items in the language of the app.
@MainActor protocol ItemWords: AnyObject {
  /// The title of an instance's screen, or `nil` if the graph does not declare one.
  func title(of instance: InstanceID, _ info: ScreenInfo) -> String?
}

/// A page or an alert on the stack of a host.
@MainActor public struct StackItem<Page>: Identifiable {
  /// The instance of the screen.
  nonisolated public let id: InstanceID
  /// The content: a page or an alert.
  public let content: Content
  /// The way in which the page was opened.
  public let opening: Opening
  /// Whether a pane opened the page, so that it begins a column of its run. Its ``opening`` is then ``Opening/push``.
  public let isPane: Bool
  /// The columns of the run that the page begins, or `nil` if the run is not a split.
  public let split: StackSplit<Page>?
  /// The bar and metadata of the screen.
  public let info: ScreenInfo
  /// The texts of the graph, or `nil` for an item of a test.
  var words: (any ItemWords)?

  /// The title that users see: the title of the graph, in the language of the app, with the screen's arguments. `nil`
  /// if the graph does not declare one. After the language changed, the host receives
  /// ``NavigationHost/wordsDidChange(_:)``.
  public var title: String? { if let words { words.title(of: id, info) } else { info.title } }

  /// The content of a screen.
  public enum Content {
    /// The page that the app's factory returned.
    case page(Page)
    /// A text with buttons, on top of the stack. Only a host that ``NavigationHost/supports`` alerts receives it.
    case alert(Alert)
  }

  /// The page that the app's factory returned. Traps for an alert: a host that shows alerts reads ``content``.
  public var page: Page {
    switch content {
    case .page(let page): page
    case .alert: preconditionFailure("'\(info.name)' is an alert and has no page")
    }
  }

  /// The alert, or `nil` for a page.
  public var alert: Alert? { if case .alert(let alert) = content { alert } else { nil } }
}

/// A run that a host may show in columns.
@MainActor public struct StackSplit<Page> {
  /// The number of columns that the graph can fill: 2 or 3.
  nonisolated public let columns: Int
  /// Returns the page that fills the last column while it is empty, or `nil` if the graph declares none. The app makes
  /// it at the first call. It is not on the stack, and leaves with the run.
  public let placeholder: () -> Page?
}

@MainActor extension ArraySlice {
  /// The columns of a run in an expanded split: each item with ``StackItem/isPane`` begins the next one. Empty for an
  /// empty run.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func columns<Page>() -> [ArraySlice] where Element == StackItem<Page> {
    var columns: [ArraySlice] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].isPane {
      columns.append(self[start..<index])
      start = index
    }
    if !isEmpty { columns.append(self[start...]) }
    return columns
  }
}

/// A change for a host to perform: a new stack to show.
@MainActor public struct StackChange<Page> {
  /// The identifier to pass to ``HostDelegate/didShow(_:)``.
  public let transition: TransitionID
  /// The entire new stack, from the bottom: one path across all layers. ``StackItem/opening`` tells where a layer
  /// begins.
  public let stack: [StackItem<Page>]
  /// The difference from the previous stack.
  public let kind: StackChangeKind
  /// Whether to animate the change.
  public let isAnimated: Bool
  /// The name of a custom transition from the graph, or `nil`.
  public let transitionName: String?
  /// The pages of the tabs that are not selected. The host keeps them and does not show them. Each list begins with
  /// the first page of its tab, whose ``StackItem/opening`` identifies the tab.
  public let parked: [[StackItem<Page>]]
  /// For a popover on top, the object that it points at. The page below sets it with ``ScreenHandle/anchor``. If it
  /// is `nil`, the popover points at the middle of that page.
  public let anchor: AnyObject?
  /// The difference from the stack that the host showed before.
  let difference: StackDifference

  /// The top page of the new stack.
  public var top: StackItem<Page>? { stack.last }

  /// The bar of the top page of the new stack.
  public var bar: Bar { top?.info.bar ?? Bar() }

  /// The native stacks, from the bottom: the one of the root, and one per layer.
  public var runs: [ArraySlice<StackItem<Page>>] {
    var runs: [ArraySlice<StackItem<Page>>] = []
    var start = 0
    for index in stack.indices.dropFirst() where stack[index].opening.beginsLayer {
      runs.append(stack[start..<index])
      start = index
    }
    if start < stack.count { runs.append(stack[start...]) }
    return runs
  }

  /// The parts of the change, in order. Animate the last one that the user sees.
  ///
  /// A host with a single native stack does not need the steps: it shows ``stack``. The steps close layers in one
  /// call, select a tab, set the native stack on top, and open layers from the bottom. Each layer opens after the
  /// previous one is complete.
  ///
  /// If the toolkit does not perform a step, the host stops there, undoes nothing, and calls
  /// ``HostDelegate/didShow(_:)``. The navigator reads what is shown.
  public var steps: [StackStep<Page>] {
    var steps: [StackStep<Page>] = []
    let kept = difference.kept
    if difference.closesLayers {
      steps.append(.dismiss(above: difference.leftTab ?? (kept > 0 ? stack[kept - 1].id : nil)))
    }
    for run in runs {
      let opening = run.first?.opening
      let isNew = run.startIndex >= kept && run.startIndex < stack.count - difference.keptAbove
      if let place = opening?.place, isNew, difference.leftTab != nil, run.startIndex == kept {
        steps += [.select(place), .set(Array(run))]
      } else if isNew, let style = opening?.style {
        steps.append(.present(Array(run), style))
      } else if difference.isWhole
        || run.startIndex < stack.count - difference.keptAbove && (run.startIndex..<run.endIndex).contains(kept)
        || (run.endIndex == kept && difference.shortensRun)
      {
        steps.append(.set(Array(run)))
      }
    }
    return steps
  }
}

extension StackChange {
  /// Returns the same change with other pages, for a host that is built on another host and wraps its own pages for
  /// it. Alerts are unchanged.
  ///
  /// - Parameters:
  ///   - page: Returns the other page of an item.
  ///   - placeholder: Returns the other page for a placeholder, which is the page of an item with the ID of the first
  ///     page of the split. Without it, `page` does that.
  /// - Returns: The change with the other pages.
  public func mapPages<Other>(
    _ page: @escaping (StackItem<Page>) -> Other, placeholder: ((StackItem<Page>) -> Other)? = nil
  ) -> StackChange<Other> {
    let placeholder = placeholder ?? page
    func map(_ item: StackItem<Page>) -> StackItem<Other> { item.mapPage(page, placeholder: placeholder) }
    return StackChange<Other>(
      transition: transition, stack: stack.map(map), kind: kind, isAnimated: isAnimated, transitionName: transitionName,
      parked: parked.map { $0.map(map) }, anchor: anchor, difference: difference)
  }
}

extension StackItem {
  func mapPage<Other>(
    _ page: @escaping (StackItem<Page>) -> Other, placeholder: @escaping (StackItem<Page>) -> Other
  ) -> StackItem<Other> {
    let content: StackItem<Other>.Content =
      switch content {
      case .page: .page(page(self))
      case .alert(let alert): .alert(alert)
      }
    let split = split.map { split in
      StackSplit<Other>(columns: split.columns) {
        split.placeholder().map { made in placeholder(with(.page(made), opening)) }
      }
    }
    return StackItem<Other>(
      id: id, content: content, opening: opening, isPane: isPane, split: split, info: info, words: words)
  }

  /// Returns the item with another content and opening.
  func with(_ content: Content, _ opening: Opening) -> StackItem {
    StackItem(id: id, content: content, opening: opening, isPane: isPane, split: split, info: info, words: words)
  }
}

/// The difference between a new stack and the shown stack. The steps are derived from it.
struct StackDifference {
  /// The number of equal pages, from the bottom.
  var kept: Int
  /// Whether layers above the kept pages are dismissed.
  var closesLayers = false
  /// Whether pages are removed from the native stack of the last kept page.
  var shortensRun = false
  /// If another tab of the same container is selected, the first page of the former tab. The container belongs to the
  /// common prefix, and this page is in its layer. A dismissal above this page keeps the container.
  var leftTab: InstanceID?
  /// The number of pages that stay on top: the layers above a run from whose columns pages leave.
  var keptAbove = 0
  /// Whether the state of the host is uncertain, for example if it does not show the expected stack. If so, the steps
  /// set every native stack.
  var isWhole = false
}
