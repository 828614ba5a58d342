import NavCompiler

/// The options that `validate` and `generate` share.
struct Options {
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

  var format: any OutputFormat.Type = TextFormat.self
  var color = Color.auto
  var strictness = Strictness.lenient
  var verbosity = Verbosity.normal
  /// The directory out of which no mount may read; `nil` for that of each graph.
  var root: String?
  var mending = Mending.none
  var scope = Scope.everything
  var product = Product.code
  /// The toolkit whose pages stubs are; by default, the one that the graph declares.
  var host: PageToolkit?
  /// Other graphs of the same target, whose code has other names.
  var beside: [String] = []

  /// The form that a command line asks for, even if it cannot be understood otherwise.
  static func format(wantedBy arguments: [String]) -> any OutputFormat.Type {
    let option = OptionName.format.rawValue
    // There it is the form of the picture, and messages are text.
    let verb = arguments.lazy.compactMap { Verb(rawValue: $0) }.first
    if verb == .render || verb == .paths { return TextFormat.self }
    let wanted = OutputFormats.all.first { format in
      arguments.contains("\(option)=\(format.name)")
        || zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == format.name }
    }
    return wanted ?? TextFormat.self
  }
}
