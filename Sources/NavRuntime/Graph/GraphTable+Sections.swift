/// Translations between two numberings of screens and segues.
///
/// Generated code numbers those of its own file from 0. The core, and all code for a whole stack, numbers them by
/// their position in the table.
extension GraphTable {
  /// The section that declares a screen.
  package func section(of screen: ScreenID) -> Int { rules.screens[Int(screen.rawValue)].section }

  /// The section that declares a segue. The segue must not be ``SegueID/back``.
  package func section(of segue: SegueID) -> Int {
    let source = rules.segues[Int(segue.rawValue)].source
    // A segue that is offered anywhere belongs to the graph itself.
    return source == StackRules.anywhere ? 0 : section(of: source)
  }

  /// The number of a screen in the section that declares it.
  package func number(of screen: ScreenID) -> ScreenID {
    ScreenID(rawValue: screen.rawValue - sections[section(of: screen)].firstScreen)
  }

  /// The number of a screen as seen from a section: its own number, or the number of the place that contains it. -1
  /// for a screen outside of the section.
  package func number(of screen: ScreenID, from section: Int) -> ScreenID {
    var screen = screen
    while true {
      let own = self.section(of: screen)
      if own == section { return number(of: screen) }
      guard let place = rules.sections[own].place else { return -1 }
      screen = place
    }
  }

  /// The number of a segue in the section that declares it. ``SegueID/back`` is the same in every section.
  package func number(of segue: SegueID) -> SegueID {
    segue.rawValue < 0 ? segue : SegueID(rawValue: segue.rawValue - sections[section(of: segue)].firstSegue)
  }

  /// The segue with a number in a section. ``SegueID/back`` is the same in every section.
  package func segue(_ number: SegueID, of section: Int) -> SegueID {
    number.rawValue < 0 ? number : SegueID(rawValue: number.rawValue + sections[section].firstSegue)
  }

  /// The screen that is pushed for a screen: the screen itself, or the first screen of the fragment in its place.
  package func entry(of screen: ScreenID) -> ScreenID { entries[screen] ?? screen }

  /// The segue that the landing section sees for an unwind: the exit of the place that the unwind leaves, or the
  /// unwind itself.
  package func boundExit(of segue: SegueID) -> SegueID { boundExits[segue] ?? segue }

  /// The destination of a push, or `nil` for another segue.
  package func destination(of segue: SegueID) -> ScreenID? {
    guard holds(segue), case .push(let screen, _) = rules.segues[Int(segue.rawValue)].action else { return nil }
    return screen
  }

  /// The destination of a push, or of a go segue to a screen. `nil` for another segue.
  package func goal(of segue: SegueID) -> ScreenID? {
    if case .screen(let screen)? = goals[segue] { screen } else { destination(of: segue) }
  }

  /// Whether a segue opens a container.
  package func opensContainer(_ segue: SegueID) -> Bool {
    hasTabs && destination(of: segue).map(rules.isContainer) ?? false
  }

  /// The opening of a segue's destination.
  package func opening(of segue: SegueID) -> StackOpening {
    holds(segue) ? rules.segues[Int(segue.rawValue)].opening : .push
  }

  /// Whether a push replaces entries of the stack.
  package func replaces(_ segue: SegueID) -> Bool { holds(segue) && rules.segues[Int(segue.rawValue)].from != nil }

  /// The roles of a screen in the graph: the screen itself and, for the first screen of a fragment, the places where
  /// the fragment is mounted, from the innermost.
  package func roles(of screen: ScreenID) -> [ScreenID] {
    var roles = [screen]
    while let last = roles.last, let place = rules.sections[section(of: last)].place, entry(of: place) == screen {
      roles.append(place)
    }
    return roles
  }

  /// All screens, and the places where fragments are mounted.
  package var screensAndPlaces: [ScreenInfo] { rules.screens.indices.map { self[ScreenID(rawValue: Int32($0))] } }

  /// Returns the screen that a name means in the file of another screen.
  package func screen(named name: String, seenFrom screen: ScreenID) -> ScreenID? {
    self.screen(named: name, inSection: section(of: screen))
  }

  /// Returns the screen that a name means in the file of a section.
  package func screen(named name: String, inSection section: Int) -> ScreenID? {
    self.screen(named: sections[section].prefix + name)?.id
  }

  /// The name of a segue in its own file.
  package func ownName(of segue: SegueID) -> String {
    let name = name(of: segue)
    return segue.rawValue < 0 ? name : String(name.dropFirst(sections[section(of: segue)].prefix.count))
  }
}
