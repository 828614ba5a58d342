/// An app as its sources describe it, before the graph has names and is valid.
///
/// The readers of storyboards and of Android's graphs write drafts. `Repair` decides what each segue becomes.
struct Draft {
  var elements: [Element] = []
  var screens: [Screen] = []
  /// The segues in the order of the files.
  var segues: [Segue] = []
  /// The first screen, or a container.
  var root = 0
  /// The first page of the app, if the root is a container and the source states the page.
  var start: Int?
  /// The beginnings of links, in the order of their first use.
  var linkBases: [String] = []
  /// The types of arguments, by their names in the graph, in the order of their first use. Each replaces a class of the
  /// source.
  var types: [(name: String, swift: String, className: String)] = []
  /// The screens that the selector of an unwind can name, by the words of their class, Storyboard ID, and title.
  var screensByWords: [String: [Int]] = [:]

  /// A start tag of a source that the report lists.
  struct Element {
    /// The number of the file, in the order of the command line.
    var file: Int
    /// The byte of the `<`.
    var offset: UInt32
    /// The tag.
    var tag: String
    var kind: String?
    var id: String?
    /// The name that the author gave the element.
    var name: String?
    /// The code, unless a segue of the element has another one.
    var code: ImportCode
    /// A name for the reason of the code, such as that of a class or a file.
    var detail: String?
    /// The parts of the graph that represent the element, besides the segues that list it.
    var parts: [Part] = []
  }

  /// A part of the graph other than a segue.
  enum Part: Hashable {
    case screen(Int)
    case argument(screen: Int, Int)
    case link(screen: Int)
  }

  /// A screen, or a container of tabs.
  struct Screen {
    /// Texts that a name can be made of, the best first.
    var candidates: [String]
    /// The tag, which is the name of a screen without a usable candidate.
    var tag: String
    var title: String?
    var className: String?
    var metadata: [(key: String, value: String)] = []
    var arguments: [Argument] = []
    var link: Link?
    var isContainer = false
    /// Whether a segue to the screen presents it: a dialog.
    var isDialog = false
    /// Whether the screen was in a navigation controller: its root, or pushed above it.
    var wasInRun = false
    /// The classes of the objects that vanished into the screen, in the order of the files.
    var vanishedClasses: [String] = []
    /// The Storyboard IDs of the objects that vanished into the screen, in the order of the files.
    var vanishedIDs: [String] = []
    /// The code of a screen that no element describes: `not-given` or `tabs`.
    var added: ImportCode?
  }

  /// An argument of a screen, in the words of the graph.
  struct Argument {
    var name: String
    /// The type without `?`.
    var type: String
    var isOptional = false
    /// The literal of the default, as the graph writes it, or `nil` without one.
    var defaultValue: String?
  }

  /// The path of a link, with placeholders for arguments of its screen.
  struct Link {
    var path: String
  }

  /// A way from a screen to another one.
  struct Segue {
    /// The source, or `nil` for a segue that every screen offers.
    var source: Int?
    var intent: Intent
    /// The name in the source, or `nil` without one.
    var identifier: String?
    /// The elements that it represents. An addition represents none.
    var elements: [Int] = []
    /// The code of a segue without an element.
    var added: ImportCode?
    var transition: String?
    var isAnimated = true
    /// Values for arguments of the destination, as literals of the graph.
    var pass: [(argument: String, literal: String)] = []
    /// The title of a tab.
    var title: String?
  }

  /// The meaning of a segue in its source.
  enum Intent {
    /// Opens a screen.
    case open(Int, Opening)
    /// Is a tab of its source, with its first screen.
    case tab(Int)
    /// Goes back to a screen that declares an action with this selector.
    case unwind(selector: String)
    /// Does what an action of Android does, which depends on the screens below its source.
    case action(AndroidAction)
    /// Goes to a screen, past these screens.
    case go(Int, via: [Int])
  }

  enum Opening: Hashable {
    case push
    case present(Style)
  }

  enum Style: String {
    case sheet, full, popover
  }

  /// The attributes of an action that decide what it does.
  struct AndroidAction {
    var destination: Int?
    /// The screen that the action pops to.
    var popUpTo: Int?
    var isInclusive = false
    /// Whether the action pops the whole graph.
    var popsGraph = false
    /// Whether the action pops to a screen that no file has.
    var popsToMissing = false
    var isSingleTop = false
  }
}

extension Draft {
  /// Returns how a segue opens a screen if its source states nothing else.
  func opening(of screen: Int) -> Opening {
    screens[screen].isDialog || screens[screen].isContainer ? .present(.sheet) : .push
  }
}
