/// Why a file cannot be mounted.
enum MountProblem {
  case outside
  case notFound(String)
  case notFragment
  /// The mounts that lead from the fragment back to it, without the last one.
  case cycle([Step])
  case limit(String)

  /// One file mounts another.
  struct Step {
    var mounting: String
    var mounted: String
    var range: SourceRange
  }

  var id: Rule {
    switch self {
    case .outside: .mountOutside
    case .notFound: .mountNotFound
    case .notFragment: .mountNotFragment
    case .cycle: .mountCycle
    case .limit: .yamlLimit
    }
  }

  /// The message; the path is as the author wrote it, and stands at the range.
  func diagnostic(_ path: String, at range: SourceRange) -> Diagnostic {
    switch self {
    case .outside: MountOutside.diagnostic(path, at: range)
    case .notFound(let reason): MountNotFound.diagnostic(path, reason, at: range)
    case .notFragment: MountNotFragment.diagnostic(path, at: range)
    case .cycle(let steps): MountCycle.diagnostic(path, steps, at: range)
    case .limit(let message): Diagnostic(.yamlLimit, message, at: range)
    }
  }
}
