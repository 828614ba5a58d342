/// How an entry came onto the stack. A stack is one path: its entries lie in *runs*, each with a native stack of its own, and an entry that
/// begins one says how.
public enum StackOpening: Hashable, Sendable {
  /// On the native stack of the entry below; the bottom of the stack too.
  case push
  /// In a layer above, which covers a part of what is below.
  case sheet
  /// In a layer above, which covers everything.
  case full
  /// In a layer above, which points at what opened it.
  case popover
  /// In a layer above, which is a text with buttons and has no page.
  case alert
  /// In this tab, counted from 0, of the entry below, which is a container and has no page.
  case tab(Int16)

  /// Whether a layer begins with the entry.
  public var beginsLayer: Bool {
    switch self {
    case .push, .tab: false
    case .sheet, .full, .popover, .alert: true
    }
  }

  /// Which tab it is.
  public var tab: Int? { if case .tab(let index) = self { Int(index) } else { nil } }
}

extension StackOpening {
  private static let layers: [(opening: StackOpening, text: String)] = [
    (.push, "push"), (.sheet, "sheet"), (.full, "full"), (.popover, "popover"), (.alert, "alert"),
  ]

  /// As tables, traces and saved states have it.
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
