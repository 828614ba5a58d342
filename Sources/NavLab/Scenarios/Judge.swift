/// Judges a run. The rules are the same for every guard.
@MainActor package struct Judge {
  private let stage: ScenarioRunner
  private var judgement = Judgement()

  private init(_ stage: ScenarioRunner) {
    self.stage = stage
  }

  /// Waits until a stage is idle, probes it, and judges it. Includes its second stack, if there is one.
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
      found(.corrupt, "the guard's stack differs from the host's")
    }
    if host.isAtRest { lookAtTabs() }
    if !host.isInteractionOn { found(.stuck, "interaction is off") }
    if host.isAnimating { found(.stuck, "the host is still in a transition") }
    if stage.navigation.isBusy { found(.stuck, "the guard is still busy") }
    let parked = (stage.navigation.parked ?? Set(host.parked.joined())).map(\.place)
    for place in stage.forbidden where stage.places.contains(place) || parked.contains(place) {
      found(.lost, "\(place) is still open although it is forbidden")
    }
    // With tabs, the system can show pages that the app did not request, so this check does not apply.
    // The properties of columns include this check under the guarded stack.
    let isChecked = !stage.hasTabs && (stage.root != .desk || stage.navigation.promise == .nothing)
    if !stage.kept.isEmpty, isChecked, !host.performed.contains(where: { $0.request > 0 && !$0.call.opens }) {
      for place in stage.kept where !stage.places.contains(place) && stage.page(place) != nil {
        found(.lost, "back removed \(place), which the app keeps")
      }
    }
  }

  /// Checks that the path is legal in the app, and starts at the right root.
  private mutating func lookAtTabs() {
    let host = stage.host
    if (host.stack.first?.place.container == .main) != (stage.root == .tabs) {
      found(.lost, "the wrong root is on the stack")
    }
    if stage.root == .desk, !DeskPath.isLegal(host) {
      found(.corrupt, "the stack is not legal in the graph")
      return
    }
    guard stage.navigation.promise == .oneOutcomeAndOneChange else { return }
    if stage.root != .desk, !LabPath.isLegal(host) { found(.corrupt, "the stack is not legal in the graph") }
    if stage.navigation.releasedTwice > 0 { found(.corrupt, "a page was released twice") }
  }

  /// Simulates a user who continues with a new tap.
  private mutating func probe() {
    guard judgement.finding < .stuck, stage.host.stack.last?.place != .probe else { return }
    if stage.host.stack.last?.place == .question {
      stage.choose(.keep)
      stage.wait(5)
    }
    stage.tap(.probe)
    stage.wait(5)
    if stage.host.visible?.place != .probe { found(.stuck, "a new tap has no effect") }
    // A host whose change failed remembers the pages to forget until the next change, which is this tap.
    if let parked = stage.navigation.parked, parked != Set(stage.host.parked.joined()) {
      found(.corrupt, "the guard's parked pages differ from the host's")
    }
  }

  private mutating func lookAtCorruption() {
    for corruption in stage.host.corruptions { found(.corrupt, corruption.description) }
    if stage.navigation.promise == .oneOutcomeAndOneChange, stage.host.overlaps > 0 {
      found(.corrupt, "two changes were in progress at once")
    }
    if stage.navigation.promise == .oneOutcomeAndOneChange, stage.host.touchesLetThrough > 0 {
      found(.corrupt, "touches were enabled during a change")
    }
  }

  private mutating func lookAtReports() {
    let navigation = stage.navigation
    if navigation.madeForNothing > 0 { found(.lost, "a page was created for a request that was not performed") }
    if navigation.shownElsewhere > 0 { found(.lost, "a page was reported as shown although it was not on top") }
    if stage.host.pagesCopied > 0 { found(.lost, "a page was replaced by a copy of itself") }
    if navigation.wrongAnswers > 0 { found(.lost, "an alert returned another button than the one that closed it") }
  }

  private mutating func lookAtOrder() {
    var newest = 0
    var carriedOut: Set<[Int]> = []
    for change in stage.host.performed where change.request > 0 && change.effect == .full {
      let asked = stage.asked[change.request - 1]
      let request = asked.request
      if asked.wasCovered, request.asker == .user, !request.isOfAlert {
        found(.replayedWrongly, "a press below a layer of other code was performed")
      }
      if !carriedOut.insert([change.request, change.part]).inserted {
        found(.replayedWrongly, "a request was performed twice")
      }
      // A button of an alert is reported after its press, so an older number means nothing. Its action comes before
      // requests that wait for the answer.
      if !request.isOfAlert {
        if change.request < newest { found(.replayedWrongly, "a newer request was performed first") }
        newest = max(newest, change.request)
      }
      // A press of back cancels the alert of the guard, also while the host closes the alert by itself.
      let isCancel = asked.alert != nil && asked.alert == change.topBefore
      let acts = request.source.map { $0 == change.topBefore || change.columnsBefore.contains($0) } ?? true
      let strays = !isCancel && !acts
      if change.part == 0, request.needsSourceOnTop, strays {
        found(.replayedWrongly, "a request was performed after its page was no longer on top")
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
    if stage.host.coversClosed > 0 { found(.lost, "a layer of other code was closed for a request") }
    let halfDone = Set(stage.host.performed.filter { $0.effect == .wrong }.map(\.request))
    let carriedOut = Set(stage.host.performed.map(\.request)).subtracting(halfDone)
    for asked in stage.asked where !carriedOut.contains(asked.request.number) {
      if asked.request.isOfAlert, asked.wasDueAtOnce, stage.navigation.hasShown(asked.request.number) == false {
        found(.lost, "a button of an alert had no effect in an idle app")
      }
      if asked.reply == .refused || stage.navigation.outcomes(of: asked.request.number) > 0 { continue }
      switch asked.request.asker {
      case .program: found(.lost, "a program's request was neither shown nor answered")
      case .user where asked.request.isOfProbe: break
      case .user: if asked.wasDueAtOnce { found(.lost, "a tap in an idle app had no effect") }
      }
    }
  }
}

extension GuardRequest {
  /// Whether the request refers to its own page, such as a push or a pop. Other requests name their destination.
  fileprivate var needsSourceOnTop: Bool {
    switch action {
    case .push, .pane, .back, .pop, .present, .replace, .pushWhenKnown: true
    case .unwind, .popToRoot, .setStack, .choose, .restore, .select, .goToTab, .go, .open, .setRoot: false
    }
  }

  /// Whether a button of an alert caused the request.
  fileprivate var isOfAlert: Bool { if case .choose = action { true } else { false } }

  /// Whether the request is the tap of the probe, which is judged separately.
  fileprivate var isOfProbe: Bool {
    if case .push(let page) = action { page.place == .probe } else { false }
  }
}

extension Corruption {
  /// A description of the corruption.
  fileprivate var description: String {
    switch self {
    case .changeDuringChange: "a change started during another one"
    case .removedPageShown: "a removed page is shown"
    case .pageTwice: "a page is on the stack twice"
    case .pageInTwoHosts: "a page is on two stacks"
    case .popToNoPage: "a pop to a page that was removed before"
    case .visibleIsNotTop: "the visible page is not the top of the stack when the host is idle"
    case .layerWithoutOpener: "a layer is open although the page below it was removed"
    case .interactionOutOfBalance: "interaction was turned on more often than off"
    case .stackInStack: "a native stack is on another one"
    case .stackChangedByFold: "a change of form changed the stack"
    case .pageInWrongColumn: "a page is in another column than the one in which it was opened"
    case .presenterMoved: "a change of form moved the page below a layer"
    }
  }
}

extension PerformedChange.Call {
  /// Whether the call only adds pages.
  fileprivate var opens: Bool { self == .push || self == .present || self == .showDetail }
}
