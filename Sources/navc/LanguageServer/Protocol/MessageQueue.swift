#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The messages between the thread that reads and the thread that works.
///
/// The queue is unchecked, because a lock of the system guards all its state, and Swift has no condition variables.
final class MessageQueue: @unchecked Sendable {
  /// The maximum number of waiting messages. The reader waits while the queue is full.
  static let limit = 1_000

  enum Item: Sendable {
    case message(Message)
    /// The end of the input, or a broken frame.
    case end(isBroken: Bool)
  }

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var items: [Item] = []
  /// The index of the first waiting item.
  private var first = 0
  /// The request that the worker answers now.
  private var running: Message.Request?

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  private var count: Int { items.count - first }

  var isEmpty: Bool { withLock { count == 0 } }

  /// Adds an item, after the queue has room for it.
  ///
  /// - Returns: Whether the item was added within the time.
  func add(_ item: Item, within milliseconds: Int) -> Bool {
    withLock {
      guard wait(until: Deadline(in: milliseconds), while: { count >= Self.limit }) else { return false }
      items.append(item)
      pthread_cond_broadcast(change)
      return true
    }
  }

  /// Takes the next item. The request of the preceding item is no longer running.
  ///
  /// - Returns: The item, or `nil` if there is none before the deadline. Without a deadline, waits.
  func next(before deadline: Deadline?) -> Item? {
    withLock {
      running = nil
      guard wait(until: deadline, while: { count == 0 }) else { return nil }
      let item = items[first]
      first += 1
      if first * 2 > items.count {
        items.removeFirst(first)
        first = 0
      }
      if case .message(.request(let request)) = item { running = request }
      pthread_cond_broadcast(change)
      return item
    }
  }

  /// Cancels a waiting or running request.
  func cancel(_ id: String) {
    withLock {
      if running?.id == id { running?.cancellation.cancel() }
      for case .message(.request(let request)) in items[first...] where request.id == id {
        request.cancellation.cancel()
      }
    }
  }

  /// Waits for other threads while a condition is true. Returns `false` if it is still true at the deadline.
  private func wait(until deadline: Deadline?, while condition: () -> Bool) -> Bool {
    while condition() {
      if let deadline {
        var time = deadline.time
        if pthread_cond_timedwait(change, lock, &time) != 0 { return !condition() }
      } else {
        pthread_cond_wait(change, lock)
      }
    }
    return true
  }
}

/// A moment on the system's clock.
struct Deadline: Sendable {
  private(set) var time = timespec()

  init(in milliseconds: Int) {
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec += milliseconds / 1_000
    time.tv_nsec += milliseconds % 1_000 * 1_000_000
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_nsec -= 1_000_000_000
      time.tv_sec += 1
    }
  }

  var hasPassed: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return (now.tv_sec, now.tv_nsec) >= (time.tv_sec, time.tv_nsec)
  }
}
