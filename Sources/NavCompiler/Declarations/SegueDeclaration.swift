package import NavTable

/// A declared segue in its most common form: a name and a target.
package struct SegueDeclaration: Sendable {
  package var name: Name
  /// The name of a screen, or `previous`, `root`, or `opener` in an unwind. It is `nil` if the target could not be
  /// read, which is already reported, or if the segue uses an exit or a tab instead.
  package var target: Name?
  /// An index into `segueDetails`, for a segue with keys besides `to`.
  var details: Int32 = -1
}

/// The keys of a segue besides its target.
package struct SegueDetails: Sendable {
  package var doc: NodeID?
  /// The label of a tab in the bar, or of an alert's button.
  package var label: NodeID?
  /// The exit through which an unwind leaves the fragment, instead of a target.
  package var exit: Name?
  /// Indices into `metadata`.
  package var metadata: Range<Int32> = 0..<0
  package var shouldPerform: NodeID?
  /// Indices into `passes`.
  package var pass: Range<Int32> = 0..<0
  package var returns: Returns?
  package var recursive: Recursive?
  /// The way the segue opens its screen. A segue that is not a push always has details.
  package var opening = Opening.push
  /// The value of `style`, if it is declared.
  package var style: NodeID?
  /// `nil` if the defaults of the graph apply.
  package var isAnimated: Bool?
  package var transition: NodeID?
  package var whenBusy: WhenBusy?
  /// Whether the app must implement the hook.
  package var requiresHook = false
  /// An index into `routes` for each segue under `go`, or -1 for other segues.
  var route: Int32 = -1
  /// An index into `formerNames`, or -1 without the key `was`.
  var formerNames: Int32 = -1
  /// Whether a key could not be read. Missing keys are then not reported.
  package var isIncomplete = false

  package init(opening: Opening = .push) { self.opening = opening }

  /// The declared way in which a segue opens its screen.
  package enum Opening: Sendable {
    case push
    /// A push into the next column of a split.
    case pane
    case present(LayerStyle)
    /// A tab of its source, which is a container.
    case tab
    /// A replace of the screens above `from`, or above the screen below the source if there is no `from`.
    case replace(from: Name?)
    /// A replace whose `from` could not be read, which is already reported.
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
    /// The value could not be read, which is already reported. The push may be recursive.
    case unknown
  }
}

/// The keys of a go segue.
package struct RouteDeclaration: Sendable {
  /// Indices into `viaNames`, the nearest parent first, or `nil` if one of them could not be read.
  package var via: Range<Int32>? = 0..<0
  /// The tab that the segue selects, instead of a screen.
  package var tab: Name?
}

/// An entry of `pass`.
package struct PassDeclaration: Sendable {
  /// An argument of the destination, or, in a go segue, of another screen on the path.
  package var argument: Name
  /// A literal (a scalar or a sequence) or `source.<argument>`.
  package var value: NodeID
}
