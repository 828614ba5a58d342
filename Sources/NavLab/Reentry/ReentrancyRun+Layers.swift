import NavRuntime

// Reports and changes of hosts with layers, in any order.
extension ReentrancyRun {
  func makeOfLayers(_ picked: PickedCall) {
    let pick = picked.pick
    switch picked.call {
    // Toolkits close an alert before they report its button. Some hosts leave this to the navigator.
    case .alertChosen:
      host.choose(
        ReentryGraph.buttons[pick / 8 % 2], closesFirst: pick % 5 != 4, after: .milliseconds([0, 100, 300][pick % 3]))
    // Two fingers press buttons, or a host reports a button twice.
    case .alertChosenAgain: if let alert = host.lastChosen { tellChosen(alert, ReentryGraph.buttons[pick / 8 % 2]) }
    // Any instance and any segue: of a closed alert, of a page, or of an unknown object.
    case .alertChosenOther:
      let instance = one(of: handles, pick)?.id ?? InstanceID(rawValue: pick)
      tellChosen(
        instance, pick.isMultiple(of: 3) ? SegueID(rawValue: Int32(pick % 40)) : ReentryGraph.buttons[pick / 8 % 2])
    case .layerGoes: if let layer = one(of: host.layers, pick) { host.close(layer, tells: pick % 4 != 3) }
    default: if let alert = host.visibleAlert { host.close(alert, tells: pick % 2 == 0) }
    }
  }

  /// Reports that a button of an alert was chosen.
  func tellChosen(_ alert: InstanceID, _ button: SegueID) {
    ledger.pressed(button, of: alert)
    host.delegate?.alertChosen(alert, button)
  }
}
