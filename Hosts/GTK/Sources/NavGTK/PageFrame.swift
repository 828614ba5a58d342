import GTKWidgets
import NavRuntime

/// A page with the bar above it, as it lies on a native stack.
@MainActor final class PageFrame {
  let id: InstanceID
  private(set) weak var page: GTKPage?
  let widget: Box
  /// How it came, so that it goes the same way.
  let style: SlideBox.Style
  /// Says that the page has another title.
  let retitled: @MainActor () -> Void
  private let info: ScreenInfo
  private let bar = HeaderBar()
  private let back: Button
  private var menu: Popover?
  private var content: Widget?
  /// What the page has put into the bar.
  private var items: [Widget] = []
  /// Which widget had the keys when another page came over this one.
  private var focus: Widget?

  init(
    _ page: GTKPage, _ id: InstanceID, _ info: ScreenInfo, _ style: SlideBox.Style,
    goBack: @escaping @MainActor () -> Void, goFurther: @escaping @MainActor () -> Void,
    retitled: @escaping @MainActor () -> Void
  ) {
    (self.page, self.id, self.info, self.style, self.retitled) = (page, id, info, style, retitled)
    back = Button(icon: "go-previous-symbolic", "Back", action: goBack)
    widget = Box(.column)
    widget.styled("background")
    back.onContext(goFurther)
    bar.packStart(back)
    // The app may have kept the page, and its former frame has these.
    page.frame?.giveUp()
    page.frame = self
    items = page.barStart + page.barEnd
    for item in page.barStart { bar.packStart(item) }
    for item in page.barEnd { bar.packEnd(item) }
    if let style = info.bar.style { bar.styled(style) }
    widget.append(bar)
    for shortcut in page.shortcuts { widget.shortcut(shortcut.keys, shortcut.action) }
    dress()
  }

  isolated deinit {
    menu?.remove()
  }

  /// Title and bar of a page are its own, so that nothing of them stays for the next.
  func dress() {
    guard let page else { return }
    let isHidden = info.bar.isHidden == true
    // The window is moved and closed by its bar, so one that is to be hidden is empty.
    bar.setStyle("flat", isHidden)
    bar.setTitle(isHidden ? "" : givenTitle ?? "", subtitle: isHidden ? "" : page.subtitle)
    guard page.content?.isSame(as: content) != true else { return }
    giveUpContent()
    content = page.content
    if let content { widget.append(content.expanding(across: true, down: true)) }
  }

  private func giveUpContent() {
    if let content, content.isInside(widget) { widget.remove(content) }
    content = nil
  }

  /// All that is the page's is another frame's from now on.
  private func giveUp() {
    giveUpContent()
    for item in items where item.isInside(bar) { bar.remove(item) }
    items = []
  }

  /// Where the page lies: what is below it, and whether its bar is that of a window.
  func place(isFirst: Bool, inPopover: Bool) {
    back.isVisible = !isFirst
    bar.isVisible = !(isFirst && inPopover)
    bar.showWindowButtons(!inPopover)
  }

  /// Whether back would be taken now.
  func showWayBack(isOpen: Bool) { back.setStyle("dim-label", !isOpen) }

  var backButton: Widget { back }

  /// The title that people know it by.
  var title: String { givenTitle ?? info.name }

  /// The title that the page or the graph has given it.
  var givenTitle: String? { page?.title ?? info.title }

  /// Lists pages below, of which one can be chosen.
  func showMenu(_ entries: [(label: String, action: @MainActor () -> Void)]) {
    menu?.remove()
    menu = Popover.menu(at: back, entries)
  }

  /// The menu goes with the page.
  func hideMenu() {
    menu?.remove()
    menu = nil
  }

  var menuButtons: [Widget] { menu?.buttons ?? [] }

  // MARK: - Keys

  /// What has the keys in the window that the page lies in.
  var focusOfWindow: Widget? { widget.root.flatMap { Window($0.pointer).focus } }

  func rememberFocus() {
    if let focus = focusOfWindow, focus.isInside(widget) { self.focus = focus }
  }

  /// - Returns: Whether the page or what was before knows where they go; nothing needs to have its place for that.
  func returnFocus() -> Bool {
    let former = focus
    focus = nil
    if let former, former.isInside(widget), former.takeFocus() { return true }
    return page?.takeFocus() == true
  }

  /// Whether a widget lies below the bar.
  func holdsInContent(_ other: Widget) -> Bool {
    let content = content ?? widget
    return other.isInside(content) || other.isSame(as: content)
  }

  func focusFirst() { (content ?? widget).focusFirst() }
}
