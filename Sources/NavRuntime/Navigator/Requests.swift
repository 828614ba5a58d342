/// The requests that have no outcome yet, and the numbers of requests and of keys.
@MainActor final class Requests {
  /// Taken out to be changed, as ``Instances`` does.
  private var pending = NumberedArray<RequestID, PendingRequest>()
  private var lastRequest = 0
  private var lastToken = 0

  subscript(_ id: RequestID) -> PendingRequest? { pending[id] }

  var all: [PendingRequest] { pending.all }

  /// The one that was asked for first.
  var oldest: RequestID? { pending.first }

  /// One that has the same key.
  func first(with key: ScreenKey) -> PendingRequest? {
    for request in pending.all where request.key == key { return request }
    return nil
  }

  /// The number of a request that is about to be kept.
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

  /// The first of as many tokens as that, of keys that are like no other.
  func newTokens(_ count: Int = 1) -> KeyToken {
    defer { lastToken += count }
    return KeyToken(rawValue: lastToken + 1)
  }
}

extension KeyToken {
  /// The token that many after one.
  static func + (first: KeyToken, count: Int) -> KeyToken { KeyToken(rawValue: first.rawValue + count) }
}
