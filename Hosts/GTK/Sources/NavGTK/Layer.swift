import GTKWidgets
import NavRuntime

/// What lies over the layer below, or at the bottom: a native stack, several under a bar of tabs, or an alert.
@MainActor final class Layer {
  enum Content {
    case stack(PageStack)
    case tabs(TabBar)
    case alert(MessageDialog, InstanceID)
  }

  enum Surface {
    /// The app's window, which is the host's only for its content.
    case bottom
    /// A modal window.
    case window
    /// A popover of the window below.
    case popover(Popover)
  }

  let content: Content
  let surface: Surface
  /// The window that it is, or that its popover belongs to.
  let window: Window
  /// Whether it is to be shown as soon as the window at the bottom is.
  var isPending = false
  /// Whether nobody has taken it away.
  private(set) var isOpen = true
  /// What had the keys before a popover came.
  private let formerFocus: Widget?

  init(_ content: Content, in window: Window, _ surface: Surface) {
    (self.content, self.window, self.surface) = (content, window, surface)
    if case .popover = surface { formerFocus = window.focus } else { formerFocus = nil }
  }

  /// The native stack that is seen.
  var stack: PageStack? {
    switch content {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs.selected
    case .alert: nil
    }
  }

  var tabs: TabBar? { if case .tabs(let tabs) = content { tabs } else { nil } }

  /// What it is called: by its first page, also where that lies in a tab that is not seen.
  var firstInstance: InstanceID? { ids.first }

  var ids: [InstanceID] {
    if case .alert(_, let instance) = content { return [instance] }
    return stack?.ids ?? []
  }

  /// What is in its window.
  var widget: Widget? {
    switch content {
    case .stack(let stack): stack.box
    case .tabs(let tabs): tabs.view
    case .alert: nil
    }
  }

  var popover: Popover? { if case .popover(let popover) = surface { popover } else { nil } }

  /// All that takes presses.
  var target: Widget { popover ?? window }

  func present() {
    isPending = false
    switch surface {
    case .bottom: return
    case .window:
      window.present()
      stack?.giveKeys()
    case .popover(let popover): popover.show { [weak self] in self?.stack?.giveKeys() }
    }
  }

  /// Somebody has taken it away, or it is about to be.
  func leave() { isOpen = false }

  /// Takes it away.
  func close() {
    isOpen = false
    stack?.settle()
    switch surface {
    case .bottom: return
    case .window: window.destroy()
    case .popover(let popover):
      popover.remove()
      formerFocus?.takeFocus()
    }
  }
}

/// Several native stacks, side by side under a bar of tabs.
@MainActor final class TabBar {
  let container: InstanceID
  let view: TabView
  let stacks: [PageStack]
  private let tabs: [TabPlace.Tab]

  init(_ place: TabPlace, of host: GTKHost) {
    (container, tabs) = (place.container, place.tabs)
    stacks = place.tabs.map { _ in PageStack(of: host) }
    let tabs = place.tabs
    view = TabView(
      zip(place.tabs, stacks).map { ($1.box, $0.title) }, selected: place.selected
    ) { [weak host] index in
      host?.delegate?.tabChosen(tabs[index].id, in: place.container)
    }
    dress(icons: host.tabIcons, badges: host.tabBadges)
  }

  /// Has the symbols and the numbers that the app wants to be seen, by the names of the tabs.
  func dress(icons: [String: String], badges: [String: Int]) {
    for (index, tab) in tabs.enumerated() {
      view.dress(index, icon: icons[tab.name] ?? "view-list-symbolic", badge: badges[tab.name] ?? 0)
    }
  }

  var selected: PageStack? { stacks.indices.contains(view.selected) ? stacks[view.selected] : nil }

  /// Somebody wants the tab of this number, counted from 1.
  func press(_ digit: Int, _ delegate: HostDelegate?) -> Bool {
    guard tabs.indices.contains(digit - 1) else { return false }
    delegate?.tabChosen(tabs[digit - 1].id, in: container)
    return true
  }
}
