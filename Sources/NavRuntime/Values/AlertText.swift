/// What an alert says: the app's factory of a screen that is an alert makes it in place of a page.
///
/// ```swift
/// func discard(_ screen: Shop.Discard.Handle) -> AlertText<Shop.Discard> {
///   AlertText(title: "Discard the review?", discard: "Discard", keep: "Keep editing")
/// }
/// ```
///
/// Generated code gives it an initializer with a label a button of the screen, so that none is forgotten.
public struct AlertText<S: Screen>: Hashable, Sendable {
  /// The question.
  public let title: String
  /// What is to be said besides.
  public let message: String?
  /// What the buttons say, in the order of the graph file.
  public let labels: [String]

  /// A text with as many labels as the alert has buttons. Generated code calls this.
  public init(title: String, message: String?, labels: [String]) {
    self.title = title
    self.message = message
    self.labels = labels
  }
}

/// The text of an alert, whichever.
package protocol AlertContent {
  var title: String { get }
  var message: String? { get }
  var labels: [String] { get }
}

extension AlertText: AlertContent {}
