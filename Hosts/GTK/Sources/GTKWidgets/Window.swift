internal import CGTK

/// A window: an `AdwApplicationWindow`, an `AdwWindow`, or any other of GTK's.
@MainActor public final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> { typed() }

  /// A window of libadwaita's, not shown yet.
  public convenience init(title: String, width: Int, height: Int) {
    self.init(owned: adw_window_new())
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
  }

  /// GTK itself owns each window until that is destroyed, and gives nothing away.
  convenience init(owned pointer: UnsafeMutablePointer<GtkWidget>?) {
    guard let pointer else { preconditionFailure("GTK has made no window") }
    self.init(OpaquePointer(pointer))
  }

  /// What its bar says, where the window manager draws one, and what lists of windows say.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// Shows it, above the others. One that has been destroyed stays away: GTK would show it, and nobody could take it away again.
  public func present() { if Self.toplevels.contains(raw) { gtk_window_present(window) } }

  /// Takes it away, and asks nobody.
  public func destroy() { gtk_window_destroy(window) }

  /// Does something when the window has been destroyed, by whomever.
  ///
  /// GTK's own signal `destroy` comes when nobody holds the window any more, and whoever listens here does.
  public func onDestroy(_ action: @escaping @MainActor () -> Void) {
    if Self.destroyWatch == nil { Self.destroyWatch = Self.onWindows { Self.lookForDestroyed() } }
    Self.destroyActions.append((raw, action))
  }

  private static var destroyWatch: SignalHandler?
  private static var destroyActions: [(window: UnsafeMutableRawPointer, action: @MainActor () -> Void)] = []

  private static func lookForDestroyed() {
    let living = toplevels
    let gone = destroyActions.filter { !living.contains($0.window) }
    destroyActions.removeAll { !living.contains($0.window) }
    for entry in gone { entry.action() }
  }

  private static var toplevels: Set<UnsafeMutableRawPointer> {
    let list = gtk_window_get_toplevels()
    return Set(
      (0..<g_list_model_get_n_items(list)).compactMap { index in
        let item = g_list_model_get_item(list, index)
        // The list keeps it.
        if let item { g_object_unref(item) }
        return item
      })
  }

  /// Asks it to go, as its close button does.
  public func close() { gtk_window_close(window) }

  /// What is in it.
  package func setContent(_ content: Widget) {
    if isKind(of: adw_application_window_get_type()) {
      adw_application_window_set_content(typed(), content.typed())
    } else if isKind(of: adw_window_get_type()) {
      adw_window_set_content(typed(), content.typed())
    } else {
      // The pages have bars of their own.
      gtk_window_set_titlebar(window, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      gtk_window_set_child(window, content.typed())
    }
  }

  /// Lies over another one, which takes nothing meanwhile.
  package func cover(_ below: Window) {
    gtk_window_set_transient_for(window, below.window)
    gtk_window_set_modal(window, 1)
  }

  /// Whether it lies over another one, which takes nothing meanwhile.
  package func covers(_ other: Window) -> Bool {
    gtk_window_get_transient_for(window) == other.window && gtk_window_get_modal(window) != 0
  }

  package func setSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, Int32(width), Int32(height))
  }

  /// How large it is, or is to be where nobody has seen it yet; nothing where its content says so.
  package var sizeToBe: (width: Int, height: Int)? {
    if isMapped, size.width > 0 { return size }
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window, &width, &height)
    return width > 0 && height > 0 ? (Int(width), Int(height)) : nil
  }

  package var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
  }

  private var surface: OpaquePointer? { gtk_native_get_surface(pointer) }

  private var state: UInt32 { surface.map { gdk_toplevel_get_state($0).rawValue } ?? 0 }

  private var isMinimized: Bool { state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0 }

  /// Whether the compositor says that others hide it, or that it lies on another workspace. It gets no frames meanwhile.
  package var isSuspended: Bool { state & Self.suspended != 0 }

  /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which headers have from GTK 4.12 on.
  private static let suspended: UInt32 = 1 << 16

  /// Whether nobody can see it: it has not been shown, or has been minimised.
  package var isHidden: Bool { !isMapped || isMinimized }

  /// Hears of all that can hide it or show it.
  package func onHiding(_ action: @escaping @MainActor (_ isHidden: Bool) -> Void) {
    let look: @MainActor () -> Void = { [weak self] in
      if let self { action(isHidden) }
    }
    on("map", look)
    // It counts as mapped until all have heard.
    on("unmap") { action(true) }
    onState(look)
  }

  /// Hears that the window manager has done something with it.
  package func onState(_ action: @escaping @MainActor () -> Void) {
    // There is a surface from the first time on that the window is shown.
    let listen: @MainActor () -> Void = { [weak self] in
      if let surface = self?.surface { GTKObject(surface).on("notify::state", action) }
    }
    listen()
    on("realize", listen)
  }

  /// Whether people read from left to right.
  package var isLeftToRight: Bool { gtk_widget_get_direction(typed()) != GTK_TEXT_DIR_RTL }

  /// Has the keys go to it. A window manager of X11 wants to know that somebody has just asked for that.
  package func takeKeys() {
    if let surface, GTKObject(surface).isKind(of: gdk_x11_surface_get_type()) {
      gtk_window_present_with_time(window, gdk_x11_get_server_time(surface))
    } else {
      present()
    }
  }

  /// Whether the keys go to it.
  package var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// The widget that has the keys.
  package var focus: Widget? { gtk_window_get_focus(window).map { Widget(OpaquePointer($0)) } }

  /// All windows of the program that are shown.
  package static var all: [Window] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      let window = Window(OpaquePointer(item))
      g_object_unref(item)
      return window.isVisible ? window : nil
    }
  }

  /// Hears of windows that come and go, for as long as the handler is not disconnected.
  package static func onWindows(_ action: @escaping @MainActor () -> Void) -> SignalHandler? {
    gtk_window_get_toplevels().map { GTKObject($0).on("items-changed", action) }
  }
}
