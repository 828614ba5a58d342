/// An alert for a host to show: a question and buttons, above everything else. An alert has no page and no bar.
public struct Alert: Hashable, Sendable {
  /// A button of an alert.
  public struct Button: Hashable, Sendable, Identifiable {
    /// The identifier to pass to ``HostDelegate/alertChosen(_:_:)``.
    public let id: SegueID
    /// The name of the unwind, in the file that declares it.
    public let name: String
    /// The label.
    public let label: String
    /// The role of the button.
    public let role: Role
  }

  /// The role of a button.
  public enum Role: Hashable, Sendable {
    /// A button without a special role.
    case plain
    /// A button that changes nothing.
    case cancel
    /// A button that destroys something, and that should look destructive.
    case destructive
  }

  /// The question.
  public let title: String
  /// Text below the question, or `nil`.
  public let message: String?
  /// The buttons, in the order of the graph file. There is at least one.
  public let buttons: [Button]
  /// The button that Escape, back, and a dismissal by the system press.
  public let cancel: SegueID
}

extension Alert {
  /// Creates the alert of a screen with the texts of the app, or returns `nil` if the screen is not an alert.
  @MainActor init?(_ text: any AlertContent, of screen: ScreenInfo, in table: GraphTable) {
    self.init((text.title, text.message, text.labels), of: screen, in: table)
  }

  @MainActor init?(
    _ text: (title: String, message: String?, labels: [String]), of screen: ScreenInfo, in table: GraphTable
  ) {
    guard let names = screen.alertButtons, text.labels.count == screen.segues.count else { return nil }
    var buttons: [Button] = []
    var cancel = SegueID.none
    for (segue, label) in zip(screen.segues, text.labels) {
      let name = table.ownName(of: segue)
      if name == names.cancel { cancel = segue }
      let role: Role =
        if names.destructive.contains(name) { .destructive } else if name == names.cancel { .cancel } else { .plain }
      buttons.append(Button(id: segue, name: name, label: label, role: role))
    }
    self.init(title: text.title, message: text.message, buttons: buttons, cancel: cancel)
  }
}

extension GraphTable {
  /// The container with the most tabs.
  var widestContainer: ScreenID? {
    guard hasTabs else { return nil }
    let containers = rules.screens.indices.map { ScreenID(rawValue: Int32($0)) }.filter(rules.isContainer)
    return containers.max { rules.tabs(of: $0).count < rules.tabs(of: $1).count }
  }

  /// Whether a segue opens an alert.
  var hasAlerts: Bool { rules.segues.contains { $0.opening == .alert } }
}
