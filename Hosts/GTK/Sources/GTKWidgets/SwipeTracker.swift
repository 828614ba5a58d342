internal import CGTK

/// libadwaita's swipe gesture: one finger on a touchscreen, or two on a touchpad.
@MainActor final class SwipeTracker {
  private let object: GTKObject

  /// - Parameter widget: A widget that implements `AdwSwipeable`.
  init(on widget: Widget) {
    object = GTKObject(new: adw_swipe_tracker_new(widget.pointer))
  }

  /// Whether dragging with the mouse counts as a swipe.
  var takesMouse: Bool {
    get { adw_swipe_tracker_get_allow_mouse_drag(object.pointer) != 0 }
    set { adw_swipe_tracker_set_allow_mouse_drag(object.pointer, newValue.gtk) }
  }

  /// Whether a page is swiped to the left.
  var isReversed: Bool {
    get { adw_swipe_tracker_get_reversed(object.pointer) != 0 }
    set { adw_swipe_tracker_set_reversed(object.pointer, newValue.gtk) }
  }

  /// Stops the swipe in progress.
  func reset() {
    adw_swipe_tracker_set_enabled(object.pointer, 0)
    adw_swipe_tracker_set_enabled(object.pointer, 1)
  }

  /// Calls closures during a swipe: when it begins, when it moves, with its progress, and when the finger is lifted,
  /// with its target.
  func onSwipe(
    began: @escaping @MainActor () -> Void, moved: @escaping @MainActor (Double) -> Void,
    ended: @escaping @MainActor (Double) -> Void
  ) {
    object.on("begin-swipe", began)
    object.onNumber("update-swipe", moved)
    object.onNumbers("end-swipe") { _, target in ended(target) }
  }
}
