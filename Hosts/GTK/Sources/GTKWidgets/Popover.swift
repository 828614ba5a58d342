internal import CGTK

/// A small window that points at something. It does not go by itself.
///
/// It belongs to a widget that stays: one that a page may take away at any moment would take the popover along, and GTK with it.
@MainActor package final class Popover: Widget {
  private let owner: Widget
  /// What it points at inside of that; the middle, where it is nothing.
  private var anchor: Widget?
  private var place: GdkRectangle?
  /// What is done when it comes to be seen, while it waits for the places of what it points at.
  private var whenSeen: (@MainActor () -> Void)?
  private var clock: GTKObject?
  private var frames: SignalHandler?

  package init(over owner: Widget, at anchor: Widget? = nil) {
    (self.owner, self.anchor) = (owner, anchor)
    super.init(new: UnsafeMutableRawPointer(gtk_popover_new()))
    gtk_popover_set_autohide(typed(), 0)
    gtk_widget_set_parent(typed(), owner.typed())
  }

  isolated deinit {
    frames?.disconnect()
  }

  /// A list of things to do, which goes when one is chosen or somebody presses beside it.
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
    // GTK has it point at the whole of what it belongs to.
    gtk_popover_popup(menu.typed())
    return menu
  }

  /// The buttons in it.
  package var buttons: [Widget] { descendants(of: gtk_button_get_type()) }

  package func hide() { gtk_popover_popdown(typed()) }

  package func setContent(_ content: Widget) { gtk_popover_set_child(typed(), content.typed()) }

  /// Shows it, now or when what it points at has its place, and has it follow that.
  package func show(_ whenSeen: @escaping @MainActor () -> Void) {
    self.whenSeen = whenSeen
    if frames == nil, let clock = gtk_widget_get_frame_clock(owner.typed()).map({ GTKObject($0) }) {
      self.clock = clock
      frames = clock.on("after-paint") { [weak self] in self?.look() }
    }
    let isPlaced = (anchor ?? owner).size.width > 0 || anchor?.isMapped == false
    if isPlaced && owner.size.width > 0 { look() }
  }

  /// Looks where what it points at is now.
  private func look() {
    // What has gone was last where it was.
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
    GdkRectangle(x: Int32(owner.size.width / 2), y: Int32(owner.size.height / 2), width: 1, height: 1)
  }

  private func isSame(_ one: GdkRectangle, _ other: GdkRectangle?) -> Bool {
    guard let other else { return false }
    return (one.x, one.y, one.width, one.height) == (other.x, other.y, other.width, other.height)
  }

  /// Lies over the middle of the window where it can, and not beside it.
  private func lean(to place: GdkRectangle) {
    let third = Double(owner.size.width) / 3
    let middle = Double(place.x) + Double(place.width) / 2
    _ = aligned(middle < third ? .start : middle > 2 * third ? .end : .center)
  }

  /// Takes it away.
  package func remove() {
    frames?.disconnect()
    (frames, clock, whenSeen, anchor) = (nil, nil, nil, nil)
    gtk_popover_popdown(typed())
    if gtk_widget_get_parent(typed()) != nil { gtk_widget_unparent(typed()) }
  }
}
