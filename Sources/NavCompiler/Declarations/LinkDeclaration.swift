package import NavTable

/// A declared `link` of a screen.
package struct LinkDeclaration: Sendable {
  /// The scalar with the path, before its grammar is checked.
  package var path: NodeID
  /// Indices into `viaNames`, the nearest parent first.
  package var via: Range<Int32> = 0..<0
  /// Whether only the app itself can open the link.
  package var isInside = false
  /// Indices into `Declarations.samples`.
  package var samples: Range<Int32> = 0..<0
  /// Whether `via` could not be read. Missing parts are then not reported.
  package var isIncomplete = false
}

/// A declared `requires` of a screen.
package struct RequirementDeclaration: Sendable {
  package var key: NodeID
  /// The scalar with the predicate, or `nil` if it had a wrong shape, which is already reported.
  package var predicate: NodeID?
}

/// The declared `links` of a graph.
package struct LinkRulesDeclaration: Sendable {
  /// The scalars, before their grammar is checked.
  package var bases: [NodeID] = []
  /// The key `web`, and the scalars of its paths.
  package var web: (key: NodeID, paths: [NodeID])?
  package var apple: AppleDeclaration?
  package var android: AndroidDeclaration?
  package var whenRefused = WhenRefused.stop
}

/// The declared `apple` of a graph's links. The scalars are as written, before their form is checked.
package struct AppleDeclaration: Sendable {
  package var key: NodeID
  package var apps: [NodeID] = []
  package var clips: [NodeID] = []
  package var handoff = false
}

/// The declared `android` of a graph's links. The scalars are as written, before their form is checked.
package struct AndroidDeclaration: Sendable {
  package var key: NodeID
  package var package: NodeID?
  package var certificates: [NodeID] = []
}

/// A text for a placeholder of a link, on the test page.
package struct SampleDeclaration: Sendable {
  package var placeholder: Name
  /// The scalar with the text.
  package var text: NodeID
}

/// The keys of an async fact.
package struct AsyncDeclaration: Sendable {
  /// `nil` if the time limit could not be read. The error is already reported.
  package var timeout: Milliseconds?
  /// The value after the time limit, before it is read as a literal of the fact's type.
  package var otherwise: NodeID?
}
