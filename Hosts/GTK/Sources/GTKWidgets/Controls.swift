internal import CGTK

/// A row or a column of widgets.
@MainActor public final class Box: Widget {
  /// The direction of a box.
  public enum Direction: Sendable {
    /// From the start of the line to its end.
    case row
    /// From top to bottom.
    case column
  }

  /// Creates a box of widgets with a spacing in points.
  public convenience init(_ direction: Direction, spacing: Int = 0, _ children: [Widget] = []) {
    let orientation = direction == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    self.init(new: UnsafeMutableRawPointer(gtk_box_new(orientation, Int32(spacing))))
    for child in children { append(child) }
  }

  /// Adds a widget at the end.
  public func append(_ child: Widget) { gtk_box_append(typed(), child.typed()) }

  /// Removes a widget.
  public func remove(_ child: Widget) { gtk_box_remove(typed(), child.typed()) }
}

/// A label.
@MainActor public final class Label: Widget {
  /// Creates a label with one line of text.
  public convenience init(_ text: String) {
    self.init(new: UnsafeMutableRawPointer(gtk_label_new(text)))
  }

  /// The text of the label.
  public var text: String {
    get { String(cString: gtk_label_get_text(pointer)) }
    set { gtk_label_set_text(pointer, newValue) }
  }

  /// Wraps the text, with centered lines.
  @discardableResult public func wrapping() -> Self {
    gtk_label_set_wrap(pointer, 1)
    gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(pointer, GTK_JUSTIFY_CENTER)
    return self
  }
}

/// An icon of the icon theme.
@MainActor public final class Icon: Widget {
  /// Creates an icon with a name and a size in points.
  public convenience init(_ name: String, size: Int = 16) {
    self.init(new: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(name)))
    gtk_image_set_pixel_size(pointer, Int32(size))
  }
}

/// A button.
@MainActor public final class Button: Widget {
  /// Creates a button with a text.
  public convenience init(_ label: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new_with_label(label)))
    on("clicked", action)
  }

  /// Creates a button with an icon and a tooltip.
  public convenience init(icon: String, _ words: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new_from_icon_name(icon)))
    tooltip = words
    on("clicked", action)
  }

  /// Creates a button with any content and a tooltip.
  public convenience init(_ content: Widget, _ words: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new()))
    gtk_button_set_child(typed(), content.typed())
    tooltip = words
    on("clicked", action)
  }
}

/// A scroll view for content that is too high.
@MainActor public final class ScrollArea: Widget {
  /// Creates a vertical scroll view.
  public convenience init(_ content: Widget) {
    self.init(new: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_policy(pointer, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(pointer, content.typed())
    _ = expanding(across: true, down: true)
  }

  /// Makes the view as high as its content, up to the available height.
  @discardableResult public func fitting() -> Self {
    gtk_scrolled_window_set_propagate_natural_height(pointer, 1)
    return self
  }
}

/// Limits its content to a readable width.
@MainActor public final class Clamp: Widget {
  /// Creates a clamp with a maximum width in points.
  public convenience init(_ content: Widget, width: Int = 560) {
    self.init(new: UnsafeMutableRawPointer(adw_clamp_new()))
    adw_clamp_set_maximum_size(pointer, Int32(width))
    adw_clamp_set_tightening_threshold(pointer, Int32(width * 4 / 5))
    adw_clamp_set_child(pointer, content.typed())
  }
}

/// An icon, a title, and a description in the center of a page.
@MainActor public final class StatusPage: Widget {
  /// Creates a status page, with an optional widget below the description.
  public convenience init(icon: String? = nil, title: String, description: String = "", _ child: Widget? = nil) {
    self.init(new: UnsafeMutableRawPointer(adw_status_page_new()))
    if let icon { adw_status_page_set_icon_name(pointer, icon) }
    adw_status_page_set_title(pointer, title.escaped)
    adw_status_page_set_description(pointer, description.escaped)
    if let child { adw_status_page_set_child(pointer, child.typed()) }
    _ = expanding(across: true, down: true)
  }

  /// The description.
  public var text: String {
    get { adw_status_page_get_description(pointer).map { String(cString: $0) } ?? "" }
    set { adw_status_page_set_description(pointer, newValue.escaped) }
  }
}

/// Shows messages over a page for a few seconds.
@MainActor public final class ToastOverlay: Widget {
  /// Creates an overlay over a widget.
  public convenience init(_ content: Widget) {
    self.init(new: UnsafeMutableRawPointer(adw_toast_overlay_new()))
    adw_toast_overlay_set_child(pointer, content.typed())
  }

  /// Shows a message.
  public func say(_ text: String) {
    let toast = adw_toast_new(text.escaped)
    adw_toast_set_timeout(toast, 4)
    // The overlay owns the toast.
    adw_toast_overlay_add_toast(pointer, toast)
  }
}

/// The appearance of the program.
@MainActor public enum Appearance {
  /// The color scheme.
  public enum Scheme: Sendable {
    /// The system's preference.
    case system
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// Sets the color scheme of all windows.
  public static func use(_ scheme: Scheme) {
    let value =
      switch scheme {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
  }

  /// Enables or disables animations, as the system's setting does.
  package static func animate(_ isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isOn.gtk)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value)
    g_value_unset(&value)
  }

  /// Adds a folder of icons, which has the layout of an icon theme.
  public static func addIcons(in folder: String) {
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(gdk_display_get_default()), folder)
  }

  /// Adds rules to the style sheet.
  public static func addStyles(_ rules: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(UnsafeMutableRawPointer(provider)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}

extension String {
  /// The text escaped for Pango markup, which some widgets read.
  var escaped: String {
    guard let text = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
