/// All that one file knows of a fragment that it mounts.
package struct FragmentInterface: Sendable {
  /// The fragment as far as it could be read; its symbols are those of its own texts.
  package var graph: Graph
  package var known: Known
  /// Where the exits and the facts are declared, in the order of the graph.
  package var exitRanges: [SourceRange]
  package var factRanges: [SourceRange]
  package var links: FragmentLinks
  /// What could not be read of what is known; whatever depends on it is not judged.
  var broken: Broken
  /// By exit, whether anything in the fragment takes it.
  var takenExits: [Bool]
  /// What the root requires.
  var rootRequirements: [InnerRequirement]
  var predicates: [InnerPredicate]
  /// By condition, whether its predicate could not be read.
  var lostConditions: [Bool]

  struct Broken: Sendable {
    var exits: Set<ExitID>
    /// By fact.
    var facts: [Bool]
    var arguments: Set<ArgumentID>
  }

  /// What is known to be all that there is. What is not has its message in the fragment's own file, and whatever depends on
  /// it is not judged.
  package struct Known: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The arguments of the root.
    package static let arguments = Known(rawValue: 1)
    package static let exits = Known(rawValue: 2)
    package static let facts = Known(rawValue: 4)
    /// How large it is: there are no errors at all.
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

  /// Whether it begins with a container.
  var isContainer: Bool { known.contains(.arguments) && graph.screens[graph.root.position].isContainer }

  /// How many names a file takes over that mounts it.
  package var weight: Int {
    let arguments = known.contains(.arguments) ? graph.screens[graph.root.position].arguments.count : 0
    return 1 + graph.types.count + graph.facts.count + graph.exits.count + arguments
  }
}

/// The fragments that a file mounts.
package struct MountedFragments: Sendable {
  /// Each once, in the order of their first mounts.
  package var fragments: [FragmentInterface] = []
  /// By fragment, the first of its mounts.
  package var firstMounts: [Int] = []
  /// By mount, which of them; `nil` where there is none, which has been reported.
  package var byMount: [FragmentID?] = []

  package init() {}

  package static let none = MountedFragments()
}

/// Where a fact of a graph is declared.
struct FactOrigin {
  var range: SourceRange
  /// The name of the fragment that brought it along; `nil` for the file's own.
  var fragment: String?
}
