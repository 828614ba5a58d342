package import NavTable

/// A segue as declared, in the shape that most have: a name and a target.
package struct SegueDeclaration: Sendable {
  package var name: Name
  /// A screen's name, or in an unwind `previous`, `root` or `opener`; `nil` where it could not be read (reported), and
  /// where the segue leaves by an exit or selects a tab.
  package var target: Name?
  /// An index into `segueDetails`, for a segue that says more than `to`.
  var details: Int32 = -1
}

/// What a segue says besides its target.
package struct SegueDetails: Sendable {
  package var doc: NodeID?
  /// Of a tab, what the bar shows.
  package var title: NodeID?
  /// The exit of the fragment by which an unwind leaves, in place of a target.
  package var exit: Name?
  /// Indices into `metadata`.
  package var metadata: Range<Int32> = 0..<0
  package var shouldPerform: NodeID?
  /// Indices into `passes`.
  package var pass: Range<Int32> = 0..<0
  package var returns: Returns?
  package var recursive: Recursive?
  /// How it opens its screen. One that does not push always has details.
  package var opening = Opening.push
  /// The value of `style`, where it is said.
  package var style: NodeID?
  /// `nil` where the graph's defaults decide.
  package var isAnimated: Bool?
  package var transition: NodeID?
  package var whenBusy: WhenBusy?
  /// Whether the app must write the hook.
  package var requiresHook = false
  /// An index into `ways`, which each segue under `go` has; -1 of all others.
  var way: Int32 = -1
  /// Whether a key of it could not be read, so that what it lacks is not reported.
  package var isIncomplete = false

  package init(opening: Opening = .push) { self.opening = opening }

  /// How a segue opens its screen, as declared.
  package enum Opening: Sendable {
    case push
    case present(LayerStyle)
    /// It is a tab of its source, which is a container.
    case tab
    /// It takes the place of what stands above a screen: the one below its source, where none is named.
    case replace(from: Name?)
    /// The same, of which that could not be read (reported).
    case replaceFromUnknown
  }

  package enum Returns: Sendable {
    case value(TypeExpression)
    /// Indices into `parameters`.
    case named(Range<Int32>)
  }

  package enum Recursive: Sendable {
    case unbounded
    case maxDepth(Int32)
    /// It could not be read (reported): the push may be recursive or not.
    case unknown
  }
}

/// By which way a segue under `go` goes.
package struct WayDeclaration: Sendable {
  /// Indices into `viaNames`, nearest parent first; `nil` where one of them could not be read.
  package var via: Range<Int32>? = 0..<0
  /// The tab that it selects, in place of a screen.
  package var tab: Name?
}

/// An entry of `pass`.
package struct PassDeclaration: Sendable {
  /// The argument of the destination, or under `go` of another screen on the way.
  package var argument: Name
  /// A literal (a scalar or a sequence) or `source.<argument>`.
  package var value: NodeID
}
