import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs git with fixed verbs that only read. No shell is involved.
enum GitProcess {
  /// The verbs that navc uses.
  enum Verb: String {
    case revParse = "rev-parse"
    case mergeBase = "merge-base"
    case lsTree = "ls-tree"
    case catFile = "cat-file"
  }

  /// The maximum size of an output, in bytes. A larger one is an error.
  private static let limit = 1 << 28

  /// Runs a verb in the working directory.
  ///
  /// - Parameters:
  ///   - verb: The verb.
  ///   - arguments: Its arguments. Untrusted ones must follow `--end-of-options`.
  /// - Returns: The standard output, or `nil` if git fails.
  /// - Throws: A ``SystemError`` if git cannot be run.
  static func run(_ verb: Verb, _ arguments: [String]) throws(SystemError) -> [UInt8]? {
    try spawn(["git", "--no-pager", "--literal-pathspecs", verb.rawValue] + arguments)
  }

  private static func spawn(_ words: [String]) throws(SystemError) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    defer { close(ends[0]) }
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var process = pid_t()
    let bytes = words.map { Array($0.utf8) }
    let result = ProcessWords(words: bytes, variables: variables).withCStrings { arguments, environment in
      posix_spawnp(&process, "git", &actions, nil, arguments, environment)
    }
    close(ends[1])
    guard result == 0 else { throw SystemError(number: result) }
    let output = contents(of: ends[0])
    if output == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard let output else { throw SystemError(reason: "git prints too much") }
    return status == 0 ? output : nil
  }

  #if canImport(Glibc)
    private typealias FileActions = posix_spawn_file_actions_t
  #else
    private typealias FileActions = posix_spawn_file_actions_t?
  #endif

  /// With these variables, git neither asks for a password, writes an index, nor fetches an object.
  private static let variables = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
  ]

  /// The bytes up to the end, or `nil` if there are more than the limit.
  private static func contents(of descriptor: Int32) -> [UInt8]? {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      output += buffer[..<count]
      if output.count > limit { return nil }
    }
  }
}
