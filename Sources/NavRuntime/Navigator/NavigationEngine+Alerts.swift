/// Buttons of alerts, and the segue that is performed when a user may not go back.
extension NavigationEngine {
  func alertChosen(_ alert: InstanceID, _ button: SegueID) {
    guard isHeard, !isOneReportTooMany() else { return }
    releaseDroppedLocks()
    if !isNested { follower?.takeInput() }
    guard let state = instances[alert], table[state.screenID].isAlert,
      table[state.screenID].segues.contains(button)
    else {
      // The report is invalid, but the host may have moved.
      receive(.hostChanged)
      return
    }
    choose(button, of: state, isNested: isNested)
  }

  /// Requests the segue of an alert's button.
  func choose(_ button: SegueID, of alert: InstanceState, isNested: Bool) {
    let request = PendingRequest(.segue(button), from: alert, sender: .user)
    asking {
      register(request)
      take(
        beforeLooks: .input(.alertChosen(stackRequest(request, isNested: isNested))),
        recording: .requested(describe(request)))
    }
  }

  /// The segue for back on the visible screen: the cancel button of an alert, or back.
  var visibleBack: SegueID {
    guard let top = run.core.stack.last, top.opening == .alert else { return .back }
    return table.cancel(of: top.screen) ?? .back
  }

  // MARK: - Otherwise

  /// If the `back` predicate of a page refuses a user's request, performs the `otherwise` segue of its screen. The
  /// segue follows all current callbacks.
  func askOtherwise(_ request: PendingRequest, _ outcome: StackOutcome) {
    guard request.sender == .user, let holder = request.holder, let screen = instances[holder]?.screenID else { return }
    switch outcome {
    case .refused(.said(.back(screen))) where request.segue == .back: break
    case .refused(.held): break
    default: return
    }
    guard table[screen].rules.back == .asked, table.otherwise(of: screen) != nil else { return }
    receive(.otherwise(holder))
  }

  /// Performs the `otherwise` segue of a screen, if the screen acts.
  func performOtherwise(of holder: InstanceID) {
    guard run.core.isActing(holder), let source = instances[holder],
      let segue = table.otherwise(of: source.screenID),
      let id = table.destination(of: segue), let destination = questions.reader.read(id, by: segue, from: source.screen)
    else { return }
    takeIn(PendingRequest(.segue(segue, to: destination), from: source, sender: .user), isNested: false)
  }
}
