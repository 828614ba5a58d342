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
  /// Whether the graph contains the texts, so that they follow the language of the app.
  package let isOfGraph: Bool

  /// Creates a text with one label per button of the alert. Generated code calls this.
  public init(title: String, message: String?, labels: [String]) {
    self.init(title: title, message: message, labels: labels, isOfGraph: false)
  }

  init(title: String, message: String?, labels: [String], isOfGraph: Bool) {
    self.title = title
    self.message = message
    self.labels = labels
    self.isOfGraph = isOfGraph
  }
}

/// The text of any alert.
package protocol AlertContent {
  var title: String { get }
  var message: String? { get }
  var labels: [String] { get }
  var isOfGraph: Bool { get }
}

extension AlertText: AlertContent {}
