/// A fragment that replaces a screen.
///
/// In the file that mounts it, a fragment is one screen. It has the arguments of the fragment's root, in the order of
/// the fragment's file and with their defaults. It has one unwind per exit, with the exit's name, in the order of the
/// exits. It has no pushes, and of the other keys of a screen only `doc`, `shared`, `requires`, and `link`.
package struct Mount: Hashable, Sendable {
  /// The index in `Graph.fragments`. The symbols of the fragment refer to its own `texts`.
  package var fragment: FragmentID
  /// The Swift module with the fragment's generated code, or `nil` for the module with this file's code.
  package var module: Symbol?
}

/// An exit of a fragment.
package struct Exit: Sendable {
  package var name: Symbol
  /// The type of the exit's value, or `nil` for `Void`.
  package var type: TypeReference?
}

/// The size of a graph, including the fragments that it mounts.
package struct GraphSize: Hashable, Sendable {
  package var screens: Int
  package var segues: Int
  /// The screens in the longest chain of pushes, without recursive ones.
  package var depth: Int
  /// The columns that a fragment adds to the run of its mount, up to ``Columns/limit``.
  package var columns = 0
}

extension Graph {
  /// The exits of a fragment. A graph does not have exits.
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
