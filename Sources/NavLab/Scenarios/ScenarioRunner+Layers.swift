// What people do where there are layers.
extension ScenarioRunner {
  /// Taps the control that presents a place, on the page that takes taps.
  package func tapPresent(_ place: LabScreen, as kind: LayerKind = .sheet, _ animation: ChangeAnimation = .animated) {
    press([(place, { .present($0, kind) })], animation)
  }

  /// Taps the control that asks.
  package func tapAlert() {
    guard host.touchablePage?.place != .probe else { return }
    tapPresent(.question, as: .alert)
  }

  /// Presses a button of the alert; what it does is run when the alert has gone.
  package func choose(_ button: AlertButton, _ fault: ChangeFault? = nil) {
    lastPress = fault == nil && host.isQuiet ? (window.clock.now, asked.count) : nil
    host.choose(button, fault)
  }

  /// Reports a button of the alert on top without closing the alert.
  package func report(_ button: AlertButton) {
    lastPress = nil
    guard !host.isAnimating, let alert = host.stack.last, alert.place == .question else { return }
    answer(button, to: alert)
  }

  /// Draws the top layer away that far, and lifts the finger. Where the app keeps a place, its layer does not follow.
  package func dismissalSwipe(to fraction: Double, asksNobody: Bool = false) {
    guard asksNobody ? host.beginDismissal(asksNobody: true) : beginDismissal() else { return }
    wait(0.1)
    host.moveSwipe(to: fraction)
    wait(0.1)
    host.liftSwipe()
  }

  /// Begins to draw the top layer away.
  @discardableResult
  package func beginDismissal() -> Bool {
    let run = host.run(of: nil)
    if backGuard == .app, host.stack[run].contains(where: { kept.contains($0.place) }) { return false }
    return host.beginDismissal()
  }

  /// Presents these places one over the other, with time between them, to where a scenario begins.
  package func present(_ places: LabScreen..., as kind: LayerKind = .sheet) {
    for place in places {
      tapPresent(place, as: kind)
      window.clock.advance(by: .seconds(3))
    }
  }
}
