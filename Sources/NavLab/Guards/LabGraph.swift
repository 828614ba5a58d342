import NavRuntime

/// The graph of the laboratory's world, in the shape that navc writes: each screen pushes those after it, and each segue is
/// there once for each busy policy.
enum LabGraph: NavigationGraph {
  static let table = GraphTable(
    #"""
    graph Lab
    root home
    screen home
      push openA a
      push dropA a
        busy drop
      push queueA a
        busy queue
      push replaceA a
        busy replace
      push openB b
      push dropB b
        busy drop
      push queueB b
        busy queue
      push replaceB b
        busy replace
      push openC c
      push dropC c
        busy drop
      push queueC c
        busy queue
      push replaceC c
        busy replace
      push openD d
      push dropD d
        busy drop
      push queueD d
        busy queue
      push replaceD d
        busy replace
      push openProbe probe
      push dropProbe probe
        busy drop
      push queueProbe probe
        busy queue
      push replaceProbe probe
        busy replace
    screen a
      back if mayLeave
      push openB b
      push dropB b
        busy drop
      push queueB b
        busy queue
      push replaceB b
        busy replace
      push openC c
      push dropC c
        busy drop
      push queueC c
        busy queue
      push replaceC c
        busy replace
      push openD d
      push dropD d
        busy drop
      push queueD d
        busy queue
      push replaceD d
        busy replace
      push openProbe probe
      push dropProbe probe
        busy drop
      push queueProbe probe
        busy queue
      push replaceProbe probe
        busy replace
      unwind leave previous
      unwind backToRoot root
      unwind dropBack previous
        busy drop
      unwind dropToRoot root
        busy drop
      unwind queueBack previous
        busy queue
      unwind queueToRoot root
        busy queue
      unwind replaceBack previous
        busy replace
      unwind replaceToRoot root
        busy replace
    screen b
      shared
      back if mayLeave
      push openC c
      push dropC c
        busy drop
      push queueC c
        busy queue
      push replaceC c
        busy replace
      push openD d
      push dropD d
        busy drop
      push queueD d
        busy queue
      push replaceD d
        busy replace
      push openProbe probe
      push dropProbe probe
        busy drop
      push queueProbe probe
        busy queue
      push replaceProbe probe
        busy replace
      unwind leave previous
      unwind backToRoot root
      unwind backToA a
      unwind dropBack previous
        busy drop
      unwind dropToRoot root
        busy drop
      unwind dropToA a
        busy drop
      unwind queueBack previous
        busy queue
      unwind queueToRoot root
        busy queue
      unwind queueToA a
        busy queue
      unwind replaceBack previous
        busy replace
      unwind replaceToRoot root
        busy replace
      unwind replaceToA a
        busy replace
    screen c
      shared
      back if mayLeave
      push openD d
      push dropD d
        busy drop
      push queueD d
        busy queue
      push replaceD d
        busy replace
      push openProbe probe
      push dropProbe probe
        busy drop
      push queueProbe probe
        busy queue
      push replaceProbe probe
        busy replace
      unwind leave previous
      unwind backToRoot root
      unwind backToA a
      unwind backToB b
      unwind dropBack previous
        busy drop
      unwind dropToRoot root
        busy drop
      unwind dropToA a
        busy drop
      unwind dropToB b
        busy drop
      unwind queueBack previous
        busy queue
      unwind queueToRoot root
        busy queue
      unwind queueToA a
        busy queue
      unwind queueToB b
        busy queue
      unwind replaceBack previous
        busy replace
      unwind replaceToRoot root
        busy replace
      unwind replaceToA a
        busy replace
      unwind replaceToB b
        busy replace
    screen d
      shared
      back if mayLeave
      push openProbe probe
      push dropProbe probe
        busy drop
      push queueProbe probe
        busy queue
      push replaceProbe probe
        busy replace
      unwind leave previous
      unwind backToRoot root
      unwind backToA a
      unwind backToB b
      unwind backToC c
      unwind dropBack previous
        busy drop
      unwind dropToRoot root
        busy drop
      unwind dropToA a
        busy drop
      unwind dropToB b
        busy drop
      unwind dropToC c
        busy drop
      unwind queueBack previous
        busy queue
      unwind queueToRoot root
        busy queue
      unwind queueToA a
        busy queue
      unwind queueToB b
        busy queue
      unwind queueToC c
        busy queue
      unwind replaceBack previous
        busy replace
      unwind replaceToRoot root
        busy replace
      unwind replaceToA a
        busy replace
      unwind replaceToB b
        busy replace
      unwind replaceToC c
        busy replace
    screen probe
      shared
      back if mayLeave
    """#)

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Home.self
    case 1: A.self
    case 2: B.self
    case 3: C.self
    case 4: D.self
    case 5: Probe.self
    default: nil
    }
  }

  /// The screen of a place.
  static func screen(_ place: Place) -> any Screen {
    switch place {
    case .home: Home()
    case .a: A()
    case .b: B()
    case .c: C()
    case .d: D()
    case .probe: Probe()
    }
  }
}

extension LabGraph {
  /// The screen `home`.
  struct Home: PlainScreen {
    init() {}
  }

  /// The screen `a`.
  struct A: PlainScreen {
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
}
