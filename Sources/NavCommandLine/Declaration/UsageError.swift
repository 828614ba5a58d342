package import NavCompiler

/// An invalid command line.
package struct UsageError: Error {
  package var message: PrintedText
  /// A correction, such as the name of an option.
  var suggestion: String?
  /// The form of the verb's command line, or `nil` if the verb is unknown.
  var usage: String?

  /// The text for standard error.
  var text: PrintedText {
    var text: PrintedText = "navc: error: \(message)\n"
    if let suggestion { text.append("navc: note: did you mean '\(suggestion)'?\n") }
    text.append("usage: \(usage ?? HelpText.usage)\n")
    return text
  }

  package init(_ message: PrintedText, usage: String? = nil) {
    self.message = message
    self.usage = usage
  }

  /// Creates the error for a word that is not among the allowed words.
  package init(_ message: PrintedText, _ word: String, among words: [String], usage: String? = nil) {
    self.init(message, usage: usage)
    suggestion = NearestName.to(word, among: words)
  }
}
