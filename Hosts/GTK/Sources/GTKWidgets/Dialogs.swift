internal import CGTK

/// An alert with buttons, over a window.
@MainActor package final class MessageDialog {
  /// The window of the alert.
  package let window: Window

  /// A button of the alert.
  package struct Button {
    package enum Look { case plain, destructive }

    package let label: String
    package let look: Look

    package init(label: String, look: Look) {
      (self.label, self.look) = (label, look)
    }
  }

  /// Creates an alert, modal over a window. Escape and the window manager's close button press `cancel`. `answer` is
  /// called once with the index of the pressed button.
  package init(
    over below: Window, title: String, message: String?, buttons: [Button], cancel: Int,
    answer: @escaping @MainActor (Int) -> Void
  ) {
    window = Window(owned: adw_message_dialog_new(below.typed(), title, message))
    gtk_window_set_modal(window.typed(), 1)
    for (index, button) in buttons.enumerated() {
      // An underscore would make the next letter a keyboard shortcut.
      let label = String(button.label.flatMap { $0 == "_" ? "__" : "\($0)" })
      adw_message_dialog_add_response(window.typed(), "\(index)", label)
      if button.look == .destructive {
        adw_message_dialog_set_response_appearance(window.typed(), "\(index)", ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    adw_message_dialog_set_close_response(window.typed(), "\(cancel)")
    adw_message_dialog_set_default_response(window.typed(), "\(cancel)")
    // The dialog uses the window below even after that window is destroyed.
    window.onEnd { withExtendedLifetime(below) {} }
    window.onText("response") { answer(Int($0) ?? cancel) }
  }

  /// The visible buttons, in the order of `buttons` in the initializer.
  package var buttons: [Widget] {
    window.descendants(of: gtk_button_get_type()).filter(\.isMapped)
  }
}
