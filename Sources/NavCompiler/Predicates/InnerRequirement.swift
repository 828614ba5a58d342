/// The requirement of a fragment's root, which applies to each place where the fragment is mounted.
package struct InnerRequirement: Sendable {
  /// The expression with the IDs of the file that contains it.
  var expression: Expression
  /// The text in the file of the fragment, on one line.
  var text: String
  var range: SourceRange
  /// The screen that requires it, as in the file that mounts the fragment: `Checkout.address`.
  var screen: String
}
