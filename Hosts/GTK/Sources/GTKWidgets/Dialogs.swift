internal import CGTK

/// A question with buttons, over a window.
@MainActor package final class MessageDialog {
  /// Its window.
  package let window: Window

  /// A button.
  package struct Button {
    package enum Look { case plain, destructive }

    package let label: String
    package let look: Look

    package init(label: String, look: Look) {
      (self.label, self.look) = (label, look)
    }
  }

  /// A question over a window. Escape and the window manager press `cancel`, and `answer` hears which button was pressed, once.
  package init(
    over below: Window, title: String, message: String?, buttons: [Button], cancel: Int,
    answer: @escaping @MainActor (Int) -> Void
  ) {
    window = Window(owned: adw_message_dialog_new(below.typed(), title, message))
    gtk_window_set_modal(window.typed(), 1)
    for (index, button) in buttons.enumerated() {
      // An underscore would make the letter behind it a key.
      let label = String(button.label.flatMap { $0 == "_" ? "__" : "\($0)" })
      adw_message_dialog_add_response(window.typed(), "\(index)", label)
      if button.look == .destructive {
        adw_message_dialog_set_response_appearance(window.typed(), "\(index)", ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    adw_message_dialog_set_close_response(window.typed(), "\(cancel)")
    adw_message_dialog_set_default_response(window.typed(), "\(cancel)")
    // It still asks for the window below when that has been destroyed.
    window.onEnd { withExtendedLifetime(below) {} }
    window.onText("response") { answer(Int($0) ?? cancel) }
  }

  /// The buttons, in the order in which they were given.
  package var buttons: [Widget] {
    window.descendants(of: gtk_button_get_type()).filter(\.isMapped)
  }
}

/// A small window that points at a widget. It does not go by itself.
@MainActor package final class Popover: Widget {
  package convenience init(at anchor: Widget) {
    self.init(new: UnsafeMutableRawPointer(gtk_popover_new()))
    gtk_popover_set_autohide(typed(), 0)
    gtk_widget_set_parent(typed(), anchor.typed())
  }

  /// A list of things to do, which goes when one is chosen or somebody presses beside it.
  package static func menu(at anchor: Widget, _ entries: [(label: String, action: @MainActor () -> Void)]) -> Popover {
    let menu = Popover(at: anchor)
    gtk_popover_set_autohide(menu.typed(), 1)
    let column = Box(.column)
    for entry in entries {
      let button = Button(entry.label) { [weak menu] in
        menu?.hide()
        entry.action()
      }
      column.append(button.styled("flat"))
    }
    menu.setContent(column)
    menu.show()
    return menu
  }

  /// The buttons in it.
  package var buttons: [Widget] { descendants(of: gtk_button_get_type()) }

  package func hide() { gtk_popover_popdown(typed()) }

  package func setContent(_ content: Widget) { gtk_popover_set_child(typed(), content.typed()) }

  /// Lies over the middle of the window where it can, and not beside it.
  package func leanInward(from anchor: Widget, in window: Widget) {
    guard let place = anchor.center(in: window) else { return }
    let third = Double(window.size.width) / 3
    _ = aligned(place.x < third ? .start : place.x > 2 * third ? .end : .center)
  }

  package func show() { gtk_popover_popup(typed()) }

  /// Points at the middle of what it belongs to, where that is large.
  package func pointAtMiddle(of anchor: Widget) {
    let (width, height) = anchor.size
    var place = GdkRectangle(x: Int32(width / 2), y: Int32(height / 2), width: 1, height: 1)
    gtk_popover_set_pointing_to(typed(), &place)
  }

  /// Takes it away.
  package func remove() {
    gtk_popover_popdown(typed())
    if gtk_widget_get_parent(typed()) != nil { gtk_widget_unparent(typed()) }
  }
}
