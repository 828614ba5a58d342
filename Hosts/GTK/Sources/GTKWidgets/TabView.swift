internal import CGTK

/// Several widgets, one of which is visible, and a bar to select it.
@MainActor package final class TabView: Widget {
  private let stack = ViewStack()
  private let tabs: [Widget]
  private let choose: @MainActor (Int) -> Void
  /// The index of the visible widget.
  package private(set) var selected: Int

  /// Creates a view of tabs. `choose` is called with the tab that the user presses, but the view does not select it.
  package init(
    _ tabs: [(widget: Widget, title: String)], selected: Int,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    (self.tabs, self.choose, self.selected) = (tabs.map(\.widget), choose, selected)
    super.init(new: UnsafeMutableRawPointer(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
    for tab in tabs { stack.add(tab.widget, title: tab.title) }
    Self.addStyles()
    append(stack.expanding(across: true, down: true))
    append(bar())
    select(selected)
    // The bar selects the tab that was pressed. This is undone before the tab is drawn.
    stack.on("notify::visible-child") { [weak self] in self?.keepSelection() }
  }

  private static var hasStyles = false

  /// Gives the bar the look of a header bar.
  private static func addStyles() {
    if hasStyles { return }
    hasStyles = true
    Appearance.addStyles(
      ".tab-bar { background: @headerbar_bg_color; box-shadow: inset 0 1px @headerbar_shade_color; padding: 4px 6px; }")
  }

  private func append(_ child: Widget) { gtk_box_append(typed(), child.typed()) }

  /// Creates the bar. Titles are next to the icons, or below them if there is not enough room.
  private func bar() -> Widget {
    let choices = Squeezer()
    for policy in [ADW_VIEW_SWITCHER_POLICY_WIDE, ADW_VIEW_SWITCHER_POLICY_NARROW] {
      let switcher = Switcher(of: stack, policy)
      for (index, button) in switcher.buttons.enumerated() {
        // The button also reports the selected tab, for which the stack sends no signal.
        button.on("clicked") { [weak self] in self?.choose(index) }
      }
      choices.add(switcher)
    }
    return Box(.row, [choices.expanding(across: true).aligned(.center)]).styled("toolbar", "tab-bar")
  }

  /// The buttons of the visible bar.
  package var buttons: [Widget] {
    descendants(of: gtk_toggle_button_get_type()).filter { $0.isMapped && !$0.isInside(stack) }
  }

  /// Sets the icon and the badge of a tab. A badge of 0 is not shown.
  package func dress(_ index: Int, icon: String, badge: Int) {
    if tabs.indices.contains(index) { stack.dress(tabs[index], icon: icon, badge: badge) }
  }

  /// Changes the title of a tab.
  package func rename(_ index: Int, title: String) {
    if tabs.indices.contains(index) { stack.rename(tabs[index], title: title) }
  }

  /// The titles of the tabs.
  package var titles: [String] { tabs.map(stack.title(of:)) }

  package func select(_ index: Int) {
    selected = index
    keepSelection()
  }

  private func keepSelection() {
    if tabs.indices.contains(selected) { stack.show(tabs[selected]) }
  }
}

/// `AdwViewStack`.
private final class ViewStack: Widget {
  private var count = 0

  convenience init() { self.init(new: UnsafeMutableRawPointer(adw_view_stack_new())) }

  func add(_ child: Widget, title: String) {
    adw_view_stack_add_titled(pointer, child.typed(), "\(count)", title)
    count += 1
  }

  func dress(_ child: Widget, icon: String, badge: Int) {
    let page = adw_view_stack_get_page(pointer, child.typed())
    adw_view_stack_page_set_icon_name(page, icon)
    adw_view_stack_page_set_badge_number(page, guint(clamping: badge))
  }

  func rename(_ child: Widget, title: String) {
    adw_view_stack_page_set_title(adw_view_stack_get_page(pointer, child.typed()), title)
  }

  func title(of child: Widget) -> String {
    adw_view_stack_page_get_title(adw_view_stack_get_page(pointer, child.typed())).map { String(cString: $0) } ?? ""
  }

  func show(_ child: Widget) {
    if adw_view_stack_get_visible_child(pointer) != child.typed() {
      adw_view_stack_set_visible_child(pointer, child.typed())
    }
  }
}

/// `AdwViewSwitcher`.
private final class Switcher: Widget {
  convenience init(of stack: ViewStack, _ policy: AdwViewSwitcherPolicy) {
    self.init(new: UnsafeMutableRawPointer(adw_view_switcher_new()))
    adw_view_switcher_set_policy(pointer, policy)
    adw_view_switcher_set_stack(pointer, stack.pointer)
  }

  var buttons: [Widget] { descendants(of: gtk_toggle_button_get_type()) }
}

/// `AdwSqueezer`, which shows the first of its widgets that fits.
private final class Squeezer: Widget {
  convenience init() {
    self.init(new: UnsafeMutableRawPointer(adw_squeezer_new()))
    adw_squeezer_set_homogeneous(pointer, 0)
  }

  func add(_ child: Widget) { adw_squeezer_add(pointer, child.typed()) }
}
