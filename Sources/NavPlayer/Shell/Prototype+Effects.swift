import NavRuntime
import NavTable

extension Prototype {
  /// Carries out one effect of the core.
  mutating func carryOut(_ effect: StackEffect) {
    switch effect {
    case .evaluate(let request, _, let target): evaluate(request, target: target)
    case .evaluateHostChange: evaluateHostChange()
    // A prototype does not have hooks.
    case .evaluateStep(let request, _): receive(.input(.verdict(request, .allowed)))
    case .evaluateRequirements: evaluateRequirements()
    case .evicting(let instance): record.evicted(page(instance), in: self)
    case .swipe(let transition): swipe = transition
    case .makePage(let instance, let request): makePage(instance, for: request)
    case .interaction(let isOn): isInteractionOn = isOn
    case .show(let transition): show(transition)
    case .didShow(let instance): visit(instance)
    case .release(let instance, _): release(instance)
    case .queued(let request): record.queued(request)
    case .end(let request, let outcome): end(request, outcome)
    case .timer(let delay): setTimer(delay)
    case .askHost: askHost()
    case .settleHost: host.settle()
    case .prepare, .unwind, .willShow, .stalled, .report, .ignored, .completedEarly, .formChanged, .adopted,
      .repairing:
      break
    }
  }

  /// Records a visit of a page, and of the containers that it is in, which do not have a page.
  private mutating func visit(_ instance: InstanceID) {
    guard let page = page(instance) else { return }
    record.visited(page.screen)
    for entry in core.stack where table.rules.isContainer(entry.screen) { record.visited(entry.screen) }
  }

  private mutating func makePage(_ instance: InstanceID, for id: RequestID) {
    guard let index = requestIndex(id) else { return }
    let request = requests[index]
    let step: PrototypeStep
    if let plan = request.plan {
      step = plan.steps[request.madePages]
    } else if let destination = request.destination {
      step = decisions.step(to: destination.screen, destination, by: request.segue)
    } else {
      step = request.placed[request.madePages]
    }
    let token = KeyToken(rawValue: request.token.rawValue + request.madePages)
    if request.makesSeveral { requests[index].madePages += 1 }
    pages.append(PrototypeRunPage(id: instance, value: step.value, key: step.key, token: token))
    if step.segue.rawValue >= 0 { record.used(step.segue) }
  }

  private mutating func show(_ transition: StackTransition) {
    if let index = requestIndex(transition.request) {
      let request = requests[index]
      if request.destination != nil, let source = request.source { departed(from: source) }
      if let evicted = request.evicts { record.evicted(page(evicted), in: self) }
      record.began(transition.request, at: now)
    }
    if transition.segue.rawValue >= 0 { record.used(transition.segue) }
    host.settle()
    let proposed = Array(core.proposed)
    let isAnimated = transition.isAnimated && unguarded == nil && !exchangesColumns(to: proposed)
    let length = isAnimated ? slideLength : .zero
    let slide = PrototypeHost.Slide(
      id: transition.id, from: host.shown, to: proposed, kind: transition.kind, start: now,
      length: length, isFinger: false)
    if length == .zero {
      host.shown = slide.to
      receive(.input(.completed(transition.id, host.state)))
      return
    }
    host.slide = slide
    receive(.input(.lasts(transition.id, length)))
  }

  /// The duration of a slide.
  var slideLength: Duration { .milliseconds(Int64(350 * slowness)) }

  private mutating func release(_ instance: InstanceID) { pages.removeAll { $0.id == instance } }

  private mutating func end(_ id: RequestID, _ outcome: StackOutcome) {
    guard let index = requestIndex(id) else { return }
    let request = requests.remove(at: index)
    if lookup?.request == id { lookup = nil }
    if request.segue == .link, let plan = request.plan {
      waitingLink.ended(plan, outcome, on: core.stack, in: table)
    }
    record.ended(
      id, outcome, because: reason(for: outcome, of: request), on: visible.map { table[$0.screen].name }, at: now)
    askOtherwise(request, outcome)
  }

  // MARK: - The segue of a page that the user may not leave

  private mutating func askOtherwise(_ request: PrototypeRequest, _ outcome: StackOutcome) {
    guard request.sender == .user, let holder = request.holder, let screen = page(holder)?.screen else { return }
    switch outcome {
    case .refused(.said(.back(screen))) where request.segue == .back: break
    case .refused(.held): break
    default: return
    }
    guard table[screen].rules.back == .asked, table.otherwise(of: screen) != nil else { return }
    receive(.otherwise(holder))
  }

  /// Performs the segue of a page that the user may not leave, if the page acts.
  mutating func performOtherwise(of holder: InstanceID) {
    guard core.isActing(holder), let source = page(holder), let segue = table.otherwise(of: source.screen),
      let screen = table.destination(of: segue),
      let destination = model.reader.read(screen, by: segue, from: source.value)
    else { return }
    ask(segue, from: source, destination.arguments)
  }
}
