/// A saved stack that waits for the end of a transition or of a lock.
struct WaitingRestore {
  let request: PendingRequest
  let screens: [PlacedScreen]
  /// The links that the program has opened since. They lead up from the restored stack.
  var links: [PendingRequest] = []
}
