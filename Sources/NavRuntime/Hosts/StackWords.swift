/// The pages of a host with new texts, after the language of the app changed.
@MainActor public struct StackWords<Page> {
  /// The stack that the host shows, or that it is about to show, from the bottom.
  public let stack: [StackItem<Page>]
  /// The pages of the tabs that are not selected. Each list begins with the first page of its tab.
  public let parked: [[StackItem<Page>]]

  /// All pages, also those of tabs that are not selected.
  public var all: [StackItem<Page>] { stack + parked.joined() }

  /// The tab bars, each once per tab with pages.
  public var places: [TabPlace] { all.compactMap(\.opening.place) }
}

extension StackWords {
  /// Returns the same items with the new texts. Items of other pages are unchanged.
  public func renewed(_ items: [StackItem<Page>]) -> [StackItem<Page>] {
    let known = Dictionary(all.map { ($0.id, $0) }) { $1 }
    return items.map { known[$0.id] ?? $0 }
  }

  /// Returns the same steps with the new texts, for a change in progress.
  public func renewed(_ steps: some Sequence<StackStep<Page>>) -> [StackStep<Page>] {
    let places = places
    return steps.map { step in
      switch step {
      case .dismiss: step
      case .select(let place): .select(places.first { $0.isSameTab(as: place) } ?? place)
      case .set(let items): .set(renewed(items))
      case .present(let items, let style): .present(renewed(items), style)
      }
    }
  }

  /// Returns the same texts with other pages, for a host that is built on another host.
  public func mapPages<Other>(_ page: @escaping (StackItem<Page>) -> Other) -> StackWords<Other> {
    StackWords<Other>(
      stack: stack.map { $0.mapPage(page, placeholder: page) },
      parked: parked.map { $0.map { $0.mapPage(page, placeholder: page) } })
  }
}
