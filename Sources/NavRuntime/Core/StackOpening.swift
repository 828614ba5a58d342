/// The way in which an entry was added to the stack.
///
/// A stack is one path. Its entries form *runs*, one per native stack of the host. The opening of an entry that
/// starts a run describes the run.
public enum StackOpening: Hashable, Sendable {
  /// On the native stack of the entry below. The bottom of the stack also has this opening.
  case push
  /// In a layer above, which covers a part of the screens below.
  case sheet
  /// In a layer above, which covers everything.
  case full
  /// In a layer above, which points at its anchor.
  case popover
  /// In a layer above that consists of a text and buttons, without a page.
  case alert
  /// In this tab, from 0, of the entry below. That entry is a container, and does not have a page.
  case tab(Int16)

  /// Whether the entry starts a layer.
  public var beginsLayer: Bool {
    switch self {
    case .push, .tab: false
    case .sheet, .full, .popover, .alert: true
    }
  }

  /// The index of the tab, or `nil` if the entry does not start a tab.
  public var tab: Int? { if case .tab(let index) = self { Int(index) } else { nil } }
}

extension StackOpening {
  private static let layers: [(opening: StackOpening, text: String)] = [
    (.push, "push"), (.sheet, "sheet"), (.full, "full"), (.popover, "popover"), (.alert, "alert"),
  ]

  /// The text in tables, traces, and saved states.
  var text: String {
    if case .tab(let index) = self { return "tab \(index)" }
    return Self.layers.first { $0.opening == self }?.text ?? ""
  }

  init?(text: String) {
    if let layer = Self.layers.first(where: { $0.text == text }) {
      self = layer.opening
    } else if text.hasPrefix("tab "), let index = Int16(text.dropFirst(4)), index >= 0 {
      self = .tab(index)
    } else {
      return nil
    }
  }
}
