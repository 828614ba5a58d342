/// `anywhere` of a graph: segues that many screens offer.
extension DeclarationReader {
  /// Reads the segues after the screens, wherever the key is, so that they follow the segues of the screens.
  mutating func readAnywhere(_ key: NodeID, _ value: NodeID) {
    guard var entries = mapping(value, of: KeyScope.graph(.anywhere)) else {
      declarations.unknown.insert(.uses)
      declarations.unknownOffers = .all
      return
    }
    // The segues are read like the segues of a screen.
    var place = ScreenDeclaration(name: Name(symbol: Keyword.anywhere.symbol, node: key))
    var names = NameCheck()
    if tree.isIncomplete(value) || !tree.repeatedKeys(of: value).isEmpty { place.unknown = .all }
    // Read last, so that the go segues follow the segues that open screens.
    var go: NodeID?
    while !declarations.isCutOff, let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .push: readOpenings(value, .offeredPush, &place, &names)
      case .present: readOpenings(value, .offeredPresent, &place, &names)
      case .go: go = value
      default:
        unknownKey(key, of: .anywhere, in: entries)
        place.unknown = .all
      }
    }
    if let go {
      place.goes = readSegues(go, .offeredGo, &place, &names)
      names.needsLook = true
    }
    if place.pushes.count + place.goes.count > 1, names.needsLook { checkSegueNames(place, names) }
    declarations.anywhere = place.pushes
    declarations.anywhereGoes = place.goes
    declarations.unknownOffers = place.unknown
  }
}
