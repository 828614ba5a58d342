/// The names of the segues of a screen.
extension DeclarationReader {
  /// Checks the names of the segues of a screen, which must all differ.
  mutating func checkSegueNames(_ screen: ScreenDeclaration, _ names: NameCheck) {
    guard !names.needsLook else {
      // A screen may lack some of the three kinds. The range of a missing kind is meaningless.
      let all = [screen.pushes, screen.unwinds, screen.goes].joined()
      return checkCollisions(all.map { declarations.segues[Int($0)].name }, names)
    }
    // Two plain names collide only if they are equal, and names of one key are never equal. Few screens have many
    // segues.
    guard screen.pushes.count * screen.unwinds.count > 64 else {
      for push in screen.pushes {
        for unwind in screen.unwinds { checkSame(unwind, push) }
      }
      return
    }
    var pushes: [Symbol: Int32] = [:]
    for push in screen.pushes { pushes[declarations.segues[Int(push)].name.symbol] = push }
    for unwind in screen.unwinds {
      if let push = pushes[declarations.segues[Int(unwind)].name.symbol] { checkSame(unwind, push) }
    }
  }

  private mutating func checkSame(_ unwind: Int32, _ push: Int32) {
    let (one, two) = (declarations.segues[Int(unwind)].name, declarations.segues[Int(push)].name)
    if one.symbol == two.symbol { collide(one, with: two, becoming: "") }
  }
}
