/// What to do with a request while a transition runs.
public enum BusyPolicy: String, Hashable, Sendable, Codable {
  /// ``drop`` for a user's sender, ``queue`` for a program's.
  case auto
  /// The request is refused.
  case drop
  /// The request waits its turn, first in first out, and is checked again in full when its turn comes.
  case queue
  /// The request waits in place of everything queued.
  case replace
}

/// Where an unwind goes.
public enum UnwindTarget: Hashable, Sendable, Codable {
  /// The nearest instance of a screen under the source.
  case screen(ScreenID)
  /// One screen back.
  case previous
  /// The bottom of the stack.
  case root
  /// The instance that pushed the nearest enclosing shared screen.
  case opener
}

/// Whether a push may open its destination again above itself.
public enum Recursion: Hashable, Sendable, Codable {
  /// An ordinary edge of the tree.
  case none
  /// As often as asked.
  case unbounded
  /// Up to so many instances of the destination on one stack.
  case bounded(Int)
}

/// Whether the host's own back button and swipe may leave a screen.
public enum BackRule: String, Hashable, Sendable, Codable {
  /// Always, unless the app's hook says no.
  case allowed
  /// Never.
  case never
  /// When the screen's predicate holds.
  case asked
}

/// The part of a graph that the core decides by: flat arrays, indexed by ``ScreenID`` and ``SegueID``.
public struct StackRules: Sendable {
  /// What holds for a screen.
  public struct Screen: Hashable, Sendable, Codable {
    /// Whether the screen is marked `shared`.
    public var isShared: Bool
    /// Whether the same key may be pushed while it is visible, arriving or queued.
    public var allowsDuplicates: Bool
    /// Whether the author said, by `key` or `whenDuplicate: refuse`, that recursive pushes may not repeat a key either.
    public var refusesDuplicates: Bool
    /// Whether back may leave it.
    public var back: BackRule
    /// Which of ``StackRules/sections`` declares it.
    public var section: Int

    /// A screen's rules; without arguments, those of a screen without any marks.
    public init(
      isShared: Bool = false, allowsDuplicates: Bool = false, refusesDuplicates: Bool = false,
      back: BackRule = .allowed, section: Int = 0
    ) {
      self.isShared = isShared
      self.allowsDuplicates = allowsDuplicates
      self.refusesDuplicates = refusesDuplicates
      self.back = back
      self.section = section
    }
  }

  /// What a segue does to the stack.
  public enum Action: Hashable, Sendable, Codable {
    /// Puts an instance of a screen on top, as ``StackRules/Segue/opening`` says.
    case push(ScreenID, Recursion)
    /// Takes everything above the target off. The target lies in the section of the source.
    case unwind(UnwindTarget)
    /// Takes all of a mounted section off, and what lies above a target as seen from the section's place.
    case exit(section: Int, UnwindTarget)
    /// Builds the way to somewhere, or selects a tab. The core is told what that comes to.
    case go
  }

  /// What holds for a segue.
  public struct Segue: Hashable, Sendable, Codable {
    /// The screen that declares it.
    public var source: ScreenID
    /// What it does.
    public var action: Action
    /// What happens to it while a transition runs.
    public var whenBusy: BusyPolicy
    /// Whether the host animates it.
    public var isAnimated: Bool
    /// Of a push, how its destination is opened.
    public var opening: StackOpening
    /// Of a push that replaces: where it cuts the stack. What is above goes, and the destination comes there. `nil` for one that takes
    /// nothing off.
    public var from: UnwindTarget?

    /// A segue's rules.
    public init(
      source: ScreenID, action: Action, whenBusy: BusyPolicy = .auto, isAnimated: Bool = true,
      opening: StackOpening = .push, from: UnwindTarget? = nil
    ) {
      self.source = source
      self.action = action
      self.whenBusy = whenBusy
      self.isAnimated = isAnimated
      self.opening = opening
      self.from = from
    }
  }

  /// A sealed part of a graph: the graph itself, or what a fragment adds to it in one place where it is mounted.
  ///
  /// What is pushed from a section lies in it or in one mounted in it, so the instances of a section lie together on a
  /// stack, the first of them where the place of the section is.
  public struct Section: Hashable, Sendable, Codable {
    /// The numbers of its screens, and of those in the sections that are mounted in it.
    public var screens: Range<Int32>
    /// The screen that is the section's place, in the section that it is mounted in; `nil` for the graph itself.
    public var place: ScreenID?

