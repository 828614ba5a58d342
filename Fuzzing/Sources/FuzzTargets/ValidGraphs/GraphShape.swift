/// Which screens push which, such that the rules of the tree hold: screens are numbered so that a push that is not
/// recursive goes from a lower number to a higher.
struct GraphShape {
  struct Push {
    var target: Int
    var isRecursive = false
    var isLayer = false
  }

  private(set) var pushes: [[Push]]
  private(set) var isShared: [Bool]
  /// By screen, who pushes it; several where it is shared.
  private(set) var parents: [[Int]]
  /// By screen, those that are on every way to it, itself included.
  private(set) var dominators: [Set<Int>] = [[0]]

  var count: Int { pushes.count }

  init(atMost limit: Int, _ choices: inout Choices) {
    let count = 1 + choices.below(limit)
    pushes = Array(repeating: [], count: count)
    isShared = Array(repeating: false, count: count)
    parents = Array(repeating: [], count: count)
    for screen in 1..<max(1, count) {
      var parents = [choices.below(screen)]
      if choices.chance(25) {
        isShared[screen] = true
        for _ in 0..<choices.below(3) { parents.append(choices.below(screen)) }
      }
      for parent in parents {
        pushes[parent].append(Push(target: screen, isLayer: choices.chance(25)))
        if choices.chance(15) { pushes[parent].append(Push(target: screen, isLayer: choices.chance(25))) }
      }
      self.parents[screen] = Set(parents).sorted()
      var above = dominators[parents[0]]
      for parent in parents.dropFirst() { above.formIntersection(dominators[parent]) }
      dominators.append(above.union([screen]))
    }
    for screen in 0..<count where choices.chance(15) {
      pushes[screen].append(
        Push(target: choices.pick(dominators[screen].sorted()), isRecursive: true, isLayer: choices.chance(25)))
    }
  }

  /// Where an unwind of a screen can go to by name.
  func ancestors(of screen: Int) -> [Int] { dominators[screen].subtracting([screen]).sorted() }

  /// Whether there is a shared screen at or above a screen, wherever that is.
  func hasOpener(_ screen: Int) -> Bool { dominators[screen].contains { isShared[$0] } }
}
