/// A page on the stack, as a host carries it.
@MainActor public struct StackItem<Page>: Identifiable {
  /// The instance of the screen.
  nonisolated public let id: InstanceID
  /// What is shown: a page, or an alert.
  public let content: Content
  /// How it came onto the stack.
  public let opening: Opening
  /// Title, bar and metadata of the screen.
  public let info: ScreenInfo

  /// What a screen shows.
  public enum Content {
    /// What the app's factory made for it.
    case page(Page)
    /// A text and buttons. Only a host that ``NavigationHost/supports`` alerts is told of one, on top of the stack.
    case alert(Alert)
  }

  /// What the app's factory made for it. An alert has none: a host that shows alerts looks at ``content``.
  public var page: Page {
    switch content {
    case .page(let page): page
    case .alert: preconditionFailure("'\(info.name)' is an alert and has no page")
    }
  }

  /// The alert that it is.
  public var alert: Alert? { if case .alert(let alert) = content { alert } else { nil } }
}

/// What a host is told to do: to show another stack.
@MainActor public struct StackChange<Page> {
  /// What the completion has to name.
  public let transition: TransitionID
  /// The whole new stack, from the bottom: one path, whose layers begin with the pages whose ``StackItem/opening`` says so.
  public let stack: [StackItem<Page>]
  /// How it differs from the one before.
  public let kind: StackChangeKind
  /// Whether it is to be animated.
  public let isAnimated: Bool
  /// The name of a custom transition, from the graph.
  public let transitionName: String?
  /// What the tabs hold that are not selected, each from its first page, whose ``StackItem/opening`` says which tab that is. The host keeps
  /// these pages, and nobody sees them.
  public let parked: [[StackItem<Page>]]
  /// Of a popover that comes to be on top: what it points at, as the page below it has said by ``ScreenHandle/anchor``. Without one,
  /// the middle of that page.
  public let anchor: AnyObject?
  /// Where it begins to differ from what the host showed before.
  let difference: StackDifference

  /// The page that will be on top.
  public var top: StackItem<Page>? { stack.last }

  /// The bar above the page that will be on top.
  public var bar: Bar { top?.info.bar ?? Bar() }

  /// The native stacks, from the bottom: that of the root, and one of each layer.
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

  /// What is to be done, one after the other; the last that the user sees is the one to animate. A host whose pages all lie on one native
  /// stack has no use for it: it shows ``stack``.
  ///
  /// Layers are closed in one call, then a tab is selected, then the native stack that is on top is set, and then layers are opened from the bottom,
  /// each when the one before stands. A host stops at the first step that its toolkit does not take, undoes nothing, and says
  /// ``HostDelegate/didShow(_:)``: the navigator sees what stands.
  public var steps: [StackStep<Page>] {
    var steps: [StackStep<Page>] = []
    let kept = difference.kept
    if difference.closesLayers {
      steps.append(.dismiss(above: difference.leftTab ?? (kept > 0 ? stack[kept - 1].id : nil)))
    }
    for run in runs {
      let opening = run.first?.opening
      let isNew = run.startIndex >= kept
      if let place = opening?.place, isNew, difference.leftTab != nil, run.startIndex == kept {
        steps += [.select(place), .set(Array(run))]
      } else if isNew, let style = opening?.style {
        steps.append(.present(Array(run), style))
      } else if difference.isWhole || (run.startIndex..<run.endIndex).contains(kept)
        || (run.endIndex == kept && difference.shortensRun)
      {
        steps.append(.set(Array(run)))
      }
    }
    return steps
  }
}

extension StackChange {
  /// The same change with other pages: for a host that stands on another one, whose pages are made of its own. Alerts stay as they are.
  public func mapPages<Other>(_ page: (StackItem<Page>) -> Other) -> StackChange<Other> {
    func map(_ item: StackItem<Page>) -> StackItem<Other> {
      let content: StackItem<Other>.Content =
        switch item.content {
        case .page: .page(page(item))
        case .alert(let alert): .alert(alert)
        }
      return StackItem<Other>(id: item.id, content: content, opening: item.opening, info: item.info)
    }
    return StackChange<Other>(
      transition: transition, stack: stack.map(map), kind: kind, isAnimated: isAnimated, transitionName: transitionName,
      parked: parked.map { $0.map(map) }, anchor: anchor, difference: difference)
  }
}

/// Where a stack begins to differ from what a host shows, so that steps can be made of it.
struct StackDifference {
  /// How many pages are the same, from the bottom.
  var kept: Int
  /// Whether layers above those are to go.
  var closesLayers = false
  /// Whether pages of the native stack that the last of them is in are to go.
  var shortensRun = false
  /// If another tab of the same container is selected, the first page of the former tab. The container belongs to the common
  /// prefix, and this page is in its layer. A dismissal above this page keeps the container.
  var leftTab: InstanceID?
  /// Whether nothing is sure, as with a host that does not stand where it should: every native stack is said again.
  var isWhole = false
}
