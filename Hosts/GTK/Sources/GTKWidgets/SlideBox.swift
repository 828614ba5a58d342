internal import CGTK

/// Pages on top of each other. The top page is visible, or two pages while one moves over the other.
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
  /// The motion in progress, or `nil` if only the top page is visible.
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

  /// Replaces the pages. The top page becomes visible.
  package func set(_ pages: [Widget]) {
    motion = nil
    let former = self.pages
    self.pages = pages
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
    for page in pages {
      let isSeen = motion.map { page.isSame(as: $0.lower) || page.isSame(as: $0.upper) } ?? page.isSame(as: pages.last)
      gtk_widget_set_child_visible(page.typed(), isSeen.gtk)
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
    return pages.last.map { [$0] } ?? []
  }

  func measure(_ orientation: GtkOrientation, for size: Int32) -> Measure {
    var result = Measure()
    for page in seen {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(page.typed(), orientation, size, &least, &natural, nil, nil)
      result = Measure(least: max(result.least, least), natural: max(result.natural, natural))
    }
    return result
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
    for page in seen {
      var place = GtkAllocation(x: 0, y: 0, width: width, height: height)
      if let motion {
        let (x, y) = offset(of: page, motion, width, height)
        (place.x, place.y) = (x, y)
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
    let sign: Double = gtk_widget_get_direction(typed()) == GTK_TEXT_DIR_RTL ? -1 : 1
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
  private func readDirection() { tracker?.isReversed = gtk_widget_get_direction(typed()) == GTK_TEXT_DIR_RTL }

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
  }

  /// Stops the swipe in progress.
  package func resetSwipe() { tracker?.reset() }

  /// Whether there is a page below the top page, so that the top page can be swiped away.
  package var hasSomethingBelow = false

  var swipeStart: Double { hasSomethingBelow ? -1 : 0 }
}
