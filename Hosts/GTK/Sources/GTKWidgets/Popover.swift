internal import CGTK

/// A small window that points at a widget. It does not close by itself.
///
/// It belongs to a widget that stays. If it belonged to a widget that a page can remove, GTK would remove the popover
/// too, and crash.
@MainActor package final class Popover: Widget {
  private let owner: Widget
  /// The widget inside `owner` that the popover points at, or `nil` for the center of `area`.
  private var anchor: Widget?
  /// A widget inside `owner`, or `owner` itself.
  private var area: Widget
  private var place: GdkRectangle?
  /// Called when the popover appears, which may wait for the layout of the anchor.
  private var whenSeen: (@MainActor () -> Void)?
  private var clock: GTKObject?
  private var frames: SignalHandler?

  package init(over owner: Widget, at anchor: Widget? = nil, inMiddleOf area: Widget? = nil) {
    (self.owner, self.anchor, self.area) = (owner, anchor, area ?? owner)
    super.init(new: UnsafeMutableRawPointer(gtk_popover_new()))
    gtk_popover_set_autohide(typed(), 0)
    gtk_widget_set_parent(typed(), owner.typed())
  }

  isolated deinit {
    frames?.disconnect()
  }

  /// Shows a menu that closes when the user chooses an entry or presses outside.
  package static func menu(at owner: Widget, _ entries: [(label: String, action: @MainActor () -> Void)]) -> Popover {
    let menu = Popover(over: owner)
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
    // GTK points the menu at the entire owner.
    gtk_popover_popup(menu.typed())
    return menu
  }

  /// The buttons of the popover.
  package var buttons: [Widget] { descendants(of: gtk_button_get_type()) }

  package func hide() { gtk_popover_popdown(typed()) }

  package func setContent(_ content: Widget) { gtk_popover_set_child(typed(), content.typed()) }

  /// Shows the popover, now or after the layout of its anchor, and lets it follow the anchor.
  package func show(_ whenSeen: @escaping @MainActor () -> Void) {
    self.whenSeen = whenSeen
    if frames == nil, let clock = gtk_widget_get_frame_clock(owner.typed()).map({ GTKObject($0) }) {
      self.clock = clock
      frames = clock.on("after-paint") { [weak self] in self?.look() }
    }
    let isPlaced = (anchor ?? owner).size.width > 0 || anchor?.isMapped == false
    if isPlaced && owner.size.width > 0 { look() }
  }

  /// Updates the position from the anchor.
  private func look() {
    // If the anchor no longer exists, its last position is used.
    if let new = anchor?.bounds(in: owner) ?? (anchor == nil || place == nil ? middle : nil), !isSame(new, place) {
      place = new
      lean(to: new)
      var target = new
      gtk_popover_set_pointing_to(typed(), &target)
    }
    guard let action = whenSeen else { return }
    whenSeen = nil
    gtk_popover_popup(typed())
    action()
  }

  private var middle: GdkRectangle {
    let (x, y) = area.center(in: owner) ?? (Double(owner.size.width) / 2, Double(owner.size.height) / 2)
    return GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
  }

  private func isSame(_ one: GdkRectangle, _ other: GdkRectangle?) -> Bool {
    guard let other else { return false }
    return (one.x, one.y, one.width, one.height) == (other.x, other.y, other.width, other.height)
  }

  /// Aligns the popover toward the center of the window, so that it stays over the window if possible.
  private func lean(to place: GdkRectangle) {
    let third = Double(owner.size.width) / 3
    let middle = Double(place.x) + Double(place.width) / 2
    _ = aligned(middle < third ? .start : middle > 2 * third ? .end : .center)
  }

  /// Removes the popover.
  package func remove() {
    frames?.disconnect()
    (frames, clock, whenSeen, anchor, area) = (nil, nil, nil, nil, owner)
    gtk_popover_popdown(typed())
    if gtk_widget_get_parent(typed()) != nil { gtk_widget_unparent(typed()) }
  }
}
