/// The parts of a mounted fragment that the mounting file can see.
package struct FragmentInterface: Sendable {
  /// The readable part of the fragment. Its symbols refer to its own texts.
  package var graph: Graph
  package var known: Known
  /// The declarations of the exits and facts, in the order of the graph.
  package var exitRanges: [SourceRange]
  package var factRanges: [SourceRange]
  package var links: FragmentLinks
  /// The known declarations with parts that could not be read. Messages that depend on them are not reported.
  var broken: Broken
  /// For each exit, whether a part of the fragment uses it.
  var takenExits: [Bool]
  /// The requirements of the root.
  var rootRequirements: [InnerRequirement]
  var predicates: [InnerPredicate]
  /// For each condition, whether its predicate could not be read.
  var lostConditions: [Bool]

  struct Broken: Sendable {
    var exits: Set<ExitID>
    /// By fact.
    var facts: [Bool]
    var arguments: Set<ArgumentID>
  }

  /// The parts that are known completely. For the others, the error is reported in the file of the fragment, and
  /// messages that depend on them are not reported.
  package struct Known: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The arguments of the root.
    package static let arguments = Known(rawValue: 1)
    package static let exits = Known(rawValue: 2)
    package static let facts = Known(rawValue: 4)
    /// The size. There are no errors at all.
    package static let size = Known(rawValue: 8)
  }

  init(_ resolution: Resolution, graph: Graph, links: FragmentLinks) {
    let (declarations, symbols) = (resolution.declarations, resolution.symbols)
    self.graph = graph
    self.links = links
    exitRanges = declarations.exits.map { declarations.range($0.name) }
    factRanges = resolution.factOrigins.map(\.range)
    known = []
    broken = Broken(
      exits: resolution.brokenExits, facts: symbols.brokenFacts, arguments: symbols.brokenArguments)
    takenExits = resolution.takenExits
    rootRequirements = []
    predicates = []
    lostConditions = resolution.lostConditions
    if !declarations.unknown.contains(.exits) { known.insert(.exits) }
    if !symbols.isIncomplete { known.insert(.facts) }
    if case .known(let roots) = resolution.root, let root = roots.first {
      if !symbols.brokenScreens[root.position] { known.insert(.arguments) }
      rootRequirements = InnerRequirement.ofRoot(resolution, root)
      predicates = InnerPredicate.all(resolution, root: root)
    }
  }

  /// Whether the root is a container.
  var isContainer: Bool { known.contains(.arguments) && graph.screens[graph.root.position].isContainer }

  /// The number of names that a file takes over when it mounts the fragment.
  package var weight: Int {
    let arguments = known.contains(.arguments) ? graph.screens[graph.root.position].arguments.count : 0
    return 1 + graph.types.count + graph.facts.count + graph.exits.count + arguments
  }
}

/// The fragments that a file mounts.
package struct MountedFragments: Sendable {
  /// Each fragment once, in the order of their first mounts.
  package var fragments: [FragmentInterface] = []
  /// The first mount of each fragment.
  package var firstMounts: [Int] = []
  /// The fragment of each mount, or `nil` if it is missing, which is already reported.
  package var byMount: [FragmentID?] = []

  package init() {}

  package static let none = MountedFragments()
}

/// The place of a fact's declaration.
struct FactOrigin {
  var range: SourceRange
  /// The name of the fragment that declares the fact, or `nil` for the file itself.
  var fragment: String?
}
