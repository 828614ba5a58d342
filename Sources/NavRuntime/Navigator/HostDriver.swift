/// Tells a host what a navigator would tell it, without one: for a kit that checks hosts. What a change consists of is worked out by the
/// navigator's own port.
@MainActor package final class HostDriver<Host: NavigationHost> {
  private let host: Host
  private let port: TypedHostPort<Host>

  /// A driver, whose listener the host tells from now on. Nobody keeps the listener.
  package init(_ host: Host, table: GraphTable, listener: any HostListener) {
    self.host = host
    port = TypedHostPort(host, table: table)
    port.connect(to: listener)
  }

  /// Keeps what a screen shows until ``release(_:)``: a page, or the text of an alert.
  package func keep(_ content: Any, of entry: StackEntry) {
    port.keep(content, of: entry.instance, entry.screen)
  }

  /// What a screen shows, as it was kept.
  package func content(of entry: StackEntry) -> Any? { port.page(of: entry.instance) }

  /// Lets a page go, as a navigator does when its instance has left.
  package func release(_ entry: StackEntry) { port.release(entry.instance) }

  /// Tells the host to show a stack where another stands, with what the tabs hold that are not selected. Of a repair, where nobody knows where
  /// the host stands, all is said again. Gives how long it takes, as the host says. The last closure hears before what the host is told, step by step.
  package func show(
    _ stack: [StackEntry], over standing: [StackEntry], parked: [[StackEntry]], _ kind: StackChangeKind,
    isAnimated: Bool, isRepair: Bool, anchor: AnyObject?, as transition: TransitionID,
    telling steps: ([StackStep<Host.Page>]) -> Void
  ) -> Duration {
    let change = port.change(
      to: ProposedStack(stack[...]), over: standing[...], parked: parked, anchor: anchor,
      StackTransition(
        id: transition, request: isRepair ? .none : RequestID(rawValue: transition.rawValue), segue: .none, kind: kind,
        isAnimated: isAnimated))
    guard let change else { return .zero }
    steps(change.steps)
    return host.show(change)
  }

  /// Turns interaction off or on; to say the same twice comes to nothing.
  package func setInteraction(_ isEnabled: Bool) { port.setInteraction(isEnabled) }

  /// Sets the host's timer, or none.
  package func setTimer(after delay: Duration?) { port.setTimer(after: delay) }

  /// Makes the host settle.
  package func settle() { port.settle() }
}
