/// The ways of the segues under `go`: each is known, and lacks nothing that it needs.
///
/// It is the way of a link, and so are its rules. What stands of it wherever the source does needs nothing.
struct GoWays {
  let chains: LinkChains
  let needs: ChainNeeds
  let shape: GraphShape

  func check(_ context: inout CheckContext) {
    for go in context.resolution.goes {
      // What is declared where nobody comes, and what goes to an alert, has been reported.
      guard case .screen(let draft) = go.destination, let source = shape.start(of: go),
        !context.resolution.declarations.isAlert(draft.way.screen)
      else { continue }
      switch chains.follow(draft.way) {
      case .chain(let chain): check(go, draft, chain, from: source, &context)
      case .fault(let fault):
        context.report(.linkNeedsVia, at: context.words.targetRange(go.segue)) { words in
          LinkNeedsVia.diagnostic(fault, draft.way, by: .go(go.segue), words)
        }
      case .unknown: break
      }
    }
  }

  private func check(
    _ go: GoDraft, _ draft: GoDraft.Screen, _ chain: LinkChain, from source: ScreenID,
    _ context: inout CheckContext
  ) {
    let (target, taker) = (draft.way.screen, WayDraft.Taker.go(go.segue))
    var isWhole = !draft.isIncomplete
    for (place, name) in draft.fills where place.screen != target && !chains.isOnWay(place.screen, chain) {
      isWhole = false
      let range = context.words.tree.range(name.node)
      context.report(.unknownArgument, at: range) { words in
        UnknownArgument.notOnWay(place.screen, to: target, by: taker, at: range, words)
      }
    }
    let range = context.words.range(taker)
    // What an unknown name was to fill is not missing too.
    guard isWhole, context.keeps(.linkMissingArgument, at: range) else { return }
    let start = WayStart(source: source, target: target, dominators: shape.dominators)
    let missing = needs.lacking(Set(draft.fills.map(\.place)), chain, from: start)
    guard let first = missing.first else { return }
    context.report(.linkMissingArgument, at: range) { words in
      var diagnostic = LinkMissingArgument.diagnostic(missing, on: draft.way, by: taker, words)
      diagnostic.notes += whyItDoesNotStand(first.screen, go, words)
      return diagnostic
    }
  }

  /// Of a screen that lies below the source in some places only, a way on which it does not; of what many screens offer, one of them that
  /// it does not lie below.
  private func whyItDoesNotStand(_ screen: ScreenID, _ go: GoDraft, _ words: Wording) -> [Diagnostic.Note] {
    guard let source = go.source else {
      return shape.pagesReached.first { !shape.dominators.dominates(screen, $0) }.map { other in
        let message =
          "'\(words.name(other))' offers it too, and '\(words.name(screen))' does not lie below it everywhere"
        return [Diagnostic.Note(message, at: words.range(other))]
      } ?? []
    }
    guard PathBudget.leads(from: screen, to: source, shape) else { return [] }
    return words.notes(OccurrencePath(to: source, avoiding: screen, shape), without: words.name(screen), shape)
  }
}
