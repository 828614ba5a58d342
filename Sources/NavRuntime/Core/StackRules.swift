/// The policy for a request that is made during a transition.
public enum BusyPolicy: String, Hashable, Sendable, Codable {
  /// ``drop`` for a user's request, and ``queue`` for a program's request.
  case auto
  /// The request is refused.
  case drop
  /// The request waits in a first-in, first-out queue, and is checked again in full before it runs.
  case queue
  /// The request replaces all queued requests.
  case replace
}

/// The target of an unwind.
public enum UnwindTarget: Hashable, Sendable, Codable {
  /// The nearest instance of a screen below the source.
  case screen(ScreenID)
  /// One screen back.
  case previous
  /// The bottom of the stack, or of the source's section.
  case root
  /// The instance that pushed the nearest enclosing shared screen.
  case opener
}

/// Whether a push may open its destination above another instance of it.
public enum Recursion: Hashable, Sendable, Codable {
  /// The push is an ordinary edge of the tree.
  case none
  /// The push is recursive, without a limit.
  case unbounded
  /// The push is recursive, up to this number of instances of the destination on one stack.
  case bounded(Int)
}

/// Whether the host's own back button and swipe may leave a screen.
public enum BackRule: String, Hashable, Sendable, Codable {
  /// Always, unless the app's hook refuses.
  case allowed
  /// Never.
  case never
  /// If the screen's predicate holds.
  case asked
}

/// The part of a graph on which the core bases its decisions: flat arrays, indexed by ``ScreenID`` and ``SegueID``.
public struct StackRules: Sendable {
  /// The rules of a screen.
  public struct Screen: Hashable, Sendable, Codable {
    /// Whether the screen is marked `shared`.
    public var isShared: Bool
    /// Whether the same key may be pushed while it is visible, arriving, or queued.
    public var allowsDuplicates: Bool
    /// Whether the author declares, with `key` or `whenDuplicate: refuse`, that recursive pushes may not repeat a key
    /// either.
    public var refusesDuplicates: Bool
    /// Whether back may leave the screen.
    public var back: BackRule
    /// The index in ``StackRules/sections`` of the section that declares the screen.
    public var section: Int
    /// The number of columns of a run that the screen begins, or 0 if such a run is not a split.
    public var columns: ColumnCount

    /// Creates the rules of a screen. By default, a screen has no marks.
    public init(
      isShared: Bool = false, allowsDuplicates: Bool = false, refusesDuplicates: Bool = false,
      back: BackRule = .allowed, section: Int = 0, columns: ColumnCount = .none
    ) {
      self.isShared = isShared
      self.allowsDuplicates = allowsDuplicates
      self.refusesDuplicates = refusesDuplicates
      self.back = back
      self.section = section
      self.columns = columns
    }
  }

  /// The effect of a segue on the stack.
  public enum Action: Hashable, Sendable, Codable {
    /// Puts an instance of a screen on top, with the segue's ``StackRules/Segue/opening``.
    case push(ScreenID, Recursion)
    /// Removes everything above the target. The target is in the section of the source.
    case unwind(UnwindTarget)
    /// Removes a whole mounted section, and everything above a target as seen from the section's place.
    case exit(section: Int, UnwindTarget)
    /// Builds the route to a screen, or selects a tab. The core receives the result as a plan.
    case go
  }

  /// The rules of a segue.
  public struct Segue: Hashable, Sendable, Codable {
    /// The screen that declares the segue, or ``StackRules/anywhere``.
    public var source: ScreenID
    /// The effect on the stack.
    public var action: Action
    /// The busy policy.
    public var whenBusy: BusyPolicy
    /// Whether the host animates the segue.
    public var isAnimated: Bool
    /// The opening of the destination, for a push.
    public var opening: StackOpening
    /// The place where a replacing push cuts the stack. Everything above it is removed, and the destination is put
    /// there. `nil` if the push does not remove anything.
    public var from: UnwindTarget?
    /// 1 for a pane, a push whose destination starts a column of a split. Otherwise 0.
    public var columns: ColumnCount

    /// Creates the rules of a segue.
    public init(
      source: ScreenID, action: Action, whenBusy: BusyPolicy = .auto, isAnimated: Bool = true,
      opening: StackOpening = .push, from: UnwindTarget? = nil, columns: ColumnCount = .none
    ) {
      self.source = source
      self.action = action
      self.whenBusy = whenBusy
      self.isAnimated = isAnimated
      self.opening = opening
      self.from = from
      self.columns = columns
    }
  }

  /// A sealed part of a graph: the graph itself, or a fragment in one place where it is mounted.
  ///
  /// A push from a section leads to a screen of this section, or of one that is mounted in it. Therefore, the
  /// instances of a section are next to each other on a stack, and the first is at the section's place.
  public struct Section: Hashable, Sendable, Codable {
    /// The numbers of its screens, including those of sections that are mounted in it.
    public var screens: Range<Int32>
    /// The screen in whose place the section is mounted, or `nil` for the graph itself.
    public var place: ScreenID?

