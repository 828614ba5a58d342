import NavLab
import Testing

/// The judge assigns each finding correctly, and shows the worst one.
@MainActor struct JudgeTests {
  private func check(
    _ finding: Finding, _ kind: GuardKind, _ script: (ScenarioRunner) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stage = ScenarioRunner(kind)
    script(stage)
    let judgement = Judge.judge(stage)
    #expect(judgement.finding == finding, "\(judgement.reasons)", sourceLocation: sourceLocation)
    #expect((finding == .holds) == judgement.worst.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func holdsWhereEverythingHappens() {
    for kind in GuardKind.allCases {
      check(.holds, kind) { stage in
        stage.stand(on: .a, .b)
        stage.back()
        stage.wait(1)
        stage.program.popToRoot()
      }
    }
  }

  @Test func aTapThatIsDroppedInATransitionIsNoLoss() {
    check(.holds, .droppingFlags) { $0.tapTogether(.a, .b) }
  }

  @Test func aProgramsRequestThatIsDroppedIsLost() {
    check(.lost, .droppingFlags) { stage in
      stage.tap(.a)
      stage.program.push(.b)
    }
  }

  @Test func aPopThatGivesNoPageIsAnswered() {
    check(.holds, .droppingFlags) { stage in
      stage.tap(.a)
      stage.program.pop()
    }
  }

  @Test func aTapInAQuietAppThatLeadsNowhereIsLost() {
    check(.lost, .none) { stage in
      stage.host.nextChange(.isSkipped)
      stage.tap(.a)
    }
    check(.lost, .timedPushes) { stage in
      stage.host.nextChange(nil, .isSkipped)
      stage.stand(on: .a)
      stage.back()
    }
  }

  /// A missing change cannot be distinguished from one in progress.
  @Test func aTapThatIsDroppedSoonAfterAChangeIsNoLoss() {
    check(.holds, .droppingFlags) { stage in
      stage.host.nextChange(.neverCompletes)
      stage.tap(.a)
      stage.wait(1.9)
      stage.tap(.b)
    }
  }

  /// Lifts the finger from a sheet, which closes by itself before it is back in place. The next tap has no effect.
  private func tapAfterAGesture(_ stage: ScenarioRunner, whoseEnd fault: ChangeFault?, after seconds: Double) {
    stage.present(.d)
    stage.dismissalSwipe(to: 0.3)
    stage.host.layerGoes(.unanimated, fault)
    stage.wait(seconds)
    stage.host.nextChange(.isSkipped)
    stage.tapPresent(.c)
  }

  /// The sheet cannot be distinguished from one that is still moving back.
  @Test func aTapThatIsDroppedSoonAfterAGestureWhoseEndNobodyHearsIsNoLoss() {
    check(.holds, .none) { tapAfterAGesture($0, whoseEnd: .neverCompletes, after: 1.9) }
    check(.lost, .none) { tapAfterAGesture($0, whoseEnd: .neverCompletes, after: 2) }
    check(.lost, .none) { tapAfterAGesture($0, whoseEnd: nil, after: 0.4) }
    check(.lost, .none) { stage in
      stage.present(.b)
      stage.dismissalSwipe(to: 0.3)
      stage.wait(0.4)
      stage.host.nextChange(.isSkipped)
      stage.tapPresent(.c)
    }
  }

  /// The guard enables touches as soon as it can detect the end of the gesture.
  @Test func aTapLeadsOnWhenTheGuardHasMissedTheEndOfAGesture() {
    for kind in GuardKind.allCases.filter(\.isGuarded) {
      check(.holds, kind) { stage in
        stage.present(.d)
        stage.dismissalSwipe(to: 0.3)
        stage.host.layerGoes(.unanimated, .neverCompletes)
        stage.wait(0.4)
        #expect(!stage.host.isQuiet && !stage.host.isInteractionOn)
        stage.wait(1.6)
        #expect(stage.host.isQuiet && stage.host.isInteractionOn)
        stage.tapPresent(.c)
        stage.wait(3)
        #expect(stage.places == [.home, .c])
      }
    }
  }

  @Test func aRequestOfAPageThatIsNotOnTopAnyMoreIsReplayedWrongly() {
    check(.replayedWrongly, .timedPushes) { stage in
      stage.program.push(.a, from: .home)
      stage.program.push(.b, from: .home)
    }
    check(.holds, .timedPushes) { stage in
      stage.program.push(.a)
      stage.program.push(.b)
    }
  }

  @Test func aNewerRequestThatComesFirstIsReplayedWrongly() {
    check(.replayedWrongly, .newestFirst) { stage in
      stage.program.push(.a)
      stage.program.push(.b)
      stage.program.popToRoot()
    }
  }

  @Test func anAppThatIsDeadIsStuck() {
    check(.stuck, .ignoringInTransition) { stage in
      stage.host.nextChange(.neverCompletes)
      stage.tap(.a)
    }
    check(.stuck, .none) { stage in
      stage.host.nextChange(.animatesForever)
      stage.tap(.a)
    }
  }

  @Test func theWorstIsShown() {
    check(.corrupt, .timedPushes) { stage in
      stage.program.push(.a, from: .home)
      stage.program.push(.b, from: .home)
      stage.wait(0.4)
      stage.program.pop()
    }
  }

  @Test func aPresentThatTheToolkitDoesNotTakeIsLost() {
    check(.lost, .none) { stage in
      stage.program.present(.a, from: .home)
      stage.program.present(.b, from: .home)
    }
  }

  @Test func halfOfARequestIsNone() {
    check(.lost, .none) { stage in
      stage.present(.a)
      stage.host.nextChange(nil, .isSkipped)
      stage.program.replace(by: .b, from: .a)
    }
  }

  @Test func aLayerWhoseOpenerHasGoneIsCorrupt() {
    check(.corrupt, .none) { stage in
      stage.stand(on: .a)
      stage.present(.b)
      stage.forbid(.a)
    }
  }

  @Test func whoStaysWhereNobodyMayBeIsLost() {
    check(.lost, .none) { stage in
      stage.forbid(.a)
      stage.tap(.a)
    }
  }

  @Test func buttonsOfAnAlertHold() {
    for kind in GuardKind.allCases where kind.presents {
      for button in AlertButton.allCases {
        check(.holds, kind) { stage in
          stage.stand(on: .a)
          stage.tapAlert()
          stage.wait(3)
          stage.choose(button)
          stage.wait(3)
          #expect(stage.places == (button == .keep ? [.home, .a] : [.home]))
          #expect(stage.asked.last?.wasDueAtOnce == true)
        }
      }
    }
  }

  /// The judgement includes the second stack.
  @Test func bothStacksAreJudged() {
    check(.corrupt, .none) { $0.other.tapTogether(.a, .b) }
  }
}
