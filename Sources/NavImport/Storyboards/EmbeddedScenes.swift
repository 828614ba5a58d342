/// The scenes that are only shown in parts of other scenes, and the screens that show them.
struct EmbeddedScenes {
  typealias Number = StoryboardObjects.Number

  private let scenes: StoryboardScenes
  /// The pages that a page embeds directly, in the order of the segues.
  private(set) var parts: [Number: [Number]] = [:]
  /// The screens that embed each page, at any depth.
  private(set) var hosts: [Number: [Number]] = [:]
  /// The number of hosts that pages can still have. Each page has at least one.
  private(set) var limit: CopyLimit
  /// Whether a segue other than `embed` leads to an object, or nothing shows where the object is used.
  private(set) var isReached: [Bool]
  /// Whether a segue embeds an object, or a controller around it.
  private(set) var isEmbedded: [Bool]

  /// - Complexity: Linear in the segues.
  init(_ scenes: StoryboardScenes) {
    self.scenes = scenes
    limit = CopyLimit(size: scenes.objects.count)
    isReached = [Bool](repeating: false, count: scenes.objects.count)
    isEmbedded = isReached
    for connection in scenes.connections where connection.role == .embeds {
      guard let source = connection.source, let destination = connection.destination else { continue }
      parts[scenes.page(of: source), default: []].append(scenes.end[destination])
      Self.mark(destination, in: &isEmbedded, scenes)
    }
    for connection in scenes.connections where connection.role == .opens {
      if let destination = connection.destination { reach(destination) }
    }
    if let first = scenes.objects.initial(of: 0) { reach(first) }
    for number in 0..<scenes.objects.count where !isEmbedded[number] && scenes.objects[number].reference == nil {
      reach(number)
    }
    findHosts()
  }

  /// Whether an object is a screen or a container of its own.
  func isScreen(_ number: Number) -> Bool {
    scenes.end[number] == number && scenes.objects.omitted[number] == nil
      && (isReached[number] || !isEmbedded[number])
  }

  /// Returns the pages that a page embeds directly. A container that is embedded shows its tabs there too.
  func embedded(in page: Number, isPart: Bool) -> [Number] {
    (parts[page] ?? []) + (isPart ? (scenes.tabs[page] ?? []).map { scenes.end[$0] } : [])
  }

  private mutating func findHosts() {
    var seen = [Number](repeating: -1, count: scenes.objects.count)
    for number in 0..<scenes.objects.count where isScreen(number) { addHost(number, &seen) }
    // Scenes that only embed each other have no host, so the first of them is a screen.
    for number in 0..<scenes.objects.count where scenes.end[number] == number && hosts[number] == nil {
      guard scenes.objects.omitted[number] == nil, !isScreen(number) else { continue }
      for reached in reach(number) where scenes.end[reached] == reached { addHost(reached, &seen) }
    }
  }

  /// Adds a screen to the hosts of all pages that it embeds at any depth.
  private mutating func addHost(_ host: Number, _ seen: inout [Number]) {
    var open = parts[host] ?? []
    seen[host] = host
    while let page = open.popLast() {
      guard seen[page] != host, hosts[page] == nil || !limit.isReached else { continue }
      seen[page] = host
      limit.count()
      hosts[page, default: []].append(host)
      open += embedded(in: page, isPart: true)
    }
  }

  /// Marks an object and all objects in it as reached, and returns those that were not.
  @discardableResult
  private mutating func reach(_ number: Number) -> [Number] { Self.mark(number, in: &isReached, scenes) }

  @discardableResult
  private static func mark(_ number: Number, in marks: inout [Bool], _ scenes: StoryboardScenes) -> [Number] {
    var marked: [Number] = []
    var open = [number]
    while let next = open.popLast() {
      guard !marks[next] else { continue }
      marks[next] = true
      marked.append(next)
      open += scenes.children(of: next)
    }
    return marked
  }
}
