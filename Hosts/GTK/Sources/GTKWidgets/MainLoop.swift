internal import CGTK
internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// GLib's main loop, which runs on the thread that the program began on.
@MainActor public enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static var isReady = false

  /// Begins with GTK and libadwaita, and has Swift's main actor run under GLib's main loop. Whoever runs the loop by
  /// `g_application_run` calls this before.
  ///
  /// The main queue wakes the loop by a file descriptor when there is work. Nothing polls, and an idle app sleeps.
  ///
  /// It stops the program where it is called from another thread than that which the program began on, as in an `async` main.
  ///
  /// - Returns: Whether there is a display to show something on.
  @discardableResult
  public static func begin() -> Bool {
    precondition(
      isOnFirstThread,
      "MainLoop.begin() is on another thread than the program began on, as in an `async` main: GTK has only that")
    guard !isReady else { return true }
    guard gtk_init_check() != 0 else { return false }
    isReady = true
    adw_init()
    runMainActor()
    return true
  }

  /// The main actor alone does not say it: an `async` main leaves that thread, and the actor with it.
  nonisolated static var isOnFirstThread: Bool { gettid() == getpid() }

  private static func runMainActor() {
    guard let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN) else { return }
    let work: GUnixFDSourceFunc = { descriptor, _, _ in
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    g_source_set_callback(source, unsafeBitCast(work, to: GSourceFunc.self), nil, nil)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// Runs until somebody calls ``end()``. To be called after ``begin()``.
  public static func run() { g_main_loop_run(loop) }

  /// Ends ``run()``.
  public static func end() { g_main_loop_quit(loop) }

  /// The time since some moment, on a clock that stands still while the machine sleeps.
  public static var now: Duration { .microseconds(g_get_monotonic_time()) }

  /// Calls something once, after a time.
  public static func after(_ time: Duration, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
    LoopTimer(time, action)
  }
}

/// Something that is called later, unless it is cancelled or nobody keeps it.
@MainActor public final class LoopTimer {
  private var source: guint = 0

  fileprivate init(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    // Rounded up: a timer does not fire before its time.
    let milliseconds = (max(time, .zero) + .microseconds(999)) / .milliseconds(1)
    let call: @MainActor () -> Void = { [weak self] in
      self?.source = 0
      action()
    }
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(min(milliseconds, Double(UInt32.max))), callOnce, kept(call), letGo)
  }

  isolated deinit {
    cancel()
  }

  /// Takes it back.
  public func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
