/// The screens that are in a navigation controller: its root, and all that `show` or `push` leads to from them.
struct NavigationRuns {
  typealias Number = StoryboardObjects.Number

  /// Whether a page is in a navigation controller where it is a screen.
  private(set) var isInRun: [Bool]
  /// Whether an embedded page is in a navigation controller that is embedded too, so that its host does not matter.
  private var isInEmbeddedRun: [Bool]

  /// - Complexity: Linear in the segues.
  init(_ scenes: StoryboardScenes, _ embedding: EmbeddedScenes) {
    isInRun = [Bool](repeating: false, count: scenes.objects.count)
    isInEmbeddedRun = isInRun
    let search = Search(scenes, embedding)
    for number in 0..<scenes.objects.count where scenes.objects[number].tag == "navigationController" {
      guard scenes.objects.omitted[number] == nil else { continue }
      let page = scenes.end[number]
      if embedding.isReached[number] || !embedding.isEmbedded[number] { isInRun[page] = true }
      if embedding.isEmbedded[number] { isInEmbeddedRun[page] = true }
    }
    isInEmbeddedRun = search.embeddedPages(from: isInEmbeddedRun)
    isInRun = search.screens(from: isInRun, embedded: isInEmbeddedRun)
  }

  /// Whether a page is in a navigation controller where it is shown: in itself, or in one of its hosts.
  func isInRun(_ page: Number, shownIn host: Number) -> Bool {
    isInRun[host] || (page != host && isInEmbeddedRun[page])
  }

  /// A search along the segues.
  private struct Search {
    private let embedding: EmbeddedScenes
    /// The screens that `show` and `push` lead to from each page, without those that UIKit presents.
    private var pushed: [Number: [Number]] = [:]

    init(_ scenes: StoryboardScenes, _ embedding: EmbeddedScenes) {
      self.embedding = embedding
      for connection in scenes.connections where connection.role == .opens {
        guard let source = connection.source, let destination = connection.destination,
          ["show", "push"].contains(connection.segue.kind), !scenes.isPresentedAlways(destination)
        else { continue }
        pushed[scenes.page(of: source), default: []].append(scenes.end[destination])
      }
    }

    /// Returns the given pages and those that they embed.
    func embeddedPages(from marks: [Bool]) -> [Bool] {
      var marks = marks
      var open = marks.indices.filter { marks[$0] }
      while let page = open.popLast() {
        for part in embedding.embedded(in: page, isPart: true) where !marks[part] {
          marks[part] = true
          open.append(part)
        }
      }
      return marks
    }

    /// Returns the given screens, and those that they or their embedded pages push.
    func screens(from marks: [Bool], embedded: [Bool]) -> [Bool] {
      var isInRun = marks
      var isPart = embedded
      var open = marks.indices.filter { isInRun[$0] || isPart[$0] }
      while let page = open.popLast() {
        for next in pushed[page] ?? [] where !isInRun[next] {
          isInRun[next] = true
          open.append(next)
        }
        for part in embedding.embedded(in: page, isPart: isPart[page]) where !isPart[part] {
          isPart[part] = true
          open.append(part)
        }
      }
      return isInRun
    }
  }
}
