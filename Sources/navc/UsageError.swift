import NavCompiler

/// A command line that cannot be understood.
struct UsageError: Error {
  var message: PrintedText
  /// What was probably meant.
  var suggestion: String?
  var verb: Verb?

  /// All that is printed of it.
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

  /// A word that is not one of those allowed.
  init(_ message: PrintedText, _ word: String, among words: [String], verb: Verb? = nil) {
    self.init(message, suggestion: NearestName.to(word, among: words), verb: verb)
  }
}
