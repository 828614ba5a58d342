/// A predicate of a fragment, for the files that mount the fragment. Their requirements may contradict it.
package struct InnerPredicate: Sendable {
  /// The expression with the IDs of the file that contains it. Arguments of screens other than the fragment's root have
  /// unique IDs.
  var expression: Expression
  /// The text in the file of the fragment, on one line.
  var text: String
  var range: SourceRange
  /// The start of the message if the predicate is never true: «'Checkout.address.next' can never be performed».
  var never: String
  /// Whether the predicate belongs to the root of the fragment, whose arguments are the arguments of the mount.
  var isOfRoot: Bool
}
