/// A tab bar with its selected tab. The first page of that tab refers to it. The container of the tabs has no page,
/// and is not an item of the stack.
public struct TabPlace: Hashable, Sendable {
  /// A tab.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The identifier to pass to ``HostDelegate/tabChosen(_:in:)``.
    public let id: SegueID
    /// The name of the tab, in the file that declares it.
    public let name: String
    /// The label of the tab itself, the title of its first screen, or the name of the tab, in the user's language.
    public let title: String

    /// Creates a tab, for tests of a host. Without a title, the tab shows its name.
    public init(id: SegueID, name: String, title: String? = nil) {
      self.id = id
      self.name = name
      self.title = title ?? name
    }
  }

  /// The instance of the container.
  public let container: InstanceID
  /// The tabs, in the order of the graph file.
  public let tabs: [Tab]
  /// The index of the selected tab.
  public let selected: Int
  /// The presentation style of the container's layer, or `nil` if the container is at the bottom of the stack.
  public let style: PresentationStyle?

  /// Creates a tab bar, for tests of a host. Without a style, the container is at the bottom of the stack.
  public init(container: InstanceID, tabs: [Tab], selected: Int = 0, style: PresentationStyle? = nil) {
    self.container = container
    self.tabs = tabs
    self.selected = selected
    self.style = style
  }
}

extension TabPlace {
  func isSameTab(as other: TabPlace) -> Bool { container == other.container && selected == other.selected }

  /// Creates the tab bar of the first page of a tab, or returns `nil` for any other page.
  init?(_ entry: StackEntry, in container: StackEntry, of table: GraphTable, label: (SegueID) -> String) {
    guard let selected = entry.opening.tab else { return nil }
    var style: PresentationStyle?
    if case .present(let wish) = container.opening.opening(at: 0) { style = wish }
    self.init(
      container: container.instance,
      tabs: table.rules.tabs(of: container.screen).map { Tab(id: $0, name: table.ownName(of: $0), title: label($0)) },
      selected: selected, style: style)
  }
}
