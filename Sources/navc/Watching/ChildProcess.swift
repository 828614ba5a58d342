import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program in a process group of its own, so that the whole group can be stopped.
struct ChildProcess {
  private let id: pid_t

  /// The time between the request to stop and the forced end, in milliseconds.
  private static let grace = 2_000

  /// Starts a program, which is searched in `PATH`. No shell is involved.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - variables: Variables that are added to the environment.
  /// - Throws: A ``SystemError`` if the program cannot be started.
  init(_ words: [String], adding variables: [String: String]) throws(SystemError) {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // navc blocks and ignores signals that the program must receive.
    var (none, reset) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&reset)
    for signal in [SIGPIPE, SIGIO] { sigaddset(&reset, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = Self.environment(adding: variables).map { strdup($0) }
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    var id = pid_t()
    let result = posix_spawnp(&id, words[0], nil, &attributes, arguments, environment)
    guard result == 0 else { throw SystemError(number: result) }
    self.id = id
  }

  #if canImport(Glibc)
    private typealias Attributes = posix_spawnattr_t
  #else
    private typealias Attributes = posix_spawnattr_t?
  #endif

  private static func environment(adding variables: [String: String]) -> [String] {
    var texts: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      if variables[String(variable.prefix { $0 != "=" })] == nil { texts.append(variable) }
      next += 1
    }
    return texts + variables.map { "\($0.key)=\($0.value)" }
  }

  /// Whether the program is not running anymore. Call this until it returns `true`, so that no zombie remains.
  func hasEnded() -> Bool {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) != 0
  }

  /// Stops the group: with SIGTERM, and with SIGKILL after two seconds. Returns after the program ends.
  func stop() {
    kill(-id, SIGTERM)
    for _ in 0..<Self.grace / 20 {
      if hasEnded() {
        // Programs of the group can outlive the first one.
        kill(-id, SIGKILL)
        return
      }
      usleep(20_000)
    }
    kill(-id, SIGKILL)
    while !hasEnded() { usleep(20_000) }
  }
}
