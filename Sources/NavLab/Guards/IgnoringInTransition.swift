/// A mark that a transition is under way. A second push is ignored while it is set, and controls refuse taps; every
/// other call goes through.
@MainActor package final class IgnoringInTransition: ThinGuard {
  /// The host.
  package let host: SimulatedHost
  private var inTransition = false

  /// A guard before a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Ignores a push during a transition.
  package func perform(_ request: GuardRequest) -> GuardReply {
    if request.isPush {
      if inTransition { return .nothing }
      inTransition = true
    }
    return call(request) ? .nothing : request.replyWhereNothingHappens
  }

  /// Controls refuse taps.
  package func takesTap(on page: SimulatedPage) -> Bool { !inTransition }

  /// From the push, or from `willShow` of any other change, to `didShow`.
  package func hear(_ word: HostCallback) {
    switch word {
    case .willShow: inTransition = true
    case .didShow: inTransition = false
    case .layerStands, .appeared, .disappeared: break
    }
  }
}
