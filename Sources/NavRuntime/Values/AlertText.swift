/// The texts of an alert. The app's factory of an alert returns it instead of a page.
///
/// ```swift
/// func discard(_ screen: Shop.Discard.Handle) -> AlertText<Shop.Discard> {
///   AlertText(title: "Discard the review?", discard: "Discard", keep: "Keep editing")
/// }
/// ```
///
/// Generated code adds an initializer with one label per button of the screen, so that no label is missing.
public struct AlertText<S: Screen>: Hashable, Sendable {
  /// The question.
  public let title: String
  /// Text below the question, or `nil`.
  public let message: String?
  /// The labels of the buttons, in the order of the graph file.
  public let labels: [String]

  /// Creates a text with one label per button of the alert. Generated code calls this.
  public init(title: String, message: String?, labels: [String]) {
    self.title = title
    self.message = message
    self.labels = labels
  }
}

/// The text of any alert.
package protocol AlertContent {
  var title: String { get }
  var message: String? { get }
  var labels: [String] { get }
}

extension AlertText: AlertContent {}
