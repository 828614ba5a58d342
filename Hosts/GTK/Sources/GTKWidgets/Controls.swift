internal import CGTK

/// Widgets in a row or in a column.
@MainActor public final class Box: Widget {
  /// Which way.
  public enum Direction: Sendable {
    /// From where reading begins to where it ends.
    case row
    /// From top to bottom.
    case column
  }

  /// Widgets, so many points from each other.
  public convenience init(_ direction: Direction, spacing: Int = 0, _ children: [Widget] = []) {
    let orientation = direction == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    self.init(new: UnsafeMutableRawPointer(gtk_box_new(orientation, Int32(spacing))))
    for child in children { append(child) }
  }

  /// Puts a widget at the end.
  public func append(_ child: Widget) { gtk_box_append(typed(), child.typed()) }

  /// Takes a widget out.
  public func remove(_ child: Widget) { gtk_box_remove(typed(), child.typed()) }
}

/// A text.
@MainActor public final class Label: Widget {
  /// A text, in one line.
  public convenience init(_ text: String) {
    self.init(new: UnsafeMutableRawPointer(gtk_label_new(text)))
  }

  /// What it says.
  public var text: String {
    get { String(cString: gtk_label_get_text(pointer)) }
    set { gtk_label_set_text(pointer, newValue) }
  }

  /// Is broken where there is no room for it, with the lines in the middle.
  @discardableResult public func wrapping() -> Self {
    gtk_label_set_wrap(pointer, 1)
    gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_justify(pointer, GTK_JUSTIFY_CENTER)
    return self
  }
}

/// A symbol of the icon theme.
@MainActor public final class Icon: Widget {
  /// A symbol by its name, so many points large.
  public convenience init(_ name: String, size: Int = 16) {
    self.init(new: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(name)))
    gtk_image_set_pixel_size(pointer, Int32(size))
  }
}

/// A button.
@MainActor public final class Button: Widget {
  /// A button with a text.
  public convenience init(_ label: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new_with_label(label)))
    on("clicked", action)
  }

  /// A button with a symbol, and with what it does in words.
  public convenience init(icon: String, _ words: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new_from_icon_name(icon)))
    tooltip = words
    on("clicked", action)
  }

  /// A button with any widget in it, and with what it does in words.
  public convenience init(_ content: Widget, _ words: String, action: @escaping @MainActor () -> Void) {
    self.init(new: UnsafeMutableRawPointer(gtk_button_new()))
    gtk_button_set_child(typed(), content.typed())
    tooltip = words
    on("clicked", action)
  }
}

/// Scrolls what is too high.
@MainActor public final class ScrollArea: Widget {
  /// A widget that may be higher than there is room.
  public convenience init(_ content: Widget) {
    self.init(new: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
    gtk_scrolled_window_set_policy(pointer, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(pointer, content.typed())
    _ = expanding(across: true, down: true)
  }

  /// Is as high as its content, as far as there is room.
  @discardableResult public func fitting() -> Self {
    gtk_scrolled_window_set_propagate_natural_height(pointer, 1)
    return self
  }
}

/// Keeps what is in it from becoming wider than people like to read.
@MainActor public final class Clamp: Widget {
  /// A widget, and how wide it may become.
  public convenience init(_ content: Widget, width: Int = 560) {
    self.init(new: UnsafeMutableRawPointer(adw_clamp_new()))
    adw_clamp_set_maximum_size(pointer, Int32(width))
    adw_clamp_set_tightening_threshold(pointer, Int32(width * 4 / 5))
    adw_clamp_set_child(pointer, content.typed())
  }
}

/// A symbol, a title and a few words in the middle of a page.
@MainActor public final class StatusPage: Widget {
  /// What it says, and what is below.
  public convenience init(icon: String? = nil, title: String, description: String = "", _ child: Widget? = nil) {
    self.init(new: UnsafeMutableRawPointer(adw_status_page_new()))
    if let icon { adw_status_page_set_icon_name(pointer, icon) }
    adw_status_page_set_title(pointer, title.escaped)
    adw_status_page_set_description(pointer, description.escaped)
    if let child { adw_status_page_set_child(pointer, child.typed()) }
    _ = expanding(across: true, down: true)
  }

  /// The few words.
  public var text: String {
    get { adw_status_page_get_description(pointer).map { String(cString: $0) } ?? "" }
    set { adw_status_page_set_description(pointer, newValue.escaped) }
  }
}

/// Says something for a while, over the page.
@MainActor public final class ToastOverlay: Widget {
  /// What is below.
  public convenience init(_ content: Widget) {
    self.init(new: UnsafeMutableRawPointer(adw_toast_overlay_new()))
    adw_toast_overlay_set_child(pointer, content.typed())
  }

  /// Says something.
  public func say(_ text: String) {
    let toast = adw_toast_new(text.escaped)
    adw_toast_set_timeout(toast, 4)
    // The overlay keeps it.
    adw_toast_overlay_add_toast(pointer, toast)
  }
}

/// How the program looks.
@MainActor public enum Appearance {
  /// Light or dark, whatever the system prefers.
  public enum Scheme: Sendable {
    /// As the system has it.
    case system
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// Sets it for all windows.
  public static func use(_ scheme: Scheme) {
    let value =
      switch scheme {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
  }

  /// Whether widgets move, by the settings of the system.
  package static func animate(_ isOn: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isOn.gtk)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value)
    g_value_unset(&value)
  }

  /// Looks for symbols in a folder too, which is laid out as a theme of icons.
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
  /// As Pango's markup has it, which some widgets read.
  var escaped: String {
    guard let text = g_markup_escape_text(self, -1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
