/// `anywhere` of a graph: segues that many screens offer.
extension DeclarationReader {
  /// Reads them behind the screens, whose segues they follow wherever the key stands.
  mutating func readAnywhere(_ key: NodeID, _ value: NodeID) {
    guard var entries = mapping(value, of: Owner.graph(.anywhere)) else {
      declarations.unknown.insert(.uses)
      declarations.unknownOffers = .all
      return
    }
    // What is offered is read as if it were one screen's.
    var place = ScreenDeclaration(name: Name(symbol: Keyword.anywhere.symbol, node: key))
    var names = NameCheck()
    if tree.isIncomplete(value) || !tree.repeatedKeys(of: value).isEmpty { place.unknown = .all }
    // Read last, so that it lies behind what opens screens.
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
