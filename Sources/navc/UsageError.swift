import NavCompiler

/// An invalid command line.
struct UsageError: Error {
  var message: PrintedText
  /// A correction, such as the name of an option.
  var suggestion: String?
  var verb: Verb?

  /// The text for standard error.
  var text: PrintedText {
    var text: PrintedText = "navc: error: \(message)\n"
    if let suggestion { text.append("navc: note: did you mean '\(suggestion)'?\n") }
    text.append("usage: \(verb?.usage ?? Help.usage)\n")
    return text
  }

  init(_ message: PrintedText, suggestion: String? = nil, verb: Verb? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.verb = verb
  }

  /// Creates the error for a word that is not among the allowed words.
  init(_ message: PrintedText, _ word: String, among words: [String], verb: Verb? = nil) {
    self.init(message, suggestion: NearestName.to(word, among: words), verb: verb)
  }
}
