/// An alert, as a host shows it: a question and buttons, over everything. It has no page and no bar.
public struct Alert: Hashable, Sendable {
  /// A button.
  public struct Button: Hashable, Sendable, Identifiable {
    /// What to hand to ``HostDelegate/alertChosen(_:_:)``.
    public let id: SegueID
    /// The name of the unwind, in the file that declares it.
    public let name: String
    /// What it says.
    public let label: String
    /// What kind of button it is.
    public let role: Role
  }

  /// What kind of button one is.
  public enum Role: Hashable, Sendable {
    /// None of the others.
    case plain
    /// It leaves everything as it is.
    case cancel
    /// It destroys something, and should look so.
    case destructive
  }

  /// The question.
  public let title: String
  /// What is to be said besides.
  public let message: String?
  /// The buttons, in the order of the graph file; never none.
  public let buttons: [Button]
  /// The button that Escape, back and the system press.
  public let cancel: SegueID
}

extension Alert {
  /// The alert that a screen of the table is, with the words of the app.
  @MainActor init?(_ text: any AlertContent, of screen: ScreenInfo, in table: GraphTable) {
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

  /// Whether any segue opens an alert.
  var hasAlerts: Bool { rules.segues.contains { $0.opening == .alert } }
}
