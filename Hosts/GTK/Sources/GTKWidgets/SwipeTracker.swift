internal import CGTK

/// libadwaita's own swipe, with a finger on a screen or two on a touchpad.
@MainActor final class SwipeTracker {
  private let object: GTKObject

  /// - Parameter widget: Implements `AdwSwipeable`.
  init(on widget: Widget) {
    object = GTKObject(new: adw_swipe_tracker_new(widget.pointer))
  }

  /// Whether a mouse that is drawn counts as a finger.
  var takesMouse: Bool {
    get { adw_swipe_tracker_get_allow_mouse_drag(object.pointer) != 0 }
    set { adw_swipe_tracker_set_allow_mouse_drag(object.pointer, newValue.gtk) }
  }

  /// Whether it goes to the left.
  var isReversed: Bool {
    get { adw_swipe_tracker_get_reversed(object.pointer) != 0 }
    set { adw_swipe_tracker_set_reversed(object.pointer, newValue.gtk) }
  }

  /// Takes the finger away.
  func reset() {
    adw_swipe_tracker_set_enabled(object.pointer, 0)
    adw_swipe_tracker_set_enabled(object.pointer, 1)
  }

  /// Hears of a swipe: that it begins, how far it is, and where it goes when the finger is lifted.
  func onSwipe(
    began: @escaping @MainActor () -> Void, moved: @escaping @MainActor (Double) -> Void,
    ended: @escaping @MainActor (Double) -> Void
  ) {
    object.on("begin-swipe", began)
    object.onNumber("update-swipe", moved)
    object.onNumbers("end-swipe") { _, target in ended(target) }
  }
}