    /// A section.
    public init(screens: Range<Int32>, place: ScreenID?) {
      self.screens = screens
      self.place = place
    }
  }

  /// The screen at the bottom of a stack, or the first of those that may be.
  public let root: ScreenID
  /// The others that may be at the bottom.
  public let otherRoots: [ScreenID]
  /// By ``ScreenID``.
  public let screens: [Screen]
  /// By ``SegueID``.
  public let segues: [Segue]
  /// The graph itself, then what is mounted in it, each followed by what is mounted there.
  public let sections: [Section]
  /// The screens that offer nothing of what opens screens from anywhere.
  public let apart: Set<ScreenID>
  /// The push segues by both of their ends.
  let pushes: PushEdges
  /// The segues that replace, by what they open.
  let replacements: Replacements

  /// The rules of a graph. Without sections, all of it is one.
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
    replacements = Replacements(root: root, screens: screens, segues: segues, sections: self.sections, pushes: pushes)
  }

  /// The source of the segues that are offered anywhere, which no screen declares.
  public static var anywhere: ScreenID { -1 }

  /// The push segues from one screen to another, however they open it, in the order of the graph file; its own before those that are
  /// offered anywhere.
  public func segues(from source: ScreenID, to destination: ScreenID) -> [SegueID] {
    let own = pushes.segues(from: source, to: destination)
    return offersAnywhere(source) ? own + pushes.segues(from: Self.anywhere, to: destination) : own
  }

  /// Whether a screen offers a segue: it declares it, or the segue is offered anywhere.
  public func offers(_ segue: Segue, _ screen: ScreenID) -> Bool {
    if segue.source == screen { return true }
    guard segue.source == Self.anywhere else { return false }
    // What goes somewhere is no edge of the tree, so screens that stand apart offer it too.
    if case .go = segue.action { return screens[Int(screen.rawValue)].section == 0 && !isContainer(screen) }
    return offersAnywhere(screen)
  }

  /// Whether a screen offers what opens screens from anywhere: where it has a page, and does not stand apart.
  private func offersAnywhere(_ screen: ScreenID) -> Bool { !apart.contains(screen) && !isContainer(screen) }

  /// Whether a screen may be at the bottom of a stack.
  public func isRoot(_ screen: ScreenID) -> Bool { screen == root || otherRoots.contains(screen) }

  /// The screens that may stand on one, and how they are opened there: those that push segues lead to, in the order of the segues, and
  /// those that come in the place of others.
  public func openings(on source: ScreenID) -> [(destination: ScreenID, opening: StackOpening)] {
    let pushed = segues.compactMap { segue -> (destination: ScreenID, opening: StackOpening)? in
      guard offers(segue, source), segue.from == nil, case .push(let destination, _) = segue.action else { return nil }
      return (destination, segue.opening)
    }
    return pushed + replacements.all.filter { replacements.puts($0, on: source, pushes) }.map { ($0, .push) }
  }

  /// Whether a screen may stand on another one, opened in such a way, where the stack already has so many instances of it: by a push segue
  /// that leads there, or by one that replaces.
  public func canPush(
    _ destination: ScreenID, from source: ScreenID, as opening: StackOpening = .push, having instances: Int = 0
  ) -> Bool {
    if opening.tab != nil { return tab(opening, of: source) == destination }
    return instances < pushes.most(of: destination, from: source, as: opening)
      || (instances < pushes.most(of: destination, from: Self.anywhere, as: opening) && offersAnywhere(source))
      || (opening == .push && replacements.puts(destination, on: source, pushes))
  }

  /// The screen that a tab of a container begins with.
  private func tab(_ opening: StackOpening, of container: ScreenID) -> ScreenID? {
    for segue in pushes.tabs(of: container) {
      let rules = segues[Int(segue.rawValue)]
      if rules.opening == opening, case .push(let destination, _) = rules.action { return destination }
    }
    return nil
  }

  /// Whether a screen is a container: it has tabs, and no page.
  public func isContainer(_ screen: ScreenID) -> Bool { !pushes.tabs(of: screen).isEmpty }

  /// The tabs of a container, in the order of the graph file.
  public func tabs(of container: ScreenID) -> [SegueID] { pushes.tabs(of: container) }
}
