/// A segue of a screen that has the same name as a segue of `anywhere` that the screen offers.
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
          let same = own == another ? "" : ", which is also '\(member)' in Swift"
          return Diagnostic(
            .nameCollision,
            "'\(words.name(screen))' already offers '\(another)' of 'anywhere'\(same); rename this segue",
            at: range,
            notes: [Diagnostic.Note("'\(another)' of 'anywhere' is declared here", at: declarations.range(other))])
        }
      }
    }
  }
}
