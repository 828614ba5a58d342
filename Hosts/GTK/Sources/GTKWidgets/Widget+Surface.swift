internal import CGTK

// Where a widget is on the screen, for whoever has a pointer to move there.
extension Widget {
  /// The window or the popover that it lies in.
  package final var surfaceRoot: Widget? { gtk_widget_get_native(typed()).map { Widget($0) } }

  /// What X11 calls the surface of a window or a popover.
  package final var surfaceNumber: UInt? {
    guard let surface = gtk_native_get_surface(pointer), GTKObject(surface).isKind(of: gdk_x11_surface_get_type())
    else {
      return nil
    }
    return UInt(gdk_x11_surface_get_xid(surface))
  }

  /// Where the content of a window or a popover begins on its surface: the shadow lies on it too.
  package final var surfaceShadow: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(pointer, &x, &y)
    return (x, y)
  }

  /// Calls something when the widget's memory is given back.
  package final func onEnd(_ action: @escaping @MainActor () -> Void) {
    g_object_weak_ref(
      typed(),
      { data, _ in
        callAgain(data)
        letGo(data)
      }, kept(action))
  }
}
