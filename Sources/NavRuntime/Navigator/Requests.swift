/// The requests without an outcome, and the last numbers of requests and of keys.
@MainActor final class Requests {
  /// Moved out while it changes, as in ``Instances``.
  private var pending = NumberedArray<RequestID, PendingRequest>()
  private var lastRequest = 0
  private var lastToken = 0

  subscript(_ id: RequestID) -> PendingRequest? { pending[id] }

  var all: [PendingRequest] { pending.all }

  /// The ID of the first pending request.
  var oldest: RequestID? { pending.first }

  /// The first pending request with the same key.
  func first(with key: ScreenKey) -> PendingRequest? {
    for request in pending.all where request.key == key { return request }
    return nil
  }

  /// Returns the number of a request that is about to be kept.
  func nextID() -> RequestID {
    lastRequest += 1
    return RequestID(rawValue: lastRequest)
  }

  func insert(_ request: PendingRequest) {
    var pending = exchange(&self.pending, with: NumberedArray())
    pending.insert(request, as: request.id)
    swap(&self.pending, &pending)
  }

  func remove(_ id: RequestID) -> PendingRequest? {
    var pending = exchange(&self.pending, with: NumberedArray())
    let request = pending.remove(id)
    swap(&self.pending, &pending)
    return request
  }

  /// Returns the first of `count` new tokens, for keys that equal no other key.
  func newTokens(_ count: Int = 1) -> KeyToken {
    defer { lastToken += count }
    return KeyToken(rawValue: lastToken + 1)
  }
}

extension KeyToken {
  /// Returns the token that is `count` after another one.
  static func + (first: KeyToken, count: Int) -> KeyToken { KeyToken(rawValue: first.rawValue + count) }
}
