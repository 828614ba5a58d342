/// What the app provides for each section of a graph. The one place where what the navigator knows by its number in the
/// whole graph is handed to generated code, which counts from 0 in its own file.
@MainActor struct AppSections {
  private struct Section {
    let screens: any SectionScreens
    let predicates: GraphPredicates
  }

  let table: GraphTable
  private let sections: [Section]

  init(_ table: GraphTable, screens: any SectionScreens, predicates: GraphPredicates) {
    self.table = table
    var sections: [Section] = []
    for rules in table.rules.sections {
      guard let place = rules.place else {
        sections.append(Section(screens: screens, predicates: predicates))
        continue
      }
      // A section stands behind the one that it is mounted in.
      let outer = sections[table.section(of: place)]
      let number = table.number(of: place)
      guard let inner = outer.screens.mounted(number) else {
        preconditionFailure("\(type(of: outer.screens)) provides nothing for '\(table[place].name)'")
      }
      sections.append(Section(screens: inner, predicates: outer.predicates.mounted[number] ?? GraphPredicates()))
    }
    self.sections = sections
  }

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    section(of: screen).screens.makePage(table.number(of: screen), context)
  }

  /// What the page of the source says.
  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool {
    guard context.sourceState.hasSegueSource else { return true }
    return source(of: context)?.allows(table.number(of: segue), context) ?? true
  }

  /// The hook of the source: the screens' for a push, the page's own for an unwind.
  func prepare(_ segue: SegueID, _ context: SegueContext) {
    if table.destination(of: segue) == nil {
      guard context.sourceState.hasSegueSource else { return }
      source(of: context)?.prepare(table.number(of: segue), context)
    } else {
      section(of: context.sourceState.screenID).screens.preparePush(table.number(of: segue), context)
    }
  }

  /// The hook of the target, for which leaving a fragment is an exit of the fragment's place.
  func unwind(_ segue: SegueID, to target: InstanceState, _ context: SegueContext) {
    section(of: target.screenID).screens.unwind(table.number(of: table.boundExit(of: segue)), context)
  }

  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    section(of: context.sourceState.screenID).predicates.allows(table.number(of: segue), context)
  }

  func allowsBack(_ context: SegueContext) -> Bool {
    section(of: context.sourceState.screenID).predicates.allowsBack(context)
  }

  /// The requirement of a screen, or of the place of a fragment.
  func meets(_ screen: ScreenID, _ context: ScreenContext) -> Bool {
    section(of: screen).predicates.meets(table.number(of: screen), context)
  }

  /// A predicate that has to be waited for.
  func decides(_ segue: SegueID, _ context: SegueContext) async -> Bool {
    await section(of: context.sourceState.screenID).predicates.decides(table.number(of: segue), context)
  }

  /// The page of the source, which has a say.
  private func source(of context: SegueContext) -> (any SegueSource)? { context.sourcePage as? any SegueSource }

  private func section(of screen: ScreenID) -> Section { sections[table.section(of: screen)] }
}
