/// The absence of a guard: each call goes directly to the host.
@MainActor package final class NoGuard: ThinGuard {
  /// The host.
  package let host: SimulatedHost

  /// Creates the object for a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Calls the host.
  package func perform(_ request: GuardRequest) -> GuardReply {
    call(request) ? .nothing : request.replyWhereNothingHappens
  }

  /// Ignores the callback.
  package func hear(_ word: HostCallback) {}
}
