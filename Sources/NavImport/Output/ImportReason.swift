extension ImportCode {
  /// Returns the reason of a code in the report, for a person.
  ///
  /// - Parameter detail: A name in the source: of a class, a file, a selector, or a screen.
  /// - Returns: A part of a sentence, without a period.
  func reason(_ detail: String?) -> String {
    let name = detail.map { "'\(SourceText.shortened($0))'" }
    switch self {
    case .run, .window, .embedded, .reference, .screen, .root, .entry, .push, .present, .replace, .popover, .embed,
      .tab, .master, .unwind, .unwindBySource, .graph, .nested, .include, .again, .anywhere, .argument, .pass, .link:
      return "the graph does the same"
    case .tabs: return "the tabs of the menu need a container"
    // Screens.
    case .emptyRun: return "the navigation controller has no first screen"
    case .split: return "the graph shows the list of the split view, without columns"
    case .referenceNotGiven: return "the storyboard \(name ?? "of the reference") is not given"
    case .referenceOtherBundle: return "the storyboard is in another bundle\(name.map { ", \($0)" } ?? "")"
    case .referenceDangling: return "no given storyboard has the scene\(name.map { " \($0)" } ?? "")"
    case .emptyTabs: return "the tab bar controller has no tabs"
    case .application: return "the object is not a view controller"
    case .duplicateID: return "an element before it has the same ID"
    case .rootGuessed: return "the source does not state the first screen"
    case .startNotGiven: return "no given file has the start\(name.map { " \($0)" } ?? "")"
    case .includeNotGiven: return "the file \(name ?? "of the include") is not given"
    case .customDestination: return "\(name ?? "the tag") can mean a screen of any kind"
    case .noID: return "without an ID, nothing can lead to it"
    case .notGiven: return "no given file has this screen"
    // Segues.
    case .showContainer: return "UIKit cannot push this controller, and presents it instead"
    case .showAlone: return "no navigation controller is around it: UIKit presents there"
    case .showDetail: return "in a split view, it replaces the detail column"
    case .custom: return "the code of \(name ?? "its class") decides what it does"
    case .customPresentation: return "the code of the app decides what it looks like"
    case .customClass: return "the code of \(name ?? "its class") can change what it does"
    case .embedRun: return "the embedded controller has a stack of its own, which the graph does not have"
    case .nestedTabs: return "a tab of the graph cannot contain tabs"
    case .detail: return "the graph opens the second column above the list"
    case .nextPage: return "the graph opens the next page above this one"
    case .peek: return "a preview opens no screen"
    case .noDestination: return name.map { "no object is called \($0)" } ?? "it leads to no screen"
    case .noSource: return "it starts at no screen"
    case .unknownKind: return "segues of the kind \(name ?? "''") are unknown"
    case .unknownRelationship: return "relationships of the kind \(name ?? "''") are unknown"
    // Unwinds.
    case .unwindByName: return "only the name of its selector says where it goes"
    case .unwindGuessed: return "the source does not say which screen declares \(name ?? "its selector")"
    case .unwindFromRoot: return "no screen is under it"
    // Actions.
    case .rootChanges: return "Android removes the first screen; in the graph, it stays"
    case .secondInstance: return "Android opens the screen once more; the graph goes back to it"
    case .madeAnew: return "Android makes the screen again; the graph goes back to it"
    case .popNotThere: return "\(name ?? "the screen to pop to") is not below it in every place"
    case .noEffect: return "it pops nothing and opens nothing"
    // Arguments and links.
    case .argumentTwice: return "the argument is there already"
    case .argumentDefault: return "the graph cannot state the value\(name.map { " \($0)" } ?? "")"
    case .argumentOptional: return "nothing passes an argument to a first screen"
    case .argumentOfAction: return "its destination does not have this argument"
    case .linkSecond: return "the screen has another link"
    case .linkClash: return "another link matches the same URLs"
    case .linkPattern: return "a link of the graph cannot match this pattern"
    case .linkArguments: return "the link does not supply all arguments of its route"
    // Making the graph valid.
    case .noWayIn: return "nothing in the source leads here"
    case .goesUp: return "the screen is below already, so the graph goes back to it"
    case .cycle: return "the screen is open before this one, so the graph goes to that place"
    case .tabSelected: return "the screen is the first of a tab, so the graph selects the tab"
    case .wayArguments: return "no route of pushes and presentations leads there with all arguments"
    case .notEverywhere: return "not every screen can offer it"
    }
  }

  /// The question that a person answers for a code, and the next step, or `nil` for a code without one.
  var question: String? {
    switch self {
    case .noWayIn: "Who opens these screens? Move each push to the right screen, or delete it with its target."
    case .unwindGuessed: "Which screen has this selector? Write its name in place of 'previous'."
    case .unwindByName: "Is it this screen? Only the name of the selector says so."
    case .goesUp: "Does it go back, or open one more? For one more, write a push with 'recursive: true'."
    case .cycle: "Does it go to the open screen, or open one more? Keep the 'go', or open the screen from elsewhere."
    case .custom, .customClass, .customPresentation, .showAlone, .showContainer, .showDetail:
      "Push or present? Move the segue to the key that fits."
    case .rootChanges: "Is it a root of its own, chosen by a fact? Then write a list, such as 'root: [home, splash]'."
    case .referenceNotGiven, .notGiven, .includeNotGiven, .startNotGiven: "Give these files too, and import again."
    case .rootGuessed: "Is this the first screen? Write another name after 'root' if it is not."
    case .referenceOtherBundle: "Import the storyboards of the other bundle too, or write these screens by hand."
    case .referenceDangling: "Which scene is it? Correct the reference in the storyboard."
    case .split, .detail:
      "Side by side? Then write 'split: true' at the list, and 'pane' instead of its 'push' to the detail."
    case .embedRun, .nextPage: "Does the app still need a stack inside a page? The graph has one path."
    case .secondInstance, .madeAnew: "Is going back enough? If not, replace the screen by a new one."
    case .popNotThere: "Where does it go back to? Write an unwind or a replace for each place."
    case .notEverywhere: "Which screens offer it? Write it at each of them."
    case .wayArguments, .linkArguments: "Which values does each screen on the route get? Pass them, then add it again."
    case .argumentDefault, .argumentOptional: "What does the screen show without a value?"
    case .tabSelected: "Does it select the tab? If it opens one more, write a push."
    default: nil
    }
  }
}
