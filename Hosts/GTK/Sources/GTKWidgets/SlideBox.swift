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
    for page in pages { gtk_widget_unparent(page.typed()) }
  }

  /// Has other pages. The top one is seen.
  package func set(_ pages: [Widget]) {
    motion = nil
    let former = self.pages
    self.pages = pages
    for page in former where !pages.contains(where: page.isSame) { gtk_widget_unparent(page.typed()) }
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
    for page in pages { gtk_widget_insert_before(page.typed(), typed(), nil) }
  }

  private func showWhatIsSeen() {
    for page in pages {
      let isSeen = motion.map { page.isSame(as: $0.lower) || page.isSame(as: $0.upper) } ?? page.isSame(as: pages.last)
      gtk_widget_set_child_visible(page.typed(), isSeen.gtk)
      gtk_widget_set_opacity(page.typed(), 1)
    }
    gtk_widget_queue_resize(typed())
  }

  // MARK: - What GTK asks

  private var seen: [Widget] {
    if let motion { return [motion.lower, motion.upper] }
    return pages.last.map { [$0] } ?? []
  }

  fileprivate func measure(_ orientation: GtkOrientation, for size: Int32) -> Measure {
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

  fileprivate func allocate(_ width: Int32, _ height: Int32) {
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
  }

  /// Whether a mouse that is drawn counts as a finger.
  package var takesMouseSwipes: Bool {
    get { tracker?.takesMouse ?? false }
    set { tracker?.takesMouse = newValue }
  }

  /// Takes the finger away.
  package func resetSwipe() { tracker?.reset() }

  /// Whether something could be swiped off.
  package var hasSomethingBelow = false

  fileprivate var swipeStart: Double { hasSomethingBelow ? -1 : 0 }
}

/// How much room pages want.
private struct Measure: Sendable {
  var least: Int32 = 0
  var natural: Int32 = 0
}

/// The class of ours, as GObject knows it.
@MainActor private enum SlideBoxType {
  private static let key = "nav-slide-box"

  static func bind(_ box: SlideBox) {
    g_object_set_data(box.typed(), key, Unmanaged.passUnretained(box).toOpaque())
  }

  static func unbind(_ box: SlideBox) { g_object_set_data(box.typed(), key, nil) }

  /// The box of a widget, for as long as somebody keeps it.
  static func box(_ widget: UnsafeMutableRawPointer) -> SlideBox? {
    g_object_get_data(widget.assumingMemoryBound(to: GObject.self), key)
      .map { Unmanaged<SlideBox>.fromOpaque($0).takeUnretainedValue() }
  }

  static let type: GType = {
    let type = g_type_register_static_simple(
      gtk_widget_get_type(), "NavSlideBox", guint(MemoryLayout<GtkWidgetClass>.size), initializeClass,
      guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(0))
    var swipeable = GInterfaceInfo(interface_init: initializeSwipes, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, adw_swipeable_get_type(), &swipeable)
    return type
  }()

  private static let initializeClass: GClassInitFunc = { classPointer, _ in
    guard let classPointer else { return }
    let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.measure = { widget, orientation, size, least, natural, leastBaseline, naturalBaseline in
      let result = onMainActor(widget, else: Measure()) { pointer in
        box(pointer)?.measure(orientation, for: size) ?? Measure()
      }
      least?.pointee = result.least
      natural?.pointee = result.natural
      leastBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      onMainActor(widget, else: ()) { box($0)?.allocate(width, height) }
    }
    classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      // Whoever kept the box has gone before, and its pages may still be here.
      onMainActor(object, else: ()) { pointer in
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      }
      let above = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      above?.pointee.dispose(object)
    }
  }

  private static let initializeSwipes: GInterfaceInitFunc = { interface, _ in
    guard let swipes = interface?.assumingMemoryBound(to: AdwSwipeableInterface.self) else { return }
    swipes.pointee.get_distance = { swipeable in
      onMainActor(UnsafeMutableRawPointer(swipeable), else: 1) { Double(max(1, box($0)?.size.width ?? 1)) }
    }
    swipes.pointee.get_progress = { swipeable in
      onMainActor(UnsafeMutableRawPointer(swipeable), else: 0) { -(box($0)?.progress ?? 0) }
    }
    swipes.pointee.get_cancel_progress = { _ in 0 }
    swipes.pointee.get_snap_points = { swipeable, count in
      // The tracker frees what it is given.
      let start = onMainActor(UnsafeMutableRawPointer(swipeable), else: 0) { box($0)?.swipeStart ?? 0 }
      let points = g_malloc(gsize(2 * MemoryLayout<Double>.stride))?.assumingMemoryBound(to: Double.self)
      points?[0] = start
      points?[1] = 0
      count?.pointee = 2
      return points
    }
  }
}
