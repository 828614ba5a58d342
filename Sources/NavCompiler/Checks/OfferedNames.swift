/// A segue of a screen that is called as one that the screen offers with many others.
enum OfferedNames {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    let declarations = context.resolution.declarations
    let all = [declarations.anywhere, declarations.anywhereGoes].joined()
    guard !all.isEmpty else { return }
    var offered: [String: (name: Name, goes: Bool)] = [:]
    for index in all {
      let name = declarations.segues[Int(index)].name
      guard let member = SwiftName.member(context.words.text(name.symbol)) else { continue }
      offered[member] = offered[member] ?? (name, declarations.anywhereGoes.contains(index))
    }
    for screen in shape.pagesReached {
      let declared = declarations.screens[screen.position]
      for index in [declared.pushes, declared.unwinds, declared.goes].joined() {
        let name = declarations.segues[Int(index)].name
        guard let member = SwiftName.member(context.words.text(name.symbol)), let (other, goes) = offered[member],
          goes || shape.pushes.offers(screen)
        else { continue }
        let range = declarations.range(name)
        context.report(.nameCollision, at: range) { words in
          let (own, another) = (words.text(name.symbol), words.text(other.symbol))
          let same = own == another ? "" : ", which is '\(member)' in Swift too"
          return Diagnostic(
            .nameCollision,
            "'\(words.name(screen))' offers '\(another)' as all screens do\(same); call its own segue otherwise",
            at: range,
            notes: [Diagnostic.Note("'\(another)' of 'anywhere' is here", at: declarations.range(other))])
        }
      }
    }
  }
}
