public import NavRuntime

/// Simulated input for the tab bar on top, and changes that a toolkit makes to it.
extension InMemoryHost {
  /// The tab bar of the top layer, or `nil` if the layer does not have one.
  public var visibleTabs: TabPlace? { layers.last?.first?.opening.place }

  /// Presses the tab with this name.
  ///
  /// The tab can also be in a container further down, because some toolkits leave its bar enabled.
  ///
  /// - Returns: Whether the tab exists.
  @discardableResult
  public func pressTab(_ name: String) -> Bool {
    for place in stack.reversed().compactMap(\.opening.place) {
      guard let tab = place.tabs.first(where: { $0.name == name }) else { continue }
      delegate?.tabChosen(tab.id, in: place.container)
      return true
    }
    return false
  }

  /// Selects a parked tab without a request of the navigator, as a toolkit does if its tab bar stays enabled.
  public func selectTabByItself(_ name: String) {
    guard let place = visibleTabs, let bottom = stack.firstIndex(where: { $0.opening.place == place }),
      let run = parked.first(where: { run in
        run.first?.opening.place.map { $0.container == place.container && $0.tabs[$0.selected].name == name } ?? false
      })
    else { return }
    changeByItself(to: (stack[..<bottom] + run).map(\.id))
  }

  /// The pages of the tabs that are not selected, after the host changed the stack by itself from `before`. Omits
  /// containers that are no longer on the stack.
  func parked(after before: [StackItem<Page>]) -> [[StackItem<Page>]] {
    var runs = parked
    for (index, item) in before.enumerated() where item.opening.place != nil {
      let run = before[index...].prefix { $0.id == item.id || $0.opening == .push }
      runs.append(Array(run))
    }
    return runs.filter { run in
      guard let first = run.first, let place = first.opening.place else { return false }
      return stack.contains { $0.opening.place?.container == place.container } && !stack.contains { $0.id == first.id }
    }
  }
}
