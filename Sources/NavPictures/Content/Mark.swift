/// The difference that a part of a picture of two graphs shows.
package enum Mark: String, CaseIterable, Sendable {
  case added, removed, changed

  /// The sign in front of a marked text.
  package var sign: StaticString {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}

/// A part of a graph that a picture shows. The parts of two graphs are equal if they have the same names.
package struct PicturePart: Hashable, Sendable {
  package enum Kind: Sendable {
    case screen, argument, requires, link, segue, back
    /// A root, if there are several.
    case root
  }

  package var kind: Kind
  /// The name of the graph or the fragment.
  package var graph: String
  /// The screen, or an empty name for a part of the graph itself.
  package var screen: String
  /// The name of an argument, a segue, or a root. Empty for other parts.
  package var name: String

  package init(_ kind: Kind, graph: String, screen: String, name: String = "") {
    self.kind = kind
    self.graph = graph
    self.screen = screen
    self.name = name
  }

  /// The part whose change is also a change of this part.
  var changing: PicturePart {
    switch kind {
    case .requires, .back: PicturePart(.screen, graph: graph, screen: screen)
    case .screen, .argument, .link, .segue, .root: self
    }
  }
}
