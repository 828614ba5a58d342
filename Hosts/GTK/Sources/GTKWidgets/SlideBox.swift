internal import CGTK

/// Pages over one another, of which the top one is seen, or two while one moves over the other.
///
/// GTK has no such widget: `GtkStack` neither says in a way that can be relied on when a transition has ended nor lets anybody swipe, and
/// `AdwLeaflet` asks nobody before a swipe. This one moves nothing by itself. A number says how far the upper page is out of the way.
@MainActor package final class SlideBox: Widget {
  /// How one page moves over the other.
  package enum Style: String, Sendable {
    /// From the side, while the lower one gives way by a third.
    case slide
    /// From below.
    case rise
    /// It comes to be seen where it is.
    case fade
  }

  /// What a swipe says.
  package struct SwipeActions {
    package var began: @MainActor () -> Void
    package var moved: @MainActor (Double) -> Void
    /// Whether it is to finish.
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
  /// What moves; nothing while the top page is seen alone.
  private var motion: Motion?
  private var tracker: SwipeTracker?
  private var layoutAction: (@MainActor () -> Void)?
  private var layoutTimer: LoopTimer?

  private struct Motion {
    let lower: Widget
    let upper: Widget
    let style: Style
    /// How far the upper page is out of the way: 0 where it covers the lower one, 1 where it is gone.
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

  /// Has other pages. The top one is seen.
  package func set(_ pages: [Widget]) {
    motion = nil
    let former = self.pages
    self.pages = pages
    for page in former where !pages.contains(where: page.isSame) { letGo(of: page) }
    let kept = zip(former, pages).prefix { $0.isSame(as: $1) }.count
    adopt(pages.dropFirst(kept))
    showWhatIsSeen()
  }

  /// Has one page move over another: from its place, or to it. Both are seen until ``set(_:)`` says what is there.
  package func begin(_ lower: Widget, under upper: Widget, _ style: Style, at progress: Double) {
    adopt([lower, upper])
    for page in [lower, upper] where !pages.contains(where: page.isSame) { pages.append(page) }
    motion = Motion(lower: lower, upper: upper, style: style, progress: progress)
    showWhatIsSeen()
  }

  /// How far the upper page is out of the way.
  package var progress: Double {
    get { motion?.progress ?? 0 }
    set {
      motion?.progress = newValue
      if let motion, motion.style == .fade { gtk_widget_set_opacity(motion.upper.typed(), 1 - newValue) }
      gtk_widget_queue_allocate(typed())
    }
  }

  /// The last is on top of the others, so it is drawn last.
  private func adopt(_ pages: some Sequence<Widget>) {
    for page in pages {
      let parent = gtk_widget_get_parent(page.typed())
      // It comes from a window that somebody has taken away.
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

  /// Whether GTK is just showing or hiding the pages of some box, one widget after the other. It does not bear that somebody changes them meanwhile.
  package static var isBeingWalked: Bool { SlideBoxType.walks > 0 }

  // MARK: - What GTK asks

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

  /// Calls something once the pages have their places, which they get with the next frame.
  package func afterLayout(_ action: @escaping @MainActor () -> Void) {
    layoutAction = action
    gtk_widget_queue_allocate(typed())
  }

  func allocate(_ width: Int32, _ height: Int32) {
    if let action = layoutAction {
      layoutAction = nil
      // Not in here: what is done may want other places.
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
    // Those that belong to it have their places by GTK, which wants to be told when.
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

  /// Lets a finger move the top page. Only where something is below it, and nothing moves, a swipe begins.
  package func takeSwipes(_ actions: SwipeActions) {
    let tracker = SwipeTracker(on: self)
    tracker.onSwipe(
      began: actions.began, moved: { actions.moved(-$0) }, ended: { actions.ended($0 < -0.5) })
    self.tracker = tracker
    readDirection()
    on("direction-changed") { [weak self] in self?.readDirection() }
  }

  /// A page goes to where reading ends.
  private func readDirection() { tracker?.isReversed = gtk_widget_get_direction(typed()) == GTK_TEXT_DIR_RTL }

  /// Whether a mouse that is drawn counts as a finger.
  package var takesMouseSwipes: Bool {
    get { tracker?.takesMouse ?? false }
    set { tracker?.takesMouse = newValue }
  }

  /// The widget goes with its window. The tracker would listen to what is gone then.
  func end() {
    tracker = nil
    layoutAction = nil
  }

  /// Takes the finger away.
  package func resetSwipe() { tracker?.reset() }

  /// Whether something could be swiped off.
  package var hasSomethingBelow = false

  var swipeStart: Double { hasSomethingBelow ? -1 : 0 }
}
