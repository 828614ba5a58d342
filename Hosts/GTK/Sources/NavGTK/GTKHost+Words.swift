import GTKWidgets
import NavRuntime

// What people do, and what GTK does by itself.
extension GTKHost {
  /// Hears keys and presses of one of our windows.
  func listen(to window: Window) {
    window.onKeys(before: true) { [weak self] _ in
      self?.isInteractionOn == false
    }
    // Window managers do not agree on which window has the keys when one has gone: it is that on top.
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
      // The pointer rests on a widget that it has met before; that this is no target any more comes with its next move.
      if !isInteractionOn { return true }
      guard !isInPopover, let top = layers.last, top.popover != nil, top.window.isSame(as: window) else { return false }
      closeRequested(top)
      return true
    }
  }

  /// A key that no widget has wanted.
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

  // MARK: - Swipes

  /// Whether a swipe may begin on a native stack.
  func swipeMayBegin(in stack: PageStack) -> Bool {
    guard work == nil, gesture == nil, !isMoving, layers.last?.stack === stack,
      let transition = delegate?.interactivePopBegan()
    else { return false }
    gesture = transition
    return true
  }

  func swipeMoved(to fraction: Double) { delegate?.interactivePopMoved(to: fraction) }

  func swipeEnded(_ end: InteractivePopEnd) { delegate?.interactivePopEnded(end) }

  /// What a swipe has left to do is done.
  func swipeStands() {
    guard let ended = gesture else { return }
    gesture = nil
    showWayBack()
    showTitles()
    delegate?.didShow(ended)
  }

  // MARK: - Layers

  /// Somebody wants to close a layer. The navigator is asked, and says what there is to say.
  func closeRequested(_ layer: Layer) {
    takeOutWhatHasGone()
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0, let first = layer.firstInstance,
      delegate?.dismissalBegan(of: first) != nil
    else { return }
    // Whoever was asked may have changed something.
    if let index = layers.firstIndex(where: { $0 === layer }) { dismiss(above: index - 1) }
    showWayBack()
    delegate?.interactivePopEnded(.finished)
  }

  /// A layer has gone, and nobody of ours has done it.
  func wasTakenAway(_ layer: Layer) {
    guard layer.isOpen else { return }
    layer.leave()
    // Hidden is not gone. This is not the moment to take it out.
    Task { layer.close() }
    guard work == nil else { return }
    takeOutWhatHasGone()
    showWayBack()
    delegate?.stackChanged()
  }

  /// A button of an alert. Its window goes when this is over.
  func answered(_ alert: InstanceID, _ button: SegueID) {
    guard let layer = layers.last(where: { $0.ids == [alert] }), layer.isOpen else { return }
    layer.leave()
    takeOutWhatHasGone()
    showWayBack()
    delegate?.alertChosen(alert, button)
  }
}
