import NavRuntime

/// The types of the laboratory's screens, which do not have arguments.
extension LabGraph {
  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    place(of: screen).map { type(of: Self.screen($0)) }
  }

  /// The screen of a place.
  static func screen(_ place: LabScreen) -> any Screen {
    switch place {
    case .left: Left()
    case .right: Right()
    case .club: Club()
    case .a: A()
    case .inner: Inner()
    case .outer: Outer()
    case .b: B()
    case .c: C()
    case .d: D()
    case .probe: Probe()
    case .question: Question()
    case .main: Main()
    case .nest: Nest()
    // The other places belong to another graph.
    default: Home()
    }
  }

  /// The screen `home`.
  struct Home: PlainScreen {
    init() {}
  }

  /// The screen `left`.
  struct Left: PlainScreen {
    init() {}
  }

  /// The screen `right`.
  struct Right: PlainScreen {
    init() {}
  }

  /// The screen `club`.
  struct Club: PlainScreen {
    init() {}
  }

  /// The screen `a`.
  struct A: PlainScreen {
    init() {}
  }

  /// The screen `inner`.
  struct Inner: PlainScreen {
    init() {}
  }

  /// The screen `outer`.
  struct Outer: PlainScreen {
    init() {}
  }

  /// The screen `b`.
  struct B: PlainScreen {
    init() {}
  }

  /// The screen `c`.
  struct C: PlainScreen {
    init() {}
  }

  /// The screen `d`.
  struct D: PlainScreen {
    init() {}
  }

  /// The screen `probe`.
  struct Probe: PlainScreen {
    init() {}
  }

  /// The alert `question`.
  struct Question: PlainScreen {
    init() {}
  }

  /// The container `main`.
  struct Main: PlainScreen {
    init() {}
  }

  /// The container `nest`.
  struct Nest: PlainScreen {
    init() {}
  }
}
