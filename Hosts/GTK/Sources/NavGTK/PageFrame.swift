import GTKWidgets
import NavRuntime

/// A page and its bar, in a native stack or in an empty column.
@MainActor final class PageFrame {
  let id: InstanceID
  private(set) weak var page: GTKPage?
  let widget: Box
  /// The style of the push, which the pop uses too.
  let style: SlideBox.Style
  /// Called when the title of the page changes.
  let retitled: @MainActor () -> Void
  /// The properties of the screen, or `nil` for the page in an empty column.
  private let info: ScreenInfo?
  /// The title from the graph.
  private var graphTitle: String?
  private let bar = HeaderBar()
  private let back: Button
  private var menu: Popover?
  private var content: Widget?
  /// The widgets of the page in the bar.
  private var items: [Widget] = []
  /// The widget that had the focus before another page covered this one.
  private var focus: Widget?

  init(
    _ page: GTKPage?, _ id: InstanceID, _ info: ScreenInfo?, title: String?, _ style: SlideBox.Style,
    goBack: @escaping @MainActor () -> Void, goFurther: @escaping @MainActor () -> Void,
    retitled: @escaping @MainActor () -> Void
  ) {
    (self.page, self.id, self.info, self.style, self.retitled) = (page, id, info, style, retitled)
    graphTitle = title
    back = Button(icon: "go-previous-symbolic", "Back", action: goBack)
    widget = Box(.column)
    widget.styled("background")
    back.onContext(goFurther)
    bar.packStart(back)
    if let style = info?.bar.style { bar.styled(style) }
    widget.append(bar)
    if let page { take(page) }
    dress()
  }

  /// Creates the frame of the page that fills an empty column. Without a page, it shows only a bar.
  convenience init(placeholder page: GTKPage?) {
    self.init(page, InstanceID(rawValue: 0), nil, title: nil, .slide) {
    } goFurther: {
    } retitled: {
    }
  }

  private func take(_ page: GTKPage) {
    // If the app kept the page, its previous frame contains these widgets.
    page.frame?.giveUp()
    page.frame = self
    items = page.barStart + page.barEnd
    for item in page.barStart { bar.packStart(item) }
    for item in page.barEnd { bar.packEnd(item) }
    for shortcut in page.shortcuts { widget.shortcut(shortcut.keys, shortcut.action) }
  }

  isolated deinit {
    menu?.remove()
  }

  /// Updates the bar and the content of the page. Each page has its own bar, so the next page cannot inherit the
  /// title.
  func dress() {
    let isHidden = info?.bar.isHidden == true
    // The user moves and closes the window with the bar, so a hidden bar stays, but is empty.
    bar.setStyle("flat", isHidden)
    bar.setTitle(isHidden ? "" : givenTitle ?? "", subtitle: isHidden ? "" : page?.subtitle ?? "")
    guard let page, page.content?.isSame(as: content) != true else { return }
    giveUpContent()
    content = page.content
    if let content { widget.append(content.expanding(across: true, down: true)) }
  }

  private func giveUpContent() {
    if let content, content.isInside(widget) { widget.remove(content) }
    content = nil
  }

  /// Removes the widgets of the page, which now belong to another frame.
  private func giveUp() {
    giveUpContent()
    for item in items where item.isInside(bar) { bar.remove(item) }
    items = []
  }

  /// Adapts the bar to the position of the page: whether Back leads to a page below, whether there is a bar, and which
  /// of the window's buttons it shows.
  func place(hasBack: Bool, hasBar: Bool, buttons: WindowButtons) {
    back.isVisible = hasBack
    bar.isVisible = hasBar
    if bar.windowButtons != buttons { bar.windowButtons = buttons }
  }

  /// Dims the back button, unless the navigator allows Back.
  func showWayBack(isOpen: Bool) { back.setStyle("dim-label", !isOpen) }

  var backButton: Widget { back }

  /// The title for the user, or the name of the screen if there is no title.
  var title: String { givenTitle ?? info?.name ?? "" }

  /// The title from the page or from the graph.
  var givenTitle: String? { page?.title ?? graphTitle }

  /// The visible title in the bar.
  var barTitle: String { bar.text }

  /// Changes the title from the graph.
  func rename(_ title: String?) {
    graphTitle = title
    dress()
  }

  /// Shows a menu of the pages below.
  func showMenu(_ entries: [(label: String, action: @MainActor () -> Void)]) {
    menu?.remove()
    menu = Popover.menu(at: back, entries)
  }

  /// Removes the menu when another page replaces this one on screen.
  func hideMenu() {
    menu?.remove()
    menu = nil
  }

  var menuButtons: [Widget] { menu?.buttons ?? [] }

  // MARK: - Focus

  /// The focused widget of the window that contains the page.
  var focusOfWindow: Widget? { widget.root.flatMap { Window($0.pointer).focus } }

  func rememberFocus() {
    if let focus = focusOfWindow, focus.isInside(widget) { self.focus = focus }
  }

  /// Restores the previous focus, or lets the page set the focus. Neither needs a layout.
  ///
  /// - Returns: Whether the focus was set.
  func returnFocus() -> Bool {
    let former = focus
    focus = nil
    if let former, former.isInside(widget), former.takeFocus() { return true }
    return page?.takeFocus() == true
  }

  /// Whether a widget is in the content, below the bar.
  func holdsInContent(_ other: Widget) -> Bool {
    let content = content ?? widget
    return other.isInside(content) || other.isSame(as: content)
  }

  func focusFirst() { (content ?? widget).focusFirst() }
}
