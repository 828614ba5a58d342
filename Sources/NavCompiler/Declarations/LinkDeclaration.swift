package import NavTable

/// `link` of a screen as declared.
package struct LinkDeclaration: Sendable {
  /// The scalar with the path, its grammar not looked at yet.
  package var path: NodeID
  /// Indices into `viaNames`, nearest parent first.
  package var via: Range<Int32> = 0..<0
  /// Whether `via` could not be read, so that what it lacks is not reported.
  package var isIncomplete = false
}

/// `requires` of a screen as declared.
package struct RequirementDeclaration: Sendable {
  package var key: NodeID
  /// The scalar with the predicate, or `nil` where its shape was wrong (reported).
  package var predicate: NodeID?
}

/// `links` of a graph as declared.
package struct LinkRulesDeclaration: Sendable {
  /// Scalars, their grammar not looked at yet.
  package var bases: [NodeID] = []
  package var whenRefused = WhenRefused.stop
}

/// What makes a fact's answer come later.
package struct AsyncDeclaration: Sendable {
  /// `nil` where it could not be read; the error has been reported.
  package var timeout: Milliseconds?
  /// What counts as the answer after that, not yet read as the fact's type.
  package var otherwise: NodeID?
}
