/// No guard at all: each call goes straight to the host.
@MainActor package final class NoGuard: ThinGuard {
  /// The host.
  package let host: SimulatedHost

  /// Nobody before a host.
  package init(_ host: SimulatedHost) {
    self.host = host
  }

  /// Calls the host.
  package func perform(_ request: GuardRequest) -> GuardReply {
    call(request) ? .nothing : request.replyWhereNothingHappens
  }

  /// Nobody listens.
  package func hear(_ word: HostCallback) {}
}
