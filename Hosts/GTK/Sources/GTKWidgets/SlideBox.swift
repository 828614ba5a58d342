internal import CGTK

/// Pages on top of each other. The top page is visible, or two pages while one moves over the other. Several pages can
/// also be visible side by side, with a rule between them.
///
/// GTK has no such widget. `GtkStack` does not report the end of a transition reliably and does not support swipes,
/// and `AdwLeaflet` starts a swipe without asking. A `SlideBox` moves nothing by itself. ``progress`` is the distance
/// by which the upper page is moved away.
@MainActor package final class SlideBox: Widget {
  /// The motion of one page over another.
  package enum Style: String, Sendable {
    /// From the side. The lower page moves by a third of the width.
    case slide
    /// From below.
    case rise
    /// The page fades in at its place.
    case fade
  }

  /// The callbacks of a swipe.
  package struct SwipeActions {
    package var began: @MainActor () -> Void
    package var moved: @MainActor (Double) -> Void
    /// Receives whether the swipe completes.
    package var ended: @MainActor (Bool) -> Void

    package init(
      began: @escaping @MainActor () -> Void, moved: @escaping @MainActor (Double) -> Void,
      ended: @escaping @MainActor (Bool) -> Void
    ) {
      (self.began, self.moved, self.ended) = (began, moved, ended)
    }
  }

  /// The pages, from the bottom.
  private var pages: [Widget] = []
  /// The pages that are visible side by side if none moves.
  private var shown = 0..<0
  /// The motion in progress, or `nil` if no page moves.
  private var motion: Motion?
  private var tracker: SwipeTracker?
  private var layoutAction: (@MainActor () -> Void)?
  private var layoutTimer: LoopTimer?

  private struct Motion {
    let lower: Widget
    let upper: Widget
    let style: Style
    /// The distance by which the upper page is moved away: 0 if it covers the lower page, 1 if it is out of view.
    var progress: Double
  }

  package convenience init() {
    self.init(new: UnsafeMutableRawPointer(g_object_new_with_properties(SlideBoxType.type, 0, nil, nil)))
    SlideBoxType.bind(self)
    gtk_widget_set_overflow(typed(), GTK_OVERFLOW_HIDDEN)
    _ = expanding(across: true, down: true)
  }

  isolated deinit {
    SlideBoxType.unbind(self)
    for page in pages { letGo(of: page) }
  }

  private func letGo(of page: Widget) {
    if gtk_widget_get_parent(page.typed()) == typed() { gtk_widget_unparent(page.typed()) }
  }

  /// Replaces the pages. The top page becomes visible, or several pages side by side.
  package func set(_ pages: [Widget], showing shown: Range<Int>? = nil) {
    motion = nil
    let former = self.pages
    self.pages = pages
    self.shown = shown?.clamped(to: pages.indices) ?? pages.indices.suffix(1)
    for page in former where !pages.contains(where: page.isSame) { letGo(of: page) }
    let kept = zip(former, pages).prefix { $0.isSame(as: $1) }.count
    adopt(pages.dropFirst(kept))
    showWhatIsSeen()
  }

  /// Starts the motion of a page over another, away from its place or to it. Both pages are visible until ``set(_:)``
  /// is called.
  package func begin(_ lower: Widget, under upper: Widget, _ style: Style, at progress: Double) {
    adopt([lower, upper])
    for page in [lower, upper] where !pages.contains(where: page.isSame) { pages.append(page) }
    motion = Motion(lower: lower, upper: upper, style: style, progress: progress)
    showWhatIsSeen()
  }

  /// The distance by which the upper page is moved away, from 0 to 1.
  package var progress: Double {
    get { motion?.progress ?? 0 }
    set {
      motion?.progress = newValue
      if let motion, motion.style == .fade { gtk_widget_set_opacity(motion.upper.typed(), 1 - newValue) }
      gtk_widget_queue_allocate(typed())
    }
  }

  /// Adds pages on top. The last page is drawn last.
  private func adopt(_ pages: some Sequence<Widget>) {
    for page in pages {
      let parent = gtk_widget_get_parent(page.typed())
      // The page is still in another window, which was closed.
      if parent != nil, parent != typed() { gtk_widget_unparent(page.typed()) }
      gtk_widget_insert_before(page.typed(), typed(), nil)
    }
  }

  private func showWhatIsSeen() {
    let seen = seen
    if shown.count > 1 { Self.addStyles() }
    for (index, page) in pages.enumerated() {
      gtk_widget_set_child_visible(page.typed(), seen.contains(where: page.isSame).gtk)
      page.setStyle("column", motion == nil && shown.dropLast().contains(index))
      gtk_widget_set_opacity(page.typed(), 1)
    }
    gtk_widget_queue_resize(typed())
  }

  /// Whether GTK is showing or hiding the pages of any box, one widget after the other. Pages must not change during
  /// that.
  package static var isBeingWalked: Bool { SlideBoxType.walks > 0 }

  // MARK: - Layout

  private var seen: [Widget] {
    if let motion { return [motion.lower, motion.upper] }
    return Array(pages[shown])
  }

  /// The size does not depend on whether pages are side by side, so that the window can become too narrow for that.
  func measure(_ orientation: GtkOrientation, for size: Int32) -> Measure {
    let seen = seen
    var sizes = Array(repeating: size, count: seen.count)
    if orientation == GTK_ORIENTATION_VERTICAL, size >= 0, motion == nil, seen.count > 1 {
      sizes = widths(of: seen, in: size).places.map(\.width)
    }
    var result = Measure()
    for (page, size) in zip(seen, sizes) {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(page.typed(), orientation, size, &least, &natural, nil, nil)
      result = Measure(least: max(result.least, least), natural: max(result.natural, natural))
    }
    return result
  }

  private static var hasStyles = false

  /// Draws a rule between columns.
  private static func addStyles() {
    if hasStyles { return }
    hasStyles = true
    Appearance.addStyles(
      ".column:dir(ltr) { border-right: 1px solid @borders; } .column:dir(rtl) { border-left: 1px solid @borders; }")
  }

  private func widths(of pages: [Widget], in width: Int32) -> ColumnWidths {
    ColumnWidths(
      width,
      least: pages.map { page in
        var least: Int32 = 0
        gtk_widget_measure(page.typed(), GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return least
      })
  }

  // MARK: - Columns

  /// The pages that may be side by side.
  package struct Columns {
    /// The largest number of pages that may be side by side.
    let most: Int
    /// Returns the pages that would be visible if a number of pages has room.
    let shown: @MainActor (Int) -> [Widget]
    /// Called a turn after a layout in which not `breadth`, but another number of pages has room.
    let changed: @MainActor () -> Void

    package init(
      most: Int, shown: @escaping @MainActor (Int) -> [Widget], changed: @escaping @MainActor () -> Void
    ) {
      (self.most, self.shown, self.changed) = (most, shown, changed)
    }
  }

  /// The pages that may be side by side, or `nil` if only one page is visible.
  package var columns: Columns?
  /// The number of pages that the owner shows side by side.
  package var breadth = 1
  private var roomTimer: LoopTimer?

  /// The number of pages that have room side by side. 1 before the first layout.
  package var room: Int { room(in: size.width) }

  private func room(in width: Int) -> Int {
    guard let columns, width > 0 else { return 1 }
    for count in stride(from: columns.most, to: 1, by: -1) {
      let pages = columns.shown(count)
      if widths(of: pages, in: Int32(width)).fits(count) { return count }
    }
    return 1
  }

  /// Reports that the room is not as the owner assumed. The pages do not change during a layout.
  private func noteRoom(of width: Int) {
    guard roomTimer == nil, columns != nil, room(in: width) != breadth else { return }
    roomTimer = MainLoop.after(.zero) { [weak self] in
      self?.roomTimer = nil
      self?.columns?.changed()
    }
  }

  /// Calls a closure after the next layout of the pages, which follows with the next frame.
  package func afterLayout(_ action: @escaping @MainActor () -> Void) {
    layoutAction = action
    gtk_widget_queue_allocate(typed())
  }

  func allocate(_ width: Int32, _ height: Int32) {
    if let action = layoutAction {
      layoutAction = nil
      // The action may request another layout, so it does not run during this one.
      layoutTimer = MainLoop.after(.zero, action)
    }
    noteRoom(of: Int(width))
    let seen = seen
    let columns = motion == nil && seen.count > 1 ? widths(of: seen, in: width).places : []
    for (index, page) in seen.enumerated() {
      var place = GtkAllocation(x: 0, y: 0, width: width, height: height)
      if let motion {
        let (x, y) = offset(of: page, motion, width, height)
        (place.x, place.y) = (x, y)
      } else if columns.indices.contains(index) {
        let column = columns[index]
        (place.x, place.width) = (isLeftToRight ? column.x : width - column.x - column.width, column.width)
      }
      gtk_widget_size_allocate(page.typed(), &place, -1)
    }
    // GTK positions the popovers of this widget, but the widget has to request it in each layout.
    var child = gtk_widget_get_first_child(typed())
    while let widget = child {
      let popover = Widget(OpaquePointer(widget))
      if popover.isKind(of: gtk_popover_get_type()), popover.isVisible { gtk_popover_present(popover.typed()) }
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  private func offset(of page: Widget, _ motion: Motion, _ width: Int32, _ height: Int32) -> (Int32, Int32) {
    let isUpper = page.isSame(as: motion.upper)
    let sign: Double = isLeftToRight ? 1 : -1
    switch motion.style {
    case .slide where isUpper: return (Int32((sign * motion.progress * Double(width)).rounded()), 0)
    case .slide: return (Int32((-sign * (1 - motion.progress) * Double(width) / 3).rounded()), 0)
    case .rise where isUpper: return (0, Int32((motion.progress * Double(height)).rounded()))
    case .rise, .fade: return (0, 0)
    }
  }

  // MARK: - Swipes

  /// Lets the user swipe the top page away. A swipe begins only if there is a page below and no page moves.
  package func takeSwipes(_ actions: SwipeActions) {
    let tracker = SwipeTracker(on: self)
    tracker.onSwipe(
      began: actions.began, moved: { actions.moved(-$0) }, ended: { actions.ended($0 < -0.5) })
    self.tracker = tracker
    readDirection()
    on("direction-changed") { [weak self] in self?.readDirection() }
  }

  /// A page is swiped toward the end of the line.
  private func readDirection() { tracker?.isReversed = !isLeftToRight }

  private var isLeftToRight: Bool { gtk_widget_get_direction(typed()) != GTK_TEXT_DIR_RTL }

  /// Whether dragging with the mouse counts as a swipe.
  package var takesMouseSwipes: Bool {
    get { tracker?.takesMouse ?? false }
    set { tracker?.takesMouse = newValue }
  }

  /// Called when the widget is disposed of, together with its window. The tracker would otherwise observe objects
  /// that no longer exist.
  func end() {
    tracker = nil
    layoutAction = nil
    columns = nil
  }

  /// Stops the swipe in progress.
  package func resetSwipe() { tracker?.reset() }

  /// Whether there is a page below the top page, so that the top page can be swiped away.
  package var hasSomethingBelow = false

  var swipeStart: Double { hasSomethingBelow ? -1 : 0 }
}
