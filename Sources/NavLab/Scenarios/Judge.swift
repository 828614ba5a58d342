/// Says what became of a run. The rules are the same for every guard.
@MainActor package struct Judge {
  private let stage: ScenarioRunner
  private var judgement = Judgement()

  private init(_ stage: ScenarioRunner) {
    self.stage = stage
  }

  /// Lets a stage come to rest, probes it, and judges it; with its second stack, where it has one.
  package static func judge(_ stage: ScenarioRunner) -> Judgement {
    stage.wait(30)
    for stage in [stage, stage.otherIfAny].compactMap(\.self) {
      stage.forgetReactions()
      stage.host.forgetFaults()
      stage.letGo()
      stage.host.bringIntoView()
    }
    stage.wait(30)
    var judgement = judgeOne(stage)
    if let other = stage.otherIfAny { judgement.reasons += judgeOne(other).reasons }
    return judgement
  }

  private static func judgeOne(_ stage: ScenarioRunner) -> Judgement {
    var judge = Judge(stage)
    judge.judgement.stack = stage.places
    judge.lookAtRest()
    judge.probe()
    judge.lookAtCorruption()
    judge.lookAtOrder()
    judge.lookAtLosses()
    judge.lookAtReports()
    return judge.judgement
  }

  private mutating func found(_ finding: Finding, _ text: String) {
    judgement.reasons.append(Judgement.Reason(finding: finding, text: text))
  }

  private mutating func lookAtRest() {
    let host = stage.host
    host.inspectAtRest()
    if host.isAtRest, stage.navigation.stack != host.stack {
      found(.corrupt, "the guard's stack is not the host's")
    }
    if host.isAtRest { lookAtTabs() }
    if !host.isInteractionOn { found(.stuck, "interaction is off") }
    if host.isAnimating { found(.stuck, "the host is still in a transition") }
    if stage.navigation.isBusy { found(.stuck, "the guard is closed") }
    let parked = (stage.navigation.parked ?? Set(host.parked.joined())).map(\.place)
    for place in stage.forbidden where stage.places.contains(place) || parked.contains(place) {
      found(.lost, "somebody is still on \(place), where nobody may be")
    }
    // In an app with tabs, what the system shows without asking was never the app's.
    if !stage.kept.isEmpty, !stage.hasTabs, !host.performed.contains(where: { $0.request > 0 && !$0.call.opens }) {
      for place in stage.kept where !stage.places.contains(place) && stage.page(place) != nil {
        found(.lost, "back left \(place), which the app keeps")
      }
    }
  }

  /// The path is one of the app's, at its root.
  private mutating func lookAtTabs() {
    let host = stage.host
    if (host.stack.first?.place.container == .main) != (stage.root == .tabs) {
      found(.lost, "the root is not the one that may stand")
    }
    guard stage.navigation.promise == .oneOutcomeAndOneChange else { return }
    if !LabPath.isLegal(host) { found(.corrupt, "the stack is none of the graph's") }
    if stage.navigation.releasedTwice > 0 { found(.corrupt, "a page was let go twice") }
  }

  /// A user who goes on.
  private mutating func probe() {
    guard judgement.finding < .stuck, stage.host.stack.last?.place != .probe else { return }
    if stage.host.stack.last?.place == .question {
      stage.choose(.keep)
      stage.wait(5)
    }
    stage.tap(.probe)
    stage.wait(5)
    if stage.host.visible?.place != .probe { found(.stuck, "a fresh tap leads nowhere") }
    // A host that has failed keeps what it was to forget until it is told something else, as now.
    if let parked = stage.navigation.parked, parked != Set(stage.host.parked.joined()) {
      found(.corrupt, "what is kept for the tabs is not what they hold")
    }
  }

  private mutating func lookAtCorruption() {
    for corruption in stage.host.corruptions { found(.corrupt, corruption.description) }
    if stage.navigation.promise == .oneOutcomeAndOneChange, stage.host.overlaps > 0 {
      found(.corrupt, "two changes were under way at once")
    }
    if stage.navigation.promise == .oneOutcomeAndOneChange, stage.host.touchesLetThrough > 0 {
      found(.corrupt, "touches were let through in the middle of a change")
    }
  }

  private mutating func lookAtReports() {
    let navigation = stage.navigation
    if navigation.madeForNothing > 0 { found(.lost, "a page was made for a request that came to nothing") }
    if navigation.shownElsewhere > 0 { found(.lost, "a page was reported as shown that was not on top") }
    if navigation.wrongAnswers > 0 { found(.lost, "an alert returned another button than the one that closed it") }
  }

  private mutating func lookAtOrder() {
    var newest = 0
    var carriedOut: Set<[Int]> = []
    for change in stage.host.performed where change.request > 0 && change.effect == .full {
      let asked = stage.asked[change.request - 1]
      let request = asked.request
      if asked.wasCovered, request.asker == .user, !request.isOfAlert {
        found(.replayedWrongly, "a press below somebody else's layer was carried out")
      }
      if !carriedOut.insert([change.request, change.part]).inserted {
        found(.replayedWrongly, "a request was carried out twice")
      }
      if change.request < newest { found(.replayedWrongly, "a newer request was carried out first") }
      newest = max(newest, change.request)
      if change.part == 0, request.needsSourceOnTop, let source = request.source, change.topBefore != source {
        found(.replayedWrongly, "a request was carried out when its page was no longer on top")
      }
    }
  }

  private mutating func lookAtLosses() {
    if stage.navigation.promise == .oneOutcomeAndOneChange {
      for asked in stage.asked where asked.reply == .nothing {
        let outcomes = stage.navigation.outcomes(of: asked.request.number)
        if outcomes != 1 { found(.lost, "a request had \(outcomes) outcomes") }
      }
    }
    if stage.host.coversClosed > 0 { found(.lost, "somebody else's layer was closed for a request") }
    let halfDone = Set(stage.host.performed.filter { $0.effect == .wrong }.map(\.request))
    let carriedOut = Set(stage.host.performed.map(\.request)).subtracting(halfDone)
    for asked in stage.asked where !carriedOut.contains(asked.request.number) {
      if asked.request.isOfAlert, asked.wasDueAtOnce, stage.navigation.hasShown(asked.request.number) == false {
        found(.lost, "a button of an alert led nowhere in a quiet app")
      }
      if asked.reply == .refused || stage.navigation.outcomes(of: asked.request.number) > 0 { continue }
      switch asked.request.asker {
      case .program: found(.lost, "a program's request was neither shown nor answered")
      case .user where asked.request.isOfProbe: break
      case .user: if asked.wasDueAtOnce { found(.lost, "a tap in a quiet app led nowhere") }
      }
    }
  }
}

