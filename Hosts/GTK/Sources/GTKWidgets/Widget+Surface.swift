internal import CGTK

// The position of a widget on the screen, for tests that move a pointer.
extension Widget {
  /// The window or popover that contains the widget.
  package final var surfaceRoot: Widget? { gtk_widget_get_native(typed()).map { Widget($0) } }

  /// The X11 ID of the surface of a window or popover, or `nil` if the surface is not an X11 surface.
  package final var surfaceNumber: UInt? {
    guard let surface = gtk_native_get_surface(pointer), GTKObject(surface).isKind(of: gdk_x11_surface_get_type())
    else {
      return nil
    }
    return UInt(gdk_x11_surface_get_xid(surface))
  }

  /// The position of the content of a window or popover on its surface, which also contains the shadow.
  package final var surfaceShadow: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(pointer, &x, &y)
    return (x, y)
  }

  /// Calls a closure when the widget is freed.
  package final func onEnd(_ action: @escaping @MainActor () -> Void) {
    g_object_weak_ref(
      typed(),
      { data, _ in
        callAgain(data)
        letGo(data)
      }, kept(action))
  }
}
