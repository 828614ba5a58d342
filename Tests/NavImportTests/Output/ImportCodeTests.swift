import Testing

@testable import NavImport

/// The status of each code, and the questions of the report.
struct ImportCodeTests {
  private static let converted: Set<ImportCode> = [
    .run, .window, .embedded, .reference, .tabs, .screen, .root, .entry, .push, .present, .popover, .embed, .master,
    .tab, .unwind, .unwindBySource, .graph, .nested, .include, .again, .replace, .anywhere, .argument, .pass, .link,
  ]
  private static let omitted: Set<ImportCode> = [
    .application, .duplicateID, .nestedTabs, .peek, .noDestination, .noSource, .unknownKind, .unknownRelationship,
    .unwindFromRoot, .noID, .noEffect, .argumentTwice, .argumentOfAction, .linkSecond, .linkClash, .linkPattern,
    .linkArguments, .wayArguments,
  ]
  private static let approximated: Set<ImportCode> = [
    .emptyRun, .split, .referenceNotGiven, .referenceOtherBundle, .referenceDangling, .emptyTabs, .rootGuessed,
    .showContainer, .showAlone, .customPresentation, .customClass, .showDetail, .custom, .embedRun, .detail, .nextPage,
    .unwindByName, .unwindGuessed, .startNotGiven, .includeNotGiven, .customDestination, .rootChanges, .secondInstance,
    .madeAnew, .popNotThere, .argumentDefault, .argumentOptional, .goesUp, .cycle, .tabSelected, .notEverywhere,
  ]
  /// The codes of additions, which have no status.
  private static let additions: Set<ImportCode> = [.noWayIn, .notGiven, .tabs]

  @Test func eachCodeHasOneStatus() {
    for code in Self.converted { #expect(code.status == .converted, "\(code)") }
    for code in Self.omitted { #expect(code.status == .omitted, "\(code)") }
    for code in Self.approximated { #expect(code.status == .approximated, "\(code)") }
    let all = Self.converted.union(Self.omitted).union(Self.approximated).union(Self.additions)
    #expect(Set(ImportCode.allCases) == all)
  }

  private static let questions: [(code: ImportCode, texts: [String])] = [
    (.noWayIn, ["Who opens these screens?", "Move each push", "delete it"]),
    (.unwindGuessed, ["Which screen has this selector?"]),
    (.goesUp, ["Does it go back, or open one more?", "'recursive: true'"]),
    (.custom, ["Push or present?"]), (.showAlone, ["Push or present?"]),
    (.rootChanges, ["a root of its own, chosen by a fact?", "'root: [home, splash]'"]),
    (.referenceNotGiven, ["Give these files too"]), (.notGiven, ["Give these files too"]),
  ]

  @Test(arguments: questions) func aDecisionAsksItsQuestion(_ code: ImportCode, _ texts: [String]) {
    for text in texts { #expect(code.question?.contains(text) == true, "\(code): \(code.question ?? "")") }
  }
}
