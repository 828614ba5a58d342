#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of the system that runs until its end.
final class DetachedThread: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = DetachedThread(body)
    let result = create(Unmanaged.passRetained(thread).toOpaque())
    precondition(result == 0, "the system has no more threads")
  }

  private static func create(_ thread: UnsafeMutableRawPointer) -> Int32 {
    #if canImport(Glibc)
      var id = pthread_t()
    #else
      var id: pthread_t?
    #endif
    let result = pthread_create(&id, nil, runDetachedThread, thread)
    #if canImport(Glibc)
      if result == 0 { pthread_detach(id) }
    #else
      if let id { pthread_detach(id) }
    #endif
    return result
  }

  fileprivate func run() { body() }
}

private func runDetachedThread(_ thread: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let thread { Unmanaged<DetachedThread>.fromOpaque(thread).takeRetainedValue().run() }
  return nil
}
