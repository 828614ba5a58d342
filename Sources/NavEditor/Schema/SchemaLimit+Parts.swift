import NavCompiler

extension SchemaLimit {
  /// The parts of expressed rules that the schema does not express.
  static let parts: [SchemaLimit] = [
    SchemaLimit(
      rule: .alertNotLeaf, messages: "is an alert, so|does not support 'style'",
      reason: "The screen and the segue that opens it are two values, and the schema sees one at a time."),
    SchemaLimit(
      rule: .wrongShape, messages: "without quotes; in quotes it is a text$",
      reason: "The schema does not see quotes."),
  ]
}
