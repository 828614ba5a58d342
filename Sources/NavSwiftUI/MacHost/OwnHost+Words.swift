#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import NavUIKit
  import SwiftUI

  // User input, and changes that SwiftUI makes by itself.
  extension SwiftUIHost {
    /// Handles the appearance of the content of a sheet or popover, whose animation is still running.
    func hasCome(_ layer: ShownLayer, in view: LayerOver.Place) {
      layer.views.insert(ObjectIdentifier(view))
      guard layer.isWanted, !layer.isThere else { return }
      layer.isThere = true
      guard let move = work?.moving, layers.last === layer else { return }
      let wait = work?.change.isAnimated == true ? Self.length : .zero
      _ = time.schedule(wait) { [weak self] in
        if self?.work?.moving == move { self?.end() }
      }
    }

    /// Handles the disappearance of the content of a sheet or popover.
    func hasGone(_ layer: ShownLayer, in view: LayerOver.Place) {
      layer.views.remove(ObjectIdentifier(view))
      // Another view already shows the layer.
      guard layer.views.isEmpty else { return }
      layer.isThere = false
      // The layer also disappears with the view of the host, and then returns with it.
      guard !layer.isWanted else { return expectAgain(layer) }
      if work?.moving != nil {
        if layers.allSatisfy({ $0.isWanted || !$0.isThere || $0.kind == .full }) { end() }
        return
      }
      takeOutWhatHasGone()
      if let transition = gesture {
        gesture = nil
        delegate?.didShow(transition)
      } else if work == nil {
        delegate?.stackChanged()
      }
    }

    /// Closes a layer that disappeared without a callback, unless it returns while the host is visible.
    private func expectAgain(_ layer: ShownLayer) {
      _ = time.schedule(.seconds(1)) { [weak self, weak layer] in
        guard let self, let layer, layer.isWanted, !layer.isThere else { return }
        guard isSeen, layers.contains(where: { $0 === layer }) else { return }
        if work != nil { return expectAgain(layer) }
        takeOutWhatHasGone()
        delegate?.stackChanged()
      }
    }

    /// Handles a layer that SwiftUI closes, after a click beside a popover or an answer to an alert. SwiftUI does not
    /// check whether it may.
    func closes(_ layer: ShownLayer) {
      if layer.kind == .alert { return alertCloses(layer) }
      guard layer.isWanted, work == nil else { return }
      let transition = layer.instances.first.flatMap { delegate?.dismissalBegan(of: $0) }
      layer.isWanted = false
      guard let transition else { return }
      gesture = transition
      delegate?.interactivePopEnded(.finished)
    }

    private func alertCloses(_ layer: ShownLayer) {
      guard layer.isWanted, !layer.isClosed else { return }
      layer.isClosed = true
      alertIsGone = now + Self.length
      tellOfClosedAlert()
    }

    /// Reports a closed alert.
    ///
    /// The alert counts as shown until the host accepts presses, because the user may answer it while it appears. Its
    /// buttons cannot be disabled for that time, because SwiftUI may treat a disabled button as missing.
    func tellOfClosedAlert() {
      guard takesPresses, let layer = layers.last, layer.isClosed else { return }
      remove(layer)
      if let alert = layer.alert, let answer = layer.answer {
        delegate?.alertChosen(alert.instance, answer)
        return
      }
      // SwiftUI may report the press before or after the closing.
      _ = time.schedule(.milliseconds(100)) { [weak self] in
        if let self, !layer.isAnswered, work == nil { delegate?.stackChanged() }
      }
    }

    private var takesPresses: Bool { work == nil && shown.isInteractionOn }

    /// Handles a press of an alert's button.
    func choose(_ button: NavRuntime.Alert.Button, of layer: ShownLayer) {
      guard let alert = layer.alert, !layer.isAnswered else { return }
      layer.isAnswered = true
      if takesPresses { delegate?.alertChosen(alert.instance, button.id) } else { layer.answer = button.id }
    }

    /// Whether the user may close a layer. Observable.
    func canClose(_ layer: ShownLayer) -> Bool {
      layer.instances.first.map { delegate?.canDismiss($0) ?? true } ?? true
    }

    private func remove(_ layer: ShownLayer) {
      for below in layers where below.above === layer { below.above = nil }
    }

    /// Removes the layers that SwiftUI no longer shows, with all layers above them.
    func takeOutWhatHasGone(settling: Bool = false) {
      for layer in layers {
        guard let above = layer.above else { return }
        let isGone =
          switch above.kind {
          case .sheet, .popover: !above.isThere && (!above.isWanted || isSeen) || settling && !above.isWanted
          case .full, .alert, .bottom: !above.isWanted
          }
        if isGone { layer.above = nil }
      }
    }
  }
#endif
