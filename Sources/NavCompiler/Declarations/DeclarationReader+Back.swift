/// `back` of a screen.
extension DeclarationReader {
  mutating func readBack(_ key: NodeID, _ value: NodeID) -> (ScreenDeclaration.Back, otherwise: Name?) {
    guard tree.kind(value) == .mapping else {
      switch word(value) {
      case .true: return (.always, nil)
      case .false: return (.never(value), nil)
      default:
        reportFlag(value, of: KeyScope.screen(.back))
        declarations.unknown.insert(.uses)
        return (.always, nil)
      }
    }
    var result = ScreenDeclaration.Back.always
    var otherwise: Name?
    var hasOtherwise = false
    var isMissing = !tree.isIncomplete(value)
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .shouldPerform:
        isMissing = false
        if let predicate = predicate(value, of: "'shouldPerform'") { result = .when(predicate) }
      case .otherwise:
        hasOtherwise = true
        otherwise = name(value, of: KeyScope.back(.otherwise))
      default: if unknownKey(key, of: .back, in: entries) == .shouldPerform { isMissing = false }
      }
    }
    if isMissing, tree.cursor(value).position == tree.cursor(value).end {
      wrongShape(value) { $0.takes(KeyScope.screen(.back), value) }
    } else if isMissing, hasOtherwise {
      missingKey(at: tree.range(key)) { _ in
        "'otherwise' has no effect without 'shouldPerform'; add 'shouldPerform' with a predicate"
      }
    }
    return (result, otherwise)
  }
}
