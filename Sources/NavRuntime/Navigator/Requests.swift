/// The requests that have no outcome yet, and the numbers of requests and of keys.
@MainActor final class Requests {
  private var pending: [RequestID: PendingRequest] = [:]
  private var lastRequest = 0
  private var lastToken = 0

  subscript(_ id: RequestID) -> PendingRequest? { pending[id] }

  var all: [PendingRequest] { Array(pending.values) }

  /// The one that was asked for first.
  var oldest: RequestID? { pending.keys.min { $0.rawValue < $1.rawValue } }

  /// One that has the same key.
  func first(with key: ScreenKey) -> PendingRequest? { pending.values.first { $0.key == key } }

  /// The number of a request that is about to be kept.
  func nextID() -> RequestID {
    lastRequest += 1
    return RequestID(rawValue: lastRequest)
  }

  func insert(_ request: PendingRequest) {
    pending[request.id] = request
  }

  func remove(_ id: RequestID) -> PendingRequest? {
    pending.removeValue(forKey: id)
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
