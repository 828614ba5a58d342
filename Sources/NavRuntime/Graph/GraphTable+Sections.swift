/// Generated code numbers the screens and segues of its own file from 0; the core, and all that looks at a whole stack, by
/// their place in the table. These translate.
extension GraphTable {
  /// The section that declares a screen.
  package func section(of screen: ScreenID) -> Int { rules.screens[Int(screen.rawValue)].section }

  /// The section that declares a segue; not for ``SegueID/back``.
  package func section(of segue: SegueID) -> Int {
    let source = rules.segues[Int(segue.rawValue)].source
    // What is offered anywhere is the graph's own.
    return source == StackRules.anywhere ? 0 : section(of: source)
  }

  /// The number of a screen in the section that declares it.
  package func number(of screen: ScreenID) -> ScreenID {
    ScreenID(rawValue: screen.rawValue - sections[section(of: screen)].firstScreen)
  }

  /// The number that a screen has as seen from a section: its own, or that of the place that it is in. What lies outside
  /// of the section has none, and is -1.
  package func number(of screen: ScreenID, from section: Int) -> ScreenID {
    var screen = screen
    while true {
      let own = self.section(of: screen)
      if own == section { return number(of: screen) }
      guard let place = rules.sections[own].place else { return -1 }
      screen = place
    }
  }

  /// The number of a segue in the section that declares it. ``SegueID/back`` is every section's.
  package func number(of segue: SegueID) -> SegueID {
    segue.rawValue < 0 ? segue : SegueID(rawValue: segue.rawValue - sections[section(of: segue)].firstSegue)
  }

  /// The segue that has this number in a section. ``SegueID/back`` is every section's.
  package func segue(_ number: SegueID, of section: Int) -> SegueID {
    number.rawValue < 0 ? number : SegueID(rawValue: number.rawValue + sections[section].firstSegue)
  }

  /// What is pushed where a screen is meant: the screen itself, or the first of the fragment that is mounted in its place.
  package func entry(of screen: ScreenID) -> ScreenID { entries[screen] ?? screen }

  /// What an unwind is in the section that it lands in: the exit of the place that it leaves, or the unwind itself.
  package func boundExit(of segue: SegueID) -> SegueID { boundExits[segue] ?? segue }

  /// The screen that a segue puts on the stack; `nil` where it puts none.
  package func destination(of segue: SegueID) -> ScreenID? {
    guard holds(segue), case .push(let screen, _) = rules.segues[Int(segue.rawValue)].action else { return nil }
    return screen
  }

  /// The screen that a segue puts on the stack or goes to.
  package func goal(of segue: SegueID) -> ScreenID? {
    if case .screen(let screen)? = goals[segue] { screen } else { destination(of: segue) }
  }

  /// Whether a segue opens a container.
  package func opensContainer(_ segue: SegueID) -> Bool {
    hasTabs && destination(of: segue).map(rules.isContainer) ?? false
  }

  /// How a segue opens what it puts on the stack.
  package func opening(of segue: SegueID) -> StackOpening {
    holds(segue) ? rules.segues[Int(segue.rawValue)].opening : .push
  }

  /// Whether a segue takes the place of what it opens something above of.
  package func replaces(_ segue: SegueID) -> Bool { holds(segue) && rules.segues[Int(segue.rawValue)].from != nil }

  /// What a screen on a stack is to the graph: itself and, of the first screen of a fragment, the place where that is
  /// mounted, outwards.
  package func roles(of screen: ScreenID) -> [ScreenID] {
    var roles = [screen]
    while let last = roles.last, let place = rules.sections[section(of: last)].place, entry(of: place) == screen {
      roles.append(place)
    }
    return roles
  }

  /// All screens, and the places where fragments are mounted.
  package var screensAndPlaces: [ScreenInfo] { rules.screens.indices.map { self[ScreenID(rawValue: Int32($0))] } }

  /// The screen of a name as the file of another screen has it.
  package func screen(named name: String, seenFrom screen: ScreenID) -> ScreenID? {
    self.screen(named: name, inSection: section(of: screen))
  }

  /// The screen of a name as the file of a section has it.
  package func screen(named name: String, inSection section: Int) -> ScreenID? {
    self.screen(named: sections[section].prefix + name)?.id
  }

  /// A segue's name in its own file.
  package func ownName(of segue: SegueID) -> String {
    let name = name(of: segue)
    return segue.rawValue < 0 ? name : String(name.dropFirst(sections[section(of: segue)].prefix.count))
  }
}
