/// A text of the graph for users: a title, a message, or a label. ``Navigator/localize`` translates it.
public struct Word: Hashable, Sendable {
  /// The value of an argument in a text.
  public enum Argument: Hashable, Sendable {
    case string(String)
    case int(Int)
    case double(Double)
  }

  /// The key in a catalog: the names of its owner, and `title`, `message`, or `label`, as in `catalog.title`,
  /// `main.orders.label`, or `discard.keep.label`. A fragment's keys begin with the names in its own file.
  public let key: String
  /// The text of the graph file with its arguments inserted.
  public let text: String
  /// The text of the graph file as a format, such as `Order %1$lld`. If ``arguments`` is empty, it is not a format: a
  /// percent sign stands for itself.
  public let format: String
  /// The name of the catalog that the graph declares under `strings`. The default is `Localizable`.
  public let table: String
  /// The arguments of the format, in order.
  public let arguments: [Argument]
}
