/// A predicate of a fragment, for the files that mount it: what they require may leave it no way to hold.
package struct InnerPredicate: Sendable {
  /// In the ids of the file that holds it. Arguments of other screens than the fragment's root have ids that nothing else
  /// has.
  var expression: Expression
  /// As it stands in the fragment's file, on one line.
  var text: String
  var range: SourceRange
  /// The start of the message if the predicate is never true: «'Checkout.address.next' can never be performed».
  var never: String
  /// Whether it is asked of the fragment's root, whose arguments are those of the place.
  var isOfRoot: Bool
}
