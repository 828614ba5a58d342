import SeededRandom

/// A move in a schedule for an app with layers.
package enum LayerMove: Hashable, Sendable {
  case tapPresent(LabScreen, LayerKind)
  /// The app presents a screen from the page on top.
  case present(LabScreen, LayerKind, ChangeAnimation)
  /// The app presents a screen from the last page of a place, which may be removed or covered.
  case presentFrom(LabScreen, LabScreen, LayerKind)
  /// The app presents a screen once, when a page of another place reaches a moment of its life.
  case presentWhen(PageMoment, LabScreen, LabScreen)
  case tapAlert
  /// The app presents the alert from the page on top.
  case alert
  /// The user presses a button of the alert, with a fault.
  case choose(AlertButton, ChangeFault?)
  /// The action of the button pushes a place from another.
  case pushWhenChosen(AlertButton, LabScreen, LabScreen)
  case replace(LabScreen, ChangeAnimation)
  /// A swipe drags the top layer down to a percentage of its height, and the finger is lifted.
  case dismissalSwipe(to: Int)
  /// A swipe of the top layer begins, and does not end in this move.
  case beginDismissal
  /// A swipe drags the top layer without asking the guard.
  case dismissalThatAsksNobody(to: Int)
  /// The finger is lifted without a report.
  case finishUnheard
  /// The top layer closes by itself.
  case layerGoes(ChangeAnimation, ChangeFault?)
  /// The requirement of a place fails from now on.
  case forbid(LabScreen)
  case save, restore
}

extension LayerMove {
  /// Performs the move on a stage.
  @MainActor func play(on stage: ScenarioRunner) {
    let (host, program) = (stage.host, stage.program)
    switch self {
    case .tapPresent(let place, let kind): stage.tapPresent(place, as: kind)
    case .present(let place, let kind, let animation): program.present(place, as: kind, animation)
    case .presentFrom(let source, let place, let kind): program.present(place, as: kind, from: source)
    case .presentWhen(let moment, let source, let place):
      stage.when(moment, source) { program.present(place, from: source) }
    case .tapAlert: stage.tapAlert()
    case .alert: program.alert()
    case .choose(let button, let fault): stage.choose(button, fault)
    case .pushWhenChosen(let button, let source, let place):
      stage.whenChosen(button) { program.push(place, from: source) }
    case .replace(let place, let animation): program.replace(by: place, animation)
    case .dismissalSwipe(let percent): stage.dismissalSwipe(to: Double(percent) / 100)
    case .dismissalThatAsksNobody(let percent): stage.dismissalSwipe(to: Double(percent) / 100, asksNobody: true)
    case .beginDismissal: stage.beginDismissal()
    case .finishUnheard: host.finishSwipe(.neverCompletes)
    case .layerGoes(let animation, let fault): host.layerGoes(animation, fault)
    case .forbid(let place): stage.forbid(place)
    case .save: stage.save()
    case .restore: program.restore()
    }
  }

  /// Returns a random move. Most moves open or close layers.
  static func random(_ random: inout SplitMix) -> LayerMove {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<22: .tapPresent(Move.place(&random), kind(&random))
    case 22..<34: .present(Move.place(&random), kind(&random), Move.animation(&random))
    case 34..<38: .presentFrom(Move.place(&random), Move.place(&random), kind(&random))
    case 38..<42: .presentWhen(moment(&random), Move.place(&random), Move.place(&random))
    case 42..<48: .tapAlert
    case 48..<52: .alert
    case 52..<62: .choose(button(&random), fault(&random))
    case 62..<66: .pushWhenChosen(button(&random), Move.place(&random), Move.place(&random))
    case 66..<72: .replace(Move.place(&random), Move.animation(&random))
    case 72..<80: .dismissalSwipe(to: Int.random(in: 0...10, using: &random) * 10)
    case 80..<84: .beginDismissal
    case 84..<86: .dismissalThatAsksNobody(to: Int.random(in: 0...10, using: &random) * 10)
    case 86..<88: .finishUnheard
    case 88..<93: .layerGoes(Move.animation(&random), fault(&random))
    case 93..<95: .forbid(Move.place(&random))
    case 95..<97: .save
    default: .restore
    }
  }

  static func kind(_ random: inout SplitMix) -> LayerKind {
    [LayerKind.sheet, .sheet, .full, .popover].randomElement(using: &random) ?? .sheet
  }

  private static func button(_ random: inout SplitMix) -> AlertButton {
    AlertButton.allCases.randomElement(using: &random) ?? .keep
  }

  static func moment(_ random: inout SplitMix) -> PageMoment {
    let all: [PageMoment] = [.loads, .willAppear, .willDisappear, .appeared, .disappeared, .didShow]
    return all.randomElement(using: &random) ?? .loads
  }

  /// Returns a random fault of a change that the host makes by itself.
  static func fault(_ random: inout SplitMix) -> ChangeFault? {
    let late = ChangeFault.completesLate(.milliseconds(Int.random(in: 1...20, using: &random) * 100))
    return [nil, nil, late, .neverCompletes, .appearsAtOnce].randomElement(using: &random) ?? nil
  }
}
