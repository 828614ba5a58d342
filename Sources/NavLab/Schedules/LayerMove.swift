import SeededRandom

/// One thing that happens in a schedule of an app with layers.
package enum LayerMove: Hashable, Sendable {
  case tapPresent(LabScreen, LayerKind)
  /// The app presents from the page on top.
  case present(LabScreen, LayerKind, ChangeAnimation)
  /// The app presents from the last page of a place, which may have gone or be covered.
  case presentFrom(LabScreen, LabScreen, LayerKind)
  /// The app presents, once, when a page of another place comes to a moment of its life.
  case presentWhen(PageMoment, LabScreen, LabScreen)
  case tapAlert
  /// The app asks, from the page on top.
  case alert
  /// A button of the alert, and what goes wrong with it.
  case choose(AlertButton, ChangeFault?)
  /// The button pushes a place from another.
  case pushWhenChosen(AlertButton, LabScreen, LabScreen)
  case replace(LabScreen, ChangeAnimation)
  /// A finger draws the top layer away, in percent of the way.
  case dismissalSwipe(to: Int)
  /// It begins, and is left to whatever comes next.
  case beginDismissal
  /// The layer is drawn away, and the guard is not asked.
  case dismissalThatAsksNobody(to: Int)
  /// The finger is lifted, and nobody is told.
  case finishUnheard
  /// The top layer goes by itself.
  case layerGoes(ChangeAnimation, ChangeFault?)
  /// Nobody may be there any more.
  case forbid(LabScreen)
  case save, restore
}

extension LayerMove {
  /// Makes it happen.
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

  /// Any of them: mostly layers that come and go.
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

  /// What can be wrong with something that nobody has told the host to do.
  static func fault(_ random: inout SplitMix) -> ChangeFault? {
    let late = ChangeFault.completesLate(.milliseconds(Int.random(in: 1...20, using: &random) * 100))
    return [nil, nil, late, .neverCompletes, .appearsAtOnce].randomElement(using: &random) ?? nil
  }
}
