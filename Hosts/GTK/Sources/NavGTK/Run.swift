import GTKWidgets
import NavRuntime

/// The pages of one run of the navigator: a native stack, or a split with one native stack per column.
///
/// The columns of a split are side by side if there is room for them. Otherwise, they are on top of each other, and the
/// last one is visible. No page moves to another native stack when the form changes.
@MainActor final class Run: SlideOwner {
  let box = SlideBox()
  /// The open columns. A run without pages has one empty column.
  private(set) var columns: [PageStack] = []
  /// The columns of the split, or `nil` if the run is not a split.
  private var split: StackSplit<GTKPage>?
  /// The page in the empty last column of the split.
  private var filler: PageFrame?
  private var isMakingFiller = false
  /// The number of columns that are side by side, or 1 if only the last open one is visible.
  private(set) var breadth: Int {
    get { box.breadth }
    set { box.breadth = newValue }
  }
  private let isInPopover: Bool
  private weak var host: GTKHost?
  private lazy var slide = Slide(in: box, of: host, owner: self)

  init(of host: GTKHost, isInPopover: Bool = false) {
    (self.host, self.isInPopover) = (host, isInPopover)
    columns = [PageStack(of: host, in: self)]
    _ = slide
    arrange()
  }

  // MARK: - State

  var ids: [InstanceID] { columns.flatMap(\.ids) }

  /// The native stack with the top page.
  var stack: PageStack? { columns.last }

  var top: PageFrame? { columns.last?.frames.last }

  var isMoving: Bool { slide.isMoving || columns.contains(where: \.isMoving) }

  /// Whether columns are side by side.
  var isExpanded: Bool { breadth > 1 }

  var takesMouseSwipes: Bool {
    get { box.takesMouseSwipes }
    set { for box in [box] + columns.map(\.box) { box.takesMouseSwipes = newValue } }
  }

  /// The last page of each visible column, from the first column.
  var visibleTops: [PageFrame] { visibleColumns.compactMap(\.frames.last) }

  /// The visible page with the keyboard focus, or else the top page. The user usually opens a popover from it.
  var focused: PageFrame? {
    let tops = visibleTops
    return tops.first { frame in frame.focusOfWindow?.isInside(frame.widget) == true } ?? tops.last
  }

  private var visibleColumns: ArraySlice<PageStack> { columns[shown(in: breadth).clamped(to: columns.indices)] }

  /// The page that fills the empty last column, if it is visible.
  var visibleFiller: PageFrame? { shown(in: breadth).contains(columns.count) ? filler : nil }

  /// The columns that are visible if a number of columns has room: the last open ones, or the open ones and the empty
  /// last column.
  private func shown(in breadth: Int) -> Range<Int> {
    let count = columns.count
    if breadth == 1 { return count - 1..<count }
    let end = count < breadth ? count + 1 : count
    return max(0, end - breadth)..<end
  }

  // MARK: - Changes

  /// Shows other pages.
  ///
  /// A native stack that stays on top moves its pages. If another column comes to the top, it moves over the others, or
  /// appears at once if columns are side by side.
  func show(
    _ items: [StackItem<GTKPage>], isAnimated: Bool, by name: String? = nil, done: @escaping @MainActor () -> Void = {}
  ) {
    settle()
    let former = (ids: ids, columns: columns, top: top, firsts: columns.map(\.ids.first))
    if items.first?.id != former.ids.first { begin(items.first?.split) }
    // Without columns, a pane is a push.
    let cut = split == nil ? (items.isEmpty ? [] : [items[...]]) : items[...].columns()
    columns = (0..<max(1, cut.count)).map { index in
      index < former.columns.count ? former.columns[index] : PageStack(of: host, in: self)
    }
    takesMouseSwipes = host?.takesMouseSwipes == true
    let last = columns.count - 1
    // In columns, the first page of a column is exchanged at once.
    let stays =
      isExpanded
      ? former.firsts.indices.contains(last) && former.firsts[last] == cut.last?.first?.id
      : last == former.columns.count - 1
    for (index, column) in columns.enumerated() where index < last || !stays {
      let items = index < cut.count ? cut[index] : []
      if column.ids != items.map(\.id) { column.show(items, isAnimated: false, by: name) }
    }
    if stays { columns[last].show(cut.last ?? [], isAnimated: isAnimated, by: name, done: done) }
    if !stays, isAnimated, !isExpanded, box.isMapped, let host, host.slideDuration > .zero, let old = former.top,
      let new = top, let leaving = former.columns.last
    {
      place()
      old.hideMenu()
      old.rememberFocus()
      let isPop = former.ids.contains(new.id)
      let style = isPop ? name.flatMap(SlideBox.Style.init) ?? old.style : new.style
      let (lower, upper) = isPop ? (columns[last].box, leaving.box) : (leaving.box, columns[last].box)
      return slide.play(
        Slide.Sides(lower: lower, upper: upper, style: style), isAway: isPop, lasting: host.slideDuration
      ) {
        // The column that leaves is visible until now.
        withExtendedLifetime(leaving) {}
        done()
      }
    }
    arrange()
    if top !== former.top { giveKeys() }
  }

  /// Adapts to the split of another first page.
  private func begin(_ split: StackSplit<GTKPage>?) {
    self.split = isInPopover ? nil : split
    filler = nil
    guard let split = self.split else {
      box.columns = nil
      breadth = 1
      return
    }
    box.columns = SlideBox.Columns(
      most: split.columns, shown: { [weak self] in self?.widgets(in: $0) ?? [] },
      changed: { [weak self] in self?.host?.formIsDue() })
    breadth = box.room
  }

