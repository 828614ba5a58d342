/// Resolves and checks the links of a file and of its mounted fragments.
///
/// Also checks the paths of go segues, which follow the same rules.
struct LinkChecks {
  private let chains: LinkChains
  private let needs: ChainNeeds
  private let mounted: MountedFragments
  private var texts: LinkTexts
  private var candidates: [LinkAmbiguous.Candidate] = []
  /// The links that files which mount this file receive.
  private var seen: [FragmentLink] = []

  /// Resolves the links, checks them, and adds them to the graph.
  ///
  /// - Returns: the links for the files that mount this file.
  static func check(
    _ context: inout CheckContext, _ shape: GraphShape, _ mounted: MountedFragments, _ graph: inout Graph
  ) -> FragmentLinks {
    let hasMountedLinks = mounted.fragments.contains { !$0.links.links.isEmpty }
    guard !context.resolution.links.isEmpty || !context.resolution.goes.isEmpty || hasMountedLinks else {
      return FragmentLinks()
    }
    var checks = LinkChecks(LinkChains(context.resolution, shape.tree), mounted)
    checks.checkOwn(&context, &graph)
    GoRoutes(chains: checks.chains, needs: checks.needs, shape: shape).check(&context)
    if hasMountedLinks { checks.checkMounted(&context) }
    LinkAmbiguous.check(&context, checks.candidates, checks.texts)
    LinkWebOverlap.check(&context, checks.candidates)
    var result = FragmentLinks()
    result.links = checks.seen
    result.cases = checks.texts.cases
    return result
  }

  private init(_ chains: LinkChains, _ mounted: MountedFragments) {
    self.chains = chains
    self.mounted = mounted
    needs = ChainNeeds(chains)
    texts = LinkTexts(chains.resolution.graph)
  }

  private mutating func checkOwn(_ context: inout CheckContext, _ graph: inout Graph) {
    let resolution = context.resolution
    let links = LinkResolver.resolve(chains) { context.report($0, at: $1, $2) }
    LinkMissingArgument.check(&context, links, needs)
    LinkURLArgument.check(&context, links)
    for link in links {
      guard let resolved = link.link(resolution.symbols.texts) else { continue }
      let screen = link.draft.screen
      graph.screens[screen.position].link = resolved
      let (name, range) = (context.words.name(screen), context.words.tree.range(link.draft.node))
      let steps = texts.steps(resolved, in: resolution.graph)
      candidates.append(LinkAmbiguous.Candidate(screen: name, range: range, steps: steps))
      seen.append(FragmentLink(screen: name, range: range, given: given(link), path: steps))
    }
  }

  /// The arguments of the root that a link sets.
  private func given(_ link: ResolvedLink) -> Set<Int> {
    guard let root = chains.tree.graph.roots.first else { return [] }
    let first = Int(chains.resolution.graph.screens[root.position].arguments.lowerBound)
    return Set(link.fills.compactMap { $0?.screen == root ? $0.map { $0.argument.position - first } : nil })
  }

  // MARK: - Mounts

  private mutating func checkMounted(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    for (index, mount) in declarations.mounts.enumerated() {
      guard let fragment = mounted.byMount[index], let path = mount.path else { continue }
      let links = mounted.fragments[fragment.position].links
      let kinds = links.cases.map { texts.register($0) }
      let place = ScreenID(index: mount.screen)
      let range = declarations.tree.range(path)
      for link in links.links.prefix(max(0, FragmentLinks.limit - seen.count)) {
        checkRoute(&context, link, place, range)
        let steps = link.path.map { step in
          if case .placeholder(.cases(let number)) = step { FragmentLink.Step.placeholder(kinds[number]) } else { step }
        }
        let name = "\(context.words.name(place)).\(link.screen)"
        candidates.append(
          LinkAmbiguous.Candidate(screen: name, range: range, origin: link.range, steps: steps))
        // Only a link through the root can set arguments of the root.
        let given = place == chains.tree.graph.roots.first ? link.given : []
        seen.append(FragmentLink(screen: name, range: link.range, given: given, path: steps))
      }
    }
  }

  /// Checks that the path from the root to a mount is unique, and complete without a `via` in the fragment's link.
  private mutating func checkRoute(
    _ context: inout CheckContext, _ link: FragmentLink, _ place: ScreenID, _ range: SourceRange
  ) {
    switch chains.follow(RouteDraft(screen: place)) {
    case .chain(let chain):
      let arguments = context.resolution.graph.screens[place.position].arguments
      let filled = link.given.map {
        Link.Placeholder(screen: place, argument: ArgumentID(index: arguments.lowerBound + Int32($0)))
      }
      let missing = needs.lacking(Set(filled), chain)
      guard !missing.isEmpty else { return }
      context.report(.linkMissingArgument, at: range) { words in
        LinkMissingArgument.ofFragment(missing, link, place, at: range, words)
      }
    case .fault(.missing(let shared)):
      context.report(.linkNeedsVia, at: range) { words in
        LinkNeedsVia.ofFragment(shared, link, place, at: range, words)
      }
    case .fault(.replaced(let screen)):
      context.report(.linkNeedsVia, at: range) { words in
        LinkNeedsVia.ofFragment(replaced: screen, link, place, at: range, words)
      }
    case .fault, .unknown: break
    }
  }
}
