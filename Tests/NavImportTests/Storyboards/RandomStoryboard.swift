import SeededRandom

/// Storyboards with objects of all kinds that lead to each other in any way.
enum RandomStoryboard {
  private static let tags = [
    "viewController", "viewController", "navigationController", "splitViewController", "tabBarController",
    "windowController", "viewControllerPlaceholder", "application",
  ]
  private static let relations = [
    "rootViewController", "masterViewController", "viewControllers", "splitItems", "nextPage",
  ]
  private static let kinds = ["show", "push", "embed", "embed", "modal", "custom", "unwind", "commit", "other"]
  private static let ids = ["a", "b", "c", "d", "e", "f", ""]
  private static let selectors = ["", "close:", "backToRoot:", "unwindToA:", "unwindToPage:"]

  /// Returns one or two storyboards.
  static func files(_ random: inout SplitMix) -> [Storyboard] {
    ["A", "B"].prefix(Int.random(in: 1...2, using: &random)).map { storyboard($0, &random) }
  }

  private static func storyboard(_ stem: String, _ random: inout SplitMix) -> Storyboard {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    var storyboard = Storyboard(stem: stem, initial: pick(ids), page("page"))
    for id in ids.prefix(Int.random(in: 1...6, using: &random)) + [pick(ids)] {
      let segues = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let unwind = "unwindAction='\(pick(selectors))'"
        return Bool.random(using: &random)
          ? segue(pick(kinds), to: pick(ids), unwind) : relation(pick(relations), to: pick(ids))
      }
      let reference = "storyboardName='\(pick(["A", "B", "C", ""]))' referencedIdentifier='\(pick(ids))'"
      let attributes = "sceneMemberID='viewController' \(reference)"
      storyboard.objects.append(object(pick(tags), id, attributes, segues.joined()))
    }
    return storyboard
  }
}
