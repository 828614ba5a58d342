internal import CGTK
internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// GLib's main loop, which runs on the thread on which the program starts.
@MainActor public enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  private static var isReady = false

  /// Initializes GTK and libadwaita, and runs Swift's main actor in GLib's main loop. If you run the loop with
  /// `g_application_run`, call this method first.
  ///
  /// The main queue wakes the loop through a file descriptor when there is work. There is no polling, so an idle app
  /// sleeps.
  ///
  /// The program traps if the caller is not on the thread on which the program started, as in an `async` main.
  ///
  /// - Returns: Whether a display is available.
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

  /// Whether the current thread is the program's first thread. Isolation to the main actor does not prove it: an
  /// `async` main leaves that thread, and the actor leaves it too.
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

  /// Runs the loop until ``end()`` is called. Call ``begin()`` first.
  public static func run() { g_main_loop_run(loop) }

  /// Ends ``run()``.
  public static func end() { g_main_loop_quit(loop) }

  /// The time since an arbitrary moment, on a clock that stops while the machine sleeps.
  public static var now: Duration { .microseconds(g_get_monotonic_time()) }

  /// Calls a closure once, after a delay.
  public static func after(_ time: Duration, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
    LoopTimer(time, action)
  }
}

/// A scheduled call. It is cancelled if the timer is released.
@MainActor public final class LoopTimer {
  private var source: guint = 0

  fileprivate init(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    // The delay is rounded up, so that the timer never fires early.
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

  /// Cancels the call.
  public func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
