import GTKWidgets
import NavRuntime

/// A layer of the stack: a run of pages, several of them with a tab bar, or an alert.
@MainActor final class Layer {
  enum Content {
    case run(Run)
    case tabs(TabBar)
    case alert(MessageDialog, InstanceID)
  }

  enum Surface {
    /// The app's window. The host owns only its content.
    case bottom
    /// A modal window.
    case window
    /// A popover of the window below.
    case popover(Popover)
  }

  let content: Content
  let surface: Surface
  /// The window of the layer, or the window of its popover.
  let window: Window
  /// Whether the layer waits for the bottom window to appear.
  var isPending = false
  /// Whether the layer is still open.
  private(set) var isOpen = true
  /// The widget that had the focus before a popover opened.
  private let formerFocus: Widget?

  init(_ content: Content, in window: Window, _ surface: Surface) {
    (self.content, self.window, self.surface) = (content, window, surface)
    if case .popover = surface { formerFocus = window.focus } else { formerFocus = nil }
  }

  /// The visible run.
  var run: Run? {
    switch content {
    case .run(let run): run
    case .tabs(let tabs): tabs.selected
    case .alert: nil
    }
  }

  /// The native stack with the top page.
  var stack: PageStack? { run?.stack }

  var tabs: TabBar? { if case .tabs(let tabs) = content { tabs } else { nil } }

  /// The first instance of the visible run, which identifies the layer.
  var firstInstance: InstanceID? { ids.first }

  var ids: [InstanceID] {
    if case .alert(_, let instance) = content { return [instance] }
    return run?.ids ?? []
  }

  /// The content of the window.
  var widget: Widget? {
    switch content {
    case .run(let run): run.box
    case .tabs(let tabs): tabs.view
    case .alert: nil
    }
  }

  var alert: (dialog: MessageDialog, instance: InstanceID)? {
    if case .alert(let dialog, let instance) = content { (dialog, instance) } else { nil }
  }

  var popover: Popover? { if case .popover(let popover) = surface { popover } else { nil } }

  /// The widget that receives the input of the layer.
  var target: Widget { popover ?? window }

  func present() {
    isPending = false
    switch surface {
    case .bottom: return
    case .window:
      window.present()
      run?.giveKeys()
    case .popover(let popover): popover.show { [weak self] in self?.run?.giveKeys() }
    }
  }

  /// Marks the layer as closed.
  func leave() { isOpen = false }

  /// Closes the layer.
  func close() {
    isOpen = false
    run?.settle()
    switch surface {
    case .bottom: return
    case .window: window.destroy()
    case .popover(let popover):
      popover.remove()
      formerFocus?.takeFocus()
    }
  }
}

/// Several runs with a tab bar.
@MainActor final class TabBar {
  let container: InstanceID
  let view: TabView
  let runs: [Run]
  private var tabs: [TabPlace.Tab]

  init(_ place: TabPlace, of host: GTKHost) {
    (container, tabs) = (place.container, place.tabs)
    runs = place.tabs.map { _ in Run(of: host) }
    let tabs = place.tabs
    view = TabView(
      zip(place.tabs, runs).map { ($1.box, $0.title) }, selected: place.selected
    ) { [weak host] index in
      host?.delegate?.tabChosen(tabs[index].id, in: place.container)
    }
    dress(icons: host.tabIcons, badges: host.tabBadges)
  }

  /// Shows the icons and badges that the app set, by the names of the tabs.
  func dress(icons: [String: String], badges: [String: Int]) {
    for (index, tab) in tabs.enumerated() {
      view.dress(index, icon: icons[tab.name] ?? "view-list-symbolic", badge: badges[tab.name] ?? 0)
    }
  }

  /// Changes the titles of the tabs.
  func rename(_ tabs: [TabPlace.Tab]) {
    self.tabs = tabs
    for (index, tab) in tabs.enumerated() { view.rename(index, title: tab.title) }
  }

  var selected: Run? { runs.indices.contains(view.selected) ? runs[view.selected] : nil }

  /// Requests the tab with a number, counted from 1. Returns `false` if there is no such tab.
  func press(_ digit: Int, _ delegate: HostDelegate?) -> Bool {
    guard tabs.indices.contains(digit - 1) else { return false }
    delegate?.tabChosen(tabs[digit - 1].id, in: container)
    return true
  }
}
