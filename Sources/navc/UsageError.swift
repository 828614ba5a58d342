import NavCompiler

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  var message: String
  /// What was probably meant.
  var suggestion: String?
  var verb: Verb?

  var description: String {
    var text = "navc: error: \(message)\n"
    if let suggestion { text += "navc: note: did you mean '\(suggestion)'?\n" }
    text += "usage: \(verb?.usage ?? Help.usage)\n"
    return text
  }

  init(_ message: String, suggestion: String? = nil, verb: Verb? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.verb = verb
  }

  /// A word that is not one of those allowed.
  init(_ message: String, _ word: String, among words: [String], verb: Verb? = nil) {
    self.init(message, suggestion: NearestName.to(word, among: words), verb: verb)
  }
}
