/// Which screens push which, such that the rules of the tree hold: screens are numbered so that a push that is not
/// recursive goes from a lower number to a higher.
struct GraphShape {
  struct Push {
    var target: Int
    var isRecursive = false
    var isLayer = false
  }

  struct Replacement {
    enum From { case previous, root, screen(Int) }

    var target: Int
    var from: From
  }

  private(set) var pushes: [[Push]]
  /// Each puts a screen where a push puts it too, so that nothing else changes.
  private(set) var replacements: [[Replacement]]
  private(set) var isShared: [Bool]
  /// Screens that are only buttons: nothing lies above them, and they are only presented.
  private(set) var isAlert: [Bool]
  /// By screen, who pushes it; several where it is shared.
  private(set) var parents: [[Int]]
  /// By screen, those that are on every way to it, itself included.
  private(set) var dominators: [Set<Int>] = [[0]]

  var count: Int { pushes.count }

  init(atMost limit: Int, _ choices: inout Choices) {
    let count = 1 + choices.below(limit)
    pushes = Array(repeating: [], count: count)
    replacements = Array(repeating: [], count: count)
    isShared = Array(repeating: false, count: count)
    isAlert = isShared
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
    for screen in 1..<max(1, count) where choices.chance(20) { addReplacement(of: screen, &choices) }
    let replaced = Set(replacements.joined().map(\.target))
    for screen in 1..<max(1, count)
    where pushes[screen].isEmpty && replacements[screen].isEmpty && !replaced.contains(screen) && choices.chance(25) {
      makeAlert(screen)
    }
  }

  private mutating func makeAlert(_ alert: Int) {
    isAlert[alert] = true
    for parent in parents[alert] {
      for index in pushes[parent].indices where pushes[parent][index].target == alert {
        pushes[parent][index].isLayer = true
      }
    }
  }

  private mutating func addReplacement(of screen: Int, _ choices: inout Choices) {
    let isPrevious = choices.chance(40)
    let places = isPrevious ? parents[screen] : [choices.pick(ancestors(of: screen))]
    let targets = parents.indices.filter { !parents[$0].isEmpty && Set(parents[$0]).isSuperset(of: places) }
    guard !targets.isEmpty else { return }
    let from: Replacement.From =
      isPrevious ? .previous : places[0] == 0 && choices.chance(50) ? .root : .screen(places[0])
    replacements[screen].append(Replacement(target: choices.pick(targets), from: from))
  }

  /// Where an unwind of a screen can go to by name.
  func ancestors(of screen: Int) -> [Int] { dominators[screen].subtracting([screen]).sorted() }

  /// Whether there is a shared screen at or above a screen, wherever that is.
  func hasOpener(_ screen: Int) -> Bool { dominators[screen].contains { isShared[$0] } }
}
