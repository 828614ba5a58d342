#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import NavUIKit
  import SwiftUI

  // What SwiftUI does by itself, and what people do to it.
  extension SwiftUIHost {
    /// The content of a sheet or of a popover is there; it has still to come into its place.
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

    /// The content of a sheet or of a popover has gone.
    func hasGone(_ layer: ShownLayer, in view: LayerOver.Place) {
      layer.views.remove(ObjectIdentifier(view))
      // It is shown elsewhere already.
      guard layer.views.isEmpty else { return }
      layer.isThere = false
      // It goes with the view that shows the host too, and comes again with that.
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

    /// A layer that has gone without a word, and does not come again while the host is seen, is closed.
    private func expectAgain(_ layer: ShownLayer) {
      _ = time.schedule(.seconds(1)) { [weak self, weak layer] in
        guard let self, let layer, layer.isWanted, !layer.isThere else { return }
        guard isSeen, layers.contains(where: { $0 === layer }) else { return }
        if work != nil { return expectAgain(layer) }
        takeOutWhatHasGone()
        delegate?.stackChanged()
      }
    }

    /// SwiftUI closes a layer: somebody has clicked beside a popover, or an alert is answered. It does not ask.
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

    /// An alert that has closed counts as shown until presses are taken: it may have been answered while it came. A button of it cannot be
    /// disabled for that time, which SwiftUI may take for a button that is not there.
    func tellOfClosedAlert() {
      guard takesPresses, let layer = layers.last, layer.isClosed else { return }
      remove(layer)
      if let alert = layer.alert, let answer = layer.answer {
        delegate?.alertChosen(alert.instance, answer)
        return
      }
      // Whether the press or the closing comes first is SwiftUI's to decide.
      _ = time.schedule(.milliseconds(100)) { [weak self] in
        if let self, !layer.isAnswered, work == nil { delegate?.stackChanged() }
      }
    }

    private var takesPresses: Bool { work == nil && shown.isInteractionOn }

    /// A button of an alert.
    func choose(_ button: NavRuntime.Alert.Button, of layer: ShownLayer) {
      guard let alert = layer.alert, !layer.isAnswered else { return }
      layer.isAnswered = true
      if takesPresses { delegate?.alertChosen(alert.instance, button.id) } else { layer.answer = button.id }
    }

    /// Whether a layer may be drawn away. Observable.
    func canClose(_ layer: ShownLayer) -> Bool {
      layer.instances.first.map { delegate?.canDismiss($0) ?? true } ?? true
    }

    private func remove(_ layer: ShownLayer) {
      for below in layers where below.above === layer { below.above = nil }
    }

    /// Takes out the layers that SwiftUI does not show any more, and what lies over them.
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
