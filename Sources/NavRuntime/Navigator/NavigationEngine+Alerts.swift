/// Buttons of alerts, and what runs where a user may not go back.
extension NavigationEngine {
  func alertChosen(_ alert: InstanceID, _ button: SegueID) {
    guard isHeard, !isOneWordTooMany() else { return }
    releaseDroppedLocks()
    if !isNested { follower?.takeInput() }
    guard let state = instances[alert], table[state.screenID].isAlert,
      table[state.screenID].segues.contains(button)
    else {
      // Whatever the host means, it may have moved.
      receive(.hostChanged)
      return
    }
    choose(button, of: state, isNested: isNested)
  }

  /// Asks for what a button of an alert does.
  func choose(_ button: SegueID, of alert: InstanceState, isNested: Bool) {
    let request = PendingRequest(segue: button, source: alert, sender: .user)
    asking {
      register(request)
      take(
        beforeLooks: .input(.alertChosen(stackRequest(request, isNested: isNested))),
        recording: .requested(describe(request)))
    }
  }

  /// What back means on the visible screen: the button of an alert that says so, and itself elsewhere.
  var visibleBack: SegueID {
    guard let top = run.core.stack.last, top.opening == .alert else { return .back }
    return table.cancel(of: top.screen) ?? .back
  }

  // MARK: - Otherwise

  /// Where its predicate keeps a user on the visible screen, that screen may have something to say. It is asked for when all that is
  /// being told has been told.
  func askOtherwise(_ request: PendingRequest, _ outcome: StackOutcome) {
    guard request.sender == .user, case .refused(.said(.back(let screen))) = outcome, let holder = request.holder,
      table[screen].rules.back == .asked, table.otherwise(of: screen) != nil
    else { return }
    receive(.otherwise(holder))
  }

  /// Runs the segue of a screen that a user may not leave, if that is visible.
  func performOtherwise(of holder: InstanceID) {
    guard let source = visible, source.id == holder, let segue = table.otherwise(of: source.screenID),
      let id = table.destination(of: segue), let destination = planner.destination(id, by: segue, from: source.screen)
    else { return }
    takeIn(PendingRequest(segue: segue, source: source, destination: destination, sender: .user), isNested: false)
  }
}
