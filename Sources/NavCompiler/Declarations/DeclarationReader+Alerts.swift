/// `alert` of a screen, and the keys that alerts do not support.
extension DeclarationReader {
  mutating func readAlert(_ key: NodeID, _ value: NodeID) -> ScreenDeclaration.Alert? {
    var alert = ScreenDeclaration.Alert(key: key)
    guard tree.kind(value) == .mapping else {
      switch word(value) {
      case .true: break
      case .false: return nil
      default:
        wrongShape(value) { $0.takes(KeyScope.screen(.alert), value) }
        alert.isIncomplete = true
      }
      return alert
    }
    alert.isIncomplete = tree.isIncomplete(value) || !tree.repeatedKeys(of: value).isEmpty
    var entries = tree.cursor(value)
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .cancel:
        alert.cancel = name(value, of: KeyScope.alert(.cancel))
        if alert.cancel == nil { alert.isIncomplete = true }
      case .message: alert.message = text(value, of: KeyScope.alert(.message))
      case .destructive:
        guard var items = list(value, of: KeyScope.alert(.destructive)) else {
          alert.hasUnknownDestructive = true
          continue
        }
        while let item = nextDeclaration(inList: &items) {
          if let name = name(item: item, of: KeyScope.alert(.destructive)) {
            alert.destructive.append(name)
          } else {
            alert.hasUnknownDestructive = true
          }
        }
      default:
        switch unknownKey(key, of: .alert, in: entries) {
        case .cancel: alert.isIncomplete = true
        case .destructive, nil: alert.hasUnknownDestructive = true
        default: break
        }
      }
    }
    return alert
  }

  /// Reports keys that an alert does not support, and missing buttons.
  mutating func checkAlert(
    _ alert: ScreenDeclaration.Alert, _ screen: ScreenDeclaration, _ keys: NodeID, unwind: NodeID?
  ) {
    var entries = tree.cursor(keys)
    while let (key, _) = tree.nextEntry(&entries) {
      guard let word = keyword(key), KeyScope.screen.takes(word), !KeyScope.alertScreenKeys.contains(word) else {
        continue
      }
      reportAlert(key) { AlertRule.message(ofKey: word, of: $0.interner.text(screen.name.symbol)) }
    }
    if let unwind { checkButtons(unwind) }
    guard !screen.unknown.contains(.unwinds), !declarations.isCutOff else { return }
    let range = tree.range(alert.key)
    if screen.unwinds.isEmpty {
      missingKey(at: range) { reader in
        "the alert \(reader.quoted(screen.name.node)) has no buttons; add an unwind, as in 'unwind: { close: previous }'"
      }
    } else if screen.unwinds.count > 1, alert.cancel == nil, !alert.isIncomplete {
      reportMissingCancel(alert, screen)
    }
  }

  /// Reports an alert with several buttons but without `cancel`. The example keeps the other keys of the alert.
  ///
  /// A button that may be destructive is not an example. If a name under `destructive` is unknown, any button may be
  /// destructive.
  private mutating func reportMissingCancel(_ alert: ScreenDeclaration.Alert, _ screen: ScreenDeclaration) {
    let range = tree.range(alert.key)
    report(.missingKey, at: range) { reader in
      let destructive = alert.destructive.map(\.symbol)
      let buttons = screen.unwinds.map { reader.declarations.segues[Int($0)] }
      let others = buttons.filter { !destructive.contains($0.name.symbol) }
      let names = Set(buttons.map(\.name.symbol))
      let staying = others.first { $0.target.map { Keyword($0.symbol) == .previous } ?? false }
      let harmless = (staying ?? others.first)?.name.symbol
      var diagnostic = Diagnostic(
        .missingKey, "the alert \(reader.quoted(screen.name.node)) does not name the button that Escape and Back press",
        at: range)
      if alert.hasUnknownDestructive || !names.isSuperset(of: destructive) {
        diagnostic.notes = [Diagnostic.Note("name a button that is not destructive under 'cancel'", at: range)]
      } else if let harmless {
        let kept =
          destructive.isEmpty
          ? "" : "destructive: [\(destructive.map { reader.interner.text($0) }.joined(separator: ", "))], "
        let example = "alert: { \(kept)cancel: \(reader.interner.text(harmless)) }"
        diagnostic.notes = [Diagnostic.Note("name it, as in '\(example)'", at: range)]
      } else {
        diagnostic.notes = [
          Diagnostic.Note("add a button that is not destructive, and name it under 'cancel'", at: range)
        ]
      }
      return diagnostic
    }
  }

  /// Reports keys that a button does not support.
  private mutating func checkButtons(_ unwind: NodeID) {
    guard tree.kind(unwind) == .mapping else { return }
    var buttons = tree.cursor(unwind)
    while !declarations.isCutOff, let (_, button) = tree.nextEntry(&buttons) {
      guard tree.kind(button) == .mapping else { continue }
      var keys = tree.cursor(button)
      while let (key, _) = tree.nextEntry(&keys) {
        guard let word = keyword(key), KeyScope.unwind.takes(word), !KeyScope.alertUnwindKeys.contains(word) else {
          continue
        }
        reportAlert(key) { _ in AlertRule.message(ofButtonKey: word) }
      }
    }
  }

  /// Reports the labels of unwinds that are not buttons.
  mutating func refuseLabels(_ unwind: NodeID, of screen: ScreenDeclaration) {
    let unwinds = screen.unwinds.lazy.map { [declarations] in declarations.segues[Int($0)] }
    guard unwinds.contains(where: { declarations.details($0)?.label != nil }) else { return }
    var segues = tree.cursor(unwind)
    while !declarations.isCutOff, let (_, segue) = tree.nextEntry(&segues) {
      guard tree.kind(segue) == .mapping else { continue }
      var keys = tree.cursor(segue)
      while let (key, _) = tree.nextEntry(&keys) {
        guard keyword(key) == .label else { continue }
        wrongShape(key) { reader in
          "'label' belongs to a button of an alert, and \(reader.quoted(screen.name.node)) is not an alert"
        }
      }
    }
  }

  private mutating func reportAlert(_ key: NodeID, _ message: (borrowing Self) -> String) {
    let range = tree.range(key)
    report(.alertNotLeaf, at: range) { Diagnostic(.alertNotLeaf, message($0), at: range) }
  }
}
