/// Where a segue goes whose way is built as that of a link.
package struct Way: Sendable {
  package var target: ScreenID
  /// For each shared screen on the way to the root, nearest first, the screen that pushes it.
  package var via: [ScreenID]
  /// In the order of the file.
  package var given: [Given]

  /// What `pass` gives a screen on the way.
  package struct Given: Sendable {
    package var place: Link.Placeholder
    package var value: Segue.Pass.Value
  }

  /// What it gives the target itself.
  package var pass: [Segue.Pass] {
    given.filter { $0.place.screen == target }.map { Segue.Pass(argument: $0.place.argument, value: $0.value) }
  }
}

extension Segue.Kind {
  /// The screen that the segue shows with arguments that are said where it is performed, and those of them that the graph gives.
  package var destination: (screen: ScreenID, pass: [Segue.Pass])? {
    switch self {
    case .push(let screen, let pass, _): (screen, pass)
    case .go(let way): (way.target, way.pass)
    case .unwind, .select: nil
    }
  }
}
