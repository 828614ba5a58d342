// Tabs that a user presses, and tabs that a host already selected.
extension NavigationEngine {
  /// Handles a press on a tab. Some toolkits select the tab first. In that case, the navigator adopts or repairs that
  /// change before it takes the press.
  func tabChosen(_ tab: SegueID, _ container: InstanceID) {
    if isOneReportTooMany() { return }
    guard let state = instances[container], table.rules.tabs(of: state.screenID).contains(tab) else { return }
    guard !isNested, isHeard else { return takeTab(tab, of: state) }
    if !view.observed.isBusy { receive(.hostChanged) }
    if ownTab.takeAdopted(tab, in: container, at: host.now) { return }
    if run.core.isFollowingHost {
      ownTab.wait(tab, in: container)
    } else {
      takeTab(tab, of: state)
    }
  }

  private func takeTab(_ tab: SegueID, of container: InstanceState) {
    take(PendingRequest(.segue(tab), from: container, sender: .user))
  }

  /// Takes the press that waited for the end of a repair.
  func takeWaitingTab() {
    guard let waiting = ownTab.takeWaiting(), let state = instances[waiting.container],
      !ownTab.takeAdopted(waiting.tab, in: waiting.container, at: host.now)
    else { return }
    takeIn(PendingRequest(.segue(waiting.tab), from: state, sender: .user), isNested: false)
  }

  /// Remembers the tab that the host's own change selects.
  func noteOwnTab() {
    guard table.hasTabs else { return }
    ownTab.forgetProposed()
    let (stack, proposed) = (run.core.stack, run.core.proposed)
    for index in stack.indices.dropFirst() where index < proposed.count {
      let container = stack[index - 1]
      guard let number = proposed[index].opening.tab, number != stack[index].opening.tab,
        proposed[index - 1].instance == container.instance
      else { continue }
      ownTab.propose(table.rules.tabs(of: container.screen)[number], in: container.instance)
      return
    }
  }
}
