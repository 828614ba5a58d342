/// Checks that the path of each go segue is unique and has all required arguments.
///
/// The rules are the same as for links. Screens of the path that are below the source in every place need no arguments.
struct GoRoutes {
  let chains: LinkChains
  let needs: ChainNeeds
  let shape: GraphShape

  func check(_ context: inout CheckContext) {
    for go in context.resolution.goes {
      // Unreachable sources and targets that are alerts have their own messages.
      guard case .screen(let draft) = go.destination, let source = shape.start(of: go),
        !context.resolution.declarations.isAlert(draft.route.screen)
      else { continue }
      switch chains.follow(draft.route) {
      case .chain(let chain): check(go, draft, chain, from: source, &context)
      case .fault(let fault):
        context.report(.linkNeedsVia, at: context.words.targetRange(go.segue)) { words in
          LinkNeedsVia.diagnostic(fault, draft.route, by: .go(go.segue), words)
        }
      case .unknown: break
      }
    }
  }

  private func check(
    _ go: GoDraft, _ draft: GoDraft.Screen, _ chain: LinkChain, from source: ScreenID,
    _ context: inout CheckContext
  ) {
    let (target, taker) = (draft.route.screen, RouteDraft.Taker.go(go.segue))
    var isWhole = !draft.isIncomplete
    for (place, name) in draft.fills where place.screen != target && !chains.isOnRoute(place.screen, chain) {
      isWhole = false
      let range = context.words.tree.range(name.node)
      context.report(.unknownArgument, at: range) { words in
        UnknownArgument.notOnRoute(place.screen, to: target, by: taker, at: range, words)
      }
    }
    let range = context.words.range(taker)
    // After an unknown name, missing arguments would only repeat the error.
    guard isWhole, context.keeps(.linkMissingArgument, at: range) else { return }
    let start = RouteStart(source: source, target: target, dominators: shape.dominators)
    let missing = needs.lacking(Set(draft.fills.map(\.place)), chain, from: start)
    guard let first = missing.first else { return }
    context.report(.linkMissingArgument, at: range) { words in
      var diagnostic = LinkMissingArgument.diagnostic(missing, on: draft.route, by: taker, words)
      diagnostic.notes += whyItDoesNotStand(first.screen, go, words)
      return diagnostic
    }
  }

  /// A note that shows a path to the source without `screen`. For a segue of `anywhere`, it names a screen that offers
  /// the segue and that `screen` is not always below.
  private func whyItDoesNotStand(_ screen: ScreenID, _ go: GoDraft, _ words: Wording) -> [Diagnostic.Note] {
    guard let source = go.source else {
      return shape.pagesReached.first { !shape.dominators.dominates(screen, $0) }.map { other in
        let message =
          "'\(words.name(other))' also offers it, and '\(words.name(screen))' is not below '\(words.name(other))'"
          + " in every place"
        return [Diagnostic.Note(message, at: words.range(other))]
      } ?? []
    }
    guard PathBudget.leads(from: screen, to: source, shape) else { return [] }
    return words.notes(OccurrencePath(to: source, avoiding: screen, shape), without: words.name(screen), shape)
  }
}
