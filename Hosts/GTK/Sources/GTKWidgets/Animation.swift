internal import CGTK

/// A value that is animated once, at the frame rate of a widget.
///
/// The animation jumps to its end if the widget is not visible or if the system's animations are disabled. If no
/// frames arrive, as in a window that others hide, it ends 250 ms after its duration.
@MainActor package final class Animation {
  private let object: GTKObject
  private var done: (@MainActor () -> Void)?
  private let length: Duration
  private var lateEnd: LoopTimer?

  package init(
    on widget: Widget, from: Double, to: Double, lasting time: Duration,
    value: @escaping @MainActor (Double) -> Void, done: @escaping @MainActor () -> Void
  ) {
    let target = adw_callback_animation_target_new(callWithValue, kept(value), letGo)
    object = GTKObject(
      new: adw_timed_animation_new(widget.typed(), from, to, guint(max(0, time / .milliseconds(1))), target))
    self.done = done
    length = time
    object.on("done") { [weak self] in self?.end() }
  }

  private func end() {
    lateEnd = nil
    let action = done
    done = nil
    action?()
  }

  package func play() {
    lateEnd = MainLoop.after(length + .milliseconds(250)) { [weak self] in self?.skip() }
    adw_animation_play(object.typed())
  }

  /// Jumps to the end, and calls `done`.
  package func skip() { adw_animation_skip(object.typed()) }

  /// Jumps to the end without calling `done`.
  package func drop() {
    done = nil
    lateEnd = nil
    skip()
  }
}
