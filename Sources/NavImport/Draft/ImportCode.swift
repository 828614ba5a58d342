/// The status of an element of a source.
package enum ImportStatus: String, Sendable {
  /// The app does the same, apart from its appearance.
  case converted
  /// A part of the graph represents the element, and something differs.
  case approximated
  /// No part of the graph represents the element.
  case omitted
}

/// The reason for a status, or for a part of the graph that has no element. The report and its readers know each code
/// by its raw value.
package enum ImportCode: String, Sendable, CaseIterable {
  // Screens of storyboards.
  case run, emptyRun = "empty-run", split, window, embedded, reference
  case referenceNotGiven = "reference-not-given", referenceOtherBundle = "reference-other-bundle"
  case referenceDangling = "reference-dangling"
  case tabs, emptyTabs = "empty-tabs", application, duplicateID = "duplicate-id", screen, root
  case rootGuessed = "root-guessed", entry
  // Segues of storyboards.
  case push, present, replace, popover, embed, tab, master
  case showContainer = "show-container", showAlone = "show-alone", showDetail = "show-detail", custom
  case customPresentation = "custom-presentation", customClass = "custom-class", embedRun = "embed-run"
  case nestedTabs = "nested-tabs", detail, nextPage = "next-page", peek
  case noDestination = "no-destination", noSource = "no-source"
  case unknownKind = "unknown-kind", unknownRelationship = "unknown-relationship"
  // Unwinds.
  case unwind, unwindBySource = "unwind-by-source", unwindByName = "unwind-by-name"
  case unwindGuessed = "unwind-guessed", unwindFromRoot = "unwind-from-root"
  // Android.
  case graph, nested, include, startNotGiven = "start-not-given", includeNotGiven = "include-not-given"
  case customDestination = "custom-destination", noID = "no-id", notGiven = "not-given"
  case again, rootChanges = "root-changes", secondInstance = "second-instance", madeAnew = "made-anew"
  case popNotThere = "pop-not-there", noEffect = "no-effect", anywhere
  case argument, argumentTwice = "argument-twice", argumentDefault = "argument-default"
  case argumentOptional = "argument-optional", pass, argumentOfAction = "argument-of-action"
  case link, linkSecond = "link-second", linkClash = "link-clash", linkPattern = "link-pattern"
  case linkArguments = "link-arguments"
  // Making the graph valid.
  case noWayIn = "no-way-in", goesUp = "goes-up", cycle, tabSelected = "tab-selected"
  case wayArguments = "way-arguments", notEverywhere = "not-everywhere"

  /// The status of an element with this code. `pop-not-there` of an action that becomes no segue is omitted instead.
  package var status: ImportStatus {
    switch self {
    case .run, .window, .embedded, .reference, .tabs, .screen, .root, .entry, .push, .present, .replace, .popover,
      .embed, .tab, .master, .unwind, .unwindBySource, .graph, .nested, .include, .again, .anywhere, .argument, .pass,
      .link:
      .converted
    case .application, .duplicateID, .nestedTabs, .peek, .noDestination, .noSource, .unknownKind,
      .unknownRelationship, .unwindFromRoot, .noID, .noEffect, .argumentTwice, .argumentOfAction, .linkSecond,
      .linkClash, .linkPattern, .linkArguments, .wayArguments:
      .omitted
    case .emptyRun, .split, .referenceNotGiven, .referenceOtherBundle, .referenceDangling, .emptyTabs, .rootGuessed,
      .showContainer, .showAlone, .showDetail, .custom, .customPresentation, .customClass, .embedRun, .detail,
      .nextPage, .unwindByName, .unwindGuessed, .startNotGiven, .includeNotGiven, .customDestination, .notGiven,
      .rootChanges, .secondInstance, .madeAnew, .popNotThere, .argumentDefault, .argumentOptional, .noWayIn, .goesUp,
      .cycle, .tabSelected, .notEverywhere:
      .approximated
    }
  }
}
