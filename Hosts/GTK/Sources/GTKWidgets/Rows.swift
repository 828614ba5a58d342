internal import CGTK

/// A list of rows with a title above them.
@MainActor public final class RowGroup: Widget {
  private var rows: [Widget] = []

  /// The description above the rows.
  public var text: String {
    get { adw_preferences_group_get_description(typed()).map { String(cString: $0) } ?? "" }
    set { adw_preferences_group_set_description(typed(), newValue.escaped) }
  }

  /// Creates an empty list.
  public convenience init(_ title: String = "", description: String = "") {
    self.init(new: UnsafeMutableRawPointer(adw_preferences_group_new()))
    adw_preferences_group_set_title(typed(), title.escaped)
    if !description.isEmpty { adw_preferences_group_set_description(typed(), description.escaped) }
  }

  /// Replaces the rows.
  public func setRows(_ rows: [Widget]) {
    for row in self.rows { adw_preferences_group_remove(typed(), row.typed()) }
    self.rows = rows
    for row in rows { adw_preferences_group_add(typed(), row.typed()) }
  }
}

/// A row with a title, a subtitle, and widgets next to them.
@MainActor public final class Row: Widget {
  /// Creates a row without an action.
  public convenience init(_ title: String, _ subtitle: String = "") {
    self.init(new: UnsafeMutableRawPointer(adw_action_row_new()))
    adw_preferences_row_set_title(typed(), title.escaped)
    adw_action_row_set_subtitle(typed(), subtitle.escaped)
  }

  /// Creates a row with an action.
  public convenience init(_ title: String, _ subtitle: String = "", action: @escaping @MainActor () -> Void) {
    self.init(title, subtitle)
    gtk_list_box_row_set_activatable(typed(), 1)
    on("activated", action)
  }

  /// Removes the row from keyboard navigation. Use it in lists in which no row has an action: keyboard navigation
  /// stops at the first row that it skips.
  @discardableResult public func passive() -> Self {
    gtk_widget_set_focusable(typed(), 0)
    return self
  }

  /// The text below the title.
  public var subtitle: String {
    get { adw_action_row_get_subtitle(typed()).map { String(cString: $0) } ?? "" }
    set { adw_action_row_set_subtitle(typed(), newValue.escaped) }
  }

  /// Adds a widget after the text.
  @discardableResult public func ending(with widget: Widget) -> Self {
    adw_action_row_add_suffix(typed(), widget.typed())
    return self
  }

  /// Adds a widget before the text.
  @discardableResult public func beginning(with widget: Widget) -> Self {
    adw_action_row_add_prefix(typed(), widget.typed())
    return self
  }
}

/// A row for text input.
@MainActor public final class EntryRow: Widget {
  /// Creates a row that shows its title while it is empty. `changed` is called after each change, and `entered` when
  /// the user presses Return.
  public convenience init(
    _ title: String, text: String = "", changed: @escaping @MainActor (String) -> Void,
    entered: @escaping @MainActor () -> Void
  ) {
    self.init(new: UnsafeMutableRawPointer(adw_entry_row_new()))
    adw_preferences_row_set_title(typed(), title.escaped)
    self.text = text
    let entry = pointer
    on("changed") { changed(String(cString: gtk_editable_get_text(entry))) }
    on("entry-activated", entered)
  }

  /// The text of the row.
  public var text: String {
    get { String(cString: gtk_editable_get_text(pointer)) }
    set { gtk_editable_set_text(pointer, newValue) }
  }
}
