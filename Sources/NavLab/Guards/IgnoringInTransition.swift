/// A guard with a flag for a transition in progress. While the flag is set, pushes are ignored and controls refuse
/// taps. All other calls go to the host.
@MainActor package final class IgnoringInTransition: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var inTransition = false

  /// Creates a guard for a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Ignores pushes while a transition is in progress.
  package func perform(_ request: GuardRequest) -> GuardReply {
    if request.isPush {
      if inTransition { return .nothing }
      inTransition = true
    }
    return call(request) ? .nothing : request.replyWhereNothingHappens
  }

  /// Controls refuse taps during a transition.
  package func takesTap(on page: SimulatedPage) -> Bool { !inTransition }

  /// Sets the flag at `willShow`, and clears it at `didShow`. A push sets the flag before.
  package func hear(_ word: HostCallback) {
    switch word {
    case .willShow: inTransition = true
    case .didShow: inTransition = false
    case .layerStands, .appeared, .disappeared: break
    }
  }
}
