import SeededRandom

/// A move in a schedule: an action of a ``ScenarioRunner`` script as a value.
package enum Move: Hashable, Sendable {
  case tap(LabScreen)
  case tapTogether(LabScreen, LabScreen)
  case back
  /// A swipe of 200 milliseconds, up to a percentage of the width.
  case swipe(to: Int)
  /// The app pushes a screen from the page on top.
  case push(LabScreen, ChangeAnimation)
  /// The app pushes a screen from the last page of a place, which may be removed.
  case pushFrom(LabScreen, LabScreen)
  case pop
  case unwind(LabScreen)
  case popToRoot(ChangeAnimation)
  /// The app sets a stack of these places above the root.
  case setStack([LabScreen])
  /// The app pushes a place once, when a page of another place reaches a moment of its life.
  case pushWhen(PageMoment, LabScreen, LabScreen)
  /// The next change has a fault.
  case fault(ChangeFault)
  /// This number of milliseconds passes.
  case wait(Int)
  case present, dismiss, hide, show, suspend, resume
  /// The system pops pages.
  case systemPops(Int)
  case longPressBack(LabScreen)
  /// A gesture begins, and does not end in this move.
  case beginSwipe
  /// The system cancels the touch.
  case loseSwipe
  case liftSwipe(at: Int)
  /// A move with layers or replacements.
  case layers(LayerMove)
  /// A move with tabs.
  case tabs(TabMove)
}

extension Move {
  /// Performs the move on a stage.
  @MainActor package func play(on stage: ScenarioRunner) {
    let (host, program) = (stage.host, stage.program)
    switch self {
    case .tap(let place): stage.tap(place)
    case .tapTogether(let place, let other): stage.tapTogether(place, other)
    case .back: stage.back()
    case .swipe(let percent): stage.swipe(to: Double(percent) / 100)
    case .push(let place, let animation): program.push(place, animation)
    case .pushFrom(let source, let place): program.push(place, from: source)
    case .pop: program.pop()
    case .unwind(let place): program.unwind(to: place)
    case .popToRoot(let animation): program.popToRoot(animation)
    case .setStack(let places): program.setStack(pages: ([stage.root.first] + places).map(stage.window.makePage))
    case .pushWhen(let moment, let source, let place):
      stage.when(moment, source) { program.push(place, from: source) }
    case .fault(let fault): host.nextChange(fault)
    case .wait(let milliseconds): stage.wait(Double(milliseconds) / 1000)
    case .present: host.present()
    case .dismiss: host.dismiss()
    case .hide: host.hide()
    case .show: host.show()
    case .suspend: host.suspend()
    case .resume: host.resume()
    case .systemPops(let count): host.systemPops(count)
    case .longPressBack(let place): host.longPressBack(to: place)
    case .beginSwipe: host.beginSwipe()
    case .loseSwipe: host.loseSwipe()
    case .liftSwipe(let percent):
      host.moveSwipe(to: Double(percent) / 100)
      host.liftSwipe()
    case .layers(let move): move.play(on: stage)
    case .tabs(let move): move.play(on: stage)
    }
  }

  /// Returns a random move. Most moves are actions of the user and the app, and some are faults of the host.
  static func random(_ random: inout SplitMix) -> Move {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: .tap(place(&random))
    case 18..<22: .tapTogether(place(&random), place(&random))
    case 22..<30: .back
    case 30..<35: .swipe(to: Int.random(in: 0...10, using: &random) * 10)
    case 35..<43: .push(place(&random), animation(&random))
    case 43..<46: .pushFrom(place(&random), place(&random))
    case 46..<49: .pop
    case 49..<52: .unwind(place(&random))
    case 52..<54: .popToRoot(animation(&random))
    case 54..<56: .setStack(stack(&random))
    case 56..<59: .pushWhen(moment(&random), place(&random), place(&random))
    case 59..<67: .fault(fault(&random))
    case 67..<85: .wait([0, 16, 100, 200, 350, 400, 1_000, 3_000].randomElement(using: &random) ?? 0)
    case 85..<87: .present
    case 87..<89: .dismiss
    case 89: .hide
    case 90: .show
    case 91: .suspend
    case 92: .resume
    case 93: .systemPops(Int.random(in: 1...3, using: &random))
    case 94: .longPressBack(place(&random))
    case 95..<97: .beginSwipe
    case 97: .loseSwipe
    default: .liftSwipe(at: Int.random(in: 0...10, using: &random) * 10)
    }
  }

  static func place(_ random: inout SplitMix) -> LabScreen {
    [LabScreen.home, .a, .b, .c, .d].randomElement(using: &random) ?? .home
  }

  /// Returns a random stack above the root that push segues can create.
  private static func stack(_ random: inout SplitMix) -> [LabScreen] {
    [LabScreen.a, .b, .c, .d].filter { _ in Bool.random(using: &random) }
  }

  static func animation(_ random: inout SplitMix) -> ChangeAnimation {
    Bool.random(using: &random) ? .animated : .unanimated
  }

  private static func moment(_ random: inout SplitMix) -> PageMoment {
    let all: [PageMoment] = [.loads, .willAppear, .willDisappear, .appeared, .disappeared, .didShow]
    return all.randomElement(using: &random) ?? .loads
  }

  private static func fault(_ random: inout SplitMix) -> ChangeFault {
    let all: [ChangeFault] = [
      .completesLate(.milliseconds(Int.random(in: 1...30, using: &random) * 100)), .completesTwice, .neverCompletes,
      .completionIsLost, .completesInsideTheCall, .completesForTheOldPage, .animatesForever, .oldPageStays,
      .appearsAtOnce, .isSkipped, .isSkippedAndCompletes, .endsDeeper, .popsTwo,
    ]
    return all.randomElement(using: &random) ?? .neverCompletes
  }
}
