/// The line that a developer reads about a refused request: the segue, its screen, the reason, and the advice.
struct RefusalLine: CustomStringConvertible {
  let request: NavigationEvent.Request
  let refusal: Refusal

  var description: String { "navc: \(subject) was refused because \(reason); \(advice)." }

  private var subject: String {
    if let url = request.url { return "the link '\(url)'" }
    let screen = request.source.map { " from '\($0.name)'" } ?? ""
    return request.segue == .none ? "the request to place a stack" : "'\(request.name)'\(screen)"
  }

  private var screen: String { request.source.map { "'\($0.name)'" } ?? "its screen" }

  private var reason: String {
    switch refusal {
    case .predicate(segue: "back", let source): "the 'back' predicate '\(source)' is false"
    case .predicate(let segue, let source): "the predicate '\(source)' of '\(segue)' is false"
    case .requirement(let screen, let source): "'\(screen)' requires '\(source)', which is false"
    case .noMatch: "no link of the graph matches it"
    case .hook(let segue): "shouldPerform returned false for '\(segue)'"
    case .busy: "another transition is in progress, or the queue is full"
    case .duplicate where request.segue == .none: "there is a stack already"
    case .duplicate: "its destination is already visible, arriving, or queued"
    case .depth: "the segue has reached its 'maxDepth'"
    case .notVisible where request.segue == .none: "its first screen is not a root of the graph"
    case .notVisible where request.segue == .back: "there is no screen to go back to, or \(screen) is not visible"
    case .notVisible where request.source == nil: "there is no screen that offers it"
    case .notVisible: "\(screen) is not the visible screen, or its target is not on the stack"
    case .locked: "the app holds a NavigationLock"
    case .held: "a screen that it would remove does not allow 'back'"
    case .covered: "a layer that is not part of the graph covers the stack"
    }
  }

  private var advice: String {
    switch refusal {
    case .predicate(segue: "back", _): "check 'canGoBack' before you offer it"
    case .predicate, .requirement, .hook: "check 'canPerform' before you offer it, or change the facts first"
    case .noMatch: "add a 'link' to the screen that it should open, or correct the URL"
    case .busy: "set 'whenBusy: queue' on the segue if the request should wait"
    case .duplicate where request.segue == .none: "call 'restore' to replace the stack"
    case .duplicate: "set 'whenDuplicate: allow' on the screen if it may be there twice"
    case .depth: "raise 'maxDepth', or go back first"
    case .notVisible where request.segue == .none: "start with a root"
    case .notVisible: "request it from the screen on top"
    case .locked: "release the lock first"
    case .held: "leave that screen first, or let its 'back' hold"
    case .covered: "dismiss that layer first"
    }
  }
}
