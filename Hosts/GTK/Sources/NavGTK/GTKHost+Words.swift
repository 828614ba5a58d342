import GTKWidgets
import NavRuntime

// The input of the user, and changes that GTK makes by itself.
extension GTKHost {
  /// Observes the keys and presses of a window.
  func listen(to window: Window) {
    window.onKeys(before: true) { [weak self] _ in
      self?.isInteractionOn == false
    }
    // Window managers differ in which window gets the focus after another one closes. The host moves the focus to the
    // top window.
    window.on("notify::is-active") { [weak self, weak window] in
      guard let self, let window, window.isActive, let top = layers.last?.window, !top.isSame(as: window), top.isMapped,
        !isCovered
      else { return }
      top.takeKeys()
    }
    window.onKeys(before: false) { [weak self] in self?.press($0) ?? false }
    window.onPresses(of: 8) { [weak self] _ in
      self?.delegate?.backRequested()
      return true
    }
    window.onPresses(of: 0) { [weak self, weak window] isInPopover in
      guard let self, let window else { return false }
      // GTK still sends presses to the widget under a resting pointer. `isTarget` takes effect when the pointer
      // moves.
      if !isInteractionOn { return true }
      guard !isInPopover, let top = layers.last, top.popover != nil, top.window.isSame(as: window) else { return false }
      closeRequested(top)
      return true
    }
  }

  /// Handles a key that no widget handled.
  private func press(_ key: Key) -> Bool {
    switch key {
    case .altLeft where bottom.isLeftToRight, .altRight where !bottom.isLeftToRight, .back:
      delegate?.backRequested()
      return true
    case .escape:
      guard let top = layers.last, layers.count > 1 || top.ids.count > 1 else { return false }
      delegate?.backRequested()
      return true
    default:
      guard let digit = key.altDigit, let bar = layers.last?.tabs else { return false }
      return bar.press(digit, delegate)
    }
  }

  /// Requests back from the back button of a page. Back of the top page removes it. In columns, an earlier column can
  /// have a button too.
  func backPressed(on page: InstanceID) {
    let columns = layers.last?.run?.columns ?? []
    if columns.dropLast().contains(where: { $0.ids.last == page }) {
      delegate?.backRequested(of: page)
    } else {
      delegate?.backRequested()
    }
  }

  // MARK: - Swipes

  /// Starts a swipe on the top page, if the navigator allows it.
  func swipeMayBegin() -> Bool {
    guard work == nil, gesture == nil, !isMoving, let transition = delegate?.interactivePopBegan() else { return false }
    gesture = transition
    return true
  }

  func swipeMoved(to fraction: Double) { delegate?.interactivePopMoved(to: fraction) }

  func swipeEnded(_ end: InteractivePopEnd) { delegate?.interactivePopEnded(end) }

  /// Completes the transition of a swipe.
  func swipeStands() {
    guard let ended = gesture else { return }
    gesture = nil
    showWayBack()
    showTitles()
    delegate?.didShow(ended)
    if isFormDue { formIsDue() }
  }

  // MARK: - Layers

  /// Handles the user's request to close a layer. The navigator decides, and reports a refusal.
  func closeRequested(_ layer: Layer) {
    takeOutWhatHasGone()
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0, let first = layer.firstInstance,
      delegate?.dismissalBegan(of: first) != nil
    else { return }
    // The delegate may have changed the layers.
    if let index = layers.firstIndex(where: { $0 === layer }) { dismiss(above: index - 1) }
    showWayBack()
    delegate?.interactivePopEnded(.finished)
  }

  /// Handles a layer that other code closed.
  func wasTakenAway(_ layer: Layer) {
    guard layer.isOpen else { return }
    layer.leave()
    // A hidden window still exists, but it cannot be destroyed during this signal.
    Task { layer.close() }
    guard work == nil else { return }
    takeOutWhatHasGone()
    showWayBack()
    delegate?.stackChanged()
  }

  /// Handles the button of an alert. GTK closes the window of the alert after this call.
  func answered(_ alert: InstanceID, _ button: SegueID) {
    guard let layer = layers.last(where: { $0.ids == [alert] }), layer.isOpen else { return }
    layer.leave()
    takeOutWhatHasGone()
    showWayBack()
    delegate?.alertChosen(alert, button)
  }
}