    /// Creates a section.
    public init(screens: Range<Int32>, place: ScreenID?) {
      self.screens = screens
      self.place = place
    }
  }

  /// The screen at the bottom of a stack, or the first of the possible ones.
  public let root: ScreenID
  /// The other screens that may be at the bottom.
  public let otherRoots: [ScreenID]
  /// The rules of the screens, by ``ScreenID``.
  public let screens: [Screen]
  /// The rules of the segues, by ``SegueID``.
  public let segues: [Segue]
  /// The graph itself, followed by its mounted sections. Each section is followed by those that are mounted in it.
  public let sections: [Section]
  /// The screens that do not offer the segues that open screens from anywhere.
  public let apart: Set<ScreenID>
  /// The push segues, by source and destination.
  let pushes: PushEdges
  /// The segues that replace, by destination.
  let replacements: Replacements
  /// Whether any run is a split.
  package let hasColumns: Bool

  /// Creates the rules of a graph. Without `sections`, the whole graph is one section.
  public init(
    root: ScreenID, otherRoots: [ScreenID] = [], screens: [Screen], segues: [Segue], sections: [Section] = [],
    apart: Set<ScreenID> = []
  ) {
    self.apart = apart
    self.root = root
    self.otherRoots = otherRoots
    self.screens = screens
    self.segues = segues
    self.sections = sections.isEmpty ? [Section(screens: 0..<Int32(screens.count), place: nil)] : sections
    pushes = PushEdges(segues)
    hasColumns = screens.contains { $0.columns != .none }
    replacements = Replacements(root: root, screens: screens, segues: segues, sections: self.sections, pushes: pushes)
  }

  /// The source of the segues that are offered anywhere. No screen declares them.
  public static var anywhere: ScreenID { -1 }

  /// The push segues from one screen to another with any opening, in the order of the graph file. The screen's own
  /// segues are before those that are offered anywhere.
  public func segues(from source: ScreenID, to destination: ScreenID) -> [SegueID] {
    let own = pushes.segues(from: source, to: destination)
    return offersAnywhere(source) ? own + pushes.segues(from: Self.anywhere, to: destination) : own
  }

  /// Whether this segue can start at a screen: the screen declares it, or the segue is offered anywhere.
  public func offers(_ segue: Segue, _ screen: ScreenID) -> Bool {
    if segue.source == screen { return true }
    guard segue.source == Self.anywhere else { return false }
    // A go segue is not an edge of the tree, so the screens of `apart` also offer it.
    if case .go = segue.action { return screens[Int(screen.rawValue)].section == 0 && !isContainer(screen) }
    return offersAnywhere(screen)
  }

  /// Whether a screen offers the segues that open screens from anywhere. It must have a page, and must not be in
  /// ``apart``.
  private func offersAnywhere(_ screen: ScreenID) -> Bool { !apart.contains(screen) && !isContainer(screen) }

  /// Whether a screen may be at the bottom of a stack.
  public func isRoot(_ screen: ScreenID) -> Bool { screen == root || otherRoots.contains(screen) }

  /// The screens that may be directly above a screen, and their openings. Destinations of push segues are first, in
  /// the order of the segues, and destinations of replacing segues follow.
  public func openings(on source: ScreenID) -> [(destination: ScreenID, opening: StackOpening)] {
    let pushed = segues.compactMap { segue -> (destination: ScreenID, opening: StackOpening)? in
      guard offers(segue, source), segue.from == nil, case .push(let destination, _) = segue.action else { return nil }
      return (destination, segue.opening)
    }
    return pushed + replacements.all.filter { replacements.puts($0, on: source, pushes) }.map { ($0, .push) }
  }

  /// Whether a screen may be directly above another one with an opening, if `instances` of it are on the stack. A
  /// push segue or a replacing segue must lead there.
  public func canPush(
    _ destination: ScreenID, from source: ScreenID, as opening: StackOpening = .push, having instances: Int = 0
  ) -> Bool {
    if opening.tab != nil { return tab(opening, of: source) == destination }
    return instances < pushes.most(of: destination, from: source, as: opening)
      || (instances < pushes.most(of: destination, from: Self.anywhere, as: opening) && offersAnywhere(source))
      || (opening == .push && replacements.puts(destination, on: source, pushes))
  }

  /// The first screen of a container's tab.
  private func tab(_ opening: StackOpening, of container: ScreenID) -> ScreenID? {
    for segue in pushes.tabs(of: container) {
      let rules = segues[Int(segue.rawValue)]
      if rules.opening == opening, case .push(let destination, _) = rules.action { return destination }
    }
    return nil
  }

  /// Whether a screen is a container, which has tabs and does not have a page.
  public func isContainer(_ screen: ScreenID) -> Bool { !pushes.tabs(of: screen).isEmpty }

  /// The tabs of a container, in the order of the graph file.
  public func tabs(of container: ScreenID) -> [SegueID] { pushes.tabs(of: container) }
}
