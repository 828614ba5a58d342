import NavTable

/// The options of the client, from `initializationOptions` or from the section `navc` of its configuration.
struct ServerOptions: Equatable {
  /// The directory that mounts may read from, as for the command.
  var root: String?
  /// Whether warnings count as errors.
  var strict = false
  /// Whether requests for hints have answers.
  var inlayHints = false
  /// Whether requests for lenses have answers.
  var lenses = true

  init() {}

  init(_ item: JSONItem?) {
    let item = item?["navc"] ?? item
    root = item?["root"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    strict = item?["strict"]?.bool ?? false
    inlayHints = item?["inlayHints"]?.bool ?? false
    lenses = item?["lenses"]?.bool ?? true
  }
}
