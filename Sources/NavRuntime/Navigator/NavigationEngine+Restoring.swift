// Saved stacks, which wait for their turn.
extension NavigationEngine {
  /// Puts up a saved stack, as far as it may be there; the root, if nothing of it may. It waits during a transition and
  /// while a lock is held. A later one supersedes it, with the requests that wait behind it.
  func restore(_ screens: [PlacedScreen]) -> PendingRequest {
    let request = PendingRequest(segue: .none, source: nil, sender: .program)
    guard canTake(request) else { return request }
    let waits = isNested || !view.canPlace
    asking {
      request.placed = screens
      register(request)
      record(.requested(describe(request)))
      replaceRestore(with: WaitingRestore(request: request, screens: screens))
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
    for later in waiting.later where requests[later.id] != nil {
      handle(.request(stackRequest(later, isNested: false)))
    }
  }

  /// Lets a request that may wait do so behind the stack that is to be restored, so that it does not overtake.
  ///
  /// - Returns: `true` if the request waits now, or has ended.
  func waitsBehindRestore(_ request: PendingRequest) -> Bool {
    guard let waiting = waitingRestore else { return false }
    // A lock refuses segues, which do not wait for it.
    if request.segue != .link, view.observed.isLocked { return false }
    guard policy(of: request) == .queue else { return false }
    if waiting.later.count >= run.core.limits.queue {
      endUnasked(request, .refused(.busy))
    } else {
      register(request)
      waitingRestore?.later.append(request)
      record(.requested(describe(request)))
      record(.queued(request.id))
    }
    return true
  }

  /// A later request that waits and replaces the queue supersedes the stack that is to be restored. One that is refused
  /// replaces nothing.
  func supersedeRestore(by request: PendingRequest) {
    guard let waiting = waitingRestore, waiting.request.id.rawValue < request.id.rawValue else { return }
    if policy(of: request) == .replace { replaceRestore(with: nil) }
  }

  private func policy(of request: PendingRequest) -> BusyPolicy {
    run.core.rules.policy(of: stackRequest(request, isNested: false))
  }

  private func replaceRestore(with waiting: WaitingRestore?) {
    // What it holds is freed when nothing is being changed.
    guard let former = exchange(&waitingRestore, with: waiting) else { return }
    for request in [former.request] + former.later { end(request.id, .superseded) }
  }

  /// Takes a saved stack, or a request behind one, out of the queue; whether it was there. The requests behind a stack go
  /// on without it.
  func cancelRestore(_ request: PendingRequest) -> Bool {
    guard let waiting = waitingRestore else { return false }
    if waiting.request === request {
      _ = exchange(&waitingRestore, with: nil)
      asking {
        end(request.id, .cancelled)
        for later in waiting.later { receive(.input(.request(stackRequest(later, isNested: false)))) }
      }
      return true
    }
    guard let index = waiting.later.firstIndex(where: { $0 === request }) else { return false }
    waitingRestore?.later.remove(at: index)
    asking { end(request.id, .cancelled) }
    return true
  }
}