extension GuardRequest {
  /// Whether it means the page that asks: a push on it, or a pop of it. Other calls name where they lead.
  fileprivate var needsSourceOnTop: Bool {
    switch action {
    case .push, .back, .pop, .present, .replace, .pushWhenKnown: true
    case .unwind, .popToRoot, .setStack, .choose, .restore, .select, .goToTab, .go, .open, .setRoot: false
    }
  }

  /// Whether it is what a button of an alert does.
  fileprivate var isOfAlert: Bool { if case .choose = action { true } else { false } }

  /// The laboratory's own tap, which is judged by itself.
  fileprivate var isOfProbe: Bool {
    if case .push(let page) = action { page.place == .probe } else { false }
  }
}

extension Corruption {
  /// What happened.
  fileprivate var description: String {
    switch self {
    case .changeDuringChange: "a change was begun during another"
    case .removedPageShown: "a page is shown that was taken off"
    case .pageTwice: "a page is on the stack twice"
    case .pageInTwoHosts: "a page is on two stacks"
    case .popToNoPage: "a pop to a page that had been taken off"
    case .visibleIsNotTop: "at rest the visible page is not the top of the stack"
    case .layerWithoutOpener: "at rest a layer stands whose page below has gone"
    case .interactionOutOfBalance: "interaction was turned on more often than off"
    }
  }
}

extension PerformedChange.Call {
  /// Whether a page comes by it, and none goes.
  fileprivate var opens: Bool { self == .push || self == .present }
}
