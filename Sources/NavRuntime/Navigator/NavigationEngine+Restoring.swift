// Saved stacks, which wait for their turn.
extension NavigationEngine {
  /// Puts up a saved stack, as far as it may be there; the root, if nothing of it may. It waits during a transition and
  /// while a lock is held. A later one supersedes it, with the links that were opened behind it.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(segue: .none, source: nil, sender: .program)
    guard canTake(request) else { return request }
    let waits = isNested || !view.canPlace
    asking {
      request.placed = screens
      register(request)
      record(.requested(describe(request)))
      // What it holds is freed when nothing is being changed.
      let former = exchange(&waitingRestore, with: WaitingRestore(request: request, screens: screens))
      if let former { for each in [former.request] + former.links { end(each.id, .superseded) } }
      if waits { record(.queued(request.id)) }
    }
    return request
  }

  /// Its turn has come. The facts of this moment decide what of it may be there; those that change meanwhile are
  /// evaluated again when the stack stands.
  func restoreNow() {
    guard let waiting = exchange(&waitingRestore, with: nil), requests[waiting.request.id] != nil else { return }
    let request = waiting.request
    let root = questions.standingRoot
    let allowed = waiting.screens.first?.id == root ? questions.allowedPart(of: waiting.screens) : standingRoot
    request.placed = completed(allowed)
    // A predicate has taken a lock, or has asked for another stack.
    if view.observed.isLocked, waitingRestore == nil, requests[request.id] != nil {
      waitingRestore = waiting
      return
    }
    handle(.place(request.id, placements(of: request.placed.map { ($0.id, $0.opening) }, for: request)))
    for link in waiting.links where requests[link.id] != nil {
      handle(.request(stackRequest(link, isNested: false)))
    }
  }

  /// Lets a link wait behind a stack that is to be restored.
  func wait(behindRestore link: PendingRequest) {
    if (waitingRestore?.links.count ?? 0) >= run.core.limits.queue { return endUnasked(link, .refused(.busy)) }
    register(link)
    waitingRestore?.links.append(link)
    record(.requested(describe(link)))
    record(.queued(link.id))
  }

  /// Takes a saved stack, or a link behind one, out of the queue; whether it was there. The links behind a stack go on
  /// without it.
  func cancelRestore(_ request: PendingRequest) -> Bool {
    guard let waiting = waitingRestore else { return false }
    if waiting.request === request {
      _ = exchange(&waitingRestore, with: nil)
      asking {
        end(request.id, .cancelled)
        for link in waiting.links { receive(.input(.request(stackRequest(link, isNested: false)))) }
      }
      return true
    }
    guard let index = waiting.links.firstIndex(where: { $0 === request }) else { return false }
    waitingRestore?.links.remove(at: index)
    asking { end(request.id, .cancelled) }
    return true
  }
}
