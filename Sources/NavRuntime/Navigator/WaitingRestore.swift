/// A saved stack that waits for the end of a transition or of a lock.
struct WaitingRestore {
  let request: PendingRequest
  let screens: [PlacedScreen]
  /// The requests since then that wait for their turn. They are evaluated on the restored stack.
  var later: [PendingRequest] = []
}
