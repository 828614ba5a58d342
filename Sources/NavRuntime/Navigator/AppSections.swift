/// The app's objects for each section of a graph. This is the only place that converts the numbers of the entire
/// graph to the numbers of generated code, which counts from 0 in its own file.
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
      // The section that mounts this one precedes it.
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

  func makePlaceholder(_ screen: ScreenID, _ context: PageContext) -> Any? {
    section(of: screen).screens.makePlaceholder(table.number(of: screen), context)
  }

  /// Calls `shouldPerform` of the source's page.
  func shouldPerform(_ segue: SegueID, _ context: SegueContext) -> Bool {
    guard context.sourceState.hasSegueSource else { return true }
    return source(of: context)?.allows(table.number(of: segue), context) ?? true
  }

  /// Calls the hook of the source: the `prepare` hook of the screens for a push, or the hook of the page for an
  /// unwind.
  func prepare(_ segue: SegueID, _ context: SegueContext) {
    if table.destination(of: segue) == nil {
      guard context.sourceState.hasSegueSource else { return }
      source(of: context)?.prepare(table.number(of: segue), context)
    } else {
      section(of: context.sourceState.screenID).screens.preparePush(table.number(of: segue), context)
    }
  }

  /// Calls the hook of the target. For the target, leaving a fragment is an exit of the screen that mounts it.
  func unwind(_ segue: SegueID, to target: InstanceState, _ context: SegueContext) {
    section(of: target.screenID).screens.unwind(table.number(of: table.boundExit(of: segue)), context)
  }

  func allows(_ segue: SegueID, _ context: SegueContext) -> Bool {
    section(of: context.sourceState.screenID).predicates.allows(table.number(of: segue), context)
  }

  func allowsBack(_ context: SegueContext) -> Bool {
    section(of: context.sourceState.screenID).predicates.allowsBack(context)
  }

  /// Whether the requirement of a screen, or of a mounted fragment, holds.
  func meets(_ screen: ScreenID, _ context: ScreenContext) -> Bool {
    section(of: screen).predicates.meets(table.number(of: screen), context)
  }

  /// Evaluates a predicate with async facts.
  func decides(_ segue: SegueID, _ context: SegueContext) async -> Bool {
    await section(of: context.sourceState.screenID).predicates.decides(table.number(of: segue), context)
  }

  /// The page of the source, if it is a segue source.
  private func source(of context: SegueContext) -> (any SegueSource)? { context.sourcePage as? any SegueSource }

  private func section(of screen: ScreenID) -> Section { sections[table.section(of: screen)] }
}
