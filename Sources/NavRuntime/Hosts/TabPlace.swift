/// A bar of tabs, one of which is selected, as the first page of that tab carries it. The container itself has no page, and is no item of the
/// stack.
public struct TabPlace: Hashable, Sendable {
  /// One of the tabs.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// What to hand to ``HostDelegate/tabChosen(_:in:)``.
    public let id: SegueID
    /// The name of the tab, in the file that declares it.
    public let name: String
    /// What it says: the tab's own title, or that of the screen that it begins with, or its name.
    public let title: String

    /// Creates a tab, for tests of a host. Without a title, the tab shows its name.
    public init(id: SegueID, name: String, title: String? = nil) {
      self.id = id
      self.name = name
      self.title = title ?? name
    }
  }

  /// The instance whose tabs these are.
  public let container: InstanceID
  /// The tabs, in the order of the graph file.
  public let tabs: [Tab]
  /// Which of them is selected, counted from 0.
  public let selected: Int
  /// How the container's layer wishes to look; `nil` where the container is at the bottom of the stack.
  public let style: PresentationStyle?

  /// Creates a bar of tabs, for tests of a host. Without a style, the container is at the bottom of the stack.
  public init(container: InstanceID, tabs: [Tab], selected: Int = 0, style: PresentationStyle? = nil) {
    self.container = container
    self.tabs = tabs
    self.selected = selected
    self.style = style
  }
}

extension TabPlace {
  /// The place of a page that a tab begins with; `nil` of any other page.
  init?(_ entry: StackEntry, in container: StackEntry, of table: GraphTable) {
    guard let selected = entry.opening.tab else { return nil }
    var style: PresentationStyle?
    if case .present(let wish) = container.opening.opening(at: 0) { style = wish }
    self.init(
      container: container.instance,
      tabs: table.rules.tabs(of: container.screen).map { Tab($0, in: table) }, selected: selected, style: style)
  }
}

extension TabPlace.Tab {
  fileprivate init(_ segue: SegueID, in table: GraphTable) {
    let name = table.ownName(of: segue)
    let screen = table.destination(of: segue).map { table[$0] }
    self.init(id: segue, name: name, title: table[segue].title ?? screen?.title ?? name)
  }
}
