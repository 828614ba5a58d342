internal import CGTK

/// An alert with buttons, over a window.
@MainActor package final class MessageDialog {
  /// The window of the alert.
  package let window: Window
  private let count: Int

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
    count = buttons.count
    window = Window(owned: adw_message_dialog_new(below.typed(), title, message))
    gtk_window_set_modal(window.typed(), 1)
    for (index, button) in buttons.enumerated() {
      adw_message_dialog_add_response(window.typed(), "\(index)", Self.label(button.label))
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

  /// A label without keyboard shortcuts. An underscore would make the next letter one.
  private static func label(_ text: String) -> String { String(text.flatMap { $0 == "_" ? "__" : "\($0)" }) }

  /// Changes the texts.
  package func rename(title: String, message: String?, labels: [String]) {
    adw_message_dialog_set_heading(window.typed(), title)
    adw_message_dialog_set_body(window.typed(), message ?? "")
    for (index, label) in labels.enumerated() {
      adw_message_dialog_set_response_label(window.typed(), "\(index)", Self.label(label))
    }
  }

  /// The title, the message, and the labels with doubled underscores.
  package var texts: [String] {
    let labels = (0..<count).map { adw_message_dialog_get_response_label(window.typed(), "\($0)") }
    return ([adw_message_dialog_get_heading(window.typed()), adw_message_dialog_get_body(window.typed())] + labels)
      .map { $0.map { String(cString: $0) } ?? "" }
  }

  /// The visible buttons, in the order of `buttons` in the initializer.
  package var buttons: [Widget] {
    window.descendants(of: gtk_button_get_type()).filter(\.isMapped)
  }
}
