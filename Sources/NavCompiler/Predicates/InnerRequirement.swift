/// What the root of a fragment requires, and so each place where the fragment is mounted.
package struct InnerRequirement: Sendable {
  /// In the ids of the file that holds it.
  var expression: Expression
  /// As it stands in the fragment's file, on one line.
  var text: String
  var range: SourceRange
  /// The screen that requires it, as the file that mounts the fragment calls it: `Checkout.address`.
  var screen: String
}