  /// Whether the width of the window asks for another number of columns side by side.
  var isFormDue: Bool { box.room != breadth }

  /// Changes the form if the width of the window asks for it.
  func adapt() {
    guard isFormDue else { return }
    for frame in visibleTops {
      frame.hideMenu()
      frame.rememberFocus()
    }
    breadth = box.room
    arrange()
    giveKeys()
  }

  /// Shows the columns in the current form.
  private func arrange() {
    makeFiller()
    place()
    box.set(columns.map(\.box) + (filler.map { [$0.widget] } ?? []), showing: shown(in: breadth))
  }

  /// Makes the page for the empty last column when it is first visible. The app's factory may perform a segue, which
  /// calls this method again.
  private func makeFiller() {
    guard let split, filler == nil, !isMakingFiller, shown(in: breadth).contains(columns.count) else { return }
    let first = ids.first
    isMakingFiller = true
    let page = split.placeholder()
    isMakingFiller = false
    if ids.first == first { filler = PageFrame(placeholder: page) } else { makeFiller() }
  }

  private func widgets(in breadth: Int) -> [Widget] {
    let widgets = columns.map(\.box) + (filler.map { [$0.widget] } ?? [])
    return Array(widgets[shown(in: breadth).clamped(to: widgets.indices)])
  }

  /// Adapts the bars of all pages to the form. Visible columns share one row of window buttons.
  private func place() {
    let shown = shown(in: breadth)
    for (index, column) in columns.enumerated() {
      let isVisible = shown.contains(index)
      var buttons: WindowButtons = [.start, .end]
      if isVisible, index > shown.lowerBound { buttons.remove(.start) }
      if isVisible, index < shown.upperBound - 1 { buttons.remove(.end) }
      for (position, frame) in column.frames.enumerated() {
        let isFirst = position == 0 && (index == 0 || isExpanded)
        frame.place(hasBack: !isFirst, hasBar: !(isInPopover && isFirst), buttons: isInPopover ? [] : buttons)
      }
    }
    filler?.place(hasBack: false, hasBar: true, buttons: .end)
    updateSwipes()
  }

  /// In one native stack, a swipe of the first page of a column reveals the column below.
  func updateSwipes() {
    box.hasSomethingBelow = !isExpanded && columns.count > 1 && columns.last?.frames.count == 1
  }

  // MARK: - Focus

  func rememberFocus() { for frame in visibleTops { frame.rememberFocus() } }

  /// Gives the keyboard focus to the top page. In columns, a page that has the focus and stays visible keeps it, so
  /// that the arrow keys walk through a list. The position of its widgets determines which one is first, so this method
  /// may wait for the layout.
  func giveKeys() {
    guard let stack, stack.box.isMapped, let top, !isMoving else { return }
    if isExpanded, let focus = top.focusOfWindow, visibleTops.contains(where: { $0.holdsInContent(focus) }) { return }
    if top.returnFocus() { return }
    if top.widget.size.width > 0 { return top.focusFirst() }
    let before = top.focusOfWindow
    stack.box.afterLayout { [weak self, weak top] in
      guard let self, let top, self.top === top, !isMoving else { return }
      // The page may have set the focus meanwhile. A focus in the bar does not count, because GTK selects the first
      // widget by itself.
      if let now = top.focusOfWindow, top.holdsInContent(now), !now.isSame(as: before) { return }
      top.focusFirst()
    }
  }

  // MARK: - Menu

  /// Shows a menu at the back button of a page with the pages below it, nearest first. In columns, these are the pages
  /// of its column.
  func showMenu(of page: InstanceID) {
    guard let host, host.isInteractionOn else { return }
    let reach = isExpanded ? columns.filter { $0.ids.contains(page) } : columns
    let frames = reach.flatMap(\.frames)
    guard let index = frames.firstIndex(where: { $0.id == page }) else { return }
    var entries: [(label: String, action: @MainActor () -> Void)] = []
    for frame in frames[..<index].reversed() {
      let id = frame.id
      entries.append((frame.title, { [weak host] in host?.delegate?.backRequested(to: id) }))
    }
    frames[index].showMenu(entries)
  }

  // MARK: - Motion

  /// Shows the columns after a motion.
  func stand() {
    arrange()
    giveKeys()
  }

  /// Completes all motions without calling a closure.
  func settle() {
    slide.settle()
    for column in columns { column.settle() }
  }

  /// Completes an animation at once, and calls its closure.
  func hurry() {
    slide.hurry()
    for column in columns { column.hurry() }
  }

  /// Cancels the swipe of a finger that is still down.
  func cancelSwipe() {
    slide.cancelSwipe()
    for column in columns { column.cancelSwipe() }
  }

  var swipeSides: Slide.Sides? {
    guard box.hasSomethingBelow, columns.count > 1, let top else { return nil }
    let (below, upper) = (columns[columns.count - 2], columns[columns.count - 1])
    return Slide.Sides(lower: below.box, upper: upper.box, style: top.style)
  }

  var holdsTheTop: Bool { host?.layers.last?.run === self }

  func swipeBegins() { top?.rememberFocus() }

  func removeTop() {
    columns.removeLast()
    updateSwipes()
  }
}
