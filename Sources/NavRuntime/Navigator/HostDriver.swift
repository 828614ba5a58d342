/// Drives a host as a navigator does, for the conformance suite. The navigator's own port computes the changes.
@MainActor package final class HostDriver<Host: NavigationHost> {
  private let host: Host
  private let port: TypedHostPort<Host>

  /// Creates a driver, and connects the host to a listener. The driver does not retain the listener.
  package init(_ host: Host, table: GraphTable, listener: any HostListener) {
    self.host = host
    port = TypedHostPort(host, table: table)
    port.connect(to: listener)
  }

  /// Creates the placeholder beside an instance.
  package var makePlaceholder: (InstanceID) -> Any? {
    get { port.makePlaceholder }
    set { port.makePlaceholder = newValue }
  }

  /// Keeps the content of a screen until ``release(_:)``: a page, or the text of an alert.
  package func keep(_ content: Any, of entry: StackEntry) {
    port.keep(content, of: entry.instance, entry.screen)
  }

  /// The kept content of a screen.
  package func content(of entry: StackEntry) -> Any? { port.page(of: entry.instance) }

  /// Releases a page, as a navigator does after its instance left.
  package func release(_ entry: StackEntry) { port.release(entry.instance) }

  /// Shows a stack in place of another one, with the pages of the tabs that are not selected. Returns the duration
  /// that the host reports.
  ///
  /// A repair sets every native stack again, because the state of the host is unknown. The closure receives the steps
  /// before the host performs them.
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

  /// Changes the language. A text of the graph then begins with its name, or is as in the graph.
  package func speak(_ language: String?, parked: [[StackEntry]]) {
    if let language {
      port.words.localize = { "\(language) \($0.text)" }
    } else {
      port.words.localize = nil
    }
    port.wordsDidChange(parked: parked)
  }

  /// Turns interaction off or on. The same value twice in a row has no effect.
  package func setInteraction(_ isEnabled: Bool) { port.setInteraction(isEnabled) }

  /// Sets the host's timer, or no timer.
  package func setTimer(after delay: Duration?) { port.setTimer(after: delay) }

  /// Makes the host settle.
  package func settle() { port.settle() }
}
