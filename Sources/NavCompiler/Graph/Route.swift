/// The route of a go segue: its target, and the parts of the path from the root that the graph must name.
package struct Route: Sendable {
  package var target: ScreenID
  /// The screen that pushes each shared screen on the path from the root, the nearest to the target first.
  package var via: [ScreenID]
  /// The arguments that `pass` provides, in the order of the file.
  package var given: [Given]

  /// An argument that `pass` provides for a screen on the route.
  package struct Given: Sendable {
    package var place: Link.Placeholder
    package var value: Segue.Pass.Value
  }

  /// The provided arguments of the target.
  package var pass: [Segue.Pass] {
    given.filter { $0.place.screen == target }.map { Segue.Pass(argument: $0.place.argument, value: $0.value) }
  }
}

extension Segue.Kind {
  /// The screen that the segue shows with arguments from the call, and the arguments that the graph provides.
  package var destination: (screen: ScreenID, pass: [Segue.Pass])? {
    switch self {
    case .push(let screen, let pass, _): (screen, pass)
    case .go(let route): (route.target, route.pass)
    case .unwind, .select: nil
    }
  }
}
