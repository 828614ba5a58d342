/// The options that `validate` and `generate` share.
struct Options {
  enum Format: String, CaseIterable {
    case text, json, sarif, github

    /// Whether a command line asks for a form, even if it cannot be understood otherwise.
    func isWanted(by arguments: [String]) -> Bool {
      let name = OptionName.format.rawValue
      return arguments.contains("\(name)=\(rawValue)")
        || zip(arguments, arguments.dropFirst()).contains { $0 == name && $1 == rawValue }
    }
  }

  enum Color: String, CaseIterable {
    case auto, always, never
  }

  enum Strictness {
    /// Warnings are allowed.
    case lenient
    /// Warnings fail.
    case strict
  }

  enum Verbosity {
    case normal
    /// Errors only.
    case quiet
  }

  enum Scope {
    /// What is wrong in a file and in what it mounts.
    case everything
    /// What is wrong in the file itself: what it mounts has a run of its own.
    case ownFile
  }

  enum Product {
    /// What the runtime and the app need of the graph.
    case code
    /// Placeholders for what the app gives.
    case stubs
  }

  enum Mending {
    case none
    /// Fixes that need no decision are written.
    case fix
  }

  var format = Format.text
  var color = Color.auto
  var strictness = Strictness.lenient
  var verbosity = Verbosity.normal
  /// The directory out of which no mount may read; `nil` for that of each graph.
  var root: String?
  var mending = Mending.none
  var scope = Scope.everything
  var product = Product.code
  /// Other graphs of the same target, whose code has other names.
  var beside: [String] = []
}
