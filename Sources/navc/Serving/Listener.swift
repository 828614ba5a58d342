import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A listening socket on the loopback address.
struct Listener {
  let descriptor: Int32
  let port: UInt16

  /// Starts listening at a port, or at any free port.
  init(port: UInt16?) throws(SystemError) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .last }
    // Makes the port available again immediately after a server ends.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (port ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = Self.withAddress(&address) { pointer in
      bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
        && getsockname(descriptor, pointer, &length) == 0
    }
    guard result, Self.unblock(descriptor) else {
      let error = SystemError.last
      Self.end(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// The descriptor of a new connection, or `nil` if there is none.
  func accept() -> Int32? {
    #if canImport(Glibc)
      let accepted = Glibc.accept(descriptor, nil, nil)
    #else
      let accepted = Darwin.accept(descriptor, nil, nil)
    #endif
    guard accepted >= 0 else { return nil }
    guard Self.unblock(accepted) else {
      Self.end(accepted)
      return nil
    }
    return accepted
  }

  func close() { Self.end(descriptor) }

  private static func withAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0) }
    }
  }

  /// Makes a descriptor nonblocking, and closes it in programs that the process executes.
  private static func unblock(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
      && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  static func end(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
