/// What the table of all messages says of one: where it points, and when it is given.
package struct DiagnosticReference: Sendable {
  /// The part of a graph that a message is about.
  package enum Section: String, Sendable, CaseIterable {
    case file = "The file"
    case names = "Names"
    case tree = "The tree"
    case arguments = "Arguments"
    case predicates = "Predicates"
    case links = "Links"
    case fragments = "Fragments"
  }

  package var section: Section
  /// What the primary range covers.
  package var range: String
  /// When the message is given, in one sentence.
  package var meaning: String

  private init(_ section: Section, range: String, _ meaning: String) {
    self.section = section
    self.range = range
    self.meaning = meaning
  }

  /// Every id has its row: a new one does not compile without.
  package static func of(_ id: DiagnosticID) -> DiagnosticReference {
    switch id {
    case .fileUnreadable:
      Self(
        .file, range: "the start of the file",
        "The file is missing, a directory, or may not be read; the exit status is 2.")
    case .fileTooLarge:
      Self(.file, range: "the start of the file", "The file is larger than the limit.")
    case .yamlSyntax:
      Self(.file, range: "where the reader stopped", "The text is not YAML, or not UTF-8.")
    case .yamlLimit:
      Self(
        .file, range: "the node",
        "Nesting, the growth of aliases, or the number of screens or declarations passes its limit.")
    case .yamlUnsupported:
      Self(.file, range: "the node", "A merge key, a tag, a directive or a second document.")
    case .duplicateKey:
      Self(.file, range: "the second key", "A mapping has a key twice.")
    case .unknownKey:
      Self(.file, range: "the key", "The language has no such key in this place.")
    case .missingKey:
      Self(.file, range: "the key of the mapping that lacks it", "A required key is absent.")
    case .wrongShape:
      Self(
        .file, range: "the value",
        "A mapping stands where a text belongs, or a word that the key does not take, and the like.")
    case .unsupportedVersion:
      Self(.file, range: "the value", "The version after `navc` is not 1.")
    case .invalidName:
      Self(.names, range: "the name", "No Swift identifier can be made of it, or it is reserved.")
    case .nameCollision:
      Self(
        .names, range: "the later name",
        "Two names become the same Swift identifier, or one hides what the other means.")
    case .unknownScreen:
      Self(.names, range: "the reference", "No screen has the name.")
    case .unknownType:
      Self(.names, range: "the type", "It is neither built in nor declared.")
    case .unknownName:
      Self(.names, range: "the name", "Nothing that a predicate can see has the name.")
    case .ambiguousName:
      Self(.names, range: "the name", "A bare name in a predicate has several meanings.")
    case .unusedFact:
      Self(.names, range: "the name", "The fact is never read.")
    case .unusedCondition:
      Self(.names, range: "the name", "The condition is never read.")
    case .unusedType:
      Self(.names, range: "the name", "The type is never used.")
    case .secondParent:
      Self(.tree, range: "the target of the later segue", "A second screen pushes it, and it is not `shared`.")
    case .pushCycle:
      Self(
        .tree, range: "the target that closes the cycle",
        "Pushes lead back to a screen on the way, without `recursive`.")
    case .pushToRoot:
      Self(.tree, range: "the target", "A push to the root that is not recursive.")
    case .unreachableScreen:
      Self(.tree, range: "the name of the screen", "No chain of pushes leads from the root to it.")
    case .recursiveNotAncestor:
      Self(.tree, range: "the target", "A recursive push to a screen that does not lie below.")
    case .needlessShared:
      Self(.tree, range: "the key", "One parent, and nothing above it says `opener`.")
    case .unwindNotAncestor:
      Self(.tree, range: "the target", "In some place the target of the unwind does not lie below the screen.")
    case .unwindFromRoot:
      Self(.tree, range: "the name of the segue", "Nothing lies below the root.")
    case .deadEnd:
      Self(.tree, range: "the name of the screen", "It says `back: false`, and no unwind leads out.")
    case .unknownArgument:
      Self(.arguments, range: "the name", "The screen has no such argument.")
    case .argumentType:
      Self(.arguments, range: "the value", "A literal or an argument that is passed has the wrong type.")
    case .invalidDefault:
      Self(.arguments, range: "the default", "It is no literal of its type.")
    case .rootArgument:
      Self(.arguments, range: "the argument", "The root requires an argument that nothing gives.")
    case .unsavedArgument:
      Self(
        .arguments, range: "the argument",
        "A required argument that cannot be saved keeps its screen out of saved state.")
    case .predicateSyntax:
      Self(.predicates, range: "the token", "The predicate cannot be read.")
    case .predicateType:
      Self(.predicates, range: "the operand", "Operands do not fit together, or the whole is not Bool.")
    case .conditionCycle:
      Self(.predicates, range: "the first name of the cycle", "Conditions name each other in a circle.")
    case .asyncHere:
      Self(.predicates, range: "the name", "An async fact stands elsewhere than in the `shouldPerform` of a segue.")
    case .neverPerforms:
      Self(.predicates, range: "the expression", "The predicate cannot be true.")
    case .alwaysPerforms:
      Self(.predicates, range: "the expression", "The predicate cannot be false.")
    case .unknownValue:
      Self(.predicates, range: "the literal", "The enum has no such case.")
    case .linkSyntax:
      Self(.links, range: "the spot", "It is no path with placeholders, or no base of links.")
    case .linkType:
      Self(.links, range: "the placeholder", "The type of its argument cannot be read from a URL.")
    case .linkMissingArgument:
      Self(.links, range: "the link", "Nothing gives an argument that the screen, or one on the way to it, requires.")
    case .linkAmbiguous:
      Self(.links, range: "the later link", "One URL could match two links.")
    case .linkNeedsVia:
      Self(
        .links, range: "the link",
        "A screen on the way is shared and `via` does not say which screen pushes it, or names one that does not.")
    case .mountNotFound:
      Self(.fragments, range: "the path", "There is no such file, or it cannot be read.")
    case .mountOutside:
      Self(.fragments, range: "the path", "The path leaves the directory that mounts are read from.")
    case .mountCycle:
      Self(.fragments, range: "the path", "A fragment mounts itself, by whatever way.")
    case .mountNotFragment:
      Self(.fragments, range: "the path", "The file is a graph.")
    case .unboundExit:
      Self(.fragments, range: "the mount's name", "An exit of the fragment is not bound.")
    case .unknownExit:
      Self(.fragments, range: "the name", "An exit is bound or taken, but not declared.")
    case .factMismatch:
      Self(
        .fragments, range: "the mount's path", "A fact of the fragment and one of the graph share a name and differ.")
    }
  }
}
