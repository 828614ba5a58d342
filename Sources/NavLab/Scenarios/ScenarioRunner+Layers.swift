// Actions of the user and of the app with layers.
extension ScenarioRunner {
  /// Taps the control that presents a place, on the page that receives taps.
  package func tapPresent(_ place: LabScreen, as kind: LayerKind = .sheet, _ animation: ChangeAnimation = .animated) {
    press([(place, { .present($0, kind) })], animation)
  }

  /// Taps the control that presents the alert.
  package func tapAlert() {
    guard host.touchablePage?.place != .probe else { return }
    tapPresent(.question, as: .alert)
  }

  /// Presses a button of the alert. The action of the button runs after the alert closes.
  package func choose(_ button: AlertButton, _ fault: ChangeFault? = nil) {
    lastPress = fault == nil && host.isQuiet ? (window.clock.now, asked.count) : nil
    host.choose(button, fault)
  }

  /// Reports a button of the top alert without closing the alert.
  package func report(_ button: AlertButton) {
    lastPress = nil
    guard !host.isAnimating, let alert = host.stack.last, alert.place == .question else { return }
    answer(button, to: alert)
  }

  /// Swipes to dismiss the top layer, up to a fraction, and lifts the finger. If the app keeps a place, its layer does
  /// not follow the finger.
  package func dismissalSwipe(to fraction: Double, asksNobody: Bool = false) {
    guard asksNobody ? host.beginDismissal(asksNobody: true) : beginDismissal() else { return }
    wait(0.1)
    host.moveSwipe(to: fraction)
    wait(0.1)
    host.liftSwipe()
  }

  /// Begins a swipe to dismiss the top layer.
  @discardableResult
  package func beginDismissal() -> Bool {
    let run = host.run(of: nil)
    if backGuard == .app, host.stack[run].contains(where: { kept.contains($0.place) }) { return false }
    return host.beginDismissal()
  }

  /// Presents these places on top of each other, with pauses, to set up a scenario.
  package func present(_ places: LabScreen..., as kind: LayerKind = .sheet) {
    for place in places {
      tapPresent(place, as: kind)
      window.clock.advance(by: .seconds(3))
    }
  }
}
