public import NavRuntime

/// What people and systems do to the bar of tabs that is on top.
extension InMemoryHost {
  /// The bar of tabs of the top layer; `nil` where it has none.
  public var visibleTabs: TabPlace? { layers.last?.first?.opening.place }

  /// Presses a tab, by its name: on top, or of a container further down, as a toolkit with a bar that can still be touched lets people do.
  ///
  /// - Returns: Whether there is such a tab.
  @discardableResult
  public func pressTab(_ name: String) -> Bool {
    for place in stack.reversed().compactMap(\.opening.place) {
      guard let tab = place.tabs.first(where: { $0.name == name }) else { continue }
      delegate?.tabChosen(tab.id, in: place.container)
      return true
    }
    return false
  }

  /// Shows a tab that is parked without being told to, as a toolkit does whose bar nobody has turned off.
  public func selectTabByItself(_ name: String) {
    guard let place = visibleTabs, let bottom = stack.firstIndex(where: { $0.opening.place == place }),
      let run = parked.first(where: { run in
        run.first?.opening.place.map { $0.container == place.container && $0.tabs[$0.selected].name == name } ?? false
      })
    else { return }
    changeByItself(to: (stack[..<bottom] + run).map(\.id))
  }

  /// What the tabs hold that are not selected, where the host has gone on from another stack by itself: those of containers that stand.
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
