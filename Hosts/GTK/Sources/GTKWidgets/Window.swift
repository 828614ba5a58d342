internal import CGTK

/// A window: an `AdwApplicationWindow`, an `AdwWindow`, or any other GTK window.
@MainActor public final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> { typed() }

  /// Creates a libadwaita window, which is not shown yet.
  public convenience init(title: String, width: Int, height: Int) {
    self.init(owned: adw_window_new())
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
  }

  /// Creates a reference to a new window. GTK owns a window until it is destroyed, so creating one transfers no
  /// reference.
  convenience init(owned pointer: UnsafeMutablePointer<GtkWidget>?) {
    guard let pointer else { preconditionFailure("GTK has made no window") }
    self.init(OpaquePointer(pointer))
  }

  /// The title in lists of windows, and in the title bar if the window manager draws one.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(window, newValue) }
  }

  /// Shows the window above the others. A destroyed window is not shown: GTK would show it again, without a way to
  /// close it.
  public func present() { if Self.toplevels.contains(raw) { gtk_window_present(window) } }

  /// Destroys the window without asking.
  public func destroy() { gtk_window_destroy(window) }

  /// Calls a closure after the window was destroyed by any code.
  ///
  /// GTK emits its own signal `destroy` after the last reference is released, but an observer of the window holds a
  /// reference.
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
        // The list owns the window.
        if let item { g_object_unref(item) }
        return item
      })
  }

  /// Requests to close the window, as its close button does.
  public func close() { gtk_window_close(window) }

  /// Sets the content of the window.
  package func setContent(_ content: Widget) {
    if isKind(of: adw_application_window_get_type()) {
      adw_application_window_set_content(typed(), content.typed())
    } else if isKind(of: adw_window_get_type()) {
      adw_window_set_content(typed(), content.typed())
    } else {
      // Each page has its own bar.
      gtk_window_set_titlebar(window, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      gtk_window_set_child(window, content.typed())
    }
  }

  /// Makes the window modal over another one, which then accepts no input.
  package func cover(_ below: Window) {
    gtk_window_set_transient_for(window, below.window)
    gtk_window_set_modal(window, 1)
  }

  /// Whether the window is modal over another one.
  package func covers(_ other: Window) -> Bool {
    gtk_window_get_transient_for(window) == other.window && gtk_window_get_modal(window) != 0
  }

  package func setSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, Int32(width), Int32(height))
  }

  /// The current size, or the default size before the window is shown. `nil` if its content determines the size.
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

  /// Whether the compositor reports that other windows hide the window or that it is on another workspace. The window
  /// gets no frames then.
  package var isSuspended: Bool { state & Self.suspended != 0 }

  /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which the headers declare from GTK 4.12.
  private static let suspended: UInt32 = 1 << 16

  /// Whether the user cannot see the window, because it is not shown or is minimized.
  package var isHidden: Bool { !isMapped || isMinimized }

  /// Calls a closure after each event that can hide or show the window.
  package func onHiding(_ action: @escaping @MainActor (_ isHidden: Bool) -> Void) {
    let look: @MainActor () -> Void = { [weak self] in
      if let self { action(isHidden) }
    }
    on("map", look)
    // The window counts as mapped until all handlers are called.
    on("unmap") { action(true) }
    onState(look)
  }

  /// Calls a closure when the window manager changes the state of the window.
  package func onState(_ action: @escaping @MainActor () -> Void) {
    // The surface exists after the window is first shown.
    let listen: @MainActor () -> Void = { [weak self] in
      if let surface = self?.surface { GTKObject(surface).on("notify::state", action) }
    }
    listen()
    on("realize", listen)
  }

  /// Whether the text direction is left to right.
  package var isLeftToRight: Bool { gtk_widget_get_direction(typed()) != GTK_TEXT_DIR_RTL }

  /// Moves the keyboard focus to the window. A window manager on X11 expects the time of a recent request.
  package func takeKeys() {
    if let surface, GTKObject(surface).isKind(of: gdk_x11_surface_get_type()) {
      gtk_window_present_with_time(window, gdk_x11_get_server_time(surface))
    } else {
      present()
    }
  }

  /// Whether the window has the keyboard focus.
  package var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// The focused widget.
  package var focus: Widget? { gtk_window_get_focus(window).map { Widget(OpaquePointer($0)) } }

  /// All visible windows of the program.
  package static var all: [Window] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      let window = Window(OpaquePointer(item))
      g_object_unref(item)
      return window.isVisible ? window : nil
    }
  }

  /// Calls a closure when windows are opened or closed, until the handler is disconnected.
  package static func onWindows(_ action: @escaping @MainActor () -> Void) -> SignalHandler? {
    gtk_window_get_toplevels().map { GTKObject($0).on("items-changed", action) }
  }
}
