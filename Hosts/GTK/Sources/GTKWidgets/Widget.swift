internal import CGTK

/// A widget. This object keeps the widget alive. After it is released, the widget lives as long as its parent holds
/// it.
@MainActor open class Widget: GTKObject {
  private var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// The position of a widget in its available space.
  public enum Alignment: UInt32, Sendable {
    /// The widget fills the space.
    case fill = 0
    /// At the start of the line.
    case start = 1
    /// At the end of the line.
    case end = 2
    /// In the center.
    case center = 3
  }

  // MARK: - Look

  /// Adds style classes.
  @discardableResult public final func styled(_ classes: String...) -> Self {
    for name in classes { gtk_widget_add_css_class(widget, name) }
    return self
  }

  /// Adds or removes a style class.
  public final func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
  }

  /// Whether the widget has a style class.
  public final func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  /// Whether the widget is visible.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.gtk) }
  }

  /// Whether the widget accepts input.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.gtk) }
  }

  /// The tooltip, which is also the description for assistive technology.
  public final var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  // MARK: - Layout

  /// Sets the alignment in the available space.
  @discardableResult public final func aligned(_ across: Alignment = .fill, _ down: Alignment = .fill) -> Self {
    gtk_widget_set_halign(widget, GtkAlign(across.rawValue))
    gtk_widget_set_valign(widget, GtkAlign(down.rawValue))
    return self
  }

  /// Lets the widget take the remaining space.
  @discardableResult public final func expanding(across: Bool = false, down: Bool = false) -> Self {
    gtk_widget_set_hexpand(widget, across.gtk)
    gtk_widget_set_vexpand(widget, down.gtk)
    return self
  }

  /// Sets the margins in points.
  @discardableResult public final func padded(top: Int = 0, bottom: Int = 0, sides: Int = 0) -> Self {
    gtk_widget_set_margin_top(widget, Int32(top))
    gtk_widget_set_margin_bottom(widget, Int32(bottom))
    gtk_widget_set_margin_start(widget, Int32(sides))
    gtk_widget_set_margin_end(widget, Int32(sides))
    return self
  }

  /// Sets the minimum size.
  @discardableResult public final func sized(width: Int = -1, height: Int = -1) -> Self {
    gtk_widget_set_size_request(widget, Int32(width), Int32(height))
    return self
  }

  /// The current size.
  public final var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
  }

  // MARK: - Input

  /// Moves the keyboard focus to the widget.
  @discardableResult public final func takeFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Whether the widget and the widgets inside receive pointer events.
  package final var isTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue.gtk) }
  }

  package final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether a mouse button or a finger is pressed on the widget.
  package final var isPressed: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }

  /// Whether the widget is inside another one.
  package final func isInside(_ other: Widget) -> Bool { gtk_widget_is_ancestor(widget, other.typed()) != 0 }

  /// Moves the keyboard focus to the first widget inside that accepts it.
  package final func focusFirst() {
    // If a widget inside had the focus, GTK would move to the next one.
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
    gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
  }

  /// Returns the widget inside that receives pointer events at a point.
  package final func target(x: Double, y: Double) -> Widget? {
    gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map { Widget(OpaquePointer($0)) }
  }

  /// Returns the center of the widget in the coordinates of a widget that contains it.
  package final func center(in other: Widget) -> (x: Double, y: Double)? {
    place(x: Double(size.width) / 2, y: Double(size.height) / 2, in: other)
  }

  /// Converts a point to the coordinates of a widget that contains this one.
  package final func place(x: Double, y: Double, in other: Widget) -> (x: Double, y: Double)? {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    var found = graphene_point_t()
    guard gtk_widget_compute_point(widget, other.typed(), &point, &found) != 0 else { return nil }
    return (Double(found.x), Double(found.y))
  }

  /// Returns the bounds of the widget in the coordinates of a widget that contains it, or `nil` if `other` does not.
  final func bounds(in other: Widget) -> GdkRectangle? {
    var found = graphene_rect_t()
    guard isInside(other), gtk_widget_compute_bounds(widget, other.typed(), &found) != 0 else { return nil }
    return GdkRectangle(
      x: Int32(found.origin.x), y: Int32(found.origin.y), width: max(1, Int32(found.size.width)),
      height: max(1, Int32(found.size.height)))
  }

  /// Calls a closure for key presses: before the widgets inside receive them, or for keys that they did not handle.
  /// The closure returns whether it handled the key.
  package final func onKeys(before: Bool, _ action: @escaping @MainActor (Key) -> Bool) {
    let keys = GTKObject(new: gtk_event_controller_key_new())
    gtk_event_controller_set_propagation_phase(keys.pointer, before ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    keys.askKey("key-pressed") { action(Key($0, $1)) }
    add(keys)
  }

  /// Calls a closure when a mouse button is pressed, before the widgets inside receive the press. Button 0 means any
  /// button.
  ///
  /// The closure receives whether the press was in a popover over the window. It returns whether to claim the press,
  /// so that no other widget receives it.
  package final func onPresses(of button: UInt32, _ action: @escaping @MainActor (_ isInPopover: Bool) -> Bool) {
    let click = GTKObject(new: gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.pointer, button)
    gtk_event_controller_set_propagation_phase(click.pointer, GTK_PHASE_CAPTURE)
    let gesture = click.pointer
    click.on("pressed") {
      let event = gtk_event_controller_get_current_event(gesture)
      let native = gtk_event_controller_get_widget(gesture).flatMap { gtk_widget_get_native($0) }
      let isInPopover = native.map { gdk_event_get_surface(event) != gtk_native_get_surface($0) } ?? false
      if action(isInPopover) { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
    add(click)
  }

  /// Calls a closure for the secondary mouse button and for a long press.
  package final func onContext(_ action: @escaping @MainActor () -> Void) {
    onPresses(of: 3) { _ in
      action()
      return true
    }
    let press = GTKObject(new: gtk_gesture_long_press_new())
    let gesture = press.pointer
    press.on("pressed") {
      // The button below does not receive a click when the finger is lifted.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      action()
    }
    add(press)
  }

  /// Calls a closure when a key is pressed while this widget or one inside has the focus. Examples of keys are `F1`
  /// and `<Control>f`.
  package final func shortcut(_ keys: String, _ action: @escaping @MainActor () -> Void) {
    let controller = GTKObject(new: gtk_shortcut_controller_new())
    let callback: GtkShortcutFunc = { _, _, data in
      _ = callAgain(data)
      return 1
    }
    gtk_shortcut_controller_add_shortcut(
      controller.pointer,
      gtk_shortcut_new(
        gtk_shortcut_trigger_parse_string(keys), gtk_callback_action_new(callback, kept(action), letGo)))
    add(controller)
  }

  /// Adds a controller. The widget owns it from now on.
  private func add(_ controller: GTKObject) {
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, controller.pointer)
  }

  /// Returns the descendants of a class, in order. Descendants of a match are not searched.
  final func descendants(of type: GType) -> [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      let inner = Widget(OpaquePointer(child))
      found += inner.isKind(of: type) ? [inner] : inner.descendants(of: type)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// The window that contains the widget.
  package final var root: Widget? { gtk_widget_get_root(widget).map { Widget($0) } }
}

/// A key that was pressed.
package struct Key: Equatable {
  private let value: UInt32
  private let held: UInt32

  init(_ value: UInt32, _ held: UInt32) {
    self.value = value
    self.held = held & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
  }

  package static let escape = Key(UInt32(GDK_KEY_Escape), 0)
  /// The Back key of some keyboards, which browsers use too.
  package static let back = Key(UInt32(GDK_KEY_Back), 0)
  package static let altLeft = Key(UInt32(GDK_KEY_Left), GDK_ALT_MASK.rawValue)
  package static let altRight = Key(UInt32(GDK_KEY_Right), GDK_ALT_MASK.rawValue)

  /// The digit that was pressed with Alt, or `nil` for any other key.
  package var altDigit: Int? {
    let zero = UInt32(GDK_KEY_0)
    guard held == GDK_ALT_MASK.rawValue, (zero...zero + 9).contains(value) else { return nil }
    return Int(value - zero)
  }
}
