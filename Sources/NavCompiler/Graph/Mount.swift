/// A fragment in the place of a screen.
///
/// To the file that mounts it, a fragment is one screen: it has the arguments of the fragment's root, in the order of the
/// fragment's file and with their defaults, and one unwind for each exit, in the order of the fragment's exits and with
/// their names. It has no pushes, and nothing else that a screen can have but `doc`, `shared`, `requires` and `link`.
package struct Mount: Hashable, Sendable {
  /// Which of `Graph.fragments`; its symbols are those of its own `texts`.
  package var fragment: FragmentID
  /// The Swift module that holds the fragment's generated code, or `nil` for the one that holds this file's.
  package var module: Symbol?
}

/// A way out of a fragment.
package struct Exit: Sendable {
  package var name: Symbol
  /// The type of the value that it hands over; `nil` for `Void`.
  package var type: TypeReference?
}

/// How large a graph is, the fragments that it mounts included.
package struct GraphSize: Hashable, Sendable {
  package var screens: Int
  package var segues: Int
  /// Screens in the longest chain of pushes, recursive ones left out.
  package var depth: Int
}

extension Graph {
  /// The ways out of a fragment; a graph has none.
  package var exits: [Exit] {
    switch kind {
    case .graph: []
    case .fragment(let exits): exits
    }
  }

  /// The fragment that a screen mounts.
  package func fragment(_ screen: ScreenID) -> Graph? {
    screens[screen.position].mount.map { fragments[$0.fragment.position] }
  }
}
