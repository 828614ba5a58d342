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
    self.title = title
    self.message = message
    self.labels = labels
    isOfGraph = false
  }

  /// Creates the text of an alert whose title and labels are all in the graph, in the language of the app. If the
  /// graph lacks one of them, this initializer traps. Generated code calls it, and a factory of the app can do so, too.
  @MainActor public init(_ screen: ScreenHandle<S>) {
    guard let texts = screen.instance.alertTexts else {
      preconditionFailure("the graph lacks a text of the alert '\(screen.instance.name)'")
    }
    (title, message, labels) = texts
    isOfGraph = true
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
