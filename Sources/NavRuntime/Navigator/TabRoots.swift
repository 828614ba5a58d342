/// The containers of a stack, and the first pages of their tabs. Hosts know only pages, but the stack of the core
/// contains containers.
@MainActor struct TabRoots {
  private struct Root {
    let container: StackEntry
    let place: TabPlace
  }

  /// The containers by the first instance of each tab that was shown and is still on the stack or parked.
  private var roots: [InstanceID: Root] = [:]

  /// Remembers the tabs of a stack that is about to be shown.
  mutating func note(_ stack: ProposedStack, _ words: GraphWords) {
    let table = words.table
    guard table.hasTabs else { return }
    for index in stack.indices.dropFirst() where stack[index].opening.tab != nil && roots[stack[index].instance] == nil
    {
      let container = stack[index - 1]
      let place = TabPlace(stack[index], in: container, of: table) { words.label(of: $0, in: container) }
      guard let place else { continue }
      roots[stack[index].instance] = Root(container: container, place: place)
    }
  }

  /// The same tabs with new labels.
  func renewed(_ words: GraphWords) -> TabRoots {
    var renewed = self
    for (instance, root) in roots {
      let place = root.place
      renewed.roots[instance] = Root(
        container: root.container,
        place: TabPlace(
          container: place.container,
          tabs: place.tabs.map {
            TabPlace.Tab(id: $0.id, name: $0.name, title: words.label(of: $0.id, in: root.container))
          }, selected: place.selected, style: place.style))
    }
    return renewed
  }

  mutating func remove(_ instance: InstanceID) {
    if !roots.isEmpty { roots[instance] = nil }
  }

  /// The tab bar of a page that begins a tab, or `nil`.
  func place(of entry: StackEntry) -> TabPlace? { place(of: entry.instance) }

  func place(of instance: InstanceID) -> TabPlace? { roots.isEmpty ? nil : roots[instance]?.place }

  /// The stack without its containers.
  func pages(of stack: ProposedStack) -> ProposedStack {
    if roots.isEmpty { return stack }
    let containers = Set(roots.values.map(\.container.instance))
    return ProposedStack(stack.filter { !containers.contains($0.instance) }[...])
  }

  /// The shown instances of a host, with the containers, which it does not know.
  func path(of shown: [InstanceID]) -> [InstanceID] {
    if roots.isEmpty { return shown }
    return shown.flatMap { instance in (roots[instance].map { [$0.container.instance] } ?? []) + [instance] }
  }

  /// Whether a layer begins with a page.
  func beginsLayer(_ entry: StackEntry) -> Bool {
    entry.opening.beginsLayer || place(of: entry)?.style != nil
  }

  /// Whether two stacks select different tabs of one container at this index.
  func isSelection(from standing: ProposedStack, to stack: ProposedStack, at index: Int) -> Bool {
    guard index < standing.count, index < stack.count, let old = place(of: standing[index]),
      let new = place(of: stack[index])
    else { return false }
    return old.container == new.container
  }
}
