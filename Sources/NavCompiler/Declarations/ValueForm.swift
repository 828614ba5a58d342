/// The YAML of a value: its kinds of nodes, and the form of its scalars. The names in it need not exist.
package indirect enum ValueForm: Sendable {
  /// A scalar that is not empty: a name, a text, or a path.
  case text
  /// A scalar, which can be empty.
  case anyText
  case version
  case flag
  /// A keyword without quotes.
  case word([Keyword])
  /// A text from a list.
  case choice([String])
  /// The name of a case of an enum.
  case enumCase
  case predicate
  /// `T`, `T?`, or `[T]`.
  case type
  /// A type, which a default can follow: `T = x`.
  case typeWithDefault
  /// A scalar or a list.
  case literal
  case duration
  /// A number from 1 to ``maxCount``.
  case count
  /// A mapping with the keys of a scope.
  case keys(KeyScope)
  /// A mapping of names that the author chooses.
  case names(of: ValueForm, atLeast: Int = 0)
  case list(of: ValueForm, atLeast: Int = 0)
  /// A short form, or a collection.
  case either(ValueForm, ValueForm)

  /// The maximum of `count`, which has nine digits.
  package static let maxCount = 999_999_999
  /// The longest duration. The numbers of its units have at most eight digits.
  package static let maxSeconds = 86_400

  /// A mapping of names to segues, each a target or the keys of a scope.
  static func segues(_ scope: KeyScope) -> ValueForm { .names(of: .either(.text, .keys(scope))) }
}
