internal import CGTK

/// A value that goes its way once, at the pace of the frames of a widget.
///
/// It is at its end at once where nobody can see the widget, and where animations are switched off; and a quarter of a second after its time where no frames
/// come, as in a window that others hide.
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

  /// Goes to the end at once, which is told.
  package func skip() { adw_animation_skip(object.typed()) }

  /// Goes to the end at once, which is not told.
  package func drop() {
    done = nil
    lateEnd = nil
    skip()
  }
}
