internal import CGTK

/// The minimum and natural size of the pages in one direction.
struct Measure: Sendable {
  var least: Int32 = 0
  var natural: Int32 = 0
}

/// The GObject class of `SlideBox`.
@MainActor enum SlideBoxType {
  private static let key = "nav-slide-box"

  static func bind(_ box: SlideBox) {
    g_object_set_data(box.typed(), key, Unmanaged.passUnretained(box).toOpaque())
  }

  static func unbind(_ box: SlideBox) { g_object_set_data(box.typed(), key, nil) }

  /// Returns the box of a widget, or `nil` after the box is released.
  static func box(_ widget: UnsafeMutableRawPointer) -> SlideBox? {
    g_object_get_data(widget.assumingMemoryBound(to: GObject.self), key)
      .map { Unmanaged<SlideBox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The number of nested boxes that GTK is walking through.
  fileprivate(set) static var walks = 0

  /// An operation that GTK performs on the widgets inside, one after the other.
  private enum Walk {
    case map, unmap, realize, unrealize
  }

  static let type: GType = {
    let type = g_type_register_static_simple(
      gtk_widget_get_type(), "NavSlideBox", guint(MemoryLayout<GtkWidgetClass>.size), initializeClass,
      guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(0))
    var swipeable = GInterfaceInfo(interface_init: initializeSwipes, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, adw_swipeable_get_type(), &swipeable)
    return type
  }()

  private static let initializeClass: GClassInitFunc = { classPointer, _ in
    guard let classPointer else { return }
    let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.measure = { widget, orientation, size, least, natural, leastBaseline, naturalBaseline in
      let result = onMainActor(widget, else: Measure()) { pointer in
        box(pointer)?.measure(orientation, for: size) ?? Measure()
      }
      least?.pointee = result.least
      natural?.pointee = result.natural
      leastBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      onMainActor(widget, else: ()) { box($0)?.allocate(width, height) }
    }
    widgetClass.pointee.map = { walk($0, .map) }
    widgetClass.pointee.unmap = { walk($0, .unmap) }
    widgetClass.pointee.realize = { walk($0, .realize) }
    widgetClass.pointee.unrealize = { walk($0, .unrealize) }
    classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      // Pages remain if the box was released before its widget.
      onMainActor(object, else: ()) { pointer in
        box(pointer)?.end()
        let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
        while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      }
      let above = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GObjectClass.self)
      above?.pointee.dispose(object)
    }
  }

  /// Calls the implementation of the superclass, and counts it in `walks`.
  nonisolated private static func walk(_ widget: UnsafeMutablePointer<GtkWidget>?, _ walk: Walk) {
    onMainActor(widget, else: ()) { pointer in
      guard let above = g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self) else {
        return
      }
      walks += 1
      defer { walks -= 1 }
      let widget = pointer.assumingMemoryBound(to: GtkWidget.self)
      switch walk {
      case .map: above.pointee.map(widget)
      case .unmap: above.pointee.unmap(widget)
      case .realize: above.pointee.realize(widget)
      case .unrealize: above.pointee.unrealize(widget)
      }
    }
  }

  private static let initializeSwipes: GInterfaceInitFunc = { interface, _ in
    guard let swipes = interface?.assumingMemoryBound(to: AdwSwipeableInterface.self) else { return }
    swipes.pointee.get_distance = { swipeable in
      onMainActor(UnsafeMutableRawPointer(swipeable), else: 1) { Double(max(1, box($0)?.size.width ?? 1)) }
    }
    swipes.pointee.get_progress = { swipeable in
      onMainActor(UnsafeMutableRawPointer(swipeable), else: 0) { -(box($0)?.progress ?? 0) }
    }
    swipes.pointee.get_cancel_progress = { _ in 0 }
    swipes.pointee.get_snap_points = { swipeable, count in
      // The tracker frees the array.
      let start = onMainActor(UnsafeMutableRawPointer(swipeable), else: 0) { box($0)?.swipeStart ?? 0 }
      let points = g_malloc(gsize(2 * MemoryLayout<Double>.stride))?.assumingMemoryBound(to: Double.self)
      points?[0] = start
      points?[1] = 0
      count?.pointee = 2
      return points
    }
  }
}
