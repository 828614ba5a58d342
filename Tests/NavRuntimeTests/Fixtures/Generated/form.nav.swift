// Made by navc from form.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation fragment `Form`.
nonisolated enum Form: NavRuntime.NavigationFragment {
  /// The shape of the fragment.
  static let table = NavRuntime.GraphTable(
    #"""
    fragment Form
    root first
    screen first
      push next second
      exit leave done
    screen second
      push next third
      push skip third2
        from previous
    screen third
      push finish last
        from root
    screen third2
    screen last
      exit done done
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return First.self
    case 1: return Second.self
    case 2: return Third.self
    case 3: return Third2.self
    case 4: return Last.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Form {
  /// What the predicates of the fragment ask the app; call `factsDidChange()` when an answer may
  /// have changed.
  @MainActor
  protocol Facts {}
}

extension Form.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Form.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates()
  }
}

// MARK: - first

extension Form {
  /// The screen “first”.
  nonisolated struct First: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Form.First {
  /// Pushes `second`.
  @discardableResult
  func next(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Form.Second(), sender: sender)
  }

  /// Unwinds to whatever `done` leads to.
  @discardableResult
  func leave(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(1, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Form.First {
  /// The segue `next`.
  static var next: Self { Self(0) }
  /// The segue `leave`.
  static var leave: Self { Self(1) }
}

// MARK: - second

extension Form {
  /// The screen “second”.
  nonisolated struct Second: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Form.Second {
  /// Pushes `third`.
  @discardableResult
  func next(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(2, Form.Third(), sender: sender)
  }

  /// Replaces this screen by `third2`.
  @discardableResult
  func skip(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Form.Third2(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Form.Second {
  /// The segue `next`.
  static var next: Self { Self(2) }
  /// The segue `skip`.
  static var skip: Self { Self(3) }
}

// MARK: - third

extension Form {
  /// The screen “third”.
  nonisolated struct Third: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Form.Third {
  /// Replaces what is above the root by `last`.
  @discardableResult
  func finish(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Form.Last(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Form.Third {
  /// The segue `finish`.
  static var finish: Self { Self(4) }
}

// MARK: - third2

extension Form {
  /// The screen “third2”.
  nonisolated struct Third2: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - last

extension Form {
  /// The screen “last”.
  nonisolated struct Last: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Form.Last {
  /// Unwinds to whatever `done` leads to.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(5, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Form.Last {
  /// The segue `done`.
  static var done: Self { Self(5) }
}

// MARK: - What the app provides

extension Form {
  /// What `first` needs of the app.
  @MainActor
  protocol FirstFactory {
    /// The page of `first`.
    associatedtype FirstPage = Any
    /// Makes the page of `first`; called once for each time it is pushed.
    func first(_ screen: NavRuntime.ScreenHandle<First>) -> FirstPage
  }

  /// What `second` needs of the app.
  @MainActor
  protocol SecondFactory {
    /// The page of `second`.
    associatedtype SecondPage = Any
    /// Makes the page of `second`; called once for each time it is pushed.
    func second(_ screen: NavRuntime.ScreenHandle<Second>) -> SecondPage
  }

  /// What `third` needs of the app.
  @MainActor
  protocol ThirdFactory {
    /// The page of `third`.
    associatedtype ThirdPage = Any
    /// Makes the page of `third`; called once for each time it is pushed.
    func third(_ screen: NavRuntime.ScreenHandle<Third>) -> ThirdPage
  }

  /// What `third2` needs of the app.
  @MainActor
  protocol Third2Factory {
    /// The page of `third2`.
    associatedtype Third2Page = Any
    /// Makes the page of `third2`; called once for each time it is pushed.
    func third2(_ screen: NavRuntime.ScreenHandle<Third2>) -> Third2Page
  }

  /// What `last` needs of the app.
  @MainActor
  protocol LastFactory {
    /// The page of `last`.
    associatedtype LastPage = Any
    /// Makes the page of `last`; called once for each time it is pushed.
    func last(_ screen: NavRuntime.ScreenHandle<Last>) -> LastPage
  }
}

extension Form {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.FragmentScreens, FirstFactory, SecondFactory, ThirdFactory,
    Third2Factory, LastFactory
  where Fragment == Form {
    /// Before `next` of `first` shows the page it has made.
    func prepareFirstNext(for segue: NavRuntime.PushSegue<FirstPage, SecondPage, Second>)
    /// When a plain back has come down to `first`.
    func backToFirst(for segue: NavRuntime.BackSegue<FirstPage>)
    /// Before `next` of `second` shows the page it has made.
    func prepareSecondNext(for segue: NavRuntime.PushSegue<SecondPage, ThirdPage, Third>)
    /// Before `skip` of `second` shows the page it has made.
    func prepareSecondSkip(for segue: NavRuntime.PushSegue<SecondPage, Third2Page, Third2>)
    /// When a plain back has come down to `second`.
    func backToSecond(for segue: NavRuntime.BackSegue<SecondPage>)
    /// Before `finish` of `third` shows the page it has made.
    func prepareThirdFinish(for segue: NavRuntime.PushSegue<ThirdPage, LastPage, Last>)
  }
}

extension Form.Screens {
  /// Before `next` of `first` shows the page it has made.
  func prepareFirstNext(for _: NavRuntime.PushSegue<FirstPage, SecondPage, Form.Second>) {}
  /// When a plain back has come down to `first`.
  func backToFirst(for _: NavRuntime.BackSegue<FirstPage>) {}
  /// Before `next` of `second` shows the page it has made.
  func prepareSecondNext(for _: NavRuntime.PushSegue<SecondPage, ThirdPage, Form.Third>) {}
  /// Before `skip` of `second` shows the page it has made.
  func prepareSecondSkip(for _: NavRuntime.PushSegue<SecondPage, Third2Page, Form.Third2>) {}
  /// When a plain back has come down to `second`.
  func backToSecond(for _: NavRuntime.BackSegue<SecondPage>) {}
  /// Before `finish` of `third` shows the page it has made.
  func prepareThirdFinish(for _: NavRuntime.PushSegue<ThirdPage, LastPage, Form.Last>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return first(context.handle())
    case 1: return second(context.handle())
    case 2: return third(context.handle())
    case 3: return third2(context.handle())
    case 4: return last(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareFirstNext(for: NavRuntime.PushSegue(context))
    case 2: prepareSecondNext(for: NavRuntime.PushSegue(context))
    case 3: prepareSecondSkip(for: NavRuntime.PushSegue(context))
    case 4: prepareThirdFinish(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToFirst(for: NavRuntime.BackSegue(context))
      case 1: backToSecond(for: NavRuntime.BackSegue(context))
      default: break
      }
    default: break
    }
  }
}
