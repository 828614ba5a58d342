import SeededRandom

/// A move in a schedule for an app with columns.
package enum PaneMove: Hashable, Sendable {
  /// The user chooses a row, or taps a control, on the last page of a column. It leads to the given place.
  case tap(LabScreen, on: LabScreen)
  /// The user presents a screen from the last page of a column.
  case tapPresent(LabScreen, LayerKind, on: LabScreen)
  /// The user presses the back button of a column.
  case back(on: LabScreen)
  /// Two fingers choose rows of two columns.
  case tapTogether(LabScreen, on: LabScreen, and: LabScreen, onOther: LabScreen)
  /// Code of the last page of a place opens another, whether the page is visible or not.
  case open(LabScreen, from: LabScreen)
  case present(LabScreen, LayerKind, from: LabScreen)
  case replace(LabScreen, by: LabScreen)
  case unwind(LabScreen, to: LabScreen)
  case pop(LabScreen)
  case link(LabScreen)
  /// Code opens a place once, when a page of another place reaches a moment of its life.
  case openWhen(PageMoment, LabScreen, LabScreen, from: LabScreen)
  /// The window becomes wide or narrow.
  case fold(isExpanded: Bool)
  /// The form changes once, when a page of a place reaches a moment of its life, which can be inside a change.
  case foldWhen(PageMoment, LabScreen, isExpanded: Bool)
  /// The requirement of a place fails, or all requirements hold again.
  case forbid(LabScreen), allow
  case save, restore, hold, letGo
}

extension PaneMove {
  /// Performs the move on a stage.
  @MainActor func play(on stage: ScenarioRunner) {
    let program = stage.program
    switch self {
    case .tap(let place, let source): stage.tapControl(of: place, on: source)
    case .tapPresent(let place, let kind, let source): stage.tapPresent(place, as: kind, on: source)
    case .back(let source): stage.back(on: source)
    case .tapTogether(let place, let source, let other, let otherSource):
      stage.chooseTogether(place, on: source, and: other, on: otherSource)
    case .open(let place, let source): program.openControl(of: place, from: source)
    case .present(let place, let kind, let source): program.present(place, as: kind, from: source)
    case .replace(let source, let place): program.replace(by: place, from: source)
    case .unwind(let source, let target): program.unwind(to: target, from: source)
    case .pop(let source): program.pop(from: source)
    case .link(let place): program.open(place)
    case .openWhen(let moment, let place, let other, let source):
      stage.when(moment, place) { program.openControl(of: other, from: source) }
    case .fold(let isExpanded): stage.fold(expanded: isExpanded)
    case .foldWhen(let moment, let place, let isExpanded):
      stage.when(moment, place) { stage.fold(expanded: isExpanded) }
    case .forbid(let place): stage.forbid(place)
    case .allow: stage.forbid()
    case .save: stage.save()
    case .restore: program.restore()
    case .hold: stage.hold()
    case .letGo: stage.letGo()
    }
  }

  /// Returns a random move. Most moves are requests of a page in some column, and changes of form.
  static func random(_ random: inout SplitMix) -> PaneMove {
    let (source, place) = edge(&random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: return .tap(place, on: source)
    case 30..<35: return .tapPresent(.filter, LayerMove.kind(&random), on: page(&random))
    case 35..<37: return .tapPresent(.question, .alert, on: page(&random))
    case 37..<41: return .back(on: page(&random))
    case 41..<45:
      let (other, otherPlace) = edge(&random)
      return .tapTogether(place, on: source, and: otherPlace, onOther: other)
    case 45..<57: return .open(place, from: source)
    case 57: return .present(.tray, .sheet, from: .item)
    case 58..<60: return .present(.filter, LayerMove.kind(&random), from: page(&random))
    case 60..<63: return Bool.random(using: &random) ? .replace(.item, by: .other) : .replace(.list, by: .tray)
    case 63..<67: return .unwind(page(&random), to: page(&random))
    case 67..<70: return .pop(page(&random))
    case 70..<73: return .link([LabScreen.list, .item, .other].randomElement(using: &random) ?? .item)
    case 73..<76: return .openWhen(LayerMove.moment(&random), page(&random), place, from: source)
    case 76..<88: return .fold(isExpanded: Int.random(in: 0..<3, using: &random) > 0)
    case 88..<93:
      return .foldWhen(LayerMove.moment(&random), page(&random), isExpanded: Bool.random(using: &random))
    case 93..<95: return .forbid(page(&random))
    case 95: return .allow
    case 96: return .save
    case 97: return .restore
    case 98: return .hold
    default: return .letGo
    }
  }

  private static let edges: [(source: LabScreen, place: LabScreen)] = [
    (.desk, .list), (.desk, .list), (.desk, .tray), (.list, .item), (.list, .item), (.list, .other), (.list, .shelf),
    (.tray, .other), (.tray, .shelf), (.shelf, .item), (.shelf, .other), (.item, .note), (.other, .note),
    (.filter, .note),
  ]

  private static func edge(_ random: inout SplitMix) -> (source: LabScreen, place: LabScreen) {
    edges.randomElement(using: &random) ?? edges[0]
  }

  /// Returns a random page.
  static func page(_ random: inout SplitMix) -> LabScreen {
    [LabScreen.desk, .list, .tray, .shelf, .item, .other, .note, .filter].randomElement(using: &random) ?? .desk
  }
}
