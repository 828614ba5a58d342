/// The rule that finds the target of an unwind.
///
/// A storyboard contains the selector of an unwind, but not the class that declares it. UIKit looks for the class
/// among the screens under the source.
enum UnwindRule {
  /// Decides an unwind.
  ///
  /// - Parameters:
  ///   - selector: The selector of the unwind.
  ///   - source: The screen of the unwind.
  ///   - draft: The draft with the screens.
  ///   - shape: The parents of the screens.
  ///   - declaring: Returns the screen that declares the selector in the app's code, if the code is known.
  /// - Returns: The action with its code.
  /// - Complexity: Constant for a source with few parents, without `declaring`.
  static func decide(
    selector: String, from source: Int, in draft: Draft, _ shape: DraftShape, declaring: () -> Int? = { nil }
  ) -> Decision {
    var parents = Parents(of: source, draft, shape)
    if source == draft.root || (shape.isReached(source) && parents.first == nil) {
      return Decision(action: nil, code: .unwindFromRoot)
    }
    if let parent = parents.only {
      parents = Parents(of: parent, draft, shape)
      // If another screen is under the parent, its class can declare the selector too.
      if parent == draft.root || (shape.isReached(parent) && parents.first == nil) {
        return Decision(action: .unwind(to: .screen(parent)), code: .unwind)
      }
    }
    if let screen = declaring() { return Decision(action: .unwind(to: .screen(screen)), code: .unwindBySource) }
    if namesRoot(selector) { return Decision(action: .unwind(to: .root), code: .unwindByName) }
    if let screen = named(by: selector, under: source, draft, shape) {
      return Decision(action: .unwind(to: .screen(screen)), code: .unwindByName)
    }
    return Decision(action: .unwind(to: .previous), code: .unwindGuessed)
  }

  /// The screens directly under a screen. The screens under a container are under its tabs.
  private struct Parents {
    private(set) var first: Int?
    private var hasMore = false
    /// Whether no screen is under the screen in one of its places.
    private var isAtRoot = false

    /// The screen that is directly under the screen in each place, if it is the only one.
    var only: Int? { hasMore || isAtRoot ? nil : first }

    init(of screen: Int, _ draft: Draft, _ shape: DraftShape) {
      for parent in shape.parents(of: screen) where !hasMore {
        let isContainer = draft.screens[parent].isContainer
        if isContainer, parent == draft.root { isAtRoot = true }
        for page in isContainer ? shape.parents(of: parent) : [parent] {
          guard page != screen, !draft.screens[page].isContainer else { continue }
          hasMore = hasMore || (first ?? page) != page
          first = first ?? page
        }
      }
    }
  }

  // MARK: - Names

  private static let rootName = Array("ToRoot".utf8)

  /// Whether a selector contains `ToRoot`. No part of the name repeats its start, so one pass finds it.
  private static func namesRoot(_ selector: String) -> Bool {
    var count = 0
    for byte in selector.utf8 {
      count = byte == rootName[count] ? count + 1 : byte == rootName[0] ? 1 : 0
      if count == rootName.count { return true }
    }
    return false
  }

  /// A selector with more possible names than these is unusual, and a name of more screens does not distinguish them.
  private static let (mostStarts, mostWords, mostScreens) = (4, 16, 1_000)

  /// Whether the name of a screen can follow `To` in a selector.
  static func canNameScreen(_ selector: String) -> Bool { !starts(in: selector).isEmpty }

  /// Returns the screens by the words of their class, Storyboard ID, and title, without the suffix and in lower case.
  static func words(of screens: [Draft.Screen]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, screen) in screens.enumerated() where !screen.isContainer {
      let id = screen.metadata.first { $0.key == "storyboardID" }?.value
      let texts = [screen.className, id, screen.title].compactMap { $0 }
      for text in texts {
        guard let words = WordName.folded(text).map(NameSuffix.dropped) else { continue }
        if found[words]?.last != index { found[words, default: []].append(index) }
      }
    }
    return found
  }

  /// Returns the only screen under the source whose name follows `To` in a selector. A longer name wins.
  private static func named(by selector: String, under source: Int, _ draft: Draft, _ shape: DraftShape) -> Int? {
    for start in starts(in: selector) {
      for end in wordEnds(in: selector, after: start).reversed() {
        guard let screens = draft.screensByWords[selector[start..<end].lowercased()], screens.count <= mostScreens
        else { continue }
        let below = screens.lazy.filter { shape.isBelow($0, source) }.prefix(2)
        guard let screen = below.first else { continue }
        return below.count == 1 ? screen : nil
      }
    }
    return nil
  }

  /// Returns the places after each `To`.
  private static func starts(in selector: String) -> [String.Index] {
    let scalars = selector.unicodeScalars
    var starts: [String.Index] = []
    var index = scalars.startIndex
    while index < scalars.endIndex, starts.count < mostStarts {
      let next = scalars.index(after: index)
      guard scalars[index] == "T", next < scalars.endIndex, scalars[next] == "o" else {
        index = next
        continue
      }
      index = scalars.index(after: next)
      starts.append(index)
    }
    return starts
  }

  /// Returns the ends of the words after a place, up to the first colon.
  private static func wordEnds(in selector: String, after start: String.Index) -> [String.Index] {
    let scalars = selector.unicodeScalars
    var ends: [String.Index] = []
    var index = start
    while index < scalars.endIndex, scalars[index] != ":", ends.count < mostWords {
      index = scalars.index(after: index)
      if isWordEnd(index, in: scalars) { ends.append(index) }
    }
    return ends
  }

  /// Whether the character at a place is not a lowercase letter, so that a word ends before it.
  private static func isWordEnd(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    index == scalars.endIndex || !("a"..."z" ~= scalars[index])
  }
}
