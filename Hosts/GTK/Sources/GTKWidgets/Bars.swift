internal import CGTK

/// The bar above a page: a back button, a title, the app's widgets, and the window's buttons.
@MainActor package final class HeaderBar: Widget {
  private let title = GTKObject(new: adw_window_title_new("", ""))

  package convenience init() {
    self.init(new: UnsafeMutableRawPointer(adw_header_bar_new()))
    adw_header_bar_set_title_widget(pointer, title.typed())
  }

  package func setTitle(_ text: String, subtitle: String) {
    adw_window_title_set_title(title.pointer, text)
    adw_window_title_set_subtitle(title.pointer, subtitle)
  }

  /// The visible title.
  package var text: String { adw_window_title_get_title(title.pointer).map { String(cString: $0) } ?? "" }

  package func packStart(_ widget: Widget) { adw_header_bar_pack_start(pointer, widget.typed()) }

  package func packEnd(_ widget: Widget) { adw_header_bar_pack_end(pointer, widget.typed()) }

  package func remove(_ widget: Widget) { adw_header_bar_remove(pointer, widget.typed()) }

  /// The window's buttons that the bar shows, at both ends by default.
  package var windowButtons: WindowButtons = [.start, .end] {
    didSet {
      adw_header_bar_set_show_start_title_buttons(pointer, windowButtons.contains(.start).gtk)
      adw_header_bar_set_show_end_title_buttons(pointer, windowButtons.contains(.end).gtk)
    }
  }
}

/// The ends of a bar with the window's buttons.
package struct WindowButtons: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let start = WindowButtons(rawValue: 1)
  package static let end = WindowButtons(rawValue: 2)
}
